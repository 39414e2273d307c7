import { expect } from "vitest";
import { formatBits, type QrCode } from "../../press/qr/qr-code";

/** A scanner of its own: squares to text by the standard, and a picture to squares. */

/** Blocks of the middle level as the standard's table has them: how many, of how many codewords, of which so many are data. */
const table: Record<number, readonly [blocks: number, data: number][]> = {
  1: [[1, 16]],
  2: [[1, 28]],
  3: [[1, 44]],
  4: [[2, 32]],
  5: [[2, 43]],
  7: [[4, 31]],
  8: [
    [2, 38],
    [2, 39],
  ],
  10: [
    [4, 43],
    [1, 44],
  ],
  14: [
    [4, 40],
    [5, 41],
  ],
  20: [
    [3, 41],
    [13, 42],
  ],
};

/** As a scanner reads it, square by square. */
export function scanned(code: QrCode): string {
  const { size } = code;
  const version = (size - 17) / 4;
  const dark = (x: number, y: number): number => Number(code.isDark(x, y));
  const format = [0, 1, 2, 3, 4, 5, 7, 8].reduce((bits, y, at) => bits | (dark(8, y) << at), 0);
  const mask = Array.from({ length: 8 }, (_, n) => n).find((n) => (formatBits(n) & 255) === format)!;
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const step = count === 0 ? 0 : Math.ceil((size - 13) / (2 * count - 2)) * 2;
  const marks = [6, ...Array.from({ length: Math.max(0, count - 1) }, (_, n) => size - 7 - n * step)];
  const isMark = (x: number, y: number): boolean => {
    if (x === 6 || y === 6 || (x < 9 && (y < 9 || y > size - 9)) || (x > size - 9 && y < 9)) return true;
    if (version > 6 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) return true;
    return marks.some((cx) =>
      marks.some(
        (cy) =>
          Math.abs(x - cx) < 3 &&
          Math.abs(y - cy) < 3 &&
          !((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6)),
      ),
    );
  };
  const flips = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let n = 0; n < size; n++)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - n : n;
        if (!isMark(x, y)) bits.push(dark(x, y) ^ Number(flips[mask]!(x, y) === 0));
      }
    isUp = !isUp;
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, n) =>
    bits.slice(8 * n, 8 * n + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  const lengths = table[version]!.flatMap(([n, data]) => Array<number>(n).fill(data));
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let n = 0; n < Math.max(...lengths); n++)
    for (const [block, length] of lengths.entries()) if (n < length) blocks[block]!.push(words[at++]!);
  // What follows corrects it: each block with its own is a word of the code, or a scanner would mend what is right.
  const corrections: number[][] = lengths.map(() => []);
  const each = Math.floor((words.length - at) / lengths.length);
  for (let n = 0; n < each; n++) for (const own of corrections) own.push(words[at++]!);
  for (const [n, block] of blocks.entries()) expect(syndromes([...block, ...corrections[n]!], each)).toEqual([]);
  const data = blocks.flat();
  const stream = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  const wide = version < 10 ? 8 : 16;
  expect(stream.slice(0, 4)).toBe("0100");
  const length = Number.parseInt(stream.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length }, (_, n) => Number.parseInt(stream.slice(4 + wide + 8 * n, 12 + wide + 8 * n), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** Powers of two in the field of 256, and the powers that numbers are. */
const powers: number[] = [];
for (let power = 1; powers.length < 255; power = power < 128 ? power * 2 : (power * 2) ^ 0x11d) powers.push(power);

/** Which of the first powers of two are no roots of a word, as all are of a sound one. */
const syndromes = (word: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, n) => n).filter((n) =>
    word.reduce((sum, byte) => (sum === 0 ? 0 : powers[(powers.indexOf(sum) + n) % 255]!) ^ byte, 0),
  );

/** A picture in grey, a byte for each point. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Finds the code in a picture by its three targets, as a scanner does, and reads the middle of each of its squares. */
export function codeIn({ data, width, height }: Grey): QrCode {
  const isInk = (x: number, y: number): boolean => data[Math.round(y) * width + Math.round(x)]! < 128;
  const found: { x: number; y: number; square: number }[] = [];
  for (let y = 0; y < height; y++)
    for (const across of targetsAlong((n) => isInk(n, y), width)) {
      const down = targetsAlong((n) => isInk(across.middle, n), height).find(
        ({ middle, square }) => Math.abs(middle - y) <= square && Math.abs(square - across.square) < square / 2,
      );
      const target = down && { x: across.middle, y: down.middle, square: down.square };
      if (target && !found.some(({ x, y: other }) => Math.hypot(x - target.x, other - target.y) < 4 * target.square))
        found.push(target);
    }
  expect(found).toHaveLength(3);
  const left = Math.min(...found.map(({ x }) => x));
  const top = Math.min(...found.map(({ y }) => y));
  const apart = Math.max(...found.map(({ x }) => x)) - left;
  const size = 4 * Math.round((apart / found[0]!.square + 7 - 17) / 4) + 17;
  const square = apart / (size - 7);
  return { size, isDark: (x, y) => isInk(left + (x - 3) * square, top + (y - 3) * square) };
}

/** Where dark and light follow each other as 1:1:3:1:1. */
function targetsAlong(isInk: (n: number) => boolean, length: number): { middle: number; square: number }[] {
  const changes = [0];
  for (let n = 1; n < length; n++) if (isInk(n) !== isInk(n - 1)) changes.push(n);
  return changes.flatMap((start, at) => {
    const [a, b, c, d, end] = changes.slice(at + 1, at + 6);
    if (end === undefined || !isInk(start)) return [];
    const square = (end - start) / 7;
    const runs = [a! - start, b! - a!, c! - b!, d! - c!, end - d!];
    const isTarget = runs.every((run, n) => Math.abs(run - (n === 2 ? 3 : 1) * square) < square * 0.4);
    return isTarget && square > 1 ? [{ middle: (start + end - 1) / 2, square }] : [];
  });
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { generatorOf, withCorrection } from "../../press/qr/error-correction";
import { formatBits, type QrCode, qrCode, versionBits } from "../../press/qr/qr-code";

test("what the standard works out as examples comes out the same", () => {
  expect(formatBits(0b101).toString(2)).toBe("100000011001110");
  expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
  expect([...generatorOf(7)]).toEqual([127, 122, 154, 164, 11, 68, 117]);
  const data = Uint8Array.from([16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]);
  const correction = [165, 36, 212, 193, 237, 54, 199, 135, 44, 85];
  expect([...withCorrection(data, { correction: 10, count: 1 })]).toEqual([...data, ...correction]);
});

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
function scanned(code: QrCode): string {
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
  const data = blocks.flat();
  const stream = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  const wide = version < 10 ? 8 : 16;
  expect(stream.slice(0, 4)).toBe("0100");
  const length = Number.parseInt(stream.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length }, (_, n) => Number.parseInt(stream.slice(4 + wide + 8 * n, 12 + wide + 8 * n), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

test.each([1, 14, 26, 42, 62, 84, 122, 152, 213, 362, 666])(
  "a text of %i bytes is read as it was written",
  (length) => {
    const text = Array.from({ length }, (_, n) => String.fromCharCode(33 + ((n * 7) % 90))).join("");
    expect(scanned(qrCode(text)!)).toBe(text);
  },
);

test("so is any short one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 8 }), (text) => {
      expect(scanned(qrCode(text)!)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test("a text that is too long for a code has none", () => expect(qrCode("x".repeat(667))).toBeUndefined());

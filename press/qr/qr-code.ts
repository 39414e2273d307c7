import { withCorrection } from "./error-correction";

/**
 * A QR code (ISO/IEC 18004) of a text: squares that are dark or not. Bytes at the middle level of correction, in the smallest
 * of the sizes that people can still scan from a screen.
 */

export interface QrCode {
  /** Squares to a side. */
  size: number;
  isDark(x: number, y: number): boolean;
}

/** Of each version, from the first: codewords of correction in a block, and blocks. */
const corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26] as const;
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const;
const byteMode = 4;

/** Nothing for a text that is too long. */
export function qrCode(text: string): QrCode | undefined {
  const bytes = utf8(text);
  for (let version = 1; version <= corrections.length; version++) {
    const blocks = { correction: corrections[version - 1]!, count: blockCounts[version - 1]! };
    const capacity = Math.floor(freeSquares(version) / 8) - blocks.correction * blocks.count;
    const data = packed(bytes, version, capacity);
    if (data) return new Drawing(version).withData(withCorrection(data, blocks));
  }
  return undefined;
}

function utf8(text: string): number[] {
  const later = (letter: number, shift: number): number => 0x80 | ((letter >> shift) & 0x3f);
  return [...text].flatMap((sign) => {
    const said = sign.codePointAt(0)!;
    // Half of a sign can't be written.
    const letter = said >= 0xd800 && said < 0xe000 ? 0xfffd : said;
    if (letter < 0x80) return [letter];
    if (letter < 0x800) return [0xc0 | (letter >> 6), later(letter, 0)];
    if (letter < 0x10000) return [0xe0 | (letter >> 12), later(letter, 6), later(letter, 0)];
    return [0xf0 | (letter >> 18), later(letter, 12), later(letter, 6), later(letter, 0)];
  });
}

/** How many squares carry bits. */
function freeSquares(version: number): number {
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = marks === 0 ? 0 : (25 * marks - 10) * marks - 55;
  return (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0);
}

/** Mode, length, bytes and filling; nothing where they don't fit. */
function packed(bytes: readonly number[], version: number, capacity: number): Uint8Array | undefined {
  const bits: number[] = [];
  const add = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  add(byteMode, 4);
  add(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) add(byte, 8);
  if (bits.length > capacity * 8) return undefined;
  add(0, Math.min(4, capacity * 8 - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  const data = new Uint8Array(capacity);
  for (const [at, bit] of bits.entries()) data[at >> 3]! |= bit << (7 - (at & 7));
  for (let at = bits.length / 8, fill = 0xec; at < capacity; at++, fill ^= 0xfd) data[at] = fill;
  return data;
}

/** The eight patterns of which one is laid over the bits, so that no part looks like a mark. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Drawing {
  private readonly size: number;
  private readonly dark: boolean[][];
  /** Squares that belong to marks, and carry no bits. */
  private readonly taken: boolean[][];

  constructor(private readonly version: number) {
    const size = version * 4 + 17;
    this.size = size;
    const field = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    [this.dark, this.taken] = [field(), field()];
    for (let at = 0; at < size; at++) {
      this.mark(6, at, at % 2 === 0);
      this.mark(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.target(x, y, 4);
    const places = alignmentPlaces(version, size);
    const last = places.length - 1;
    for (const [i, x] of places.entries())
      for (const [j, y] of places.entries())
        if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0))) this.target(x, y, 2);
    this.writeFormat(0);
    this.writeVersion();
  }

  withData(bytes: Uint8Array): QrCode {
    this.lay(bytes);
    let best = { mask: 0, penalty: Number.POSITIVE_INFINITY };
    for (let mask = 0; mask < masks.length; mask++) {
      this.writeFormat(mask);
      this.flip(mask);
      const penalty = penaltyOf(this.dark);
      if (penalty < best.penalty) best = { mask, penalty };
      this.flip(mask);
    }
    this.writeFormat(best.mask);
    this.flip(best.mask);
    const { size, dark } = this;
    return { size, isDark: (x, y) => dark[y]?.[x] ?? false };
  }

  private mark(x: number, y: number, isDark: boolean): void {
    this.dark[y]![x] = isDark;
    this.taken[y]![x] = true;
  }

  /** Rings around a point, dark and light; what a scanner finds first is larger and has a light edge. */
  private target(x: number, y: number, reach: 2 | 4): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        const [at, above] = [x + dx, y + dy];
        if (at < 0 || above < 0 || at >= this.size || above >= this.size) continue;
        this.mark(at, above, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  }

  /** The level of correction and the mask, twice. */
  private writeFormat(mask: number): void {
    const bits = formatBits(mask);
    const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
    const { size } = this;
    for (let at = 0; at < 6; at++) this.mark(8, at, bit(at));
    this.mark(8, 7, bit(6));
    this.mark(8, 8, bit(7));
    this.mark(7, 8, bit(8));
    for (let at = 9; at < 15; at++) this.mark(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at++) this.mark(size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at++) this.mark(8, size - 15 + at, bit(at));
    this.mark(8, size - 8, true);
  }

  private writeVersion(): void {
    if (this.version < 7) return;
    const bits = versionBits(this.version);
    for (let at = 0; at < 18; at++) {
      const [along, across] = [Math.floor(at / 3), this.size - 11 + (at % 3)];
      const isDark = ((bits >>> at) & 1) === 1;
      this.mark(across, along, isDark);
      this.mark(along, across, isDark);
    }
  }

  /** In columns of two from the right, up and down by turns. */
  private lay(bytes: Uint8Array): void {
    const { size } = this;
    let at = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step++)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
          if (this.taken[y]![x] || at >= bytes.length * 8) continue;
          this.dark[y]![x] = ((bytes[at >> 3]! >>> (7 - (at & 7))) & 1) === 1;
          at++;
        }
    }
  }

  private flip(mask: number): void {
    const flips = masks[mask]!;
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++) if (!this.taken[y]![x] && flips(x, y)) this.dark[y]![x] = !this.dark[y]![x];
  }
}

function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)];
}

/** What remains of the bits, divided by the generator, behind them. */
function protectedBits(bits: number, length: number, generator: number): number {
  let rest = bits;
  for (let at = 0; at < length; at++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator);
  return (bits << length) | rest;
}

/** The middle level is written as 00. */
export const formatBits = (mask: number): number => protectedBits(mask, 10, 0x537) ^ 0x5412;
export const versionBits = (version: number): number => protectedBits(version, 12, 0x1f25);

/** How hard a scanner would find it: long runs, squares, what looks like a mark, and more of one than of the other. */
function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length;
  let penalty = 0;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))];
  for (const line of lines) {
    let run = 0;
    for (let at = 0; at < size; at++) {
      run = at > 0 && line[at] === line[at - 1] ? run + 1 : 1;
      if (run === 5) penalty += 3;
      else if (run > 5) penalty += 1;
    }
    const signs = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const mark of ["10111010000", "00001011101"])
      for (let at = signs.indexOf(mark); at >= 0; at = signs.indexOf(mark, at + 1)) penalty += 40;
  }
  let darks = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const isDark = dark[y]![x]!;
      if (isDark) darks++;
      if (x > 0 && y > 0 && isDark === dark[y - 1]![x] && isDark === dark[y]![x - 1] && isDark === dark[y - 1]![x - 1])
        penalty += 3;
    }
  return penalty + 10 * Math.floor(Math.abs((20 * darks) / (size * size) - 10));
}

/** Unpacks what was packed by DEFLATE (RFC 1951), up to a size: whatever would be larger, or isn't whole, is refused. */

/** Undefined for what is no such stream, breaks off, or doesn't come to exactly `size` bytes. */
export function inflate(packed: Uint8Array, size: number): Uint8Array | undefined {
  const out = new Inflating(packed, size);
  return out.run() ? out.bytes : undefined;
}

const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** How many codes there are of each length, and their symbols in order. */
interface Codes {
  counts: Uint16Array;
  symbols: Uint16Array;
}

function codesOf(lengths: readonly number[]): Codes {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length]!++;
  counts[0] = 0;
  const starts = new Uint16Array(16);
  for (let n = 1; n < 15; n++) starts[n + 1] = starts[n]! + counts[n]!;
  const symbols = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) if (length > 0) symbols[starts[length]!++] = symbol;
  return { counts, symbols };
}

const fixedCodes = {
  literals: codesOf(Array.from({ length: 288 }, (_, n) => (n < 144 ? 8 : n < 256 ? 9 : n < 280 ? 7 : 8))),
  distances: codesOf(Array.from({ length: 30 }, () => 5)),
};

class Inflating {
  readonly bytes: Uint8Array;
  private filled = 0;
  private at = 0;
  private held = 0;
  private heldBits = 0;

  constructor(
    private readonly packed: Uint8Array,
    size: number,
  ) {
    this.bytes = new Uint8Array(size);
  }

  run(): boolean {
    for (;;) {
      const isLast = this.bits(1);
      const kind = this.bits(2);
      const isDone = kind === 0 ? this.stored() : kind === 1 ? this.block(fixedCodes) : kind === 2 && this.dynamic();
      if (!isDone || isLast < 0) return false;
      if (isLast === 1) return this.filled === this.bytes.length;
    }
  }

  /** -1 at the end of what there is. */
  private bits(count: number): number {
    while (this.heldBits < count) {
      if (this.at >= this.packed.length) return -1;
      this.held |= this.packed[this.at++]! << this.heldBits;
      this.heldBits += 8;
    }
    const value = this.held & ((1 << count) - 1);
    this.held >>>= count;
    this.heldBits -= count;
    return value;
  }

  private stored(): boolean {
    this.held = 0;
    this.heldBits = 0;
    const [a, b, c, d] = this.packed.subarray(this.at, this.at + 4);
    if (d === undefined) return false;
    const length = a! | (b! << 8);
    if ((c! | (d << 8)) !== (~length & 0xffff)) return false;
    const from = this.at + 4;
    if (from + length > this.packed.length || this.filled + length > this.bytes.length) return false;
    this.bytes.set(this.packed.subarray(from, from + length), this.filled);
    this.filled += length;
    this.at = from + length;
    return true;
  }

  private dynamic(): boolean {
    const literals = this.bits(5) + 257;
    const distances = this.bits(5) + 1;
    const lengths = this.bits(4) + 4;
    if (lengths < 4 || literals > 286 || distances > 30) return false;
    const ordered = new Array<number>(19).fill(0);
    for (let n = 0; n < lengths; n++) {
      const length = this.bits(3);
      if (length < 0) return false;
      ordered[lengthOrder[n]!] = length;
    }
    const codes = codesOf(ordered);
    const all: number[] = [];
    while (all.length < literals + distances) {
      const symbol = this.symbol(codes);
      if (symbol < 0) return false;
      if (symbol < 16) {
        all.push(symbol);
        continue;
      }
      const again = symbol === 16 ? 3 + this.bits(2) : symbol === 17 ? 3 + this.bits(3) : 11 + this.bits(7);
      const length = symbol === 16 ? all.at(-1) : 0;
      if (length === undefined || again < 3 || all.length + again > literals + distances) return false;
      for (let n = 0; n < again; n++) all.push(length);
    }
    return this.block({ literals: codesOf(all.slice(0, literals)), distances: codesOf(all.slice(literals)) });
  }

  private symbol({ counts, symbols }: Codes): number {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length <= 15; length++) {
      const bit = this.bits(1);
      if (bit < 0) return -1;
      code |= bit;
      const count = counts[length]!;
      if (code - count < first) return symbols[index + (code - first)]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }

  private block({ literals, distances }: { literals: Codes; distances: Codes }): boolean {
    for (;;) {
      const symbol = this.symbol(literals);
      if (symbol < 0) return false;
      if (symbol === 256) return true;
      if (symbol < 256) {
        if (this.filled >= this.bytes.length) return false;
        this.bytes[this.filled++] = symbol;
      } else if (!this.repeat(symbol - 257, distances)) return false;
    }
  }

  private repeat(symbol: number, distances: Codes): boolean {
    const base = lengthBase[symbol];
    if (base === undefined) return false;
    const length = base + this.bits(lengthExtra[symbol]!);
    const far = this.symbol(distances);
    const farBase = distanceBase[far];
    if (farBase === undefined) return false;
    const distance = farBase + this.bits(far < 2 ? 0 : (far >> 1) - 1);
    if (distance > this.filled || this.filled + length > this.bytes.length) return false;
    for (let n = 0; n < length; n++, this.filled++) this.bytes[this.filled] = this.bytes[this.filled - distance]!;
    return true;
  }
}

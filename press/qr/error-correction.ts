/** Reed-Solomon codewords over the field of 256, by which a scanner mends what it couldn't read. */

const modulus = 0x11d;

interface Blocks {
  /** Codewords of correction in each. */
  correction: number;
  count: number;
}

function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >>> 7) * modulus);
    if ((b >>> bit) & 1) result ^= a;
  }
  return result;
}

/** The polynomial whose roots are the first powers of two, without its leading 1. */
export function generatorOf(degree: number): Uint8Array {
  const factors = new Uint8Array(degree);
  factors[degree - 1] = 1;
  let root = 1;
  for (let n = 0; n < degree; n++) {
    for (let at = 0; at < degree; at++) factors[at] = product(factors[at]!, root) ^ (factors[at + 1] ?? 0);
    root = product(root, 2);
  }
  return factors;
}

function remainder(data: Uint8Array, generator: Uint8Array): Uint8Array {
  const rest = new Uint8Array(generator.length);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    for (const [at, coefficient] of generator.entries()) rest[at]! ^= product(coefficient, factor);
  }
  return rest;
}

/** Data cut into blocks, each with its correction, and both dealt out by turns; later blocks may be longer by one. */
export function withCorrection(data: Uint8Array, { correction, count }: Blocks): Uint8Array {
  const generator = generatorOf(correction);
  const short = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, n) => {
    const block = data.subarray(from, from + short + (n >= longFrom ? 1 : 0));
    from += block.length;
    return { block, rest: remainder(block, generator) };
  });
  const result: number[] = [];
  for (let at = 0; at <= short; at++) for (const { block } of blocks) if (at < block.length) result.push(block[at]!);
  for (let at = 0; at < correction; at++) for (const { rest } of blocks) result.push(rest[at]!);
  return Uint8Array.from(result);
}

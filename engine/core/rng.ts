/**
 * Chance that lives in the state: sfc32 as four integers, so that it can be saved, cloned and hashed like everything
 * else. The numbers a seed gives are part of every replay and must never change.
 */
export type Rng = [number, number, number, number];

export function seedRng(seed: number): Rng {
  const rng: Rng = [seed | 0, (seed / 0x1_0000_0000) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 12; i++) nextBits(rng);
  return rng;
}

function nextBits(rng: Rng): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const count = rng[3];
  const sum = (a + b + count) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  rng[3] = (count + 1) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to n - 1, every one equally likely. */
export function nextInt(rng: Rng, n: number): number {
  // Unsigned on both sides, so that the remainder is one machine instruction.
  const divisor = n >>> 0;
  for (;;) {
    const bits = nextBits(rng);
    const rest = (bits % divisor) >>> 0;
    // Numbers above the last whole multiple of n would make small results likelier.
    if (bits - rest <= 0x1_0000_0000 - divisor) return rest;
  }
}

/** Fisher–Yates, in place. */
export function shuffle<T>(rng: Rng, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextInt(rng, i + 1);
    const swapped = items[i]!;
    items[i] = items[j]!;
    items[j] = swapped;
  }
}

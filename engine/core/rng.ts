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
  const sum = (rng[0] + rng[1] + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = ((rng[2] << 21) | (rng[2] >>> 11)) + sum;
  rng[2] |= 0;
  return sum >>> 0;
}

/** A whole number from 0 to n - 1, every one equally likely. */
export function nextInt(rng: Rng, n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const bits = nextBits(rng);
    if (bits < limit) return bits % n;
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

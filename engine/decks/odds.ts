/** The chance to hold at least `wanted` of `copies` among `drawn` cards of a deck of `size` (hypergeometric). */
export function chanceToHold(size: number, copies: number, drawn: number, wanted = 1): number {
  const draws = Math.min(drawn, size);
  let chance = 0;
  for (let held = wanted; held <= Math.min(copies, draws); held++) {
    chance += Math.exp(logChoose(copies, held) + logChoose(size - copies, draws - held) - logChoose(size, draws));
  }
  return Math.min(1, chance);
}

function logChoose(n: number, k: number): number {
  if (k < 0 || k > n) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log(n - k + i) - Math.log(i);
  return sum;
}

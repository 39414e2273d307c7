/** How sure a rate is: the interval that holds the true one 19 times out of 20 (Wilson's score, sound for few games too). */
export function wilson(successes: number, trials: number): [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const rate = successes / trials;
  const spread = z * Math.sqrt((rate * (1 - rate)) / trials + (z * z) / (4 * trials * trials));
  const [middle, scale] = [rate + (z * z) / (2 * trials), 1 + (z * z) / trials];
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** Round numbers along an axis, a few, from below the least to above the greatest. */
export function ticksBetween(numbers: readonly number[], wanted: number): number[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length === 0 || !Number.isFinite(high - low)) return [0, 1];
  const rough = Math.max(high - low, Math.abs(high) * 1e-6, 1e-6) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= rough * (1 - 1e-9)) ?? 10 * power;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, n) => Number(((first + n) * step).toPrecision(12)));
}

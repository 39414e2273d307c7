/**
 * A number as short as it can be told without seeming to lie on the other side of a bound: 65.2 where at most 65 are
 * allowed, 65 where 70 are.
 */
export function figure(value: number, bounds: readonly number[], least = 0): string {
  const isTold = (shown: number): boolean =>
    bounds.every((bound) => Math.sign(shown - bound) === Math.sign(value - bound));
  for (let digits = least; digits < 6; digits++) {
    const text = value.toFixed(digits);
    if (isTold(Number(text))) return text;
  }
  return String(value);
}

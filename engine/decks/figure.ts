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

/** A chance as it is told: what is nearly sure, or nearly never comes, says just that. */
export function percent(chance: number): string {
  if (chance > 0.99999 && chance < 1) return "> 99.999";
  if (chance < 0.00001 && chance > 0) return "< 0.001";
  return figure(100 * chance, [0, 100], 1);
}

/** Cards, templates and surroundings are unchanging values: a number each is enough to tell them apart in a key. */
const numbers = new WeakMap<object, number>();
let last = 0;

export function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(value, last);
  return last;
}

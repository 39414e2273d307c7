/** Which cards show best whether a template holds: the one with the most to print, and the one with the least. */

export interface Sample {
  id: string;
  name: string;
  type: string;
  /** How much there is to print, in letters. */
  length: number;
}

interface Extremes {
  longest: string | undefined;
  shortest: string | undefined;
  longestName: string | undefined;
}

export function extremesOf(samples: readonly Sample[]): Extremes {
  const most = (measure: (sample: Sample) => number): string | undefined =>
    samples.reduce<Sample | undefined>((best, one) => (!best || measure(one) > measure(best) ? one : best), undefined)
      ?.id;
  return {
    longest: most(({ length }) => length),
    shortest: most(({ length }) => -length),
    longestName: most(({ name }) => name.length),
  };
}

/** All words a value holds, however deep. */
export function lettersIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + lettersIn(item), 0);
  if (typeof value === "object" && value !== null) return lettersIn(Object.values(value));
  return 0;
}

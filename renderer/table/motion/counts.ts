import type { Beat } from "./beats";
import type { Change } from "./changes";

type Counted = Extract<Change, { kind: "count" }>;

/** Something that may have made numbers otherwise. */
interface Touch {
  keys: readonly string[];
  seat: number | undefined;
  /** Which of the seat's numbers, by label or symbol. */
  value: string | undefined;
  at: number;
  /** By how much, where that is told. */
  n: number | undefined;
}

/** Numbers on the table that changed: each goes step by step, when something is told that touches it. */
export class Counts {
  private readonly touches: Touch[] = [];

  constructor(private readonly changed: readonly Counted[]) {}

  touch(touch: Touch): void {
    this.touches.push(touch);
  }

  beats(end: number, lasts: number): Beat[] {
    return this.changed.flatMap((count): Beat[] => {
      const { of, label, was, is, rest } = count;
      const told = this.touchesOf(count);
      const by = is - was;
      const isTold = told.length > 0 && told.reduce((sum, { n = Number.NaN }) => sum + n, 0) === by;
      let reached = was;
      const steps = isTold
        ? told.map(({ at, n }) => {
            reached += n!;
            return { at, is: reached };
          })
        : [{ at: told.at(-1)?.at ?? end, is }];
      const beat: Beat = { do: "count", of, label, was, rest, steps };
      // What a hit or a gain has said already isn't said again.
      if (told.some(({ n }) => n !== undefined)) return [beat];
      return [beat, { do: "float", of, n: Math.round(by * 100) / 100, at: steps.at(-1)!.at, lasts: lasts * 4 }];
    });
  }

  /** What names it; or else the first that happens to whoever it belongs to. */
  private touchesOf({ of, label, symbol }: Counted): Touch[] {
    const isNamed = (touch: Touch): boolean =>
      touch.keys.includes(of) || (isOf(of, touch.seat) && isSame(touch.value, label, symbol));
    const named = this.touches.filter(isNamed);
    if (named.length > 0) return named;
    const near = this.touches.find(({ seat }) => isOf(of, seat));
    return near ? [{ ...near, n: undefined }] : [];
  }
}

const isOf = (key: string, seat: number | undefined): boolean => seat !== undefined && key.startsWith(`seat ${seat}:`);
const isSame = (value: string | undefined, label: string, symbol: string | undefined): boolean =>
  value !== undefined && [label.toLowerCase(), symbol?.toLowerCase()].includes(value.toLowerCase());

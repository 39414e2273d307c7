import { describe, expect, test } from "vitest";
import { nextToTry, type Tried } from "../../engine/lab/seek";
import { asPlayed } from "../../project/lab/lab-result";
import { answered, question } from "./in-process";

/** A fair value is searched by halving. */

describe("what is tried next", () => {
  /** Everything that is tried in a range, where the share falls by 0.1 a step and is even at `even`. */
  const path = (from: number, to: number, even: number, around: number): number[] => {
    const tried: Tried[] = [];
    for (let value = nextToTry({ from, to }, tried); value !== undefined; value = nextToTry({ from, to }, tried)) {
      const lead = (even - value) / 10;
      tried.push({ value, lead, finding: Math.abs(lead) < around ? "fair" : lead > 0 ? "higher" : "lower" });
      expect(tried.length).toBeLessThan(20);
    }
    return tried.map((each) => each.value);
  };

  test("are both ends, then the middles, then what lies beside what is fair", () => {
    expect(path(0, 16, 5, 0.05)).toEqual([0, 16, 8, 4, 6, 5]);
    expect(path(0, 16, 6, 0.15)).toEqual([0, 16, 8, 4, 6, 5, 7]);
  });
  test("is nothing more where the share crosses between two neighbours", () => {
    expect(path(0, 4, 2.5, 0.04)).toEqual([0, 4, 2, 3]);
  });
  test("is nothing beyond the ends, where no value is fair", () => {
    expect(path(0, 8, 20, 0.05)).toEqual([0, 8]);
    expect(path(0, 8, 0, 0.05)).toEqual([0, 8, 1]);
  });
});

describe("a search", () => {
  const seeking = question({
    ask: "seek",
    decks: ["red"],
    measure: "first-player",
    options: { firstPlayer: "0" },
    seek: { option: "counterCap", from: 3, to: 9 },
    stop: { games: 8 },
  });

  test("says what it tried, and finds the same again, also after a pause", async () => {
    const whole = await answered(seeking);
    const { sought, pairings } = whole.answer;
    expect(sought).toMatchObject({ from: 3, to: 9 });
    expect(sought!.tried.slice(0, 2)).toEqual([3, 9]);
    expect(pairings.map(({ value }) => value)).toEqual(sought!.tried.toSorted((a, b) => a - b));
    expect(whole.verdicts[0]!.text).toContain(`tried ${sought!.tried.join(", ")}.`);
    expect(asPlayed(whole).sweep).toEqual({ option: "counterCap", values: pairings.map(({ value }) => value) });

    const stopped = new AbortController();
    const played: [] = [];
    const progress = (done: number): void => {
      if (done > 8) stopped.abort();
    };
    const paused = await answered(seeking, { signal: stopped.signal, progress, played });
    expect([paused.partial, played.length > 0]).toEqual([true, true]);
    expect(await answered(seeking, { played })).toEqual(whole);
  });

  test("refuses what can't be a value of the field", async () => {
    const wrong = question({ ask: "seek", seek: { card: "attack", at: "/composition/R1", from: -3, to: 3 } });
    await expect(answered(wrong)).rejects.toMatchObject({ code: "lab/unfit-change" });
    await expect(answered(question({ ask: "seek" }))).rejects.toMatchObject({ code: "lab/nothing-changed" });
  });
});

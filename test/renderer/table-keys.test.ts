import { describe, expect, test } from "vitest";
import type { Row } from "../../renderer/table/picking";
import { nextTowards } from "../../renderer/table/play/arrow-keys";
import { rowsThatSay } from "../../renderer/table/play/use-finding";

/** Choosing by keys without going through everything: arrow keys as things lie, and words of an answer. */

const at = (left: number, top: number) => ({ left, top, width: 40, height: 56 });

describe("arrow keys", () => {
  const hand = [at(0, 500), at(30, 500), at(60, 500)];
  const lane = [at(10, 300), at(200, 300)];
  const all = [...hand, ...lane];

  test("go along a fanned hand card by card, and end at its end", () => {
    expect(nextTowards("ArrowRight", hand[0]!, all)).toBe(1);
    expect(nextTowards("ArrowRight", hand[1]!, all)).toBe(2);
    expect(nextTowards("ArrowLeft", hand[0]!, all)).toBeUndefined();
  });

  test("go up to what lies ahead rather than to what is near but aside, and back", () => {
    expect(nextTowards("ArrowUp", hand[0]!, all)).toBe(3);
    expect(nextTowards("ArrowRight", lane[0]!, all)).toBe(4);
    expect(nextTowards("ArrowDown", lane[0]!, all)).toBe(0);
  });

  test("leave nothing out of reach: from anything there is a way to everything", () => {
    const reached = new Set([0]);
    for (const from of reached)
      for (const towards of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const next = nextTowards(towards, all[from]!, all);
        if (next !== undefined) reached.add(next);
      }
    expect([...reached].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

test("words of an answer are found by how they begin, in any order, without accents", () => {
  const row = (text: string): Row => ({ kind: "answer", number: 0, answer: { text, points: [] } });
  const rows = [row("Attack Drone Escort with Redjaw Soldier"), row("Move Épée Soldier"), row("End the turn")];
  const said = (typed: string) => rowsThatSay(rows, typed, (text) => text).map((each) => rows.indexOf(each as Row));
  expect(said("sol att")).toEqual([0]);
  expect(said("epee")).toEqual([1]);
  expect(said(" ")).toEqual([0, 1, 2]);
  expect(said("oldier")).toEqual([]);
});

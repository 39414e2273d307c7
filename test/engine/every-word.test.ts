import { describe, expect, test, vi } from "vitest";
import { seedRng } from "../../engine/core/rng";
import type { Json } from "../../engine/core/vocabulary";
import { playableGames } from "../../engine/games/play-registry";
import { EffectMaker, type WordRef, wordsOf } from "./words/effect-maker";
import { probe } from "./words/probe";
import { stageOf } from "./words/stages";

/**
 * Every word, and every word within every other, on cards that nobody has drawn: what the check of a card accepts can be played,
 * seen, saved, and played on by bots at every question. WORDS=all tries every pair several times.
 */
vi.setConfig({ testTimeout: 3_600_000 });
const tries = process.env["WORDS"] === "all" ? 6 : 2;
/** Of the pairs, one in so many. */
const stride = process.env["WORDS"] === "all" ? 1 : 12;
const first = Number(process.env["WORDS_SEED"] ?? 1);

const said = ({ sort, name }: WordRef): string => `${sort} ${name}`;

describe.each(playableGames)("the words of %s", (id) => {
  const stage = stageOf(id);
  const words = wordsOf(stage.words);
  /** One example of each fault, with how often it was met. */
  const found = new Map<string, { example: string; times: number }>();
  const attempt = (outer: WordRef, inner: WordRef | undefined, seed: number): string | null => {
    const effect: Json | null = new EffectMaker(stage, seedRng(seed)).make(outer, inner);
    if (effect === null) return null;
    try {
      const outcome = probe(id, effect, seed);
      return typeof outcome === "string" ? outcome : `refused: ${outcome.refused}`;
    } catch (reason) {
      const { message, stack = "" } = reason as Error;
      const where = stack.split("\n").find((line) => line.includes("/engine/")) ?? "";
      const fault = `${message.split("\n")[0]} ${where.trim().replace(/^.*\/engine\//, "")}`;
      const example = `${said(outer)}${inner ? ` > ${said(inner)}` : ""} (${seed}): ${JSON.stringify(effect)}`;
      if (process.env["WORDS"] && !found.has(fault)) console.log(id, fault, example);
      const { times } = found.get(fault) ?? { times: 0 };
      found.set(fault, { example: times === 0 ? example : found.get(fault)!.example, times: times + 1 });
      return "fault";
    }
  };

  test("can all be played", () => {
    const never: string[] = [];
    for (const word of words) {
      let outcome = "";
      for (let n = 0; n < 30 && outcome !== "played"; n++) outcome = attempt(word, undefined, first + n) ?? "";
      if (outcome !== "played") never.push(`${said(word)}: ${outcome}`);
    }
    expect(Object.fromEntries(found)).toEqual({});
    expect(never).toEqual([]);
  });

  test("can be played within each other", () => {
    const counts: Record<string, number> = {};
    const reasons = new Map<string, number>();
    let pair = 0;
    for (const outer of words)
      for (const inner of words) {
        if (pair++ % stride !== first % stride) continue;
        for (let n = 0; n < tries; n++) {
          const outcome = attempt(outer, inner, first + pair * 7 + n);
          if (outcome === null) break;
          const kind = outcome.startsWith("refused") ? "refused" : outcome;
          counts[kind] = (counts[kind] ?? 0) + 1;
          if (kind === "refused") reasons.set(outcome, (reasons.get(outcome) ?? 0) + 1);
        }
      }
    if (process.env["WORDS"])
      console.log(id, words.length, "words", counts, [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 25));
    expect(Object.fromEntries(found)).toEqual({});
  });
});

import type { Draws } from "../../core/card-game";
import type { Action, Rules } from "../../core/game";
import type { CoreState } from "../../core/machine";
import type { Wanted } from "../odds";
import { Dealing } from "./dealing";

/** Many first hands, dealt and drawn on, and in how many of them conditions held. */

/** Conditions, and for each card which of them it meets, as bits: those of `chancesByTurn`. */
export interface HandQuestion {
  wanted: readonly Wanted[];
  meets: Readonly<Record<string, number>>;
}

export interface ManyHands {
  seeds: { from: number; count: number };
  place: number;
  draws: Draws;
  turns: number;
  questions: readonly HandQuestion[];
}

export interface HandCounts {
  hands: number;
  /** Of each question: in how many hands it held at first, then by each turn. */
  held: number[][];
  /** Of each card: in how many first hands, as dealt, it was. */
  dealt: Record<string, number>;
}

export function countHands(rules: Rules, { seeds, place, draws, turns, questions }: ManyHands): HandCounts {
  const last = draws.turns.length === 0 ? 0 : turns;
  const held = questions.map(() => Array<number>(last + 1).fill(0));
  const dealt: Record<string, number> = {};
  for (let seed = seeds.from; seed < seeds.from + seeds.count; seed++) {
    const first = dealingOf(rules, seed, place, draws);
    for (const card of new Set(first.hand().map((one) => one.card))) dealt[card] = (dealt[card] ?? 0) + 1;
    // Who sends back what answers no question draws other cards for each.
    const goesBack = questions.map((question) => backFor(question, first, draws));
    const kept = goesBack.every((back) => back.length > 0) ? undefined : seenByTurn(first, last);
    for (const [n, question] of questions.entries()) {
      const back = goesBack[n]!;
      const seen = back.length === 0 ? kept! : redrawn(dealingOf(rules, seed, place, draws), question, draws, last);
      for (const [turn, cards] of seen.entries()) if (holds(question, cards)) held[n]![turn]! += 1;
    }
  }
  return { hands: seeds.count, held, dealt };
}

export function joinCounts(a: HandCounts, b: HandCounts): HandCounts {
  const dealt = { ...a.dealt };
  for (const [card, n] of Object.entries(b.dealt)) dealt[card] = (dealt[card] ?? 0) + n;
  return {
    hands: a.hands + b.hands,
    held: a.held.map((turns, n) => turns.map((count, turn) => count + b.held[n]![turn]!)),
    dealt,
  };
}

function dealingOf(rules: Rules, seed: number, place: number, draws: Draws): Dealing {
  const state: CoreState = rules.deal(seed);
  return new Dealing({ rules, state, do: (action: Action) => rules.apply(state, action, null) }, place, draws);
}

/** The places in the hand that go back: of a hand that doesn't answer all, or what answers nothing; as `chancesByTurn` has it. */
function backFor(question: HandQuestion, dealing: Dealing, { redraw }: Draws): number[] {
  if (!dealing.mayRedraw || redraw === undefined || question.wanted.some(({ most }) => most !== undefined)) return [];
  const cards = dealing.hand().map(({ card }) => card);
  if (redraw === "hand") return holds(question, cards) ? [] : cards.map((_, at) => at);
  return cards.flatMap((card, at) => ((question.meets[card] ?? 0) === 0 ? [at] : []));
}

function redrawn(dealing: Dealing, question: HandQuestion, draws: Draws, turns: number): string[][] {
  for (let back = backFor(question, dealing, draws); back.length > 0; back = backFor(question, dealing, draws))
    dealing.redraw(back);
  return seenByTurn(dealing, turns);
}

/** Whatever has been in the hand by each turn: what had to be discarded had come all the same. */
function seenByTurn(dealing: Dealing, turns: number): string[][] {
  const seen = new Map(dealing.hand().map(({ instance, card }) => [instance, card]));
  const byTurn = [[...seen.values()]];
  for (let turn = 1; turn <= turns; turn++) {
    dealing.draw();
    for (const { instance, card } of dealing.hand()) seen.set(instance, card);
    byTurn.push([...seen.values()]);
  }
  return byTurn;
}

const holds = ({ wanted, meets }: HandQuestion, cards: readonly string[]): boolean =>
  wanted.every(({ least, most = Number.POSITIVE_INFINITY }, n) => {
    const count = cards.filter((card) => ((meets[card] ?? 0) & (1 << n)) !== 0).length;
    return count >= least && count <= most;
  });

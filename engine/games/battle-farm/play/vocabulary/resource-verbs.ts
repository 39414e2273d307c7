import { Type } from "typebox";
import { type Amount, amountText, isFigure } from "../../../../core/grammar/amounts";
import { phrase, textOf } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import type { Emit } from "../../../../core/machine";
import { roll } from "../../../../core/roll";
import * as slot from "../../../../core/slots";
import { type Json, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import type { CompiledSet } from "../compiled-set";
import type { State } from "../state";
import {
  As,
  act,
  amount,
  closed,
  counted,
  numberOf,
  type Ruled,
  ruled,
  ruledChoice,
  seatOf,
  somebody,
  type Who,
  type Words,
  who,
} from "./parts";
import { doing, type FarmSpeech, much, playerName, resourceNoun } from "./phrases";

/** Coins, fertilizers and dice. */

const names = ["coins", "fertilizers"] as const;
type Resource = (typeof names)[number];
const what = slot.titled(
  "What",
  slot.reference(["resource"], names, "“coins”, “fertilizers”, or the name of a chosen one."),
  { "x-labels": { coins: "Coins", fertilizers: "Fertilizers" }, default: "coins" },
);

/** Which of the two, by number. */
function resourceOf(compiler: Words, name: string): Value<State> {
  const fixed = names.indexOf(name as Resource);
  return fixed >= 0 && !compiler.isBound(name) ? () => fixed : compiler.named(name, "resource");
}

/** Changes what a player has, never below 0; how much it was. */
function change(state: State, seat: number, resource: Resource, n: number, emit: Emit | null): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  const by = Math.max(n, -player[resource]);
  player[resource] += by;
  if (by !== 0) emit?.({ type: by > 0 ? "gain" : "lose", seat, resource, n: Math.abs(by) });
  return by;
}

/** What was rolled or moved. */
const thatMany: Amount = {
  words: "that number",
  such: "that many",
  having: (quantity) => phrase`the result is ${quantity}`,
};

interface Gain {
  who?: Who;
  what: string;
  n: Json;
}
interface Transfer {
  from: Who;
  to?: Who;
  what: string;
  n: Json;
  as?: string;
}

function changing(set: CompiledSet, name: "gain" | "lose") {
  const sign = name === "gain" ? 1 : -1;
  return word<State, void, Gain, FarmSpeech>({
    about:
      name === "gain"
        ? {
            name: "Gain coins or fertilizers",
            group: "Coins and fertilizers",
            means: "A player gains coins or fertilizers.",
            example: { what: "coins", n: 2 },
          }
        : {
            name: "Lose coins or fertilizers",
            group: "Coins and fertilizers",
            means: "A player loses coins or fertilizers, all if there are fewer.",
            example: { who: "the player", what: "coins", n: 2 },
          },
    schema: Type.Object({ who: Type.Optional(who), what, n: amount }, closed),
    compile: ({ who: whose = "self", what: resource, n }, compiler) => {
      const [seat, kind, value] = [seatOf(set, compiler, whose), resourceOf(compiler, resource), compiler.value(n)];
      act(compiler, (state, frame, emit) => {
        const chosen = names[kind(state, frame)];
        const by = Math.max(0, value(state, frame));
        if (chosen !== undefined) change(state, seat(state, frame), chosen, sign * by, emit);
      });
    },
    says: ({ who: whose, what: resource }, say) =>
      doing(whose, name, () => much(say.value("n"), resourceNoun(resource, say)), say),
  });
}

export const resourceVerbs = (set: CompiledSet): Vocabulary<State>["verbs"] => ({
  gain: changing(set, "gain"),
  lose: changing(set, "lose"),
  transfer: word<State, void, Transfer, FarmSpeech>({
    about: {
      name: "Give coins or fertilizers",
      group: "Coins and fertilizers",
      means: "One player gives coins or fertilizers to another, all if there are fewer.",
      example: { from: "the player", what: "coins", n: 2 },
    },
    schema: Type.Object(
      {
        from: slot.titled("Who gives", somebody),
        to: Type.Optional(slot.titled("Who gets it", who)),
        what,
        n: amount,
        as: Type.Optional(As),
      },
      closed,
    ),
    compile: ({ from, to = "self", what: resource, n, as }, compiler) => {
      const [giver, taker] = [seatOf(set, compiler, from), seatOf(set, compiler, to)];
      const [kind, value] = [resourceOf(compiler, resource), compiler.value(n)];
      const moved = counted(compiler, as);
      act(compiler, (state, frame, emit) => {
        const [a, b, chosen] = [giver(state, frame), taker(state, frame), names[kind(state, frame)]];
        frame.slots[moved] = 0;
        if (chosen === undefined || !state.players[a] || !state.players[b]) return;
        const n = Math.min(Math.max(0, value(state, frame)), state.players[a]![chosen]);
        state.players[a]![chosen] -= n;
        state.players[b]![chosen] += n;
        frame.slots[moved] = n;
        if (n > 0) emit?.({ type: "transfer", seat: a, to: b, resource: chosen, n });
      });
    },
    says: ({ from, to, what: resource, as }, say) => {
      const [giver, receiver] = [playerName(from, say), playerName(to, say)];
      const verb = textOf(giver) === "you" ? "give" : "gives";
      const what = much(say.value("n"), resourceNoun(resource, say));
      if (as !== undefined) say.speech.discourse.introduceNumber(as, thatMany);
      return clause(phrase`${verb} ${say.mark("to", receiver)} ${what}`, {
        ...(verb === "gives" && { subject: say.mark("from", giver) }),
      });
    },
  }),
  roll: word<State, void, { n?: Json; sides: Ruled<number>; as: string }, FarmSpeech>({
    about: {
      name: "Roll dice",
      group: "Dice and chance",
      means: "Rolls dice; later effects speak of their sum.",
      example: { sides: 6, as: "rolled" },
    },
    schema: Type.Object(
      {
        n: Type.Optional(slot.titled("How many", amount)),
        sides: Type.Union(
          [
            Type.Integer({ title: "How many sides", minimum: 2, maximum: 100 }),
            ruledChoice("Which die", { d4: "Four sides" }),
          ],
          { title: "How many sides", default: 6 },
        ),
        as: As,
      },
      closed,
    ),
    compile: ({ n = 1, sides, as }, compiler) => {
      const count = compiler.value(n);
      const faces = numberOf(ruled<number>(set, sides));
      const result = compiler.bind(as, "number");
      act(compiler, (state, frame, emit) => {
        let sum = 0;
        // A card's value can be raised, but nobody rolls more dice than this.
        for (let left = Math.min(count(state, frame), 500); left > 0; left--) sum += roll(state, faces);
        frame.slots[result] = sum;
        emit?.({ type: "roll", seat: frame.self, sides: faces, n: sum });
      });
    },
    says: ({ n = 1, sides, as }, say) => {
      const die = typeof sides === "number" ? String(sides) : say.speech.ruled<string>(sides)!;
      const faces = say.mark("sides", die.replace(/^1?d/, ""));
      const count = say.value("n");
      say.speech.discourse.introduceNumber(as, thatMany);
      if (n === 1) return clause(phrase`roll a d${faces}`);
      const dice = isFigure(count)
        ? phrase`${count.words}d${faces}`
        : phrase`as many d${faces} as ${amountText(count)}`;
      return clause(phrase`roll ${dice}`);
    },
    plainly: ({ sides, ...more }) => ({
      roll: { ...more, sides: typeof sides === "string" ? numberOf(sides) : sides },
    }),
  }),
});

import { Type } from "typebox";
import { phrase } from "../../../../core/grammar/phrase";
import type { Say as CoreSay } from "../../../../core/grammar/speech";
import { called, type Things } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import { type About, type Selection, type Vocabulary, word } from "../../../../core/vocabulary";
import { bound, type CompiledSet } from "../compiled-set";
import { castleOf, findPiece, type State } from "../state";
import { type Filter, filtered, matcher, PieceFilter, pick } from "./filters";
import { cardType, closed, seatOf, side, trait, type Who, who } from "./parts";
import { cardNoun, pieceThings, whose } from "./phrases";
import type { CastleLanesSpeech } from "./speech";

type Select = Selection<State>;

export interface CardFilter {
  who: Who;
  zone: "hand" | "deck" | "discard";
  type?: "unit" | "building" | "skill";
  trait?: string;
}
export const CardsOf = Type.Object(
  {
    who: slot.titled("Whose", who),
    zone: slot.oneOf(
      "Where",
      { hand: "In the hand", deck: "In the deck", discard: "In the discard pile" },
      { default: "hand" },
    ),
    type: Type.Optional(cardType),
    trait: Type.Optional(trait),
  },
  { ...closed, title: "Which cards" },
);

export function cardsOf(set: CompiledSet, { who: reference, zone, type, trait }: CardFilter): Select {
  const seat = seatOf(reference);
  return (state, frame) =>
    state.players[seat(state, frame)]![zone].filter((card) => {
      const design = set.designs[state.design[card]!];
      return (type === undefined || design?.type === type) && (trait === undefined || design?.traits.includes(trait));
    });
}

/** "units in your discard pile". */
export const cardThings = (filter: CardFilter, say: CoreSay): Things => ({
  noun: cardNoun(filter),
  tail: phrase`in ${say.mark("who", whose(filter.who))} ${say.mark("zone", filter.zone === "discard" ? "discard pile" : filter.zone)}`,
});

/** One piece that the frame knows, while it is on the board. */
const remembered = (name: "it" | "other" | "unit" | "building", about: Omit<About, "example">) =>
  word<State, Select, true>({
    about: { ...about, example: true },
    schema: Type.Literal(true),
    of: "piece",
    compile: () => {
      const own = bound[name];
      return (state, frame) => {
        const target = frame.slots[own] as number;
        return target < 0 || (target > 0 && findPiece(state, target)) ? [target] : [];
      };
    },
    says: () => called(name === "other" ? "that unit" : "it"),
  });

const pieces = (kind: "units" | "buildings", set: CompiledSet) =>
  word<State, Select, Filter, CastleLanesSpeech>({
    about: {
      name: kind === "units" ? "Units" : "Buildings",
      group: "Units and buildings",
      means: `All ${kind} on the board, or those of a side, a place or a kind; several by their order, if one is named.`,
      example: { side: "enemy", lane: "forest" },
    },
    schema: PieceFilter,
    of: "piece",
    compile: (filter, compiler) => {
      const matches = matcher(set, filter, compiler);
      return (state, frame) => pick(set, filter, frame.self, filtered(state, state[kind], matches, frame));
    },
    says: (filter, say) => pieceThings(filter, kind === "units" ? "unit" : "building", say),
  });

export const selectors = (set: CompiledSet): Vocabulary<State>["selectors"] => ({
  this: word<State, Select, true>({
    about: {
      name: "This one",
      group: "Units and buildings",
      means: "The unit or building whose text this is, while it is on the board.",
      example: true,
    },
    schema: Type.Literal(true),
    of: "piece",
    compile: () => (state, frame) => (frame.card > 0 && findPiece(state, frame.card) ? [frame.card] : []),
    says: () => called("this"),
  }),
  it: remembered("it", {
    name: "The one it is about",
    group: "Units and buildings",
    means: "The unit or building that did what the ability waits for, while it is on the board.",
  }),
  other: remembered("other", {
    name: "The other one",
    group: "Units and buildings",
    means: "The unit, building or castle to which it was done, while it is on the board.",
  }),
  unit: remembered("unit", {
    name: "The target unit",
    group: "Choices",
    means: "The unit that was chosen to play this skill, while it is on the board.",
  }),
  building: remembered("building", {
    name: "The target building",
    group: "Choices",
    means: "The building that was chosen to play this skill, while it is on the board.",
  }),
  units: pieces("units", set),
  buildings: pieces("buildings", set),
  castle: word<State, Select, "you" | "enemy" | "both">({
    about: {
      name: "A castle",
      group: "Damage and health",
      means: "Your castle, the enemy's, or both.",
      example: "enemy",
    },
    schema: { ...side, default: "enemy" },
    of: "piece",
    compile: (side) => (_, frame) => {
      if (side === "both") return [castleOf(frame.self), castleOf(1 - frame.self)];
      return [castleOf(side === "you" ? frame.self : 1 - frame.self)];
    },
    says: (side) =>
      called({ you: "your castle", enemy: "the enemy castle", both: "both castles" }[side], side === "both"),
  }),
  cards: word<State, Select, CardFilter>({
    about: {
      name: "Cards of a player",
      group: "Cards",
      means: "Cards in a player's hand, deck or discard pile, of a kind if one is named.",
      example: { who: "you", zone: "hand" },
    },
    schema: CardsOf,
    of: "card",
    compile: (filter) => cardsOf(set, filter),
    says: (filter, say) => cardThings(filter, say),
  }),
});

import { Type } from "typebox";
import { phrase } from "../../../../core/grammar/phrase";
import type { Say as CoreSay } from "../../../../core/grammar/speech";
import { called, type Things } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import { type Selection, type Vocabulary, word } from "../../../../core/vocabulary";
import { bound, type CompiledSet } from "../compiled-set";
import { castleOf, findPiece, type State } from "../state";
import { type Filter, filtered, matcher, PieceFilter, pick } from "./filters";
import { closed, seatOf, type Who, who } from "./parts";
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
    who,
    zone: Type.Enum(["hand", "deck", "discard"]),
    type: Type.Optional(Type.Enum(["unit", "building", "skill"])),
    trait: Type.Optional(slot.tag),
  },
  closed,
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
const remembered = (name: "it" | "other" | "unit" | "building") =>
  word<State, Select, true>({
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
    schema: Type.Literal(true),
    of: "piece",
    compile: () => (state, frame) => (frame.card > 0 && findPiece(state, frame.card) ? [frame.card] : []),
    says: () => called("this"),
  }),
  it: remembered("it"),
  other: remembered("other"),
  unit: remembered("unit"),
  building: remembered("building"),
  units: pieces("units", set),
  buildings: pieces("buildings", set),
  castle: word<State, Select, "you" | "enemy" | "both">({
    schema: Type.Enum(["you", "enemy", "both"]),
    of: "piece",
    compile: (side) => (_, frame) => {
      if (side === "both") return [castleOf(frame.self), castleOf(1 - frame.self)];
      return [castleOf(side === "you" ? frame.self : 1 - frame.self)];
    },
    says: (side) =>
      called({ you: "your castle", enemy: "the enemy castle", both: "both castles" }[side], side === "both"),
  }),
  cards: word<State, Select, CardFilter>({
    schema: CardsOf,
    of: "card",
    compile: (filter) => cardsOf(set, filter),
    says: (filter, say) => cardThings(filter, say),
  }),
});

import { Type } from "typebox";
import * as slot from "../../../../core/slots";
import { type Selection, type Vocabulary, word } from "../../../../core/vocabulary";
import { type CastleLanesState, castleOf, findPiece } from "../state";
import { bound, type CastleLanesTable } from "../table";
import { type Filter, filtered, matcher, PieceFilter, pick } from "./filters";
import { closed, seatOf, type Who, who } from "./parts";
import { cardNoun, phraseOf, speech } from "./phrases";

type Select = Selection<CastleLanesState>;

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

export function cardsOf(table: CastleLanesTable, { who: whose, zone, type, trait }: CardFilter): Select {
  const seat = seatOf(whose);
  return (state, frame) =>
    state.players[seat(state, frame)]![zone].filter((card) => {
      const design = table.designs[state.design[card]!];
      return (type === undefined || design?.type === type) && (trait === undefined || design?.traits.includes(trait));
    });
}

/** " in your discard pile". */
export const zoneText = ({ who: whose, zone }: CardFilter): string =>
  ` in ${whose === "you" ? "your" : "the enemy's"} ${{ hand: "hand", deck: "deck", discard: "discard pile" }[zone]}`;

/** One piece that the frame knows, while it is on the board. */
const remembered = (name: "it" | "other" | "unit" | "building") =>
  word<CastleLanesState, Select, true>({
    schema: Type.Literal(true),
    of: "piece",
    compile: () => {
      const own = bound[name];
      return (state, frame) => {
        const target = frame.slots[own] as number;
        return target < 0 || (target > 0 && findPiece(state, target)) ? [target] : [];
      };
    },
    text: (_, wording) => speech(wording).pronoun(name),
  });

const pieces = (kind: "units" | "buildings", table: CastleLanesTable) =>
  word<CastleLanesState, Select, Filter>({
    schema: PieceFilter,
    of: "piece",
    compile: (filter, compiler) => {
      const matches = matcher(table, filter, compiler);
      return (state, frame) => pick(table, filter, frame.self, filtered(state, state[kind], matches, frame));
    },
    text: (filter, wording) => phraseOf(filter, kind === "units" ? "unit" : "building", speech(wording)),
  });

export const castleLanesSelectors = (table: CastleLanesTable): Vocabulary<CastleLanesState>["selectors"] => ({
  this: word<CastleLanesState, Select, true>({
    schema: Type.Literal(true),
    of: "piece",
    compile: () => (state, frame) => (frame.card > 0 && findPiece(state, frame.card) ? [frame.card] : []),
    text: (_, wording) => speech(wording).pronoun("this"),
  }),
  it: remembered("it"),
  other: remembered("other"),
  unit: remembered("unit"),
  building: remembered("building"),
  units: pieces("units", table),
  buildings: pieces("buildings", table),
  castle: word<CastleLanesState, Select, "you" | "enemy" | "both">({
    schema: Type.Enum(["you", "enemy", "both"]),
    of: "piece",
    compile: (side) => (_, frame) => {
      if (side === "both") return [castleOf(frame.self), castleOf(1 - frame.self)];
      return [castleOf(side === "you" ? frame.self : 1 - frame.self)];
    },
    text: (side) => ({ you: "your castle", enemy: "the enemy castle", both: "both castles" })[side],
  }),
  cards: word<CastleLanesState, Select, CardFilter>({
    schema: CardsOf,
    of: "card",
    compile: (filter) => cardsOf(table, filter),
    text: (filter) => `${cardNoun(filter, 2)}${zoneText(filter)}`,
  }),
});

import { Type } from "typebox";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Test, type Value, word } from "../../../../core/vocabulary";
import { type CounterKind, counterIndex, counterKinds, type GardenState, type Piece, phases } from "../state";
import { attackOf, defenceOf, designOf } from "../stats";
import { bound, type GardenTable } from "../table";
import { type CardFilter, CardsLike, cardMatcher } from "./card-filters";
import { matcher, ObjectFilter, piecesOf } from "./filters";
import { form, object, type State } from "./parts";
import { allPhrase, cardsPhrase, onePhrase, plural, speech } from "./phrases";

/** Numbers, conditions and selections (rules §8.7). */

const stated = ["attack", "defence", "ap", "cost"] as const;
type Stated = (typeof stated)[number];
const statSigns: Record<Stated, string> = { attack: "{A}", defence: "{D}", ap: "unspent {AP}", cost: "cost" };
const statReaders: Record<Stated, (table: GardenTable, state: State, piece: Piece) => number> = {
  attack: attackOf,
  defence: defenceOf,
  ap: (_, __, { ap }) => ap,
  cost: (table, _, piece) => designOf(table, piece).cost,
};

export const gardenValues = (table: GardenTable) => ({
  workers: word<State, Value<State>, true>({
    schema: Type.Literal(true),
    compile: () => (state, frame) => state.players[frame.self]!.workers.length,
    text: () => "your workers",
  }),
  handSize: word<State, Value<State>, true>({
    schema: Type.Literal(true),
    compile: () => (state, frame) => state.players[frame.self]!.hand.length,
    text: () => "cards in your hand",
  }),
  counters: word<State, Value<State>, { object: Json; kind: CounterKind }>({
    schema: form({ object, kind: Type.Enum([...counterKinds]) }),
    compile({ object: where, kind }, compiler) {
      const pieces = piecesOf(table, where, compiler);
      const index = counterIndex[kind];
      return (state, frame) => pieces(state, frame).reduce((sum, piece) => sum + piece.counters[index]!, 0);
    },
    text: ({ object: where, kind }, wording) => `${kind} counters on ${speech(wording).object(where)}`,
  }),
  stat: word<State, Value<State>, { object: Json; stat: Stated }>({
    schema: form({ object, stat: Type.Enum([...stated]) }),
    compile({ object: where, stat }, compiler) {
      const pieces = piecesOf(table, where, compiler);
      const read = statReaders[stat];
      return (state, frame) => pieces(state, frame).reduce((sum, piece) => sum + read(table, state, piece), 0);
    },
    text: ({ object: where, stat }, wording) =>
      where === "this" ? `its ${statSigns[stat]}` : `the ${statSigns[stat]} of ${speech(wording).object(where)}`,
  }),
  /** In a skirmish: own creatures that attack this target. */
  attackers: word<State, Value<State>, true>({
    schema: Type.Literal(true),
    compile: () => (_, frame) => frame.slots[bound.attackers] as number,
    text: () => "your creatures attacking the same target",
  }),
  cards: word<State, Value<State>, { in: "hand" | "discard"; of?: CardFilter }>({
    schema: form({ in: Type.Enum(["hand", "discard"]), of: Type.Optional(CardsLike) }),
    compile({ in: zone, of }) {
      const fits = cardMatcher(table, of);
      return (state, frame) =>
        state.players[frame.self]![zone].filter((card) => fits(table.designs[state.design[card]!])).length;
    },
    text: ({ in: zone, of }) => `${plural(cardsPhrase(of, 1).replace(/^an? /, ""))} in your ${zone}`,
  }),
});

export const gardenTests = (table: GardenTable) => ({
  exists: word<State, Test<State>, Json>({
    schema: ObjectFilter,
    compile(filter, compiler) {
      const matches = matcher(table, filter, compiler);
      return (state, frame) => state.pieces.some((piece) => matches(state, frame, piece));
    },
    text: (filter, wording) => `there is ${onePhrase(filter as never, speech(wording))}`,
  }),
  cardIn: word<State, Test<State>, { zone: "hand" | "discard"; of?: CardFilter }>({
    schema: form({ zone: Type.Enum(["hand", "discard"]), of: Type.Optional(CardsLike) }),
    compile({ zone, of }) {
      const fits = cardMatcher(table, of);
      return (state, frame) =>
        state.players[frame.self]![zone].some((card) => fits(table.designs[state.design[card]!]));
    },
    text: ({ zone, of }) => `${cardsPhrase(of, 1)} lies in your ${zone === "discard" ? "discard pile" : "hand"}`,
  }),
  phase: word<State, Test<State>, string>({
    schema: Type.Enum([...phases]),
    compile: (phase) => (state) => state.phase === phase,
    text: (phase) => `it is the ${phase} phase`,
  }),
});

/** Who is still there, the active player first. */
const inTurnOrder = (state: State): number[] => {
  const count = state.players.length;
  return state.players.map((_, n) => (state.active + n) % count).filter((seat) => state.players[seat]!.alive);
};

export const gardenSelectors = (table: GardenTable) => ({
  objects: word<State, Selection<State>, Json>({
    schema: ObjectFilter,
    of: "object",
    compile(filter, compiler) {
      const matches = matcher(table, filter, compiler);
      return (state: GardenState, frame) =>
        state.pieces.filter((piece) => matches(state, frame, piece)).map(({ id }) => id);
    },
    text: (filter, wording) => allPhrase(filter as never, speech(wording), ""),
  }),
  opponents: word<State, Selection<State>, true>({
    schema: Type.Literal(true),
    of: "player",
    compile: () => (state, frame) => inTurnOrder(state).filter((seat) => seat !== frame.self),
    text: () => "opponents",
  }),
  players: word<State, Selection<State>, true>({
    schema: Type.Literal(true),
    of: "player",
    compile: () => inTurnOrder,
    text: () => "players",
  }),
  chosen: word<State, Selection<State>, string>({
    schema: slot.reference([], [], "The name of something chosen before."),
    of: (name, compiler) => compiler.kindOf(name),
    compile: (name, compiler) => compiler.selection(name),
    text: (name, wording) => speech(wording).object(name),
  }),
});

import { Type } from "typebox";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { isMany, noun, partOf, presence, several } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Test, type Value, word } from "../../../../core/vocabulary";
import { bound, type CompiledSet } from "../compiled-set";
import { type CounterKind, counterIndex, counterKinds, type Phase, type Piece, phases, type State } from "../state";
import { attackOf, defenceOf, designOf } from "../stats";
import { type CardFilter, CardsLike, cardMatcher } from "./card-filters";
import { type Filter, matcher, ObjectFilter, piecesOf, type Where } from "./filters";
import { form, object } from "./parts";
import { cardThings, counterNouns, filterThings, objectThings } from "./phrases";
import type { GardenSpeech } from "./speech";

/** Numbers, conditions and selections (rules §8.7). */

const stated = ["attack", "defence", "ap", "cost"] as const;
type Stated = (typeof stated)[number];
const statSigns: Record<Stated, Phrase> = { attack: "{A}", defence: "{D}", ap: "unspent {AP}", cost: "cost" };
const statReaders: Record<Stated, (set: CompiledSet, state: State, piece: Piece) => number> = {
  attack: attackOf,
  defence: defenceOf,
  ap: (_, __, { ap }) => ap,
  cost: (set, _, piece) => designOf(set, piece).cost,
};

const phaseTimes: Readonly<Record<Phase, string>> = {
  setup: "before the first turn",
  reset: "the time of the Reset",
  spawning: "the spawning phase",
  action: "the action phase",
  skirmishWindow: "just before the skirmishes",
  skirmish: "the skirmish phase",
  aftermath: "just after the skirmishes",
  end: "the end of the turn",
  over: "after the end of the game",
};

/** “you have a card in hand”, “the number of cards in your discard pile” */
const inZone = { hand: "in your hand", discard: "in your discard pile" } as const;

export const values = (set: CompiledSet) => ({
  workers: word<State, Value<State>, true>({
    schema: Type.Literal(true),
    compile: () => (state, frame) => state.players[frame.self]!.workers.length,
    says: () => ({ counts: { noun: noun("worker"), owner: "you" } }),
  }),
  handSize: word<State, Value<State>, true>({
    schema: Type.Literal(true),
    compile: () => (state, frame) => state.players[frame.self]!.hand.length,
    says: () => ({ counts: { noun: noun("card"), owner: "you", tail: "in hand" } }),
  }),
  counters: word<State, Value<State>, { object: Json; kind: CounterKind }, GardenSpeech>({
    schema: form({ object, kind: Type.Enum([...counterKinds]) }),
    compile({ object: where, kind }, compiler) {
      const pieces = piecesOf(set, where, compiler);
      const index = counterIndex[kind];
      return (state, frame) => pieces(state, frame).reduce((sum, piece) => sum + piece.counters[index]!, 0);
    },
    says: ({ object: where, kind }, say) => {
      const things = objectThings(where as Where, say.within("object"));
      const { one, many } = counterNouns[kind];
      const counts = { noun: { one: say.mark("kind", one), many: say.mark("kind", many) } };
      const holder = several(things);
      if (isMany(things)) return { counts: { ...counts, tail: phrase`on ${holder}` } };
      return {
        counts: { ...counts, tail: phrase`on ${holder}` },
        having: (quantity, isOne) => phrase`${holder} has ${quantity} ${isOne ? one : many}`,
        isMass: false,
      };
    },
  }),
  stat: word<State, Value<State>, { object: Json; stat: Stated }, GardenSpeech>({
    schema: form({ object, stat: Type.Enum([...stated]) }),
    compile({ object: where, stat }, compiler) {
      const pieces = piecesOf(set, where, compiler);
      const read = statReaders[stat];
      return (state, frame) => pieces(state, frame).reduce((sum, piece) => sum + read(set, state, piece), 0);
    },
    says: ({ object: where, stat }, say) => {
      const things = objectThings(where as Where, say.within("object"));
      const sign = say.mark("stat", isMany(things) ? phrase`total ${statSigns[stat]}` : statSigns[stat]);
      return { words: partOf(several(things), sign) };
    },
  }),
  /** In a skirmish: own creatures that attack this target. */
  attackers: word<State, Value<State>, true>({
    schema: Type.Literal(true),
    compile: () => (_, frame) => frame.slots[bound.attackers] as number,
    says: () => ({
      counts: { noun: noun("creature"), owner: "you", tail: "attacking the same target", withThis: true },
      having: (quantity, isOne) =>
        phrase`${quantity} of your creatures ${isOne ? "attacks" : "attack"} in one skirmish`,
      isMass: false,
    }),
  }),
  cards: word<State, Value<State>, { in: "hand" | "discard"; of?: CardFilter }, GardenSpeech>({
    schema: form({ in: Type.Enum(["hand", "discard"]), of: Type.Optional(CardsLike) }),
    compile({ in: zone, of }) {
      const fits = cardMatcher(set, of);
      return (state, frame) =>
        state.players[frame.self]![zone].filter((card) => fits(set.designs[state.design[card]!])).length;
    },
    says: ({ in: zone, of = {} }, say) => ({ counts: cardThings(of, say.within("of"), say.mark("in", inZone[zone])) }),
  }),
});

export const tests = (set: CompiledSet) => ({
  exists: word<State, Test<State>, Json, GardenSpeech>({
    schema: ObjectFilter,
    compile(filter, compiler) {
      const matches = matcher(set, filter, compiler);
      return (state, frame) => state.pieces.some((piece) => matches(state, frame, piece));
    },
    says: (filter, say) => {
      const { called, ...things } = filterThings(filter as Filter, say);
      return presence(called?.many ? { ...things, called } : things);
    },
  }),
  cardIn: word<State, Test<State>, { zone: "hand" | "discard"; of?: CardFilter }, GardenSpeech>({
    schema: form({ zone: Type.Enum(["hand", "discard"]), of: Type.Optional(CardsLike) }),
    compile({ zone, of }) {
      const fits = cardMatcher(set, of);
      return (state, frame) => state.players[frame.self]![zone].some((card) => fits(set.designs[state.design[card]!]));
    },
    says: ({ zone, of = {} }, say) =>
      presence({ ...cardThings(of, say.within("of"), say.mark("zone", inZone[zone])), owner: "you" }),
  }),
  phase: word<State, Test<State>, string>({
    schema: Type.Enum([...phases]),
    compile: (phase) => (state) => state.phase === phase,
    says: (phase) => {
      const time = phaseTimes[phase as Phase];
      return { holds: `it is ${time}`, fails: `it is not ${time}` };
    },
  }),
});

/** Who is still there, the active player first. */
const inTurnOrder = (state: State): number[] => {
  const count = state.players.length;
  return state.players.map((_, n) => (state.active + n) % count).filter((seat) => state.players[seat]!.alive);
};

export const selectors = (set: CompiledSet) => ({
  objects: word<State, Selection<State>, Json, GardenSpeech>({
    schema: ObjectFilter,
    of: "object",
    compile(filter, compiler) {
      const matches = matcher(set, filter, compiler);
      return (state: State, frame) => state.pieces.filter((piece) => matches(state, frame, piece)).map(({ id }) => id);
    },
    says: (filter, say) => filterThings(filter as Filter, say),
  }),
  opponents: word<State, Selection<State>, true>({
    schema: Type.Literal(true),
    of: "player",
    compile: () => (state, frame) => inTurnOrder(state).filter((seat) => seat !== frame.self),
    says: () => ({ noun: noun("opponent") }),
  }),
  players: word<State, Selection<State>, true>({
    schema: Type.Literal(true),
    of: "player",
    compile: () => inTurnOrder,
    says: () => ({ noun: noun("player") }),
  }),
  chosen: word<State, Selection<State>, string>({
    schema: slot.reference([], [], "The name of something chosen before."),
    of: (name, compiler) => compiler.kindOf(name),
    compile: (name, compiler) => compiler.selection(name),
    says: (_, say) => say.things(),
  }),
});

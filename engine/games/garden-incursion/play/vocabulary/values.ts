import { Type } from "typebox";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { isMany, noun, partOf, presence, several } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Test, type Value, word } from "../../../../core/vocabulary";
import { bound, type CompiledSet } from "../compiled-set";
import { type CounterKind, counterIndex, type Phase, type Piece, type State } from "../state";
import { attackOf, defenceOf, designOf } from "../stats";
import { type CardFilter, CardsLike, cardMatcher } from "./card-filters";
import { type Filter, matcher, ObjectFilter, piecesOf, type Where } from "./filters";
import { counterKind, form, object } from "./parts";
import { cardThings, counterNouns, filterThings, objectThings } from "./phrases";
import type { GardenSpeech } from "./speech";

/** Numbers, conditions and selections (rules §8.7). */

const statedLabels = { attack: "Attack", defence: "Defence", ap: "Unspent action points", cost: "Cost" };
type Stated = keyof typeof statedLabels;
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

const phaseLabels: Readonly<Record<Phase, string>> = {
  setup: "Before the first turn",
  reset: "Reset",
  spawning: "Spawning phase",
  action: "Action phase",
  skirmishWindow: "Just before the skirmishes",
  skirmish: "Skirmish phase",
  aftermath: "Just after the skirmishes",
  end: "End of the turn",
  over: "After the game",
};

/** “you have a card in hand”, “the number of cards in your discard pile” */
const zoneOfYours = slot.oneOf("Where", { hand: "Your hand", discard: "Your discard pile" });
const inZone = { hand: "in your hand", discard: "in your discard pile" } as const;

export const values = (set: CompiledSet) => ({
  workers: word<State, Value<State>, true>({
    about: {
      name: "Your workers",
      group: "Energy and workers",
      means: "How many workers you have in play, face up or face down.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: () => (state, frame) => state.players[frame.self]!.workers.length,
    says: () => ({ counts: { noun: noun("worker"), owner: "you" } }),
  }),
  handSize: word<State, Value<State>, true>({
    about: {
      name: "Your hand",
      group: "Cards",
      means: "How many cards you have in hand.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: () => (state, frame) => state.players[frame.self]!.hand.length,
    says: () => ({ counts: { noun: noun("card"), owner: "you", tail: "in hand" } }),
  }),
  counters: word<State, Value<State>, { object: Json; kind: CounterKind }, GardenSpeech>({
    about: {
      name: "Counters on objects",
      group: "Strength and counters",
      means: "How many counters of a kind lie on one object, or on several together.",
      example: { object: "queen", kind: "honey" },
    },
    schema: form({ object: slot.titled("On what", object), kind: counterKind }),
    compile({ object: where, kind }, compiler) {
      const pieces = piecesOf(set, where, compiler);
      const index = counterIndex[kind];
      return (state, frame) => pieces(state, frame).reduce((sum, piece) => sum + piece.counters[index]!, 0);
    },
    says: ({ object: where, kind }, say) => {
      const things = objectThings(where as Where, say.within("object"));
      const [one, many] = [say.mark("kind", counterNouns[kind].one), say.mark("kind", counterNouns[kind].many)];
      const counts = { noun: { one, many } };
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
    about: {
      name: "Attack, defence …",
      group: "Strength and counters",
      means: "The attack, defence, unspent action points or cost of an object; of several, all together.",
      example: { object: "queen", stat: "attack" },
    },
    schema: form({ object: slot.titled("Of what", object), stat: slot.oneOf("Which value", statedLabels) }),
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
    about: {
      name: "Attackers of the same target",
      group: "Fights",
      means: "In a skirmish: how many of your creatures attack the same target, this one among them.",
      example: true,
    },
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
    about: {
      name: "Cards of yours",
      group: "Cards",
      means: "How many cards of a kind are in your hand or discard pile.",
      example: { in: "discard", of: { type: "creature" } },
    },
    schema: form({ in: zoneOfYours, of: Type.Optional(CardsLike) }),
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
    about: {
      name: "There is an object",
      group: "The field",
      means: "True if at least one object on the battlefield is like this.",
      example: { side: "own", kind: "structure" },
    },
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
    about: {
      name: "You have a card",
      group: "Cards",
      means: "True if at least one such card is in your hand or discard pile.",
      example: { zone: "hand", of: { type: "creature" } },
    },
    schema: form({ zone: zoneOfYours, of: Type.Optional(CardsLike) }),
    compile({ zone, of }) {
      const fits = cardMatcher(set, of);
      return (state, frame) => state.players[frame.self]![zone].some((card) => fits(set.designs[state.design[card]!]));
    },
    says: ({ zone, of = {} }, say) =>
      presence({ ...cardThings(of, say.within("of"), say.mark("zone", inZone[zone])), owner: "you" }),
  }),
  phase: word<State, Test<State>, string>({
    about: {
      name: "Phase",
      group: "Conditions",
      means: "True in one phase of the turn.",
      example: "action",
    },
    schema: slot.oneOf("Which phase", phaseLabels),
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
    about: {
      name: "Objects",
      group: "The field",
      means: "All objects on the battlefield that are like this.",
      example: { side: "enemy", kind: "creature" },
    },
    schema: ObjectFilter,
    of: "object",
    compile(filter, compiler) {
      const matches = matcher(set, filter, compiler);
      return (state: State, frame) => state.pieces.filter((piece) => matches(state, frame, piece)).map(({ id }) => id);
    },
    says: (filter, say) => filterThings(filter as Filter, say),
  }),
  opponents: word<State, Selection<State>, true>({
    about: {
      name: "Opponents",
      group: "Players",
      means: "All other players who are still in the game, in turn order.",
      example: true,
    },
    schema: Type.Literal(true),
    of: "player",
    compile: () => (state, frame) => inTurnOrder(state).filter((seat) => seat !== frame.self),
    says: () => ({ noun: noun("opponent") }),
  }),
  players: word<State, Selection<State>, true>({
    about: {
      name: "Players",
      group: "Players",
      means: "All players who are still in the game, the active one first.",
      example: true,
    },
    schema: Type.Literal(true),
    of: "player",
    compile: () => inTurnOrder,
    says: () => ({ noun: noun("player") }),
  }),
  chosen: word<State, Selection<State>, string>({
    about: {
      name: "What was chosen",
      group: "Choices",
      means: "What a choice before this one found.",
      example: "the object",
    },
    schema: slot.titled("What was chosen", slot.reference([], [], "The name of something chosen before.")),
    of: (name, compiler) => compiler.kindOf(name),
    compile: (name, compiler) => compiler.selection(name),
    says: (_, say) => say.things(),
  }),
});

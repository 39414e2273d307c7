import { Type } from "typebox";
import type { Condition } from "../../../../core/grammar/conditions";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import {
  asSubject,
  hasOr,
  isMany,
  noun,
  one,
  partOf,
  presence,
  several,
  type Things,
} from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import type { Json, Selection, Test, Value, Vocabulary, Word } from "../../../../core/vocabulary";
import { word } from "../../../../core/vocabulary";
import { bound, type CompiledSet } from "../compiled-set";
import { findPiece, type Player, type State, seatOfCastle, type Unit } from "../state";
import { attackOf, lastingMoveOf, marchBonusOf, spaceOf } from "../stats";
import { closed, pieces, seatOf, target, type Who, who } from "./parts";
import { playerName, thoseOf, whose } from "./phrases";

type Reads = Value<State>;

/** What a player has: “your {gold}”, “the number of cards in your hand”; compared, “you have 3 or more cards in hand”. */
const playerValue = (
  read: (player: Player) => number,
  told: (whose: Phrase) => Phrase,
  had?: string,
): Word<State, Reads> =>
  word<State, Reads, Who>({
    schema: who,
    compile: (reference) => {
      const seat = seatOf(reference);
      return (state, frame) => read(state.players[seat(state, frame)]!);
    },
    says: (reference) => {
      const words = told(whose(reference));
      if (had === undefined) return { words };
      const name = playerName(reference);
      return { words, having: (quantity) => phrase`${name} ${hasOr(name)} ${quantity} ${had}` };
    },
  });
const cardsIn = (place: string) => (whose: Phrase) => phrase`the number of cards in ${whose} ${place}`;

const stats = ["attack", "hp", "maxHp", "missing", "movement", "wait"] as const;
const statNames: Record<(typeof stats)[number], string> = {
  attack: "{attack}",
  hp: "{hp}",
  maxHp: "full {hp}",
  missing: "missing {hp}",
  movement: "{move}",
  wait: "turns to wait",
};

export const values = (set: CompiledSet): Vocabulary<State>["values"] => ({
  gold: playerValue(
    ({ gold }) => gold,
    (whose) => phrase`${whose} {gold}`,
    "{gold}",
  ),
  handSize: playerValue(({ hand }) => hand.length, cardsIn("hand"), "cards in hand"),
  deckSize: playerValue(({ deck }) => deck.length, cardsIn("deck"), "cards in the deck"),
  discardSize: playerValue(({ discard }) => discard.length, cardsIn("discard pile"), "cards in the discard pile"),
  castleHp: playerValue(
    ({ castle }) => castle,
    (whose) => phrase`${whose} castle's {hp}`,
  ),
  space: word<State, Reads, Who>({
    schema: who,
    compile: (reference) => {
      const seat = seatOf(reference);
      return (state, frame) => spaceOf(set, state, seat(state, frame));
    },
    says: (reference) => ({ words: phrase`${whose(reference)} {space}` }),
  }),
  turn: word<State, Reads, true>({
    schema: Type.Literal(true),
    compile: () => (state) => state.turn,
    says: () => ({ words: "the number of the turn" }),
  }),
  amount: word<State, Reads, true>({
    schema: Type.Literal(true),
    compile: () => (_, frame) => frame.slots[bound.amount] as number,
    says: () => ({ words: "that number", such: "that many" }),
  }),
  stat: word<State, Reads, { of: Json; is: (typeof stats)[number] }>({
    schema: Type.Object({ of: pieces, is: Type.Enum([...stats]) }, closed),
    compile: ({ of, is }, compiler) => {
      const select = compiler.selection(of, "piece");
      const read = (state: State, found: number): number => {
        if (found < 0) return is === "hp" ? state.players[seatOfCastle(found)]!.castle : 0;
        const piece = findPiece(state, found);
        if (!piece) return 0;
        if (is === "hp" || is === "maxHp") return piece[is];
        if (is === "missing") return piece.maxHp - piece.hp;
        if (!("attack" in piece)) return 0;
        const unit: Unit = piece;
        if (is === "attack") return attackOf(set, state, unit);
        return is === "wait" ? unit.wait : Math.max(0, lastingMoveOf(set, state, unit) + marchBonusOf(state, unit));
      };
      return (state, frame) => select(state, frame).reduce((sum, found) => sum + read(state, found), 0);
    },
    says: ({ is }, say) => {
      const things = say.things("of");
      const name = say.mark("is", statNames[is]);
      const words = isMany(things) ? phrase`the total ${name} of ${thoseOf(things)}` : partOf(one(things), name);
      return { words };
    },
  }),
});

type Checks = Test<State>;
type Select = Selection<State>;

/** Whether a piece is such; true if any of several is. */
function someDesign(
  set: CompiledSet,
  select: Select,
  holds: (design: CompiledSet["designs"][number]) => boolean,
): Checks {
  return (state, frame) =>
    select(state, frame).some((found) => {
      const design = set.designs[findPiece(state, found)?.design ?? -1];
      return design !== undefined && holds(design);
    });
}

/** "it is a Dinosaur", "one of your units is tired": what one of them must be. */
function someAre(things: Things, what: Phrase): Condition {
  if (things.called && !things.called.many)
    return { holds: phrase`${things.called.words} is ${what}`, fails: phrase`${things.called.words} is not ${what}` };
  const those = several(things);
  return { holds: phrase`one of ${those} is ${what}`, fails: phrase`none of ${those} is ${what}` };
}

/** "there is an enemy unit in this lane"; of what was spoken of, that it is still there. */
function isThere(things: Things): Condition {
  if (!things.called) return presence(things);
  const { words, many } = things.called;
  const are = many ? "are" : "is";
  const subject = asSubject(words);
  return { holds: phrase`${subject} ${are} on the board`, fails: phrase`${subject} ${are} not on the board` };
}

export const tests = (set: CompiledSet): Vocabulary<State>["tests"] => ({
  exists: word<State, Checks, Json>({
    schema: target,
    compile: (of, compiler) => {
      const select = compiler.selection(of);
      return (state, frame) => select(state, frame).length > 0;
    },
    says: (_, say) => isThere(say.things()),
  }),
  hasTrait: word<State, Checks, { of: Json; trait: string }>({
    schema: Type.Object({ of: pieces, trait: slot.tag }, closed),
    compile: ({ of, trait }, compiler) =>
      someDesign(set, compiler.selection(of, "piece"), ({ traits }) => traits.includes(trait)),
    says: ({ trait }, say) => someAre(say.things("of"), say.mark("trait", one({ noun: noun(trait) }))),
  }),
  isType: word<State, Checks, { of: Json; type: "unit" | "building" }>({
    schema: Type.Object({ of: pieces, type: Type.Enum(["unit", "building"]) }, closed),
    compile: ({ of, type }, compiler) =>
      someDesign(set, compiler.selection(of, "piece"), (design) => design.type === type),
    says: ({ type }, say) => someAre(say.things("of"), say.mark("type", one({ noun: noun(type) }))),
  }),
  ownedBy: word<State, Checks, { of: Json; who: Who }>({
    schema: Type.Object({ of: pieces, who }, closed),
    compile: ({ of, who: reference }, compiler) => {
      const [select, seat] = [compiler.selection(of, "piece"), seatOf(reference)];
      return (state, frame) =>
        select(state, frame).some((found) => findPiece(state, found)?.owner === seat(state, frame));
    },
    says: ({ who: reference }, say) =>
      someAre(say.things("of"), say.mark("who", reference === "you" ? "yours" : whose(reference))),
  }),
  isActive: word<State, Checks, Who>({
    schema: who,
    compile: (reference) => {
      const seat = seatOf(reference);
      return (state, frame) => seat(state, frame) === state.active;
    },
    says: (reference) => ({
      holds: phrase`it is ${whose(reference)} turn`,
      fails: phrase`it is not ${whose(reference)} turn`,
    }),
  }),
});

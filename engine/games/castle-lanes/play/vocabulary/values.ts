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
import { closed, pieces, seatOf, target, trait, type Who, who } from "./parts";
import { playerName, thoseOf, whose } from "./phrases";

type Reads = Value<State>;
const whoHas = slot.titled("Whose", who);

/** What a player has: “your {gold}”, “the number of cards in your hand”; compared, “you have 3 or more cards in hand”. */
const playerValue = (
  [name, group, means]: readonly [name: string, group: string, means: string],
  read: (player: Player) => number,
  told: (whose: Phrase) => Phrase,
  had?: string,
): Word<State, Reads> =>
  word<State, Reads, Who>({
    about: { name, group, means, example: "you" },
    schema: whoHas,
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

type Stat = "attack" | "hp" | "maxHp" | "missing" | "movement" | "wait";
const statNames: Record<Stat, string> = {
  attack: "{attack}",
  hp: "{hp}",
  maxHp: "full {hp}",
  missing: "missing {hp}",
  movement: "{move}",
  wait: "turns to wait",
};
const statLabels: Record<Stat, string> = {
  attack: "Attack",
  hp: "Health",
  maxHp: "Full health",
  missing: "Missing health",
  movement: "Movement",
  wait: "Turns to wait",
};

export const values = (set: CompiledSet): Vocabulary<State>["values"] => ({
  gold: playerValue(
    ["Gold", "Gold", "How much gold a player has."],
    ({ gold }) => gold,
    (whose) => phrase`${whose} {gold}`,
    "{gold}",
  ),
  handSize: playerValue(
    ["Hand size", "Cards", "How many cards a player has in hand."],
    ({ hand }) => hand.length,
    cardsIn("hand"),
    "cards in hand",
  ),
  deckSize: playerValue(
    ["Deck size", "Cards", "How many cards are left in a player's deck."],
    ({ deck }) => deck.length,
    cardsIn("deck"),
    "cards in the deck",
  ),
  discardSize: playerValue(
    ["Discard pile size", "Cards", "How many cards are in a player's discard pile."],
    ({ discard }) => discard.length,
    cardsIn("discard pile"),
    "cards in the discard pile",
  ),
  castleHp: playerValue(
    ["Health of a castle", "Damage and health", "How much health a player's castle has left."],
    ({ castle }) => castle,
    (whose) => phrase`${whose} castle's {hp}`,
  ),
  space: word<State, Reads, Who>({
    about: {
      name: "Space",
      group: "Units and buildings",
      means: "How much space a player has: for each lane the tile that the foremost unit has reached, added up.",
      example: "you",
    },
    schema: whoHas,
    compile: (reference) => {
      const seat = seatOf(reference);
      return (state, frame) => spaceOf(set, state, seat(state, frame));
    },
    says: (reference) => ({ words: phrase`${whose(reference)} {space}` }),
  }),
  turn: word<State, Reads, true>({
    about: {
      name: "The turn",
      group: "The match",
      means: "The number of the present turn, counted over both players.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: () => (state) => state.turn,
    says: () => ({ words: "the number of the turn" }),
  }),
  amount: word<State, Reads, true>({
    about: {
      name: "That number",
      group: "Counting",
      means:
        "The number in what the ability waits for: the damage that was dealt or taken, or the gold that was gained.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: () => (_, frame) => frame.slots[bound.amount] as number,
    says: () => ({ words: "that number", such: "that many" }),
  }),
  stat: word<State, Reads, { of: Json; is: Stat }>({
    about: {
      name: "Attack, health or movement",
      group: "Units and buildings",
      means: "A value of a unit, a building or a castle as it is now; of several, all of theirs added up.",
      example: { of: { units: { side: "you", order: "first" } }, is: "attack" },
    },
    schema: Type.Object({ of: pieces, is: slot.oneOf("Which value", statLabels, { default: "attack" }) }, closed),
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
    about: {
      name: "There is one",
      group: "Conditions",
      means: "True if there is at least one such thing; of something chosen before, if it is still there.",
      example: { units: { side: "enemy", damaged: true } },
    },
    schema: target,
    compile: (of, compiler) => {
      const select = compiler.selection(of);
      return (state, frame) => select(state, frame).length > 0;
    },
    says: (_, say) => isThere(say.things()),
  }),
  hasTrait: word<State, Checks, { of: Json; trait: string }>({
    about: {
      name: "Has a trait",
      group: "Units and buildings",
      means: "True if one of these units has a trait.",
      example: { of: "the piece", trait: "Dinosaur" },
    },
    schema: Type.Object({ of: pieces, trait }, closed),
    compile: ({ of, trait }, compiler) =>
      someDesign(set, compiler.selection(of, "piece"), ({ traits }) => traits.includes(trait)),
    says: ({ trait }, say) => someAre(say.things("of"), say.mark("trait", one({ noun: noun(trait) }))),
  }),
  isType: word<State, Checks, { of: Json; type: "unit" | "building" }>({
    about: {
      name: "Is a unit or building",
      group: "Units and buildings",
      means: "True if one of these pieces is a unit, or a building.",
      example: { of: "the piece", type: "unit" },
    },
    schema: Type.Object(
      {
        of: pieces,
        type: slot.oneOf("Kind of piece", { unit: "Unit", building: "Building" }),
      },
      closed,
    ),
    compile: ({ of, type }, compiler) =>
      someDesign(set, compiler.selection(of, "piece"), (design) => design.type === type),
    says: ({ type }, say) => someAre(say.things("of"), say.mark("type", one({ noun: noun(type) }))),
  }),
  ownedBy: word<State, Checks, { of: Json; who: Who }>({
    about: {
      name: "Belongs to a player",
      group: "Units and buildings",
      means: "True if one of these pieces belongs to that player.",
      example: { of: "the piece", who: "enemy" },
    },
    schema: Type.Object({ of: pieces, who: whoHas }, closed),
    compile: ({ of, who: reference }, compiler) => {
      const [select, seat] = [compiler.selection(of, "piece"), seatOf(reference)];
      return (state, frame) =>
        select(state, frame).some((found) => findPiece(state, found)?.owner === seat(state, frame));
    },
    says: ({ who: reference }, say) =>
      someAre(say.things("of"), say.mark("who", reference === "you" ? "yours" : whose(reference))),
  }),
  isActive: word<State, Checks, Who>({
    about: {
      name: "Whose turn it is",
      group: "The match",
      means: "True while it is that player's turn.",
      example: "you",
    },
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

import { Type } from "typebox";
import { coreWords } from "../../../../core/control";
import * as slot from "../../../../core/slots";
import type { Json, Selection, Test, Value, Vocabulary } from "../../../../core/vocabulary";
import { word } from "../../../../core/vocabulary";
import type { Wording } from "../../../../core/wording";
import { type CastleLanesPlayer, type CastleLanesState, findPiece, seatOfCastle, type Unit } from "../state";
import { attackOf, lastingMoveOf, marchBonusOf, spaceOf } from "../stats";
import { bound, type CastleLanesTable } from "../table";
import type { Filter } from "./filters";
import { closed, pieces, seatOf, target, type Who, who } from "./parts";
import { anyOf, speech } from "./phrases";

type Reads = Value<CastleLanesState>;

const whoseText = (whose: Who): string =>
  ({ you: "your", enemy: "the enemy's", active: "the active player's", owner: "its owner's" })[whose];

const playerValue = (noun: string, read: (player: CastleLanesPlayer) => number) =>
  word<CastleLanesState, Reads, Who>({
    schema: who,
    compile: (whose) => {
      const seat = seatOf(whose);
      return (state, frame) => read(state.players[seat(state, frame)]!);
    },
    text: (whose) => `${whoseText(whose)} ${noun}`,
  });

const stats = ["attack", "hp", "maxHp", "missing", "movement", "wait"] as const;
const statNames: Record<(typeof stats)[number], string> = {
  attack: "{attack}",
  hp: "{hp}",
  maxHp: "full {hp}",
  missing: "missing {hp}",
  movement: "{move}",
  wait: "turns to wait",
};

export const castleLanesValues = (table: CastleLanesTable): Vocabulary<CastleLanesState>["values"] => ({
  gold: playerValue("{gold}", ({ gold }) => gold),
  handSize: playerValue("number of hand cards", ({ hand }) => hand.length),
  deckSize: playerValue("number of cards in the deck", ({ deck }) => deck.length),
  discardSize: playerValue("number of discarded cards", ({ discard }) => discard.length),
  castleHp: playerValue("castle's {hp}", ({ castle }) => castle),
  space: word<CastleLanesState, Reads, Who>({
    schema: who,
    compile: (whose) => {
      const seat = seatOf(whose);
      return (state, frame) => spaceOf(table, state, seat(state, frame));
    },
    text: (whose) => `${whoseText(whose)} {space}`,
  }),
  turn: word<CastleLanesState, Reads, true>({
    schema: Type.Literal(true),
    compile: () => (state) => state.turn,
    text: () => "the number of the turn",
  }),
  amount: word<CastleLanesState, Reads, true>({
    schema: Type.Literal(true),
    compile: () => (_, frame) => frame.slots[bound.amount] as number,
    text: () => "that many",
  }),
  stat: word<CastleLanesState, Reads, { of: Json; is: (typeof stats)[number] }>({
    schema: Type.Object({ of: pieces, is: Type.Enum([...stats]) }, closed),
    compile: ({ of, is }, compiler) => {
      const select = compiler.selection(of, "piece");
      const read = (state: CastleLanesState, found: number): number => {
        if (found < 0) return is === "hp" ? state.players[seatOfCastle(found)]!.castle : 0;
        const piece = findPiece(state, found);
        if (!piece) return 0;
        if (is === "hp" || is === "maxHp") return piece[is];
        if (is === "missing") return piece.maxHp - piece.hp;
        if (!("attack" in piece)) return 0;
        const unit: Unit = piece;
        if (is === "attack") return attackOf(table, state, unit);
        return is === "wait" ? unit.wait : Math.max(0, lastingMoveOf(table, state, unit) + marchBonusOf(state, unit));
      };
      return (state, frame) => select(state, frame).reduce((sum, found) => sum + read(state, found), 0);
    },
    text: ({ of, is }, wording) => {
      const name = wording.selection(of);
      return `${name === "it" ? "its" : name === "this" ? "its" : `${name}'s`} ${statNames[is]}`;
    },
  }),
});

type Checks = Test<CastleLanesState>;
type Select = Selection<CastleLanesState>;

/** Whether a piece is such; true if any of several is. */
function someDesign(
  table: CastleLanesTable,
  select: Select,
  holds: (design: CastleLanesTable["designs"][number]) => boolean,
): Checks {
  return (state, frame) =>
    select(state, frame).some((found) => {
      const design = table.designs[findPiece(state, found)?.design ?? -1];
      return design !== undefined && holds(design);
    });
}

const compared: Record<string, (value: string, n: string) => string> = {
  "<": (value, n) => `${value} is less than ${n}`,
  "<=": (value, n) => `${value} is ${n} or less`,
  "=": (value, n) => `${value} is ${n}`,
  ">=": (value, n) => `${value} is ${n} or more`,
  ">": (value, n) => `${value} is more than ${n}`,
};

export const castleLanesTests = (table: CastleLanesTable): Vocabulary<CastleLanesState>["tests"] => ({
  compare: {
    ...coreWords<CastleLanesState>().tests["compare"]!,
    text: (([a, sign, b]: [Json, string, Json], wording: { value(tree: Json): string }) =>
      compared[sign]!(wording.value(a), wording.value(b))) as never,
  },
  not: { ...coreWords<CastleLanesState>().tests["not"]!, text: notText as never },
  exists: word<CastleLanesState, Checks, Json>({
    schema: target,
    compile: (of, compiler) => {
      const select = compiler.selection(of);
      return (state, frame) => select(state, frame).length > 0;
    },
    text: (of, wording) => existsText(of, wording),
  }),
  hasTrait: word<CastleLanesState, Checks, { of: Json; trait: string }>({
    schema: Type.Object({ of: pieces, trait: slot.tag }, closed),
    compile: ({ of, trait }, compiler) =>
      someDesign(table, compiler.selection(of, "piece"), ({ traits }) => traits.includes(trait)),
    text: ({ of, trait }, wording) => `${wording.selection(of)} is a ${trait}`,
  }),
  isType: word<CastleLanesState, Checks, { of: Json; type: "unit" | "building" }>({
    schema: Type.Object({ of: pieces, type: Type.Enum(["unit", "building"]) }, closed),
    compile: ({ of, type }, compiler) =>
      someDesign(table, compiler.selection(of, "piece"), (design) => design.type === type),
    text: ({ of, type }, wording) => `${wording.selection(of)} is a ${type}`,
  }),
  ownedBy: word<CastleLanesState, Checks, { of: Json; who: Who }>({
    schema: Type.Object({ of: pieces, who }, closed),
    compile: ({ of, who: whose }, compiler) => {
      const [select, seat] = [compiler.selection(of, "piece"), seatOf(whose)];
      return (state, frame) =>
        select(state, frame).some((found) => findPiece(state, found)?.owner === seat(state, frame));
    },
    text: ({ of, who: whose }, wording) =>
      `${wording.selection(of)} is ${whose === "you" ? "yours" : whoseText(whose)}`,
  }),
  isActive: word<CastleLanesState, Checks, Who>({
    schema: who,
    compile: (whose) => {
      const seat = seatOf(whose);
      return (state, frame) => seat(state, frame) === state.active;
    },
    text: (whose) => `it is ${whoseText(whose)} turn`,
  }),
});

const opposites: Record<string, string> = { "<": ">=", "<=": ">", ">=": "<", ">": "<=" };

/** What is not so, in words of its own: "there is no enemy building", "it is not your turn". */
function notText(inner: Json, wording: Wording): string {
  const { exists, compare } = (typeof inner === "object" && inner !== null ? inner : {}) as Record<string, Json>;
  if (exists !== undefined) return existsText(exists, wording, true);
  const [a, sign, b] = (compare ?? []) as [Json, string, Json];
  if (opposites[sign]) return wording.test({ compare: [a, opposites[sign], b] });
  const test = wording.test(inner);
  return / is /.test(test) ? test.replace(" is ", " is not ") : `it is not so that ${test}`;
}

/** "you have another Dinosaur in its lane", "there is an enemy unit on this tile". */
function existsText(of: Json, wording: Wording, isNone = false): string {
  const { units, buildings } = (typeof of === "object" && of !== null ? of : {}) as {
    units?: Filter;
    buildings?: Filter;
  };
  const filter = units ?? buildings;
  if (!filter) return `there is ${isNone ? "not " : ""}${wording.selection(of)}`;
  return `${filter.side === "you" ? "you have" : "there is"} ${anyOf(filter, units ? "unit" : "building", speech(wording), isNone)}`;
}

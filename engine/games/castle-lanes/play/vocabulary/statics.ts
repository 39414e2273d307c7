import { type TSchema, Type } from "typebox";
import { ownValue } from "../../../../../schemas/own-value";
import { EffectError, onlyKey } from "../../../../core/compiler";
import { fitsSchema } from "../../../../core/fits-schema";
import * as slot from "../../../../core/slots";
import type { Json } from "../../../../core/vocabulary";
import type { CastleLanesTable, Design } from "../table";
import { type Filter, matcher, PieceFilter } from "./filters";
import { closed } from "./parts";
import { cardNoun, isMany, listed, phraseOf, type Speech } from "./phrases";

/** What is always so while a piece is on the board, or for a class (rules §8.5 "statics"): read, never triggered. */

interface StaticWord {
  schema: TSchema;
  compile(args: never, table: CastleLanesTable, design: Design): Partial<Design>;
  text(args: never, speech: Speech): string;
}

const word = <Args>(declared: {
  schema: TSchema;
  compile(args: Args, table: CastleLanesTable, design: Design): Partial<Design>;
  text(args: Args, speech: Speech): string;
}): StaticWord => declared as unknown as StaticWord;

type DamageParty = "this" | Filter;
interface Damage {
  by?: DamageParty;
  to?: DamageParty | "yourCastle" | "enemyCastle";
  times?: number;
  plus?: number;
}
interface Cost {
  whose?: "you" | "enemy";
  type?: "unit" | "building" | "skill";
  trait?: string;
  plus: number;
}

const change = Type.Optional(Type.Integer({ minimum: -20, maximum: 20 }));
const isParty = (party: Damage["to"]): party is Filter => typeof party === "object";

export const castleLanesStatics: Readonly<Record<string, StaticWord>> = {
  hidden: word<true>({
    schema: Type.Literal(true),
    compile: () => ({ hidden: true }),
    text: () => "**Hidden.**",
  }),
  entryPoint: word<true>({
    schema: Type.Literal(true),
    compile: () => ({ entryPoint: true }),
    text: () => "Units you play from your hand into this lane may be placed on this tile.",
  }),
  keepFresh: word<true>({
    schema: Type.Literal(true),
    compile: () => ({ keepFresh: true }),
    text: () => "The first of your units to construct a building in each of your turns does not become tired.",
  }),
  aura: word<{ of: Filter; attack?: number; movement?: number }>({
    schema: Type.Object({ of: PieceFilter, attack: change, movement: change }, closed),
    compile: ({ of, attack = 0, movement = 0 }, table, { auras }) => ({
      auras: [...auras, { of: matcher(table, of), attack, move: movement }],
    }),
    text: ({ of, attack, movement }, speech) => {
      const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
      const parts = [
        ...(attack ? [`${signed(attack)} {attack}`] : []),
        ...(movement ? [`${signed(movement)} {move}`] : []),
      ];
      return `${phraseOf(of, "unit", speech)} ${isMany(of) ? "have" : "has"} ${listed(parts)}.`;
    },
  }),
  damage: word<Damage>({
    schema: Type.Object(
      {
        by: Type.Optional(Type.Union([Type.Literal("this"), PieceFilter])),
        to: Type.Optional(Type.Union([Type.Enum(["this", "yourCastle", "enemyCastle"]), PieceFilter])),
        times: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
        plus: change,
      },
      closed,
    ),
    compile: ({ by, to, times = 1, plus = 0 }, table, { damageMods }) => ({
      damageMods: [
        ...damageMods,
        {
          times,
          plus,
          ...(by === undefined ? {} : { by: isParty(by) ? matcher(table, by) : by }),
          ...(to === undefined ? {} : { to: isParty(to) ? matcher(table, to) : to }),
        },
      ],
    }),
    text: ({ by, to, times = 1, plus = 0 }, speech) => {
      const more = `${Math.abs(plus)} ${plus < 0 ? "less" : "more"}`;
      const factor = times === 2 ? "double damage" : times === 0 ? "no damage" : `${times} times the damage`;
      const much = times === 1 ? `${more} damage` : factor;
      if (to === "this" && by === undefined) return `Takes ${much}${times === 1 ? " each time" : ""}.`;
      const sufferer =
        to === undefined
          ? ""
          : ` to ${isParty(to) ? phraseOf(to, "unit", speech) : { this: "this", yourCastle: "your castle", enemyCastle: "the enemy castle" }[to]}`;
      if (by === "this") return `Deals ${much}${sufferer}.`;
      const dealer =
        by === undefined ? "Everything" : phraseOf(by, "unit", speech).replace(/^(all|the) enemy/, "enemy");
      return `${dealer} ${by !== undefined && isMany(by) ? "deal" : "deals"} ${much}${sufferer}${times === 1 ? " with each hit" : ""}.`;
    },
  }),
  cost: word<Cost>({
    schema: Type.Object(
      {
        whose: Type.Optional(Type.Enum(["you", "enemy"])),
        type: Type.Optional(Type.Enum(["unit", "building", "skill"])),
        trait: Type.Optional(slot.tag),
        plus: Type.Integer({ minimum: -20, maximum: 20 }),
      },
      closed,
    ),
    compile: ({ whose = "you", type, trait, plus }, _, { costMods }) => ({
      costMods: [
        ...costMods,
        {
          whose,
          plus,
          accepts: (card) =>
            (type === undefined || card.type === type) && (trait === undefined || card.traits.includes(trait)),
        },
      ],
    }),
    text: ({ whose = "you", type, trait, plus }) =>
      `${whose === "you" ? "Your" : "The enemy's"} ${cardNoun({ type, trait }, 2)} cost ${Math.abs(plus)} {gold} ${plus < 0 ? "less" : "more"}.`,
  }),
};

function staticWord(tree: Json): { found: StaticWord; args: never } {
  const name = typeof tree === "string" ? tree : onlyKey(tree);
  const found = name === undefined ? undefined : ownValue(castleLanesStatics, name);
  if (!found) throw new EffectError(`“${name ?? JSON.stringify(tree)}” is nothing that is always so in this game.`);
  const args = typeof tree === "string" ? true : (tree as Record<string, Json>)[name!];
  const wrong = fitsSchema(found.schema, args);
  if (wrong !== null) throw new EffectError(`“${name}” can't be read: ${wrong}.`);
  return { found, args: args as never };
}

/** What a static adds to its card. */
export function compileStatic(table: CastleLanesTable, design: Design, tree: Json): Partial<Design> {
  const { found, args } = staticWord(tree);
  return found.compile(args, table, design);
}

export function staticText(tree: Json, speech: Speech): string {
  const { found, args } = staticWord(tree);
  return found.text(args, speech);
}

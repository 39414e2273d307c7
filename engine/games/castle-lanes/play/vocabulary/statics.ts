import { type TSchema, Type } from "typebox";
import { ownValue } from "../../../../../schemas/own-value";
import { EffectError, onlyKey } from "../../../../core/compiler";
import { fitsSchema } from "../../../../core/fits-schema";
import { changeBy, figure } from "../../../../core/grammar/amounts";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { Say as CoreSay } from "../../../../core/grammar/speech";
import { called, isMany, several } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import type { Json } from "../../../../core/vocabulary";
import type { CompiledSet, Design } from "../compiled-set";
import { type Filter, matcher, PieceFilter } from "./filters";
import { closed } from "./parts";
import { cardNoun, pieceThings, thoseOf, whose } from "./phrases";
import type { CastleLanesSpeech, Say } from "./speech";

/** What is always so while a piece is on the board, or for a class (rules §8.5 "statics"): read, never triggered. */

interface StaticWord {
  schema: TSchema;
  compile(args: never, set: CompiledSet, design: Design): Partial<Design>;
  says(args: never, say: Say): Phrase;
}

const word = <Args>(declared: {
  schema: TSchema;
  compile(args: Args, set: CompiledSet, design: Design): Partial<Design>;
  says(args: Args, say: Say): Phrase;
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

const partyText = (party: NonNullable<Damage["to"]>, say: Say): Phrase =>
  isParty(party)
    ? thoseOf(pieceThings(party, "unit", say))
    : { this: "this", yourCastle: "your castle", enemyCastle: "the enemy castle" }[party];

const change = Type.Optional(Type.Integer({ minimum: -20, maximum: 20 }));
const isParty = (party: Damage["to"]): party is Filter => typeof party === "object";

export const statics: Readonly<Record<string, StaticWord>> = {
  hidden: word<true>({
    schema: Type.Literal(true),
    compile: () => ({ hidden: true }),
    says: () => "**Hidden.**",
  }),
  entryPoint: word<true>({
    schema: Type.Literal(true),
    compile: () => ({ entryPoint: true }),
    says: () => "units you play from your hand into this lane may be placed on this tile",
  }),
  keepFresh: word<true>({
    schema: Type.Literal(true),
    compile: () => ({ keepFresh: true }),
    says: () => "the first of your units to construct a building in each of your turns does not become tired",
  }),
  aura: word<{ of: Filter; attack?: number; movement?: number }>({
    schema: Type.Object({ of: PieceFilter, attack: change, movement: change }, closed),
    compile: ({ of, attack = 0, movement = 0 }, set, { auras }) => ({
      auras: [...auras, { of: matcher(set, of), attack, move: movement }],
    }),
    says: ({ of, attack, movement }, say) => {
      const things = pieceThings(of, "unit", say.within("of"));
      const parts = [
        ...(attack ? [changeBy(figure(attack), say.mark("attack", "{attack}"))] : []),
        ...(movement ? [changeBy(figure(movement), say.mark("movement", "{move}"))] : []),
      ];
      return phrase`${thoseOf(things)} ${isMany(things) ? "have" : "has"} ${listed(parts)}`;
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
    compile: ({ by, to, times = 1, plus = 0 }, set, { damageMods }) => ({
      damageMods: [
        ...damageMods,
        {
          times,
          plus,
          ...(by === undefined ? {} : { by: isParty(by) ? matcher(set, by) : by }),
          ...(to === undefined ? {} : { to: isParty(to) ? matcher(set, to) : to }),
        },
      ],
    }),
    says: ({ by, to, times = 1, plus = 0 }, say) => {
      const factor = times === 2 ? "double damage" : times === 0 ? "no damage" : `${times} times the damage`;
      const more = say.mark("plus", `${Math.abs(plus)} ${plus < 0 ? "less" : "more"}`);
      const much = times === 1 ? phrase`${more} damage` : say.mark("times", factor);
      if (to === "this" && by === undefined) return phrase`takes ${much}${times === 1 ? " each time" : ""}`;
      const sufferer = to === undefined ? "" : phrase` to ${say.mark("to", partyText(to, say.within("to")))}`;
      if (by === "this") return phrase`deals ${much}${sufferer}`;
      const dealers = by === undefined ? called("everything") : pieceThings(by, "unit", say.within("by"));
      const each = times === 1 ? " with each hit" : "";
      return phrase`${several(dealers)} ${isMany(dealers) ? "deal" : "deals"} ${much}${sufferer}${each}`;
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
    says: ({ whose: side, type, trait, plus }, say) => {
      const more = say.mark("plus", `${Math.abs(plus)} {gold} ${plus < 0 ? "less" : "more"}`);
      return phrase`${say.mark("whose", whose(side))} ${cardNoun({ type, trait }).many} cost ${more}`;
    },
  }),
};

function staticWord(tree: Json): { found: StaticWord; args: never } {
  const name = typeof tree === "string" ? tree : onlyKey(tree);
  const found = name === undefined ? undefined : ownValue(statics, name);
  if (!found) throw new EffectError(`“${name ?? JSON.stringify(tree)}” is nothing that is always so in this game.`);
  const args = typeof tree === "string" ? true : (tree as Record<string, Json>)[name!];
  const wrong = fitsSchema(found.schema, args);
  if (wrong !== null) throw new EffectError(`“${name}” can't be read: ${wrong}.`);
  return { found, args: args as never };
}

/** What a static adds to its card. */
export function compileStatic(set: CompiledSet, design: Design, tree: Json): Partial<Design> {
  const { found, args } = staticWord(tree);
  return found.compile(args, set, design);
}

/** What is always so, not begun and not closed yet: “your other Crew in this lane have +1 {attack}”. */
export function staticSentence(tree: Json, speech: CastleLanesSpeech, at: string): Phrase {
  const { found, args } = staticWord(tree);
  return found.says(args, new CoreSay(speech, args, typeof tree === "string" ? at : `${at}/${onlyKey(tree)}`));
}

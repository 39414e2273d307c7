import { type TSchema, Type } from "typebox";
import { ownValue } from "../../../../../schemas/own-value";
import { onlyKey } from "../../../../core/compiler";
import { EffectError, withinWord } from "../../../../core/effect-error";
import { changeBy, figure } from "../../../../core/grammar/amounts";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { Say as CoreSay } from "../../../../core/grammar/speech";
import { called, isMany, several } from "../../../../core/grammar/things";
import { noStatic, refuseMisfit } from "../../../../core/misfit";
import * as slot from "../../../../core/slots";
import type { About, Json } from "../../../../core/vocabulary";
import type { CompiledSet, Design } from "../compiled-set";
import { type Filter, matcher, PieceFilter } from "./filters";
import { cardType, closed, trait } from "./parts";
import { cardNoun, pieceThings, thoseOf, whose } from "./phrases";
import type { CastleLanesSpeech, Say } from "./speech";

/** What is always so while a piece is on the board, or for a class (rules §8.5 "statics"): read, never triggered. */

interface StaticWord {
  about: About;
  schema: TSchema;
  compile(args: never, set: CompiledSet, design: Design): Partial<Design>;
  says(args: never, say: Say): Phrase;
}

const word = <Args>(declared: {
  about: About;
  schema: TSchema;
  compile(args: Args, set: CompiledSet, design: Design): Partial<Design>;
  says(args: Args, say: Say): Phrase;
}): StaticWord => declared as unknown as StaticWord;

type DamageParty = "this" | Filter;
export interface Damage {
  by?: DamageParty;
  to?: DamageParty | "yourCastle" | "enemyCastle";
  times?: number;
  plus?: number;
}
export interface Cost {
  whose?: "you" | "enemy";
  type?: "unit" | "building" | "skill";
  trait?: string;
  plus: number;
}

const partyText = (party: NonNullable<Damage["to"]>, say: Say): Phrase =>
  isParty(party)
    ? thoseOf(pieceThings(party, "unit", say))
    : { this: "this", yourCastle: "your castle", enemyCastle: "the enemy castle" }[party];

const change = (title: string) => Type.Optional(Type.Integer({ title, minimum: -20, maximum: 20, default: 0 }));
const isParty = (party: Damage["to"]): party is Filter => typeof party === "object";

export const statics: Readonly<Record<string, StaticWord>> = {
  hidden: word<true>({
    about: {
      name: "Hidden",
      group: "Units and buildings",
      means:
        "The opponent does not see where this building stands, until an enemy unit comes to it or it takes damage.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: () => ({ hidden: true }),
    says: () => "**Hidden.**",
  }),
  entryPoint: word<true>({
    about: {
      name: "Entry for your units",
      group: "Units and buildings",
      means: "Units that you play from your hand into this lane may be placed here instead of on their own tile.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: () => ({ entryPoint: true }),
    says: () => "units you play from your hand into this lane may be placed on this tile",
  }),
  keepFresh: word<true>({
    about: {
      name: "Builders stay fresh",
      group: "Units and buildings",
      means: "The first of your units to construct a building in each of your turns does not become tired.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: () => ({ keepFresh: true }),
    says: () => "the first of your units to construct a building in each of your turns does not become tired",
  }),
  aura: word<{ of: Filter; attack?: number; movement?: number }>({
    about: {
      name: "Units have more or less",
      group: "Units and buildings",
      means: "As long as this is there, units have more or less attack or movement.",
      example: { of: { side: "you", trait: "Crew", lane: "this", except: "this" }, attack: 1 },
    },
    schema: Type.Object({ of: PieceFilter, attack: change("Attack"), movement: change("Movement") }, closed),
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
    about: {
      name: "Damage is changed",
      group: "Damage and health",
      means: "As long as this is there, damage by some units or to some is multiplied first, then made more or less.",
      example: { to: "this", plus: -1 },
    },
    schema: Type.Object(
      {
        by: Type.Optional(
          Type.Union([Type.Literal("this", { title: "This one" }), slot.titled("Units", PieceFilter)], {
            title: "Dealt by",
          }),
        ),
        to: Type.Optional(
          Type.Union(
            [
              slot.oneOf("This one or a castle", {
                this: "This one",
                yourCastle: "Your castle",
                enemyCastle: "The enemy castle",
              }),
              slot.titled("Units and buildings", PieceFilter),
            ],
            { title: "Dealt to" },
          ),
        ),
        times: Type.Optional(Type.Integer({ title: "Times", minimum: 0, maximum: 9, default: 1 })),
        plus: change("More or less"),
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
    about: {
      name: "Cards cost more or less",
      group: "Gold",
      means: "As long as this is there, cards of a player cost more or less gold, but never less than none.",
      example: { type: "skill", plus: -1 },
    },
    schema: Type.Object(
      {
        whose: Type.Optional(slot.oneOf("Whose cards", { you: "Yours", enemy: "The enemy's" }, { default: "you" })),
        type: Type.Optional(cardType),
        trait: Type.Optional(trait),
        plus: Type.Integer({ title: "More or less", minimum: -20, maximum: 20, default: -1 }),
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

/** Which word it is, unless its arguments don't fit. */
export function staticWord(tree: Json): { name: string; found: StaticWord; args: never } {
  const name = typeof tree === "string" ? tree : onlyKey(tree);
  const found = name === undefined ? undefined : ownValue(statics, name);
  if (name === undefined || !found) throw new EffectError(noStatic(tree, Object.keys(statics)), { part: tree });
  const args = typeof tree === "string" ? true : (tree as Record<string, Json>)[name];
  withinWord(tree, () => refuseMisfit(found, name, args));
  return { name, found, args: args as never };
}

/** What a static adds to its card. */
export function compileStatic(set: CompiledSet, design: Design, tree: Json): Partial<Design> {
  const { found, args } = staticWord(tree);
  return withinWord(tree, () => found.compile(args, set, design));
}

/** What is always so, not begun and not closed yet: “your other Crew in this lane have +1 {attack}”. */
export function staticSentence(tree: Json, speech: CastleLanesSpeech, at: string): Phrase {
  const { found, args } = staticWord(tree);
  return found.says(args, new CoreSay(speech, args, typeof tree === "string" ? at : `${at}/${onlyKey(tree)}`));
}

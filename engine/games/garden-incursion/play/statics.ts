import { type TSchema, Type } from "typebox";
import { onlyKey } from "../../../core/compiler";
import { EffectError, withinWord } from "../../../core/effect-error";
import { type Phrase, phrase, unsaid } from "../../../core/grammar/phrase";
import { Say } from "../../../core/grammar/speech";
import { asSubject, each, isMany, several } from "../../../core/grammar/things";
import { noStatic, refuseMisfit } from "../../../core/misfit";
import * as slot from "../../../core/slots";
import type { About, Json } from "../../../core/vocabulary";
import {
  type Aura,
  type CompiledSet,
  type CostMod,
  type Keyword,
  keywordStat,
  type SkirmishBonus,
  type SpawnSource,
  type Stat,
  stats,
} from "./compiled-set";
import { type CardFilter, CardsLike, cardMatcher } from "./vocabulary/card-filters";
import { type Filter, filter, matcher, thousandths } from "./vocabulary/filters";
import { form, type GardenCompiler, keywordName, statName } from "./vocabulary/parts";
import { cardThings, filterThings, keywordNames, ranges, statChange } from "./vocabulary/phrases";
import type { GardenSpeech } from "./vocabulary/speech";

/** What a card changes as long as it is there (rules §8.7). */

export interface Statics {
  auras: Aura[];
  costMods: CostMod[];
  sources: SpawnSource[];
  bonuses: SkirmishBonus[];
}

export interface AuraTree {
  of: Filter;
  stat?: Stat;
  keyword?: Keyword;
  n?: number;
  stacks?: boolean;
}
export interface BonusTree {
  all?: boolean;
  stat?: "attack" | "defence";
  when?: "attacking" | "attacked";
  n: Json;
  if?: Json;
}
export interface CostTree {
  of: CardFilter;
  n: number;
}
export interface SourceTree {
  of?: Filter;
  radius: number;
}

const change = Type.Number({ title: "By how much", default: 1 });

export const staticWords = {
  aura: {
    about: {
      name: "Change objects around",
      group: "Strength and counters",
      means: "As long as this is there, objects like these have more of a value, or a keyword.",
      example: { of: { side: "own", kind: "creature", near: [1, "this"] }, stat: "defence", n: 1 },
    },
    schema: form({
      of: filter,
      stat: Type.Optional(statName),
      keyword: Type.Optional(keywordName),
      n: Type.Optional(change),
      stacks: Type.Optional(
        Type.Boolean({
          title: "Several add up",
          description: "Whether several of these cards add up; they do unless told.",
          default: true,
        }),
      ),
    }),
  },
  costMod: {
    about: {
      name: "Change costs",
      group: "Energy and workers",
      means: "As long as this is there, such cards cost you more or less energy, but not below 0.",
      example: { of: { type: "structure" }, n: -1 },
    },
    schema: form({ of: CardsLike, n: Type.Integer({ title: "By how much", default: -1 }) }),
  },
  spawnSource: {
    about: {
      name: "Spawn nearby",
      group: "The field",
      means: "You may spawn creatures near these objects too, and not only near your queen.",
      example: { radius: 0.5 },
    },
    schema: form({
      of: Type.Optional(filter),
      radius: Type.Number({ title: "Within how many ranges", minimum: 0, maximum: 20, default: 0.5 }),
    }),
  },
  skirmishBonus: {
    about: {
      name: "Change a skirmish",
      group: "Fights",
      means: "More attack or defence in skirmishes, for this one or for all your creatures.",
      example: { n: 1, if: { compare: [{ attackers: true }, ">=", 2] } },
    },
    schema: form({
      all: Type.Optional(
        Type.Boolean({
          title: "For all",
          description: "For all the player's creatures, each in its skirmish.",
          default: false,
        }),
      ),
      stat: Type.Optional(
        slot.oneOf(
          "Which value",
          { attack: "Attack", defence: "Defence" },
          { description: "Attack, unless told.", default: "attack" },
        ),
      ),
      when: Type.Optional(
        slot.oneOf(
          "When",
          { attacking: "When attacking", attacked: "When attacked" },
          { description: "When attacking, unless told.", default: "attacking" },
        ),
      ),
      n: slot.titled("By how much", slot.number, { default: 1 }),
      if: Type.Optional(slot.titled("Only if", slot.condition)),
    }),
  },
} satisfies Record<string, { about: About; schema: TSchema }>;
type Name = keyof typeof staticWords;

export function readStatic(tree: Json): [Name, unknown] {
  const name = onlyKey(tree) as Name | undefined;
  if (name === undefined || !Object.hasOwn(staticWords, name))
    throw new EffectError(noStatic(tree, Object.keys(staticWords)), { part: tree });
  const args = (tree as Record<string, Json>)[name];
  withinWord(tree, () => refuseMisfit(staticWords[name], name, args));
  return [name, args];
}

/** What an aura depends on may not depend on auras in turn. */
const derived = ["keyword", "attack", "defence"];
const asksForDerived = (tree: Json): boolean =>
  typeof tree === "object" &&
  tree !== null &&
  Object.entries(tree).some(([key, part]) => derived.includes(key) || asksForDerived(part as Json));

export function addStatic(set: CompiledSet, compiler: GardenCompiler, statics: Statics, tree: Json): void {
  const [name, args] = readStatic(tree);
  withinWord(tree, () => compileStatic(set, compiler, statics, name, args));
}

function compileStatic(set: CompiledSet, compiler: GardenCompiler, statics: Statics, name: Name, args: unknown): void {
  if (name === "aura") {
    const { of, stat, keyword, n = 1, stacks = true } = args as AuraTree;
    if (asksForDerived(of)) throw new EffectError("An aura can't ask for keywords, attack or defence.");
    if ((stat === undefined) === (keyword === undefined))
      throw new EffectError("An aura changes a statistic or gives a keyword.");
    const index = stat === undefined ? keywordStat(keyword!) : stats.indexOf(stat);
    const amount = stat === "range" ? thousandths(n) : n;
    statics.auras.push({ of: matcher(set, of, compiler), stat: index, n: amount, stacks });
  } else if (name === "costMod") {
    const { of, n } = args as CostTree;
    statics.costMods.push({ accepts: cardMatcher(set, of), n });
  } else if (name === "spawnSource") {
    const { of, radius } = args as SourceTree;
    const matches = of === undefined ? undefined : matcher(set, of, compiler);
    statics.sources.push({ of: matches, radius: thousandths(radius) });
  } else {
    const { all = false, stat = "attack", when = "attacking", n, if: condition } = args as BonusTree;
    statics.bonuses.push({
      all,
      stat,
      isAttacking: when === "attacking",
      n: compiler.value(n),
      condition: condition === undefined ? undefined : compiler.test(condition),
    });
  }
}

/** What holds always, as sentences: “your creatures in the same position have +1 {D}”. */
export function staticSentences(tree: Json, speech: GardenSpeech, at: string): Phrase[] {
  const [name, args] = readStatic(tree);
  const say = new Say(speech, args as Json, `${at}/${name}`);
  if (name === "aura") return auraSentences(args as AuraTree, say);
  if (name === "costMod") {
    const { of, n } = args as CostTree;
    const cards = several({ ...cardThings(of, say.within("of")), owner: "you" });
    const change = say.mark("n", `${Math.abs(n)} {E} ${n < 0 ? "less, but not below 0" : "more"}`);
    return [phrase`${cards} cost ${change}`];
  }
  if (name === "spawnSource") {
    const { of, radius } = args as SourceTree;
    const where = of === undefined ? "this" : each(filterThings(of, say.within("of")));
    return [phrase`you may spawn creatures within ${say.mark("radius", ranges(radius))} of ${where}`];
  }
  return [bonusSentence(args as BonusTree, say)];
}

/** Keywords that say what something is, and not what it has. */
const adjectives: readonly Keyword[] = ["swift", "rooted", "sticky", "shielded"];

function auraSentences({ of, stat, keyword, n = 1, stacks = true }: AuraTree, say: Say<GardenSpeech>): Phrase[] {
  const things = filterThings(of, say.within("of"));
  const [is, has] = isMany(things) ? ["are", "have"] : ["is", "has"];
  const subject = asSubject(several(things));
  const isAdjective = keyword !== undefined && adjectives.includes(keyword);
  const named = keyword && say.mark("keyword", `**${keywordNames[keyword]}${n === 1 ? "" : ` ${n}`}**`);
  const what = named ?? (stat === undefined ? unsaid : statChange(say.value("n"), stat));
  const more = stacks ? [] : [say.mark("stacks", "several of these do not add up")];
  return [phrase`${subject} ${isAdjective ? is : has} ${what}`, ...more];
}

/** "when attacking, +2 {A}", "while 3 or more of your creatures attack in one skirmish, each of them has +1 {A} in it" */
function bonusSentence(args: BonusTree, say: Say<GardenSpeech>): Phrase {
  const { all = false, stat = "attack", when = "attacking", if: condition } = args;
  const moment = all ? "" : phrase`${say.mark("when", `when ${when}`)}, `;
  const start = condition === undefined ? moment : phrase`${moment}while ${say.test("if").holds}, `;
  const change = statChange(say.value("n"), stat);
  if (!all) return phrase`${start}${change}`;
  if (condition !== undefined && JSON.stringify(condition).includes(`"attackers"`))
    return phrase`${start}each of them has ${change} in it`;
  const them = when === "attacking" ? "your attacking creatures" : "your objects that are attacked";
  return phrase`${start}${say.mark("when", them)} have ${change}`;
}

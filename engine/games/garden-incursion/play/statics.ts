import { Type } from "typebox";
import { EffectError, onlyKey } from "../../../core/compiler";
import { fitsSchema } from "../../../core/fits-schema";
import { type Phrase, phrase } from "../../../core/grammar/phrase";
import { Say } from "../../../core/grammar/speech";
import { asSubject, each, isMany, several } from "../../../core/grammar/things";
import type { Json } from "../../../core/vocabulary";
import {
  type Aura,
  type CompiledSet,
  type CostMod,
  type Keyword,
  keywordStat,
  keywords,
  type SkirmishBonus,
  type SpawnSource,
  type Stat,
  stats,
} from "./compiled-set";
import { type CardFilter, CardsLike, cardMatcher } from "./vocabulary/card-filters";
import { type Filter, matcher, thousandths } from "./vocabulary/filters";
import { form, type GardenCompiler } from "./vocabulary/parts";
import { cardThings, filterThings, keywordNames, ranges, statChange } from "./vocabulary/phrases";
import type { GardenSpeech } from "./vocabulary/speech";

/** What a card changes as long as it is there (rules §8.7). */

export interface Statics {
  auras: Aura[];
  costMods: CostMod[];
  sources: SpawnSource[];
  bonuses: SkirmishBonus[];
}

interface AuraTree {
  of: Filter;
  stat?: Stat;
  keyword?: Keyword;
  n?: number;
  stacks?: boolean;
}
interface BonusTree {
  all?: boolean;
  stat?: "attack" | "defence";
  when?: "attacking" | "attacked";
  n: Json;
  if?: Json;
}

const filter = Type.Unknown({ description: "A filter of objects." });
const schemas = {
  aura: form({
    of: filter,
    stat: Type.Optional(Type.Enum([...stats])),
    keyword: Type.Optional(Type.Enum([...keywords])),
    n: Type.Optional(Type.Number()),
    stacks: Type.Optional(Type.Boolean({ description: "Whether several of these cards add up; they do unless told." })),
  }),
  costMod: form({ of: CardsLike, n: Type.Integer() }),
  spawnSource: form({ of: Type.Optional(filter), radius: Type.Number({ minimum: 0, maximum: 20 }) }),
  skirmishBonus: form({
    all: Type.Optional(Type.Boolean({ description: "For all the player's creatures, each in its skirmish." })),
    stat: Type.Optional(Type.Enum(["attack", "defence"], { description: "Attack, unless told." })),
    when: Type.Optional(Type.Enum(["attacking", "attacked"], { description: "When attacking, unless told." })),
    n: Type.Unknown(),
    if: Type.Optional(Type.Unknown()),
  }),
};
type Name = keyof typeof schemas;

function read(tree: Json): [Name, unknown] {
  const name = onlyKey(tree) as Name | undefined;
  if (name === undefined || !Object.hasOwn(schemas, name))
    throw new EffectError(`“${JSON.stringify(tree)}” is nothing that lasts in this game.`);
  const args = (tree as Record<string, Json>)[name];
  const wrong = fitsSchema(schemas[name], args);
  if (wrong !== null) throw new EffectError(`“${name}” can't be read: ${wrong}.`);
  return [name, args];
}

/** What an aura depends on may not depend on auras in turn. */
const derived = ["keyword", "attack", "defence"];
const asksForDerived = (tree: Json): boolean =>
  typeof tree === "object" &&
  tree !== null &&
  Object.entries(tree).some(([key, part]) => derived.includes(key) || asksForDerived(part as Json));

export function addStatic(set: CompiledSet, compiler: GardenCompiler, statics: Statics, tree: Json): void {
  const [name, args] = read(tree);
  if (name === "aura") {
    const { of, stat, keyword, n = 1, stacks = true } = args as AuraTree;
    if (asksForDerived(of)) throw new EffectError("An aura can't ask for keywords, attack or defence.");
    if ((stat === undefined) === (keyword === undefined))
      throw new EffectError("An aura changes a statistic or gives a keyword.");
    const index = stat === undefined ? keywordStat(keyword!) : stats.indexOf(stat);
    const amount = stat === "range" ? thousandths(n) : n;
    statics.auras.push({ of: matcher(set, of, compiler), stat: index, n: amount, stacks });
  } else if (name === "costMod") {
    const { of, n } = args as { of: CardFilter; n: number };
    statics.costMods.push({ accepts: cardMatcher(set, of), n });
  } else if (name === "spawnSource") {
    const { of, radius } = args as { of?: Filter; radius: number };
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
  const [name, args] = read(tree);
  const say = new Say(speech, args as Json, `${at}/${name}`);
  if (name === "aura") return auraSentences(args as AuraTree, say);
  if (name === "costMod") {
    const { of, n } = args as { of: CardFilter; n: number };
    const cards = several({ ...cardThings(of, say.within("of")), owner: "you" });
    const change = say.mark("n", `${Math.abs(n)} {E} ${n < 0 ? "less, but not below 0" : "more"}`);
    return [phrase`${cards} cost ${change}`];
  }
  if (name === "spawnSource") {
    const { of, radius } = args as { of?: Filter; radius: number };
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
  const what =
    keyword === undefined
      ? statChange(say.value("n"), stat!)
      : say.mark("keyword", `**${keywordNames[keyword]}${n === 1 ? "" : ` ${n}`}**`);
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

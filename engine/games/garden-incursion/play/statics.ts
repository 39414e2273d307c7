import { Type } from "typebox";
import { EffectError, onlyKey } from "../../../core/compiler";
import { fitsSchema } from "../../../core/fits-schema";
import type { Json } from "../../../core/vocabulary";
import { formatRange, markNames, strengthNames } from "../words";
import {
  type Aura,
  type CostMod,
  type GardenTable,
  type Keyword,
  keywordStat,
  keywords,
  type SkirmishBonus,
  type SpawnSource,
  type Stat,
  stats,
} from "./table";
import { type CardFilter, CardsLike, cardMatcher } from "./vocabulary/card-filters";
import { type Filter, matcher, thousandths } from "./vocabulary/filters";
import { form, type GardenCompiler } from "./vocabulary/parts";
import { allPhrase, capital, cardsPhrase, onePhrase, plural, ranges, type Speech, signed } from "./vocabulary/phrases";

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

export function addStatic(table: GardenTable, compiler: GardenCompiler, statics: Statics, tree: Json): void {
  const [name, args] = read(tree);
  if (name === "aura") {
    const { of, stat, keyword, n = 1, stacks = true } = args as AuraTree;
    if (asksForDerived(of as unknown as Json))
      throw new EffectError("An aura can't ask for keywords, attack or defence.");
    if ((stat === undefined) === (keyword === undefined))
      throw new EffectError("An aura changes a statistic or gives a keyword.");
    const index = stat === undefined ? keywordStat(keyword!) : stats.indexOf(stat);
    const amount = stat === "range" ? thousandths(n) : n;
    statics.auras.push({ of: matcher(table, of as unknown as Json, compiler), stat: index, n: amount, stacks });
  } else if (name === "costMod") {
    const { of, n } = args as { of: CardFilter; n: number };
    statics.costMods.push({ accepts: cardMatcher(table, of), n });
  } else if (name === "spawnSource") {
    const { of, radius } = args as { of?: Filter; radius: number };
    const matches = of === undefined ? undefined : matcher(table, of as unknown as Json, compiler);
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

export function staticText(tree: Json, speech: Speech): string {
  const [name, args] = read(tree);
  if (name === "aura") {
    const { of, stat, keyword, n = 1, stacks = true } = args as AuraTree;
    const who = capital(allPhrase(of, speech, ""));
    if (keyword) return `${who} are **${{ ...markNames, ...strengthNames }[keyword]}**`;
    const value =
      stat === "range" ? `${n < 0 ? "−" : "+"}${formatRange(Math.abs(n))} range` : `${signed(n)} ${statSigns[stat!]}`;
    return `${who} have ${value}.${stacks ? "" : " Several of these do not add up."}`;
  }
  if (name === "costMod") {
    const { of, n } = args as { of: CardFilter; n: number };
    const cards = plural(cardsPhrase(of, 1).replace(/^an? /, ""));
    return `Your ${cards} cost ${Math.abs(n)} {E} ${n < 0 ? "less, but not below 0" : "more"}`;
  }
  if (name === "spawnSource") {
    const { of, radius } = args as { of?: Filter; radius: number };
    const where = of === undefined ? "this" : onePhrase(of, speech).replace(/^one of/, "each of");
    return `You may spawn creatures within ${ranges(radius)} of ${where}`;
  }
  const { all = false, stat = "attack", when = "attacking", n, if: condition } = args as BonusTree;
  const moment = all ? "" : `when ${when}, `;
  const start = condition === undefined ? capital(moment) : `${capital(moment)}while ${speech.test(condition)}, `;
  const sign = statSigns[stat];
  const amount = typeof n === "number" ? `${signed(n)} ${sign}` : `+1 ${sign} for each ${speech.value(n)}`;
  if (!all) return `${start}${amount}`;
  if (condition !== undefined) return `${capital(start)}each of them has ${amount} in it`;
  return when === "attacking"
    ? `Your attacking creatures have ${amount}`
    : `Your objects that are attacked have ${amount}`;
}

const statSigns: Record<Stat, string> = { attack: "{A}", defence: "{D}", ap: "{AP}", range: "range" };

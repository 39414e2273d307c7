import { ownValue } from "../../schemas/own-value";
import type { RichText } from "./card-game";
import { filledIn, type Texts, wordsWith } from "./fill-in";
import type { Language } from "./language";
import type { Json } from "./vocabulary";

/**
 * Cards composed of components: a card is a multiset of them, and its code, cost, effects and text follow.
 * A game declares a component set, to which a project may add; nothing here knows any game.
 */

/** How components with the same effect share it: amounts add up, symbols are joined, each happens by itself, one is enough. */
type EffectMerge = "sum" | "symbols" | "each" | "once";

export interface ComponentEffect {
  /** Components with the same key share one effect on the card, as `merge` says. */
  key: string;
  /** Effects are printed and happen in this order. */
  rank: number;
  merge: EffectMerge;
  /** For `sum`: what one component adds. */
  amount?: number;
  /** For `symbols`: what one component adds, in component order. */
  symbols?: readonly string[];
  /** What it does. “amount” in it stands for the joint amount; with symbols it happens for each “symbol”, that often. */
  tree: readonly Json[];
  /** What the card is by it, besides what it does. */
  keyword?: string;
  /** Instead of the words written from the tree. */
  title?: Texts;
  /** Small print, with `{amount}` and, to go with the number, `{amount:card|cards}`. */
  reminder?: Texts;
  /** Whether the small print is for cards that do nothing else. */
  reminderAlone?: boolean;
}

export interface Component {
  id: string;
  name: string;
  /** Codes, costs and joined symbols are written in this order. */
  rank: number;
  /** How many of it one card may hold. */
  max: number;
  cost: { fixed: Readonly<Record<string, number>>; any: number; cards: number };
  effect: ComponentEffect;
}

export interface ComponentSet {
  /** In canonical order. */
  components: readonly Component[];
  /** Printing and paying order of the fixed costs. */
  costOrder: readonly string[];
  anySymbol: string;
  codeSeparator: string;
}

type Counts = Readonly<Record<string, number | undefined>>;

export interface ComposedCost {
  fixed: Record<string, number>;
  any: number;
  cards: number;
}

export interface ComposedEffect {
  /** As the first component declares it that has it. */
  declared: ComponentEffect;
  amount: number;
  symbols: string[];
}

interface Composed {
  code: string;
  cost: ComposedCost;
  effects: ComposedEffect[];
}

const countOf = (counts: Counts, id: string): number => Math.max(0, Math.trunc(ownValue(counts, id) ?? 0));

/** The set with more components in it, each in its place. */
export const withComponents = (set: ComponentSet, more: readonly Component[]): ComponentSet =>
  more.length === 0 ? set : { ...set, components: [...set.components, ...more].sort(byRank) };

const byRank = (a: Component, b: Component): number => a.rank - b.rank || (a.id < b.id ? -1 : 1);

export const componentCount = (counts: Counts): number =>
  Object.keys(counts).reduce((sum, id) => sum + countOf(counts, id), 0);

export function formatCode(set: ComponentSet, counts: Counts): string {
  return set.components.flatMap(({ id }) => Array<string>(countOf(counts, id)).fill(id)).join(set.codeSeparator);
}

type ParsedCode =
  | { ok: true; counts: Record<string, number> }
  | { ok: false; reason: "unknown" | "too-many"; id: string };

/** Reads a code in any order; unknown ids and counts over a component's limit are refused. */
export function parseCode(set: ComponentSet, code: string): ParsedCode {
  const counts: Record<string, number> = {};
  const words = code.trim() === "" ? [] : code.split(set.codeSeparator.trim()).map((word) => word.trim());
  for (const word of words) {
    const component = set.components.find(({ id }) => id === word);
    if (!component) return { ok: false, reason: "unknown", id: word };
    const count = (counts[component.id] ?? 0) + 1;
    if (count > component.max) return { ok: false, reason: "too-many", id: word };
    counts[component.id] = count;
  }
  return { ok: true, counts };
}

function composeCost(set: ComponentSet, counts: Counts): ComposedCost {
  const cost: ComposedCost = {
    fixed: Object.fromEntries(set.costOrder.map((symbol) => [symbol, 0])),
    any: 0,
    cards: 0,
  };
  for (const component of set.components) {
    const n = countOf(counts, component.id);
    if (n === 0) continue;
    for (const [symbol, amount] of Object.entries(component.cost.fixed)) {
      cost.fixed[symbol] = (cost.fixed[symbol] ?? 0) + n * amount;
    }
    cost.any += n * component.cost.any;
    cost.cards += n * component.cost.cards;
  }
  return cost;
}

function composeEffects(set: ComponentSet, counts: Counts): ComposedEffect[] {
  const found: ComposedEffect[] = [];
  for (const { id, effect } of set.components) {
    for (let n = countOf(counts, id); n > 0; n--) {
      const shared = effect.merge === "each" ? undefined : found.find(({ declared }) => declared.key === effect.key);
      const target = shared ?? { declared: effect, amount: 0, symbols: [] };
      if (!shared) found.push(target);
      if (!shared || effect.merge !== "once") target.amount += effect.amount ?? 0;
      if (effect.merge === "symbols") target.symbols.push(...(effect.symbols ?? []));
    }
  }
  return found.sort((a, b) => a.declared.rank - b.declared.rank);
}

export function compose(set: ComponentSet, counts: Counts): Composed {
  return { code: formatCode(set, counts), cost: composeCost(set, counts), effects: composeEffects(set, counts) };
}

/** The cost's symbols one by one, in paying order: `["G", "G", "?"]`. */
export function costSymbols(set: ComponentSet, cost: ComposedCost): string[] {
  const fixed = set.costOrder.flatMap((symbol) => Array<string>(cost.fixed[symbol] ?? 0).fill(symbol));
  return [...fixed, ...Array<string>(cost.any).fill(set.anySymbol)];
}

/** What a composed effect does, with its amount and symbols put in. */
export function effectTree({ declared, amount, symbols }: ComposedEffect): Json[] {
  if (declared.merge !== "symbols") return declared.tree.map((part) => filledIn(part, { amount }));
  return [...new Set(symbols)].flatMap((symbol) => {
    const often = symbols.filter((other) => other === symbol).length;
    return declared.tree.map((part) => filledIn(part, { amount: often, symbol }));
  });
}

/** Words of an effect with its amount put in: `{amount}`, and `{amount:card|cards}` for what goes with the number. */
export const effectWords = (texts: Texts, amount: number, language: Language): RichText =>
  wordsWith(texts[language] ?? texts.en, { amount });

/**
 * Cards composed of components: a card is a multiset of them, and its code, cost, effects and text follow.
 * A game declares a component set; nothing here knows any game.
 */

export type EffectMerge = "sum" | "symbols" | "each" | "once";

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
}

export interface Component<Id extends string = string> {
  id: Id;
  name: string;
  /** How many of it one card may hold. */
  max: number;
  cost: { fixed: Readonly<Record<string, number>>; any: number; cards: number };
  effect: ComponentEffect;
}

export interface ComponentSet<Id extends string = string> {
  /** In canonical order. */
  components: readonly Component<Id>[];
  /** Printing and paying order of the fixed costs. */
  costOrder: readonly string[];
  anySymbol: string;
  codeSeparator: string;
}

export type Counts<Id extends string = string> = { readonly [K in Id]?: number };

export interface ComposedCost {
  fixed: Record<string, number>;
  any: number;
  cards: number;
}

export interface ComposedEffect {
  key: string;
  amount: number;
  symbols: string[];
}

export interface Composed {
  code: string;
  cost: ComposedCost;
  effects: ComposedEffect[];
}

const countOf = <Id extends string>(counts: Counts<Id>, id: Id): number => Math.max(0, Math.trunc(counts[id] ?? 0));

export const componentCount = <Id extends string>(set: ComponentSet<Id>, counts: Counts<Id>): number =>
  set.components.reduce((sum, { id }) => sum + countOf(counts, id), 0);

export function formatCode<Id extends string>(set: ComponentSet<Id>, counts: Counts<Id>): string {
  return set.components.flatMap(({ id }) => Array<string>(countOf(counts, id)).fill(id)).join(set.codeSeparator);
}

export type ParsedCode<Id extends string> =
  | { ok: true; counts: Counts<Id> }
  | { ok: false; reason: "unknown" | "too-many"; id: string };

/** Reads a code in any order; unknown ids and counts over a component's limit are refused. */
export function parseCode<Id extends string>(set: ComponentSet<Id>, code: string): ParsedCode<Id> {
  const counts: { [K in Id]?: number } = {};
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

function composeCost<Id extends string>(set: ComponentSet<Id>, counts: Counts<Id>): ComposedCost {
  const cost: ComposedCost = {
    fixed: Object.fromEntries(set.costOrder.map((symbol) => [symbol, 0])),
    any: 0,
    cards: 0,
  };
  for (const component of set.components) {
    const n = countOf(counts, component.id);
    for (const [symbol, amount] of Object.entries(component.cost.fixed)) {
      cost.fixed[symbol] = (cost.fixed[symbol] ?? 0) + n * amount;
    }
    cost.any += n * component.cost.any;
    cost.cards += n * component.cost.cards;
  }
  return cost;
}

function composeEffects<Id extends string>(set: ComponentSet<Id>, counts: Counts<Id>): ComposedEffect[] {
  const ranked: { rank: number; merge: EffectMerge; effect: ComposedEffect }[] = [];
  for (const { id, effect } of set.components) {
    for (let n = countOf(counts, id); n > 0; n--) {
      const shared = effect.merge === "each" ? undefined : ranked.find((other) => other.effect.key === effect.key);
      const target = shared?.effect ?? { key: effect.key, amount: 0, symbols: [] };
      if (!shared) ranked.push({ rank: effect.rank, merge: effect.merge, effect: target });
      if (!shared || effect.merge !== "once") target.amount += effect.amount ?? 0;
      if (effect.merge === "symbols") target.symbols.push(...(effect.symbols ?? []));
    }
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ effect }) => effect);
}

export function compose<Id extends string>(set: ComponentSet<Id>, counts: Counts<Id>): Composed {
  return { code: formatCode(set, counts), cost: composeCost(set, counts), effects: composeEffects(set, counts) };
}

/** The cost's symbols one by one, in paying order: `["G", "G", "?"]`. */
export function costSymbols<Id extends string>(set: ComponentSet<Id>, cost: ComposedCost): string[] {
  const fixed = set.costOrder.flatMap((symbol) => Array<string>(cost.fixed[symbol] ?? 0).fill(symbol));
  return [...fixed, ...Array<string>(cost.any).fill(set.anySymbol)];
}

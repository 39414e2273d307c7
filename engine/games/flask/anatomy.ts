import { type ComponentSet, type ComposedCost, type ComposedEffect, compose, effectTree } from "../../core/composition";
import type { Json } from "../../core/vocabulary";
import type { Card } from "./card-schema";
import { flaskComponents } from "./components";
import { setWith } from "./own-components";

/** What a Flask card comes down to, whether it is composed of base cards or written by hand (rules §8.5). */
export interface Anatomy {
  /** Empty if it is written by hand. */
  code: string;
  cost: ComposedCost;
  isReaction: boolean;
  /** In the order in which they happen. A composed one knows what it is made of. */
  effects: { tree: Json[]; composed?: ComposedEffect }[];
}

/** A card with effects of its own; its base cards count for nothing. */
export const isHandWritten = ({ effects }: Card): boolean => effects !== undefined;

/** What the card is composed of: the base cards, and the components that it brings with it. */
export const componentsOf = ({ components }: Card, base = flaskComponents): ComponentSet =>
  components === undefined ? base : setWith(components, base);

/** What it asks for that is neither a base card nor a component that it brings with it. */
export function unknownBases(card: Card): string[] {
  const known = new Set(componentsOf(card).components.map(({ id }) => id));
  return Object.keys(card.composition).filter((id) => !known.has(id));
}

export function anatomyOf(card: Card): Anatomy {
  if (isHandWritten(card)) return handWritten(card);
  const { code, cost, effects } = compose(componentsOf(card), card.composition);
  return {
    code,
    cost,
    isReaction: effects.some(({ declared }) => declared.keyword === "reaction"),
    effects: effects.map((composed) => ({ tree: effectTree(composed), composed })),
  };
}

function handWritten({ cost = {}, keywords = [], effects = [] }: Card): Anatomy {
  const { fixed = {}, any = 0, cards = 0 } = cost;
  return {
    code: "",
    cost: {
      fixed: Object.fromEntries(flaskComponents.costOrder.map((symbol) => [symbol, fixed[symbol as "G"] ?? 0])),
      any,
      cards,
    },
    isReaction: keywords.includes("reaction"),
    effects: effects.map((tree) => ({ tree: [tree as Json] })),
  };
}

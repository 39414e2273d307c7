import type { FlaskCard } from "../../../schemas/cards/flask";
import { type ComposedCost, type ComposedEffect, compose } from "../../core/composition";
import type { Json } from "../../core/vocabulary";
import { flaskComponents } from "./components";
import { flaskEffects } from "./effects";

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
export const isHandWritten = ({ effects }: FlaskCard): boolean => effects !== undefined;

export function anatomyOf(card: FlaskCard): Anatomy {
  if (isHandWritten(card)) return handWritten(card);
  const { code, cost, effects } = compose(flaskComponents, card.composition);
  return {
    code,
    cost,
    isReaction: effects.some(({ key }) => key === "reaction"),
    effects: effects.map((effect) => ({ tree: flaskEffects([effect]), composed: effect })),
  };
}

function handWritten({ cost = {}, keywords = [], effects = [] }: FlaskCard): Anatomy {
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

import type { FlaskCard } from "../../../schemas/cards/flask";
import type { CardFacts, TextBlock } from "../../core/card-game";
import { type Composed, type ComposedEffect, compose, costSymbols, effectBlock } from "../../core/composition";
import { plural } from "../../core/rich-text";
import { flaskComponents } from "./components";

/** Reminder text appears on cards with at most two effects; for these two only when it is the only one (rules §8.2). */
const explainedAlone = new Set(["reaction", "discard"]);

function isExplained(effect: ComposedEffect, effects: readonly ComposedEffect[]): boolean {
  return effects.length <= (explainedAlone.has(effect.key) ? 1 : 2);
}

function formatCost(composed: Composed): string {
  const symbols = costSymbols(flaskComponents, composed.cost)
    .map((symbol) => `{${symbol}}`)
    .join("");
  const cards = composed.cost.cards > 0 ? plural(composed.cost.cards, "Card") : "";
  return symbols && cards ? `${symbols} and ${cards}` : symbols + cards;
}

export function flaskFacts(card: FlaskCard): CardFacts {
  const composed = compose(flaskComponents, card.composition);
  const effects: TextBlock[] = composed.effects.map((effect) =>
    effectBlock(flaskComponents, effect, card.showReminder === true && isExplained(effect, composed.effects)),
  );
  const isReaction = composed.effects.some((effect) => effect.key === "reaction");
  const cost = formatCost(composed);
  return {
    name: card.name,
    type: isReaction ? "Reaction" : "Card",
    cost,
    code: composed.code,
    text: effects.map((effect) => effect.title).join("\n"),
    slots: {
      cost,
      costSymbols: costSymbols(flaskComponents, composed.cost),
      costCards: composed.cost.cards,
      effects,
      code: composed.code,
      isReaction,
    },
  };
}

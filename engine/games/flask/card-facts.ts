import type { FlaskCard } from "../../../schemas/cards/flask";
import type { CardFacts, TextBlock } from "../../core/card-game";
import { type Composed, type ComposedEffect, compose, costSymbols } from "../../core/composition";
import { plural } from "../../core/rich-text";
import type { Language } from "../../core/wording";
import { flaskComponents } from "./components";
import { effectBlock, flaskWording, reaction } from "./effect-text";

/** Reminder text appears on cards with at most two effects; for these two only when it is the only one (rules §8.2). */
const explainedAlone = new Set(["reaction", "discard"]);

function isExplained(effect: ComposedEffect, effects: readonly ComposedEffect[]): boolean {
  return effects.length <= (explainedAlone.has(effect.key) ? 1 : 2);
}

function formatCost(composed: Composed, language: Language): string {
  const wording = flaskWording(language);
  const symbols = costSymbols(flaskComponents, composed.cost)
    .map((symbol) => `{${symbol}}`)
    .join("");
  const n = composed.cost.cards;
  const cards = n > 0 ? wording.say({ en: plural(n, "Card"), de: plural(n, "Karte", "Karten") }) : "";
  return symbols && cards ? `${symbols} ${wording.say({ en: "and", de: "und" })} ${cards}` : symbols + cards;
}

export function flaskFacts(card: FlaskCard, language: Language = "en"): CardFacts {
  const composed = compose(flaskComponents, card.composition);
  const effects: TextBlock[] = composed.effects.map((effect) =>
    effectBlock(effect, card.showReminder === true && isExplained(effect, composed.effects), language),
  );
  const isReaction = composed.effects.some((effect) => effect.key === "reaction");
  const cost = formatCost(composed, language);
  return {
    name: card.name,
    type: flaskWording(language).say(isReaction ? reaction : { en: "Card", de: "Karte" }),
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

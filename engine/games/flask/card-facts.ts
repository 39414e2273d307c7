import type { CardFacts, TextBlock } from "../../core/card-game";
import { type ComposedCost, type ComposedEffect, costSymbols } from "../../core/composition";
import { and } from "../../core/grammar/lists";
import type { Language } from "../../core/language";
import { plural } from "../../core/rich-text";
import { type Anatomy, anatomyOf, isHandWritten } from "./anatomy";
import type { Card } from "./card-schema";
import { flaskComponents, reactionWords } from "./components";
import { effectBlock, ownBlocks } from "./effect-text";

/** Reminder text appears on cards with at most two effects; of some only when they are alone (rules §8.2). */
const isExplained = ({ declared }: ComposedEffect, effects: readonly ComposedEffect[]): boolean =>
  effects.length <= (declared.reminderAlone ? 1 : 2);

function formatCost(cost: ComposedCost, language: Language): string {
  const symbols = costSymbols(flaskComponents, cost)
    .map((symbol) => `{${symbol}}`)
    .join("");
  const n = cost.cards;
  const cards = n > 0 ? { en: plural(n, "Card"), de: plural(n, "Karte", "Karten") }[language] : "";
  return symbols && cards ? `${symbols} ${and[language]} ${cards}` : symbols + cards;
}

function textOf(card: Card, { isReaction, effects }: Anatomy, language: Language): TextBlock[] {
  if (isHandWritten(card))
    return ownBlocks(
      effects.flatMap(({ tree }) => tree),
      isReaction,
      language,
    );
  const composed = effects.flatMap((effect) => effect.composed ?? []);
  return composed.map((effect) =>
    effectBlock(effect, card.showReminder === true && isExplained(effect, composed), language),
  );
}

export function facts(card: Card, language: Language = "en"): CardFacts {
  const anatomy = anatomyOf(card);
  const { code, isReaction } = anatomy;
  const effects = textOf(card, anatomy, language);
  const cost = formatCost(anatomy.cost, language);
  return {
    name: card.name,
    kind: isReaction ? "reaction" : "card",
    type: (isReaction ? reactionWords : { en: "Card", de: "Karte" })[language],
    cost,
    code,
    text: effects.map((effect) => effect.title).join("\n"),
    slots: {
      cost,
      costSymbols: costSymbols(flaskComponents, anatomy.cost),
      costCards: anatomy.cost.cards,
      effects,
      code,
      isReaction,
    },
  };
}

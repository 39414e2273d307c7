import type { CardFacts, RichText } from "../../core/card-game";
import { printedWord } from "../../core/card-names";
import { keywordText } from "../../core/keyword-text";
import type { Language } from "../../core/language";
import { type Card, hatchDefaults, hatchNeeds } from "./card-schema";
import { abilitiesText } from "./play/ability-text";
import { giftSymbol, needSymbol } from "./symbols";

export const skullsOf = (card: Card): number => card.skulls ?? hatchDefaults.skulls;
export const slotsOf = ({ needs }: Card): number => hatchNeeds.reduce((sum, need) => sum + (needs?.[need] ?? 0), 0);

/** One symbol a slot in printed order, then one skull per skull. */
function needSymbols(card: Card): string[] {
  const slots = hatchNeeds.flatMap((need) => Array<string>(card.needs?.[need] ?? 0).fill(needSymbol[need]));
  return [...slots, ...Array<string>(skullsOf(card)).fill("S")];
}

const tokens = (symbols: readonly string[], separator = ""): string =>
  symbols.map((symbol) => `{${symbol}}`).join(separator);

export function facts(card: Card, language: Language = "en"): CardFacts {
  const needs = needSymbols(card);
  const gift = giftSymbol[card.gives];
  const sacrifice = card.sacrifice ?? hatchDefaults.sacrifice;
  const tell = (each: Card): string => abilitiesText(each, language);
  const keywords = keywordText(card, { tell, language });
  const own = card.text?.trim() || tell(card);
  const withKeywords = (kept: RichText): RichText => [kept, own].filter(Boolean).join("\n");
  const text = withKeywords(keywords.full);
  return {
    name: card.name,
    type: { en: "Dragon", de: "Drache" }[language],
    kind: "dragon",
    cost: tokens(needs),
    text,
    slots: {
      cost: tokens(needs),
      familyName: printedWord(card, card.family),
      needSymbols: needs,
      /** The column wraps after five (rules §11). */
      needsFirst: needs.slice(0, 5),
      needsRest: needs.slice(5),
      givesSymbol: gift ? `{${gift}}` : "",
      givesSymbols: gift ? [gift] : [],
      sacrificeSymbols: Array<string>(sacrifice).fill("S"),
      sacrificeFigure: sacrifice > 0 ? `${sacrifice}` : "–",
      power: card.power,
      keywords: keywords.blocks,
      rulesText: text,
      briefRulesText: withKeywords(keywords.short),
      hasAbility: text !== "",
      numberLabel: [
        card.number === undefined ? "" : `#${card.number}`,
        card.copies === undefined ? "" : `×${card.copies}`,
      ]
        .filter(Boolean)
        .join("  "),
    },
  };
}

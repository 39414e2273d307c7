import type { RichText } from "../../core/card-game";
import { type KeywordText, keywordText } from "../../core/keyword-text";
import type { Language } from "../../core/language";
import { type OwnWords, standingOver } from "../../core/own-words";
import type { Card } from "./card-schema";
import { abilitiesText } from "./play/ability-text";

/** The rules text of a card: the designer's own words where there are any, otherwise what its effects say. */
interface CardText {
  printed: RichText;
  /** What the effects say. */
  generated: RichText;
  /** The printed words are the designer's own, and others than those of the effects. */
  isOverridden: boolean;
}

export function cardText(card: Card, language: Language = "en"): CardText {
  const [own, generated] = [card.text?.trim() ?? "", abilitiesText(card, language)];
  return { printed: own || generated, generated, isOverridden: standingOver("/text", own, generated).length > 0 };
}

/** What it prints of its keywords. */
export const cardKeywords = (card: Card, language: Language = "en"): KeywordText =>
  keywordText(card, { tell: ({ entryTile: _, ...plain }) => abilitiesText(plain, language), language });

export const ownWords = (card: Card): readonly OwnWords[] => standingOver("/text", card.text, abilitiesText(card));

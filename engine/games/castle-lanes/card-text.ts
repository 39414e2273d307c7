import type { RichText } from "../../core/card-game";
import type { Card } from "./card-schema";
import { abilitiesText } from "./play/ability-text";

/** The rules text of a card: the designer's own words where there are any, otherwise what its effects say. */
export interface CardText {
  printed: RichText;
  /** What the effects say. */
  generated: RichText;
  /** The printed words are the designer's own, and others than those of the effects. */
  isOverridden: boolean;
}

const words = (text: string): string => text.replace(/\s+/g, " ").trim();

export function cardText(card: Card): CardText {
  const [own, generated] = [card.text?.trim() ?? "", abilitiesText(card)];
  const isOverridden = own !== "" && generated !== "" && words(own) !== words(generated);
  return { printed: own || generated, generated, isOverridden };
}

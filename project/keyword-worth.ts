import { evaluate, type NumberOf } from "../engine/core/formula/evaluate";
import { parseFormula } from "../engine/core/formula/parse-formula";
import { abilitiesOf, allKeywords, type HeldKeyword, type KeywordCard, valuesOf } from "../engine/core/keywords";

/** What keywords add to the worth of a card: each its own price, over its numbers X, Y, Z and those of the card. */

const priceOf = ({ keyword: { price } }: HeldKeyword): string => (typeof price === "string" ? price.trim() : "");

const titleOf = ({ id, keyword: { name }, numbers }: HeldKeyword): string => [name.trim() || id, ...numbers].join(" ");

interface KeywordPart {
  part: string;
  outcome: ReturnType<typeof evaluate>;
}

/** The keywords of a whole card that have a price. */
export const pricedKeywords = (card: object, numberOf: NumberOf): KeywordPart[] =>
  heldBy(card)
    .filter((held) => priceOf(held) !== "")
    .map((held) => {
      const own = valuesOf(held.numbers);
      const named: NumberOf = (name) => (Object.hasOwn(own, name) ? Number(own[name]) : numberOf(name));
      const read = parseFormula(priceOf(held));
      return { part: titleOf(held), outcome: read.ok ? evaluate(read.formula, named) : read };
    });

/** The card with what its other keywords do among its own abilities: they are worth what these are. */
export function withUnpricedAbilities(card: object): object {
  const added = heldBy(card).filter((held) => priceOf(held) === "");
  if (added.length === 0) return card;
  const { abilities = [] } = card as KeywordCard;
  return { ...card, abilities: [...added.flatMap(abilitiesOf), ...abilities] };
}

const heldBy = (card: object): HeldKeyword[] =>
  (card as KeywordCard).definitions === undefined ? [] : allKeywords(card as KeywordCard);

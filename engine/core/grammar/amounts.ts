import { type Condition, comparison, quantity, type Sign } from "./conditions";
import { type Phrase, phrase, spaced } from "./phrase";
import { each, hasOr, one, several, type Things } from "./things";

/** How much: a figure, how many there are of something, or what words say. */
export type Amount = Figure | Count | Worded;
interface Figure {
  n: number;
  words: Phrase;
}
interface Count {
  counts: Things;
  times?: number;
}
interface Worded {
  words: Phrase;
  /** How a comparison reads, if not “its {attack} is 3 or more”: “you have 3 or more cards in hand”. */
  having?: (quantity: Phrase) => Phrase;
  /** It is measured, not counted: “less than 3 damage”. */
  isMass?: boolean;
}

export const figure = (n: number): Amount => ({ n, words: String(n) });

/** As a thing of its own: “2”, “the number of your units”, “its {attack}”. */
export function amountText(amount: Amount): Phrase {
  if ("words" in amount) return amount.words;
  const count = phrase`the number of ${several(amount.counts)}`;
  return amount.times === undefined ? count : phrase`${String(amount.times)} × ${count}`;
}

/** "for each of your units": what follows an amount that is given for each of something. */
export const forEach = (counts: Things): Phrase => phrase`for ${each(counts)}`;

export const isFigure = (amount: Amount): amount is Figure => "n" in amount;

/** How an amount compares: “you have 3 or more units”, “its {attack} is less than 2”. */
export function comparedTo(amount: Amount, sign: Sign, other: Phrase): Condition {
  if ("counts" in amount && amount.times === undefined) {
    const { owner, called: _, ...counted } = amount.counts;
    return comparison(sign, (sign) => {
      const things = spaced(quantity(sign, other), several(counted));
      if (owner === undefined) return phrase`there are ${things}`;
      return phrase`${owner} ${hasOr(owner)} ${things}`;
    });
  }
  const { having, isMass = having === undefined } = amount as Worded;
  const say = having ?? ((quantity: Phrase): Phrase => phrase`${amountText(amount)} is ${quantity}`);
  return comparison(sign, (sign) => say(quantity(sign, other, !isMass)));
}

/** "a card", "2 cards", "a card for each of your units", "a number of cards equal to …". */
export function amountOf(amount: Amount, noun: { one: Phrase; many: Phrase }): { what: Phrase; rest: Phrase } {
  if (isFigure(amount))
    return { what: amount.n === 1 ? one({ noun }) : phrase`${amount.words} ${noun.many}`, rest: "" };
  if ("counts" in amount) {
    const { counts, times = 1 } = amount;
    return {
      what: times === 1 ? one({ noun }) : phrase`${String(times)} ${noun.many}`,
      rest: phrase` ${forEach(counts)}`,
    };
  }
  return { what: phrase`a number of ${noun.many} equal to ${amount.words}`, rest: "" };
}

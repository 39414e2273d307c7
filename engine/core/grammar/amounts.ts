import { type AmountOf, type Count, isFigure, isPlainCount } from "./amount-kinds";
import { bound, type Condition, comparison, quantity, type Sign } from "./conditions";
import { signed } from "./english";
import { listed } from "./lists";
import { joined, type Phrase, phrase, said, spaced, textOf } from "./phrase";
import { each, eachAfter, hasOr, type Noun, one, several, type Things } from "./things";

export { isFigure, isPlainCount };
export type Amount = AmountOf<Things, Phrase>;

export const figure = (n: number): Amount => ({ n, words: n < 0 ? signed(n) : String(n) });

/** As a thing of its own: “2”, “the number of your units”, “its {attack}”. */
export function amountText(amount: Amount): Phrase {
  if ("words" in amount) return amount.words;
  const { counts, also = [], times } = amount;
  const numbers = joined(
    [counts, ...also].map((things) => phrase`the number of ${several(things)}`),
    " + ",
  );
  return phrase`${times === undefined ? numbers : phrase`${String(times)} × ${numbers}`}${limitOf(amount)}`;
}

/** "for each of your units": what follows an amount that is given for each of something. */
export const forEach = (count: Count<Things>): Phrase =>
  phrase`for ${listed([count.counts, ...(count.also ?? [])].map((things) => each(things)))}${limitOf(count)}`;

const limitOf = ({ limit }: Count<Things>): Phrase => (limit === undefined ? "" : phrase`, ${limit}`);

/** How an amount compares: “you have 3 or more units”, “its {attack} is less than 2”, “the number of your units is at most its {attack}”. */
export function comparedTo(amount: Amount, sign: Sign, limit: Amount): Condition {
  const other = amountText(limit);
  if (!isFigure(limit)) return comparison(sign, (sign) => phrase`${amountText(amount)} is ${bound(sign, other)}`);
  const { having, isMass = having === undefined, meaning } = amount as Count<Things>;
  const meant = sign === "=" ? meaning?.(limit.n) : undefined;
  if (meant) return meant;
  const isOne = (sign: Sign): boolean => limit.n === 1 && (sign === ">" || sign === "=");
  if (having) return comparison(sign, (sign) => having(quantity(sign, other, !isMass), isOne(sign)));
  if (isPlainCount(amount) && !amount.counts.called) {
    const { owner, definite: _, ...counted } = amount.counts;
    return comparison(sign, (sign) => {
      const things = spaced(quantity(sign, other), isOne(sign) ? eachAfter(counted) : several(counted));
      if (owner === undefined) return phrase`there ${isOne(sign) ? "is" : "are"} ${things}`;
      return phrase`${owner} ${hasOr(owner)} ${things}`;
    });
  }
  return comparison(sign, (sign) => phrase`${amountText(amount)} is ${quantity(sign, other, !isMass)}`);
}

/** "a card", "2 cards", "1 damage", "a card for each of your units", "a number of cards equal to …". */
export function amountOf(amount: Amount, noun: Noun): { what: Phrase; rest: Phrase } {
  const few = (n: number, words: Phrase): Phrase =>
    n === 1 && !noun.isMass
      ? one({ noun, ...(amount.from !== undefined && { from: amount.from }) })
      : phrase`${words} ${noun.many}`;
  if (isFigure(amount)) return { what: few(amount.n, amount.words), rest: "" };
  if ("counts" in amount) {
    const { times = 1 } = amount;
    return { what: few(times, String(times)), rest: phrase` ${forEach(amount)}` };
  }
  const { such, unit, per, words, isLetter } = amount;
  if (isLetter) return { what: phrase`${words} ${noun.many}`, rest: "" };
  if (such !== undefined) return { what: phrase`${said(amount.from ?? "", such)} ${noun.many}`, rest: "" };
  if (per !== undefined) return { what: noun.many, rest: phrase` for ${per}` };
  if (unit !== undefined && unit === textOf(noun.many)) return { what: words, rest: "" };
  const much = noun.isMass ? noun.many : phrase`a number of ${noun.many}`;
  return { what: phrase`${much} equal to ${words}`, rest: "" };
}

/** "+2 {attack} this turn", "+1 power for each of your eggs", "+X {move} (X is your {space})": by how much something changes, and until when. */
export function changeBy(amount: Amount, unit: Phrase, until: Phrase = ""): Phrase {
  const what = spaced(unit, until);
  if (isFigure(amount)) return phrase`${said(amount.from ?? "", signed(amount.n))} ${what}`;
  if ("counts" in amount) return phrase`+${String(amount.times ?? 1)} ${what} ${forEach(amount)}`;
  return amount.isLetter ? phrase`+${amount.words} ${what}` : phrase`+X ${what} (X is ${amount.words})`;
}

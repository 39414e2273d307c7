import { type AmountOf, type Count, isFigure, isPlainCount, type Worded } from "../amount-kinds";
import { type Condition, comparison, type Sign } from "../conditions";
import { signed } from "../english";
import { listed } from "../lists";
import { joined, type Phrase, phrase, said, spaced, textOf } from "../phrase";
import { quantity, sizeCompared } from "./conditions";
import { type Case, type Forms, type Noun, the } from "./nouns";
import { bare, bareOne, each, has, one, several, single, type Things } from "./things";

export { isFigure, isPlainCount };
/** How much, in German: words stand in the case that a sentence needs. */
export type Amount = AmountOf<Things, Forms>;

export const figure = (n: number): Amount => ({ n, words: () => (n < 0 ? signed(n) : String(n)) });
/** “deine Drachenstärke”: one thing that is measured. */
export const measure = (things: Things): Amount => ({ words: (c) => single(things, c) });

/** As a thing of its own: “2”, “die Anzahl deiner Eier”. */
export function amountText(amount: Amount, c: Case): Phrase {
  if ("words" in amount) return amount.words(c);
  const { counts, also = [], times } = amount;
  const numbers = joined(
    [counts, ...also].map((things) => phrase`${the.words(c, "f")} Anzahl ${numberOf(things)}`),
    " + ",
  );
  return phrase`${times === undefined ? numbers : phrase`${String(times)} × ${numbers}`}${limitOf(amount)}`;
}
const numberOf = (things: Things): Phrase =>
  things.called?.agrees === "many"
    ? phrase`von ${several(things, "dat")}`
    : several({ ...things, definite: true }, "gen");

/** "für jedes deiner Eier und jeden deiner Drachen, höchstens 3" */
export const forEach = (count: Count<Things>): Phrase =>
  phrase`für ${listed(
    [count.counts, ...(count.also ?? [])].map((things) => each(things, "acc")),
    "und",
  )}${limitOf(count)}`;

const limitOf = ({ limit }: Count<Things>): Phrase => (limit === undefined ? "" : phrase` (${limit})`);

/** "eine Karte", "2 Karten", "für jedes deiner Eier eine Karte", "X Karten (X ist …)", "Schaden in Höhe deiner Drachenstärke"; “für jedes Ei um eine Karte”. */
export function amountOf(amount: Amount, what: Noun | Things, c: Case, preposition = ""): Phrase {
  const things: Things = "noun" in what ? what : { noun: what };
  const { isMass = false } = things.noun;
  const few = (n: number, words: Phrase): Phrase => {
    if (n !== 1 || isMass) return spaced(preposition, words, isMass ? bareOne(things, c) : bare(things, c));
    return spaced(preposition, one({ ...things, ...(amount.from !== undefined && { from: amount.from }) }, c));
  };
  if (isFigure(amount)) return few(amount.n, amount.words(c));
  if ("counts" in amount) return spaced(forEach(amount), few(amount.times ?? 1, String(amount.times ?? 1)));
  return spaced(preposition, worded(amount, things, c));
}

function worded(
  { such, unit, per, words, isLetter, isReckoned, from }: Worded<Forms> & { from?: string },
  things: Things,
  c: Case,
): Phrase {
  const { isMass = false } = things.noun;
  const much = isMass ? bareOne(things, c) : bare(things, c);
  if (isLetter) return spaced(words(c), much);
  if (such !== undefined) return spaced(said(from ?? "", such), much);
  if (per !== undefined) return spaced(much, per);
  if (unit !== undefined && unit === textOf(things.noun.many)) return words(c);
  return isMass && !isReckoned ? phrase`${much} in Höhe ${words("gen")}` : phrase`X ${much} (X ist ${words("nom")})`;
}

/** "+2 Stärke", "+1 Stärke für jedes deiner Eier", "+X Stärke (X ist deine Drachenstärke)" */
export function changeBy(amount: Amount, unit: Phrase): Phrase {
  if (isFigure(amount)) return phrase`${said(amount.from ?? "", signed(amount.n))} ${unit}`;
  if ("counts" in amount) return phrase`+${String(amount.times ?? 1)} ${unit} ${forEach(amount)}`;
  const words = amount.words("nom");
  return amount.isLetter ? phrase`+${words} ${unit}` : phrase`+X ${unit} (X ist ${words})`;
}

/** How an amount compares, as it stands after “wenn”: “du mindestens 3 Eier hast”, “deine Drachenstärke weniger als 2 beträgt”. */
export function comparedTo(amount: Amount, sign: Sign, limit: Amount): Condition {
  if (!isFigure(limit)) return sizeCompared(amountText(amount, "nom"), sign, amountText(limit, "nom"));
  const { n, words } = limit;
  const { having, meaning } = amount as Count<Things>;
  const meant = sign === "=" ? meaning?.(n) : undefined;
  if (meant) return meant;
  const figure = words("nom");
  if (having) return comparison(sign, (sign) => having(quantity(sign, figure), n === 1));
  if (isPlainCount(amount) && !amount.counts.called) {
    const { owner, definite: _, ...counted } = amount.counts;
    return comparison(sign, (sign) => {
      const things = spaced(quantity(sign, figure), n === 1 ? bareOne(counted, "acc") : bare(counted, "acc"));
      return owner === undefined ? phrase`es ${things} gibt` : phrase`${owner.in("nom")} ${things} ${has(owner)}`;
    });
  }
  return comparison(sign, (sign) => phrase`${amountText(amount, "nom")} ${quantity(sign, figure)} beträgt`);
}

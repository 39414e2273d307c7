import { type Condition, comparison, type Sign } from "../conditions";
import { listed } from "../lists";
import { joined, type Phrase, phrase, said, spaced, textOf } from "../phrase";
import { quantity, sizeCompared } from "./conditions";
import { type Case, type Forms, type Noun, the } from "./nouns";
import { bare, bareOne, each, has, one, several, single, type Things } from "./things";

/** How much, in German: a figure, how many there are of something, or what words say in the case that a sentence needs. */
export type Amount = (Figure | Count | Worded) & {
  /** The argument that says it. */
  from?: string;
};
interface Figure {
  n: number;
  words: Forms;
}
interface Compared {
  /** How a comparison reads after “wenn”, if not “deine Stärke mindestens 3 beträgt”. */
  having?: (quantity: Phrase, isOne: boolean) => Phrase;
  /** What it is to be a certain figure, where figures stand for something: “du Gold gewählt hast”. */
  meaning?: (n: number) => Condition | undefined;
}
interface Count extends Compared {
  counts: Things;
  also?: readonly Things[];
  times?: number;
  /** Where it ends: “höchstens 3”. */
  limit?: Phrase;
}
interface Worded extends Compared {
  words: Forms;
  /** Reckoned of several: “2 + deine Drachenstärke”. */
  isReckoned?: boolean;
  /** A keyword's number by its letter, before any card says it. */
  isLetter?: boolean;
  /** What stands before the noun of so many: “so viele”. */
  such?: Phrase;
  /** What it is an amount of, so that nobody gains “Schaden in Höhe von Schaden”. */
  unit?: string;
  /** What it is given for: “für ihre Seltenheit: 1 bei Gewöhnlich, …”. */
  per?: Phrase;
}

export const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
export const figure = (n: number): Amount => ({ n, words: () => (n < 0 ? signed(n) : String(n)) });
/** “deine Drachenstärke”: one thing that is measured. */
export const measure = (things: Things): Amount => ({ words: (c) => single(things, c) });

export const isFigure = (amount: Amount): amount is Figure & { from?: string } => "n" in amount;
export const isPlainCount = (amount: Amount): amount is Count & { from?: string } =>
  "counts" in amount && amount.times === undefined && amount.also === undefined && amount.limit === undefined;

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
export const forEach = (count: Count): Phrase =>
  phrase`für ${listed(
    [count.counts, ...(count.also ?? [])].map((things) => each(things, "acc")),
    "und",
  )}${limitOf(count)}`;

const limitOf = ({ limit }: Count): Phrase => (limit === undefined ? "" : phrase` (${limit})`);

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
  { such, unit, per, words, isLetter, isReckoned, from }: Worded & { from?: string },
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
  const { having, meaning } = amount as Compared;
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

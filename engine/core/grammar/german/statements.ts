import { listed } from "../lists";
import { capital, joined, type Phrase, phrase, said, spoken, textOf, unsaid } from "../phrase";
import { type Amount, forEach, isFigure, isPlainCount } from "./amounts";
import type { Condition } from "./conditions";
import { afterColon, does, isInfinitive, type Order, type Predicate, told } from "./predicates";
import { each, type Reference, type Things, you } from "./things";

/** What effects say in German before it becomes sentences, and the sentences that are made of it once, at the end. */
export type Statement = (Clause | Conditional | ForEach | Repeated | Optional) & { from?: string };

export interface Clause {
  kind: "clause";
  /** Who does it; without one, whoever reads the card is told to. */
  subject?: Reference;
  /** What the subject stands for, however it is called. */
  about?: string;
  does: Predicate;
  /** Only if they like: “du darfst eine Karte wählen”. */
  isFree?: boolean;
  /** Only prepares what comes next, which joins it: “wähle eine Karte und …”. */
  leads?: boolean;
  opens?: boolean;
  closes?: boolean;
}
interface Conditional {
  kind: "if";
  test: Condition;
  so: readonly Statement[];
  otherwise: readonly Statement[];
}
interface ForEach {
  kind: "each";
  of: Things;
  do: readonly Statement[];
}
interface Repeated {
  kind: "repeat";
  times: Amount;
  do: readonly Statement[];
}
interface Optional {
  kind: "may";
  who: Reference;
  /** What it costs: “1 {gold} zahlen”. */
  pays?: Predicate;
  do: readonly Statement[];
}

/** clause(does`eine Karte ziehen`) */
export const clause = (does: Predicate, more: Omit<Clause, "kind" | "does"> = {}): Statement => ({
  kind: "clause",
  does,
  ...more,
});

export interface Style {
  /** Neighbours with the same subject share a sentence. */
  gathers?: boolean;
}

interface Sentence {
  /** What is done by its subject; or all of it, which nothing joins. */
  predicates: { does: Predicate; from?: string | undefined }[];
  whole?: (order: Order) => Phrase;
  subject?: Reference | undefined;
  about?: string | undefined;
  isFree?: boolean;
  leads: boolean;
  opens: boolean;
  closes: boolean;
  /** It comes after nothing else: a remark, or the other side of a condition. */
  isApart: boolean;
}

const whole = (tell: (order: Order) => Phrase): Sentence => ({
  ...{ predicates: [], whole: tell, leads: false, opens: true, closes: true, isApart: true },
});

const may = does`dürfen`;

function wordsOf({ predicates, whole, subject, isFree = false }: Sentence, order: Order, isThen = false): Phrase {
  if (whole) return whole(order);
  if (isFree) {
    const rest = wordsOf({ predicates } as Sentence, "infinitive");
    return told({ ...may, rest }, { order, subject: subject ?? you, isThen });
  }
  // “Für jedes Ei ziehst du”: only after a clause one can still be told to.
  const who = subject ?? (order === "afterPhrase" ? you : undefined);
  return listed(
    predicates.map(({ does, from }, n) => {
      const isLast = n === predicates.length - 1;
      const words = told(does, { order, subject: who, goesOn: n > 0, isThen: isThen && n === 0, isLast });
      return from === undefined ? words : said(from, words);
    }),
    "und",
  );
}

/** Behind what begins a sentence for it, one that begins otherwise stands after a colon: “…, gilt: Wenn …”. */
const begun = (order: Order, words: Phrase): Phrase =>
  order === "afterClause" || order === "afterPhrase" ? phrase`gilt${afterColon(words)}` : words;

/** Whether “ansonsten” after these would belong to a condition within them. */
const hasCondition = (statements: readonly Statement[]): boolean =>
  statements.some((each) => each.kind === "if" || ("do" in each && hasCondition(each.do)));

function sentencesIn(statement: Statement, style: Style): Sentence[] {
  switch (statement.kind) {
    case "clause": {
      const { subject, about, does, isFree = false, leads = false, opens = false, closes = false } = statement;
      const isApart = opens && subject !== undefined;
      return [{ predicates: [{ does }], subject, about, isFree, leads, opens, closes, isApart }];
    }
    case "if": {
      const { test, so, otherwise } = statement;
      const under = (opening: Phrase, effect: readonly Statement[]): Sentence =>
        whole((order) => begun(order, phrase`${opening} ${within(effect, style, "afterClause")}`));
      const first = under(phrase`wenn ${test.holds},`, so);
      if (otherwise.length === 0) return [first];
      return [first, under(hasCondition(so) ? phrase`wenn ${test.fails},` : "ansonsten", otherwise)];
    }
    case "each":
      return [forEachOne(phrase`für ${each(statement.of, "acc")}`, statement.do, style)];
    case "repeat":
      return [repeated(statement, style)];
    case "may":
      return optional(statement, style);
  }
}

function forEachOne(opening: Phrase, effect: readonly Statement[], style: Style): Sentence {
  const done = sentencesOf(effect, style);
  if (done.length > 1 || hasCondition(effect))
    return whole((order) => begun(order, phrase`${opening} gilt${afterColon(inOne(done, "main"))}`));
  return whole((order) => {
    if (isInfinitive(order)) return phrase`${opening} ${inOne(done, order)}`;
    return begun(order, phrase`${opening} ${inOne(done, "afterPhrase")}`);
  });
}

/** "für jedes deiner Eier ziehst du eine Karte"; "führe das Folgende 2-mal aus: Ziehe eine Karte" */
function repeated({ times, do: effect }: Repeated, style: Style): Sentence {
  if (isPlainCount(times)) return forEachOne(forEach(times), effect, style);
  const again = does`das Folgende ${timesOf(times)} aus|führen`;
  return whole((order) => {
    const subject = order === "afterPhrase" ? you : undefined;
    return phrase`${told(again, { order, subject })}${afterColon(within(effect, style))}`;
  });
}

function timesOf(amount: Amount): Phrase {
  if (isFigure(amount)) return amount.n === 1 ? "einmal" : phrase`${amount.words("nom")}-mal`;
  if ("counts" in amount)
    return phrase`${forEach(amount)} ${amount.times === undefined ? "einmal" : `${amount.times}-mal`}`;
  if (amount.such !== undefined) return "so oft";
  return amount.isLetter ? phrase`${amount.words("nom")}-mal` : phrase`X-mal (X ist ${amount.words("nom")})`;
}

/** "du darfst 1 {gold} zahlen, um eine Karte zu ziehen", "dieser Spieler darf 2 {gold} zahlen; wenn er das tut, …" */
function optional({ who, pays, do: effect }: Optional, style: Style): Sentence[] {
  const isYours = who.agrees === "du";
  const done = sentencesOf(effect, style);
  const free = (rest: () => Phrase): Sentence =>
    whole((order) => (isInfinitive(order) ? rest() : told({ ...may, rest: rest() }, { order, subject: who })));
  const paying = pays && (() => told(pays, { order: "infinitive" }));
  if (isYours && effect.every(isOrder))
    return [free(paying ? () => phrase`${paying()}, um ${inOne(done, "zu")}` : () => inOne(done, "infinitive"))];
  const so = (opening: Phrase): Sentence =>
    whole((order) => begun(order, phrase`${opening}, ${inOne(done, "afterClause")}`));
  if (!paying) return [so(phrase`wenn ${who.in("nom")} ${isYours ? "möchtest" : "möchte"}`)];
  return [free(paying), so(isYours ? "wenn du das tust" : "wenn das geschieht")];
}

/** Something that whoever reads the card is told to do. */
const isOrder = (statement: Statement): boolean =>
  statement.kind === "repeat" ||
  (statement.kind === "clause" && statement.opens !== true && statement.subject === undefined);

function sentencesOf(statements: readonly Statement[], style: Style): Sentence[] {
  const found: Sentence[] = [];
  for (const statement of statements) {
    const { from } = statement;
    for (const next of sentencesIn(statement, style)) {
      const { whole, predicates } = next;
      if (from !== undefined && whole) next.whole = (order) => said(from, whole(order));
      else for (const each of predicates) each.from = from;
      const last = found.at(-1);
      if (last && joins(last, next, style)) {
        last.predicates.push(...next.predicates);
        last.leads = next.leads;
        last.closes = next.closes;
      } else found.push(next);
    }
  }
  return found;
}

function joins(last: Sentence, next: Sentence, { gathers = false }: Style): boolean {
  if (last.closes || next.opens) return false;
  if (!last.leads && !gathers) return false;
  if (last.about !== undefined || next.about !== undefined) return last.about === next.about;
  const [a, b] = [last, next].map(({ subject }) => (subject === undefined ? "" : textOf(subject.in("nom"))));
  return a === b;
}

/** All of it within one sentence, which may have begun already. */
export const within = (statements: readonly Statement[], style: Style = {}, order: Order = "main"): Phrase =>
  inOne(sentencesOf(statements, style), order);

function inOne(found: readonly Sentence[], order: Order): Phrase {
  if (found.length === 0) return unsaid;
  return found.flatMap((each, n) => {
    if (n === 0) return [wordsOf(each, order)];
    if (isInfinitive(order)) return [" und ", wordsOf(each, order, true)];
    return ["; ", wordsOf(each, "main", !each.isApart)];
  });
}

/** The sentences, not begun and not closed yet; the first as something before it asks for. */
export const sentences = (statements: readonly Statement[], style: Style = {}, first: Order = "main"): Phrase[] =>
  sentencesOf(statements, style).map((each, n) => wordsOf(each, n === 0 ? first : "main"));

/** A text: sentences begun and closed. */
export const text = (parts: readonly Phrase[]): Phrase =>
  joined(
    spoken(parts).map((words) => [capital(words), /[.!?…]\**$/.test(textOf(words)) ? "" : "."]),
    " ",
  );

import { type Amount, forEach, isFigure } from "./amounts";
import type { Condition } from "./conditions";
import { listed } from "./lists";
import { capital, isSilent, joined, type Phrase, phrase, said, spaced, spoken, textOf, unsaid } from "./phrase";
import { eachAfter } from "./things";

/**
 * What effects say, before it becomes sentences: clauses, and clauses under a condition, for each of several, or over again.
 * Sentences are made of them once, at the end, when it is known what stands within what.
 */
export type Statement = (Clause | Conditional | ForEach | Repeated | Optional) & {
  /** The effect that says it. */
  from?: string;
};

export interface Clause {
  kind: "clause";
  /** Who does it; without one, whoever reads the card is told to. */
  subject?: Phrase;
  /** What the subject stands for, however it is called: “one of your units”, and “it” from then on. */
  about?: string;
  does: Phrase;
  /** Only prepares what comes next, which joins it: “choose a card and …”. */
  leads?: boolean;
  /** Begins a sentence, whatever comes before it. */
  opens?: boolean;
  /** Ends its sentence, whatever comes after it. */
  closes?: boolean;
  /** What it says where one before it began alike: “+{Y}” and “+{B}” are “+{Y}{B}”. */
  goesOn?: Phrase;
}

interface Conditional {
  kind: "if";
  test: Condition;
  so: readonly Statement[];
  otherwise: readonly Statement[];
}

interface ForEach {
  kind: "each";
  /** One of them: “enemy unit”, “of your crops”. */
  of: Phrase;
  do: readonly Statement[];
}

interface Repeated {
  kind: "repeat";
  times: Amount;
  do: readonly Statement[];
}

interface Optional {
  kind: "may";
  /** “you may”, “that player may” */
  who: Phrase;
  /** What it costs: “pay 1 {gold}”. */
  pays?: Phrase;
  do: readonly Statement[];
}

/** “draw a card”, “it gets +1 {attack}” */
export const clause = (does: Phrase, more: Omit<Clause, "kind" | "does"> = {}): Statement => ({
  kind: "clause",
  does,
  ...more,
});

export interface Style {
  /** Neighbours with the same subject share a sentence: “it gets +1 and draws a card”. */
  gathers?: boolean;
}

interface Sentence {
  subject: Phrase;
  about?: string | undefined;
  predicates: Phrase[];
  leads: boolean;
  opens: boolean;
  closes: boolean;
  /** What parts it from the one before, where both must stay in one sentence. */
  after: "; then " | "; ";
}

const wordsOf = ({ subject, predicates }: Sentence): Phrase => spaced(subject, listed(predicates));

const sentence = (words: Phrase, more: Partial<Sentence> = {}): Sentence => ({
  subject: "",
  predicates: [words],
  leads: false,
  opens: true,
  closes: true,
  after: "; then ",
  ...more,
});

/** Whether “otherwise” after these would belong to a condition within them. */
const hasCondition = (statements: readonly Statement[]): boolean =>
  statements.some((each) => each.kind === "if" || ("do" in each && hasCondition(each.do)));

function parts(statement: Statement, style: Style): Sentence[] {
  switch (statement.kind) {
    case "clause": {
      const { subject = "", about, does, leads = false, opens = false, closes = false } = statement;
      // A remark on what was just done: “lay it as your egg; it rests”.
      const after = opens && !isSilent(subject) ? "; " : "; then ";
      return isSilent(does) ? [] : [sentence(does, { subject, about, leads, opens, closes, after })];
    }
    case "if": {
      const { test, so, otherwise } = statement;
      const first = sentence(phrase`if ${test.holds}, ${within(so, style)}`);
      if (otherwise.length === 0) return [first];
      const other = within(otherwise, style);
      return [
        first,
        hasCondition(so)
          ? sentence(phrase`if ${test.fails}, ${other}`, { after: "; " })
          : sentence(phrase`otherwise, ${other}`, { after: "; " }),
      ];
    }
    case "each": {
      const done = sentencesOf(statement.do, style);
      const isLong = done.length > 1 || hasCondition(statement.do);
      return [sentence(phrase`for each ${statement.of}${isLong ? ": " : ", "}${inOne(done)}`)];
    }
    case "repeat":
      return repeated(statement, style);
    case "may":
      return optional(statement, style);
  }
}

/** "you may pay 1 {gold} to draw a card", "that player may pay 2 {gold}; if so, it gets +1 {attack}". */
function optional({ who, pays, do: told }: Optional, style: Style): Sentence[] {
  const isYours = textOf(who) === "you";
  const effect = within(told, style);
  if (isYours && told.every(isOrder))
    return [sentence(phrase`you may ${pays === undefined ? "" : phrase`${pays} to `}${effect}`)];
  if (pays === undefined) return [sentence(phrase`if ${who} ${isYours ? "wish" : "wishes"}, ${effect}`)];
  return [
    sentence(phrase`${who} may ${pays}`),
    sentence(phrase`if ${isYours ? "you do" : "so"}, ${effect}`, { after: "; " }),
  ];
}

/** Something that whoever reads the card is told to do. */
const isOrder = (statement: Statement): boolean =>
  statement.kind === "repeat" || (statement.kind === "clause" && !statement.opens && isSilent(statement.subject ?? ""));

/** "for each of your units, draw a card"; "do this 2 times: …", "do this a number of times equal to its {attack}: …" */
function repeated({ times, do: told }: Repeated, style: Style): Sentence[] {
  if ("counts" in times && times.also === undefined && (times.times ?? 1) === 1)
    return parts({ kind: "each", of: eachAfter(times.counts), do: told }, style);
  return [sentence(phrase`do this ${timesOf(times)}: ${within(told, style)}`)];
}

function timesOf(amount: Amount): Phrase {
  if (isFigure(amount)) return amount.n === 1 ? "once" : phrase`${amount.words} times`;
  if ("isLetter" in amount) return phrase`${amount.words} times`;
  if ("words" in amount) return phrase`a number of times equal to ${amount.words}`;
  const { times = 1 } = amount;
  return phrase`${times === 1 ? "once" : `${times} times`} ${forEach(amount)}`;
}

function sentencesOf(statements: readonly Statement[], style: Style): Sentence[] {
  const found: Sentence[] = [];
  for (const statement of statements) {
    for (const part of parts(statement, style)) {
      const next =
        statement.from === undefined
          ? part
          : { ...part, predicates: part.predicates.map((words) => said(statement.from!, words)) };
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
  return textOf(last.subject) === textOf(next.subject);
}

/** All of it within one sentence, which has begun already. */
export const within = (statements: readonly Statement[], style: Style = {}): Phrase =>
  inOne(sentencesOf(statements, style));

function inOne(found: readonly Sentence[]): Phrase {
  if (found.length === 0) return unsaid;
  return found.flatMap((each, n) => (n === 0 ? [wordsOf(each)] : [each.after, wordsOf(each)]));
}

/** The sentences, not begun and not closed yet. */
export const sentences = (statements: readonly Statement[], style: Style = {}): Phrase[] =>
  sentencesOf(statements, style).map(wordsOf);

/** A text: sentences begun and closed. */
export function text(parts: readonly Phrase[]): Phrase {
  return joined(
    spoken(parts).map((words) => [capital(words), /[.!?…]\**$/.test(textOf(words)) ? "" : "."]),
    " ",
  );
}

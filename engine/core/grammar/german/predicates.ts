import { capital, isSilent, type Phrase, phrase, spaced, textOf, unsaid } from "../phrase";
import type { Reference } from "./things";
import { type Verb, verb } from "./verbs";

/**
 * What is done, as a dictionary has it: “eine Karte auf die Hand nehmen”. Where its verb goes is decided by the sentence: “nimm eine
 * Karte auf die Hand”, “wenn du möchtest, nimmt der Angreifer …”, “du darfst … nehmen”, “um … zu nehmen”.
 */
export interface Predicate {
  verb: Verb;
  rest: Phrase;
  /** What follows the verb wherever it stands, with what parts it: “, falls es bereit ist”, “: Ziehe eine Karte”. */
  after?: Phrase;
}

/** does`${cards} auf die Hand nehmen`: the last word is the verb, with a line where it can be parted. */
export function does(strings: TemplateStringsArray, ...parts: readonly Phrase[]): Predicate {
  const last = strings.at(-1)!.trimEnd();
  const cut = last.lastIndexOf(" ");
  const heads = [...strings.slice(0, -1), last.slice(0, Math.max(0, cut))];
  const rest = heads.flatMap((head, n) => [head, parts[n] ?? ""]).filter((words) => words !== "");
  return { verb: verb(last.slice(cut + 1)), rest };
}

const silent = { prefix: "", infinitive: "", withZu: "", du: "", one: "", many: "", order: "" };
/** What is still being written. */
export const gap: Predicate = { verb: silent, rest: unsaid };

/** How a sentence begins: by itself, after “wenn …,” or after “für jedes Ei”; or with its verb last, for “du darfst” and “um”. */
export type Order = "main" | "afterClause" | "afterPhrase" | "infinitive" | "zu";
export const isInfinitive = (order: Order): order is "infinitive" | "zu" => order === "infinitive" || order === "zu";

const pronouns = /^(sie|es|ihn|ihm|ihr|ihnen|dich|dir|sich)$/;
/** “dann” stands behind a pronoun: “lege sie dann ab”. */
function withThen(rest: Phrase): Phrase {
  if (typeof rest === "string" || "from" in rest)
    return pronouns.test(textOf(rest)) ? [rest, " dann"] : ["dann ", rest];
  const [first = "", ...others] = rest;
  return pronouns.test(textOf(first)) ? [first, " dann", ...others] : isSilent(rest) ? "dann" : ["dann ", rest];
}

const finite = ({ verb }: Predicate, subject: Reference | undefined): string => {
  if (subject === undefined) return verb.order;
  return subject.agrees === "du" ? verb.du : subject.agrees === "many" ? verb.many : verb.one;
};

interface Telling {
  order: Order;
  subject?: Reference | undefined;
  /** The subject has been said. */
  goesOn?: boolean;
  /** It comes after something else: “ziehe dann eine Karte”. */
  isThen?: boolean;
  isLast?: boolean;
}

/** "ziehe eine Karte", "der Angreifer zieht eine Karte", "zieht der Angreifer eine Karte", "eine Karte zu ziehen" */
export function told(predicate: Predicate, { order, subject, goesOn, isThen, isLast = true }: Telling): Phrase {
  const { verb, after } = predicate;
  const leadsIn = isThen === true && !isInfinitive(order) && subject !== undefined && goesOn !== true;
  const rest = isThen && !leadsIn ? withThen(predicate.rest) : predicate.rest;
  const end = after === undefined || isLast ? (after ?? "") : [after, textOf(after).startsWith(",") ? "," : ""];
  if (isInfinitive(order)) return [spaced(rest, order === "zu" ? verb.withZu : verb.infinitive), end];
  const who = subject === undefined || goesOn === true ? "" : subject.in("nom");
  const acts = finite(predicate, subject);
  const begun = leadsIn ? ["dann", acts, who] : order === "main" ? [who, acts] : [acts, who];
  return [spaced(...begun, rest, verb.prefix), end];
}

/** After a colon a sentence begins anew. */
export const afterColon = (words: Phrase): Phrase => phrase`: ${capital(words)}`;

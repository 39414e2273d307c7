import { type Condition, comparison, type Sign } from "../conditions";
import { listed } from "../lists";
import { begun, type Phrase, phrase, textOf, unsaid } from "../phrase";

export type { Condition } from "../conditions";

/** Conditions as they stand after “wenn”, with the verb last: “du angreifst”, “das Ende nicht ausgelöst ist”. */
export const condition = (holds: Phrase, fails: Phrase): Condition => ({ holds, fails });

const opening = { and: "zugleich", or: "entweder" } as const;
const words = { and: "und", or: "oder" } as const;

/** All of them, or any: parts that are joined otherwise themselves open with “zugleich” or “entweder”. */
export function joinedConditions(parts: readonly Condition[], joins: "and" | "or"): Condition {
  if (parts.length === 0) return condition(unsaid, unsaid);
  if (parts.length === 1) return parts[0]!;
  const other = joins === "and" ? "or" : "and";
  const within = (side: "holds" | "fails"): Phrase[] =>
    parts.map((part) => {
      const isGroup = part.joins !== undefined && part.joins !== joins;
      const opens = (part.joins === "and") === (side === "holds") ? "and" : "or";
      return isGroup ? phrase`${opening[opens]} ${part[side]}` : part[side];
    });
  return { holds: listed(within("holds"), words[joins]), fails: listed(within("fails"), words[other]), joins };
}

/** “du sie ausspielst und eine andere hast”: whoever does both is said once. */
export function both(clause: Phrase, test: Phrase): Phrase {
  const isYou = [clause, test].every((words) => /^du /.test(textOf(words)));
  const rest = isYou
    ? begun(
        begun(test, (text) => text.replace(/^du/, "")),
        (text) => text.trimStart(),
      )
    : test;
  return phrase`${clause} und ${rest}`;
}

/** "mindestens 3", "weniger als 3" */
export function quantity(sign: Sign, n: Phrase): Phrase {
  const before: Record<Sign, string> = {
    ...{ ">=": "mindestens", "<=": "höchstens", ">": "mehr als", "<": "weniger als" },
    ...{ "=": "genau", "!=": "nicht genau" },
  };
  return phrase`${before[sign]} ${n}`;
}

const sizes: Record<Sign, string> = {
  ...{ ">=": "mindestens so groß wie", "<=": "höchstens so groß wie", ">": "größer als", "<": "kleiner als" },
  ...{ "=": "genauso groß wie", "!=": "nicht genauso groß wie" },
};
/** "deine Drachenstärke höchstens so groß wie die Anzahl deiner Eier ist" */
export const sizeCompared = (what: Phrase, sign: Sign, limit: Phrase): Condition =>
  comparison(sign, (sign) => phrase`${what} ${sizes[sign]} ${limit} ist`);

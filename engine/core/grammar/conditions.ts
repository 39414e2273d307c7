import type { Language } from "../language";
import { and, listed, or } from "./lists";
import { type Phrase, phrase, unsaid } from "./phrase";

/** What must be so. It is also said how it reads when it is not, so that nothing is ever “not not”. */
export interface Condition {
  holds: Phrase;
  fails: Phrase;
  /** How its parts are joined, where it has some: others that join it say where it begins. */
  joins?: "and" | "or";
}

export const opposite = ({ holds, fails, joins }: Condition): Condition => ({
  holds: fails,
  fails: holds,
  ...(joins === undefined ? {} : { joins: joins === "and" ? "or" : "and" }),
});

const opening: Record<"and" | "or", Record<Language, string>> = {
  and: { en: "both", de: "sowohl" },
  or: { en: "either", de: "entweder" },
};

/** All of them, or any: parts that are joined otherwise themselves open with “both” or “either”. */
export function joinedConditions(parts: readonly Condition[], joins: "and" | "or", language: Language): Condition {
  if (parts.length === 0) return { holds: unsaid, fails: unsaid };
  if (parts.length === 1) return parts[0]!;
  const word = { and, or }[joins][language];
  const other = joins === "and" ? "or" : "and";
  const within = (side: "holds" | "fails"): Phrase[] =>
    parts.map((part) => {
      const isGroup = part.joins !== undefined && part.joins !== joins;
      const opens = side === "holds" ? part.joins! : part.joins === "and" ? "or" : "and";
      return isGroup ? phrase`${opening[opens][language]} ${part[side]}` : part[side];
    });
  return {
    holds: listed(within("holds"), word),
    fails: listed(within("fails"), { and, or }[other][language]),
    joins,
  };
}

const signs = ["<", "<=", "=", ">=", ">"] as const;
export type Sign = (typeof signs)[number] | "!=";

const opposites: Record<Sign, Sign> = { "<": ">=", "<=": ">", "=": "!=", ">=": "<", ">": "<=", "!=": "=" };

/** "3 or more", "fewer than 3"; of what can't be counted "less than 3". */
export function quantity(sign: Sign, n: Phrase, isCounted = true): Phrase {
  const fewer = isCounted ? "fewer" : "less";
  switch (sign) {
    case ">=":
      return phrase`${n} or more`;
    case "<=":
      return phrase`${n} or ${fewer}`;
    case ">":
      return phrase`more than ${n}`;
    case "<":
      return phrase`${fewer} than ${n}`;
    case "=":
      return phrase`exactly ${n}`;
    case "!=":
      return phrase`other than ${n}`;
  }
}

/** "at least its {attack}": a bound that is no figure. */
export function bound(sign: Sign, limit: Phrase): Phrase {
  const words: Record<Sign, string> = {
    ">=": "at least",
    "<=": "at most",
    ">": "more than",
    "<": "less than",
    "=": "exactly",
    "!=": "other than",
  };
  return phrase`${words[sign]} ${limit}`;
}

/** A comparison as its sentence takes the quantity: “you have 3 or more cards”; turned round, “you have fewer than 3 cards”. */
export const comparison = (sign: Sign, say: (sign: Sign) => Phrase): Condition => ({
  holds: say(sign),
  fails: say(opposites[sign]),
});

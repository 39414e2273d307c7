import { createContext, useContext } from "react";
import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import type { Edit } from "../../../engine/words/edits";
import { isEffect, type Line, type Stretch } from "../../../engine/words/lines";
import { holesIn, isHole, type Place, type SlotSchema, within } from "../../../engine/words/place";
import { isWithin, type Pointer } from "../../../schemas/json-pointer";

/** One ability in the hand: what it says, and the ways to change it. */
export interface Builder {
  lexicon: Lexicon;
  root: Place;
  lines: readonly Line[];
  disabled: boolean;
  /** Shown places at which something is wrong. */
  wrong: ReadonlySet<Pointer>;
  /** Puts a value at a place, or leaves it out. */
  put(at: Pointer, value: Json | undefined): void;
  edit(edit: Edit | undefined): void;
  /** Opens a place, to be looked at and changed; or none any longer. */
  open(at: Pointer | undefined): void;
  /** What the line around a place would say if this stood there. */
  saidWith(at: Pointer, value: Json): string;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("A part of an ability stands outside of one.");
  return builder;
}

/** A slot as it is named where nothing stands in it: “how much”. */
export const holeName = ({ title, schema }: Place): string => {
  const slot = schema["x-slot"] ?? "";
  // “Only if” is how a condition is begun, not what is missing of it.
  const name = title === "This" || slot === "condition" ? (slotNames[slot] ?? "what") : title;
  return name.charAt(0).toLowerCase() + name.slice(1);
};
const slotNames: Readonly<Record<string, string>> = {
  effect: "what happens",
  number: "how much",
  condition: "what is so",
  things: "which",
  static: "what is always so",
};

/** The shown place that stands closest to one that nothing is said of. */
export function nearestShown(lines: readonly Line[], pointer: Pointer): Pointer {
  const shown = lines.flatMap(({ place, stretches }) => {
    const heard = stretches.filter(({ text }) => text.trim() !== "");
    return heard.length === 0 ? [place.at] : heard.map((stretch) => stretch.place.at);
  });
  const inner = shown.find((one) => isWithin(one, pointer));
  return inner ?? shown.filter((one) => isWithin(pointer, one)).toSorted((a, b) => b.length - a.length)[0] ?? "";
}

/** Stretches as a hand takes them: what stands in for something unsaid shows its name, once. */
export function shownStretches(stretches: readonly Stretch[]): Stretch[] {
  const shown: Stretch[] = [];
  stretches.forEach((stretch, n) => {
    const { place } = stretch;
    if (!isHole(place)) shown.push(stretch);
    else if (stretches[n - 1]?.place !== place) {
      const next = stretches.findIndex((other, at) => at > n && other.place !== place);
      const after = next < 0 ? [] : stretches.slice(next).map(({ text }) => text);
      shown.push({ place, text: fitted(stretch, shown.at(-1)?.text ?? "", after.join("")) });
    }
  });
  return shown;
}

/** “Gets”, “becomes”: what one thing does. */
const isOne = /^\s*(?!(?:as|its|plus|this|always|unless)\b)\p{Ll}+s\b/u;

const joins = ["to", "of", "in", "on", "at", "from", "with", "within"];
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[^\s.,:;()]+/g) ?? [];

/** The name of a hole among the words around it: “damage to” goes on with “what”, where “to what” is missing. */
function fitted({ place: hole, text: standIn }: Stretch, before: string, after: string): string {
  const name = isOne.test(after) ? holeName(hole).replace(/^(which \w+)s$/i, "$1") : holeName(hole);
  const [own, said] = [wordsIn(name), wordsIn(before)];
  const repeated = own.findLastIndex((_, n) => own.slice(0, n + 1).join(" ") === said.slice(-n - 1).join(" ")) + 1;
  const isJoined = own.length > 1 && joins.includes(said.at(-1) ?? "") && joins.includes(own[0]!);
  const left = name.split(" ").slice(Math.max(repeated, isJoined ? 1 : 0));
  if (repeated > 0 && left.at(-1)?.toLowerCase() === wordsIn(after)[0]) left.pop();
  // “Worth” what “more”; “for each of” which.
  if (left.every((word) => joins.includes(word))) left.push(slotNames[hole.schema["x-slot"] ?? ""] ?? "what");
  const words = left.join(" ");
  // The sentence may have begun on the line before.
  const begins = /^\p{Ll}/u.test(standIn) ? false : /(^|[.:]\s)\s*$/.test(before);
  const text = begins ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  return `${/(^|\s)$/.test(before) ? "" : " "}${text}${/^([\s.,:;]|$)/.test(after) ? "" : " "}`;
}

/** Something unsaid that no words of its line stand for. */
export const unheardHoles = ({ place, stretches }: Line): Place[] =>
  holesIn(place).filter(
    (hole) =>
      !stretches.some((one) => isWithin(one.place.at, hole.at)) &&
      ![...within(place)].some((inner) => inner !== place && isEffect(inner) && isWithin(hole.at, inner.at)),
  );

/** What is said of a place and between its words, without the marks of print. */
export function wordsOf(lines: readonly Line[], at: Pointer): string {
  const all = lines.flatMap(({ stretches }) => stretches);
  const isOf = ({ place }: Stretch): boolean => isWithin(place.at, at);
  const heard = shownStretches(all.slice(Math.max(0, all.findIndex(isOf)), all.findLastIndex(isOf) + 1));
  return withoutMarks(heard.map(({ text }) => text).join(""))
    .replace(/\s+/g, " ")
    .replace(/^[\s.,:;]+|(?:[\s.,:;]|\band$|\bthen$)+$/g, "");
}

/** Bold and italic belong to print. */
export const withoutMarks = (text: string): string => text.replace(/\*\*|\^\^|\*/g, "");

/** The chain of places from the outermost to this one; lists only hold others. */
export function chainTo(root: Place, at: Pointer): Place[] {
  const inner = root.parts.find((part) => isWithin(at, part.at));
  const rest = inner ? chainTo(inner, at) : [];
  return Array.isArray(root.value) ? rest : [root, ...rest];
}

/** What a place may hold, by what its schema says of it. */
export const labelOf = (schema: SlotSchema, value: Json): string =>
  schema["x-labels"]?.[String(value)] ?? (typeof value === "boolean" ? (value ? "Yes" : "No") : String(value));

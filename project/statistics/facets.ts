import type { KeywordCard } from "../../engine/core/keywords";
import { joinPointer, type Pointer, valueAt } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import { titleFromKey } from "../../schemas/titles";
import { factsOf } from "../project-text";
import { lettersName, type SearchField } from "../search/fields";
import { folded } from "../search/folded";
import { keywordIdsOn, numberOfCard, type SearchedIn, wordsIn } from "../search/searched-card";
import { worthOf } from "../worth";

/**
 * What can be counted about cards: a field of theirs, a number that follows from it, or something that holds of them. Each is asked
 * for by the name that a search has for it, so that whatever was counted can be looked at. No game is known here.
 */
export interface Facet {
  name: string;
  title: string;
  kind: "number" | "words";
  group: keyof typeof facetGroups;
  /** Words in their own order, where that is fixed. */
  order: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** Cards also have a number of this name: in a search, words are told from it by their quotes. */
  isQuoted?: boolean;
  /** A card may say several words. */
  isMany?: boolean;
  /** Where a card of its own says it; what is counted there can be written into a new card. */
  at?: Pointer;
  /** What it says of a card: a number, or any count of words. Nothing, if the card says nothing of it. */
  of(card: CountedCard): number | readonly string[] | undefined;
}

export interface CountedCard {
  id: string;
  /** With all it needs of its project. */
  card: object;
}

export const facetGroups = { card: "The card", number: "Numbers", around: "Around it", looks: "Picture" } as const;

/** Hardly two cards say the same, or it is said by another facet. */
const tellApart = new Set([
  "name",
  "text",
  "id",
  "code",
  "is",
  "has",
  "problem",
  "changed",
  "notes",
  "file",
  "source",
  "number",
]);
const looks = new Set(["icon", "mirror", "color", "author", "licence", "showReminder"]);

/** Yes or no, as words. */
export const [yes, no] = ["yes", "no"];

/** All of a set, those that its cards are asked about first. */
export function facetsOf(searched: SearchedIn): Facet[] {
  const fields = searched.fields.all.filter(
    ({ name }) => !tellApart.has(name) && !name.startsWith("later.") && !name.startsWith("focus"),
  );
  return [...fields.map((field) => facetOf(field, searched)), picture];
}

function facetOf(field: SearchField, searched: SearchedIn): Facet {
  const { name, title } = field;
  const at = searched.fields.places.get(folded(name))?.reduce(joinPointer, "");
  const common = {
    name,
    title,
    order: field.values?.map(({ value }) => value) ?? [],
    labels: labelsOf(field),
    isQuoted: field.isNumber,
  };
  const isLook = looks.has(name) || at?.startsWith("/art/") === true;
  const group = isLook ? "looks" : "card";
  if (name === "keyword")
    return { ...common, kind: "words", group, labels: keywordTitles(searched), of: ({ card }) => keywordIdsOn(card) };
  if (name === "tag")
    return { ...common, kind: "words", group, at: "/tags", isMany: true, of: ({ card }) => tagsOf(card) };
  if (name === "deck")
    return { ...common, kind: "words", group: "around", of: ({ id }) => searched.decksOf(id).map(({ name }) => name) };
  if (field.holds === "flag") {
    const isSo = (card: object) => valueAt(card, at!) === true;
    return {
      ...common,
      kind: "words",
      group,
      order: [yes!, no!],
      labels: { [yes!]: "Yes", [no!]: "No" },
      of: ({ card }) => [isSo(card) ? yes! : no!],
    };
  }
  const own = searched.fields.texts.find((text) => text.name === name);
  if (own)
    return {
      ...common,
      kind: "words",
      group,
      at: own.path.reduce(joinPointer, ""),
      isMany: own.isMany,
      of: ({ card }) => wordsIn(card, own),
    };
  if (name === "type")
    return {
      ...common,
      kind: "words",
      group,
      of: ({ card }) => [factsOf(card, searched.game, searched.language).type],
    };
  const number = { ...common, kind: "number", group: isLook ? "looks" : "number" } as const;
  if (name === lettersName)
    return { ...number, title: "Length of the text", of: ({ card }) => numberOfCard(card, searched)(name) };
  if (name === "cost") return { ...number, ...(at && { at }), of: ({ card }) => costOf(card, at, searched) };
  if (field.holds === "number" && at) return { ...number, at, of: ({ card }) => numberAt(card, at) };
  const called = searched.fields.numberName(name) ?? name;
  const written = (card: object) => (at === undefined ? undefined : numberAt(card, at));
  return { ...number, of: ({ card }) => written(card) ?? numberOfCard(card, searched)(called) };
}

/** As a search has it; of cards that nobody pays for, nothing. */
function costOf(card: object, at: Pointer | undefined, { prices }: SearchedIn): number | undefined {
  const priced = prices && worthOf(card, prices)?.cost;
  return priced ?? (at === undefined ? undefined : numberAt(card, at));
}

const picture: Facet = {
  name: "picture",
  title: "Picture",
  kind: "words",
  group: "looks",
  order: [yes!, no!],
  labels: { [yes!]: "With a picture", [no!]: "Without one" },
  of: ({ card }) => [valueAt(card, "/art/file") ? yes! : no!],
};

const labelsOf = ({ values = [] }: SearchField): Record<string, string> =>
  Object.fromEntries(values.map(({ value, label }) => [value, label === value ? titleFromKey(value) : label]));

const tagsOf = (card: object): readonly string[] => (card as { tags?: readonly string[] }).tags ?? [];

function numberAt(card: object, at: Pointer): number | undefined {
  const value = valueAt(card, at);
  return typeof value === "number" ? value : undefined;
}

/** Of a game's own keywords by their field's title; a project's own say theirs themselves. */
const keywordTitles = ({ fields }: SearchedIn): Record<string, string> =>
  Object.fromEntries(fields.all.map(({ name, title }) => [name, title]));

/** What one value of a facet is called. */
export const labelIn = (facet: Facet, value: string): string => ownValue(facet.labels, value) ?? value;

/** A project's own keyword by its name. */
export function keywordName(id: string, { card }: CountedCard): string | undefined {
  const known = ownValue((card as KeywordCard).definitions ?? {}, id) as { name?: string } | undefined;
  return known?.name;
}

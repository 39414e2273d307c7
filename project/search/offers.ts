import type { SearchField, SearchFields } from "./fields";
import { folded } from "./folded";
import type { Placed } from "./read-search";

/** What may stand where the caret is, and what it means. */
export interface SearchOffer {
  /** What is written in place of what was typed. */
  text: string;
  /** What people read for it. */
  about: string;
  /** Nothing follows: the next word may begin. */
  isWhole: boolean;
}

interface SearchOffers extends Placed {
  offers: readonly SearchOffer[];
}

/** What cards of the set say in a field, most used first. */
export type ValuesOf = (field: string) => readonly string[];

const most = 8;

/** What may be typed on from here: fields, or what is said in one. */
export function offersAt(text: string, caret: number, fields: SearchFields, valuesOf: ValuesOf): SearchOffers {
  const { at, word } = wordBefore(text, caret);
  const [, minus, name, written] = /^(-?)(?:([\p{L}_][\p{L}\p{N}_.]*):)?(.*)$/su.exec(word)!;
  const field = name === undefined ? undefined : fields.find(name);
  const placed = { at: at + minus!.length, length: caret - at - minus!.length };
  if (name !== undefined) return { ...placed, offers: field ? valuesFor(field, written!, valuesOf) : [] };
  return {
    ...placed,
    offers: [...fieldsFor(written!, fields), ...everyValue(written!, fields, valuesOf)].slice(0, most),
  };
}

/** From the last blank or bracket that stands in no quotes. */
function wordBefore(text: string, caret: number): { at: number; word: string } {
  let at = 0;
  let isQuoted = false;
  for (let i = 0; i < caret; i++) {
    if (text[i] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\s(]/.test(text[i]!)) at = i + 1;
  }
  return { at, word: text.slice(at, caret) };
}

const unquoted = (written: string): string => folded(written.replaceAll('"', ""));

function fieldsFor(written: string, { all }: SearchFields): SearchOffer[] {
  const begun = folded(written);
  if (begun !== "" && begun.length < 2) return [];
  return all
    .filter(({ name, title }) => folded(name).startsWith(begun) || folded(title).startsWith(begun))
    .map(({ name, title, about, isText }) => ({
      text: isText ? `${name}:` : `${name}>`,
      about: about === "" ? title : about,
      isWhole: false,
    }));
}

function valuesFor(field: SearchField, written: string, valuesOf: ValuesOf): SearchOffer[] {
  const begun = unquoted(written);
  const labels = new Map(field.values?.map(({ value, label }) => [value, label]));
  return (
    [...new Set([...labels.keys(), ...valuesOf(field.name)])]
      .map((value) => ({ value, about: labels.get(value) ?? field.title }))
      .filter(({ value, about }) => folded(value).includes(begun) || (labels.size > 0 && folded(about).includes(begun)))
      .toSorted((a, b) => Number(folded(b.value).startsWith(begun)) - Number(folded(a.value).startsWith(begun)))
      .slice(0, most)
      // What stands there already is no offer.
      .filter(({ value }, _, found) => found.length > 1 || folded(value) !== begun)
      .map(({ value, about }) => ({ text: `${field.name}:${asValue(value)}`, about, isWhole: true }))
  );
}

/** What is said in any field whose values are few, where somebody begins to type one of them. */
function everyValue(written: string, fields: SearchFields, valuesOf: ValuesOf): SearchOffer[] {
  const begun = unquoted(written);
  if (begun.length < 2) return [];
  return fields.all
    .filter(({ name, isText }) => isText && !["name", "text", "id", "cost", "code", "changed"].includes(name))
    .flatMap((field) => valuesFor(field, written, valuesOf))
    .filter(({ text }) => folded(text.slice(text.indexOf(":") + 1).replaceAll('"', "")).startsWith(begun));
}

/** As it has to be written. */
export const asValue = (value: string): string =>
  /^[^\s"()]+$/.test(value) ? value : `"${value.replaceAll('"', "")}"`;

/** The text with an offer in its place, and where the caret stands then. */
export function withOffer(text: string, { at, length }: Placed, { text: put, isWhole }: SearchOffer) {
  const after = text.slice(at + length);
  const written = isWhole && !/^\s/.test(after) ? `${put} ` : put;
  return { text: text.slice(0, at) + written + after, caret: at + written.length };
}

import type { KeywordCard } from "../../engine/core/keywords";
import { cardPath } from "../paths";
import { cardIds, type Files, factsOf } from "../project-text";
import { cardAt } from "../whole-card";
import { keywordTitlesOn, type SearchedIn, wordsIn } from "./searched-card";

/** What the cards of a set say in a field, as it is asked for, with how many say so; the most frequent first. */
type CountedValues = ReadonlyMap<string, number>;

/** Fields in which hardly two cards say the same are left out. */
const tellApart = ["changed", "lab", "name", "text", "id", "code", "cost", "is", "has", "problem"];

export function valuesOf(field: string, files: Files, searched: SearchedIn): CountedValues {
  const { game, fields } = searched;
  const counts = new Map<string, number>();
  if (tellApart.includes(field)) return counts;
  const own = fields.texts.find(({ name }) => name === field);
  for (const id of cardIds(files)) {
    const card = cardAt<object>(files, cardPath(id), game);
    const said = card ? (own ? wordsIn(card, own).slice(0, 40) : around(field, id, card, searched)) : [];
    for (const value of new Set(said)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return new Map([...counts].toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b, "en")));
}

function around(field: string, id: string, card: object, { game, language, decksOf }: SearchedIn): readonly string[] {
  if (field === "tag") return (card as { tags?: readonly string[] }).tags ?? [];
  if (field === "keyword") return keywordTitlesOn(card as KeywordCard);
  if (field === "deck") return decksOf(id).map(({ name }) => name);
  return field === "type" ? [factsOf(card, game, language).type] : [];
}

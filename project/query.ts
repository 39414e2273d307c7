import type { CardFacts } from "../engine/core/card-game";
import { evaluate, type NumberOf } from "../engine/core/formula/evaluate";
import { type Formula, parseFormula } from "../engine/core/formula/parse-formula";
import { plainText } from "../engine/core/rich-text";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";

/**
 * Searching a set. Words must all be found; `name:`, `type:`, `text:`, `code:`, `keyword:`, `tag:`, `cost:` and `id:` look
 * in one place only; a leading `-` excludes; quotes keep words together. A comparison without spaces, such as `worth-cost>1`, asks
 * for numbers of the card.
 */

export interface SearchableCard {
  id: string;
  facts: CardFacts;
  tags: readonly string[];
  /** Names and ids of those that it has, with those that come with them. */
  keywords?: readonly string[];
  /** The card's numbers, by what formulas call them. */
  numberOf?: NumberOf | undefined;
}

const places = ["name", "type", "text", "code", "keyword", "tag", "cost", "id"] as const;
type Place = (typeof places)[number];

interface Term {
  place: Place | "any";
  word: string;
  excluded: boolean;
  /** What must hold of the card's numbers, if it has them. */
  comparison?: Formula | undefined;
}

export type Query = readonly Term[];

export function parseQuery(text: string): Query {
  const terms: Term[] = [];
  for (const [, minus, place, quoted, bare] of text.matchAll(/(-)?(?:(\w+):)?(?:"([^"]*)"?|(\S+))/g)) {
    const known = places.find((name) => name === place?.toLowerCase());
    const rest = quoted ?? bare ?? "";
    const word = known || !place ? rest : `${place}:${rest}`;
    const comparison = known || quoted !== undefined ? undefined : comparisonIn(word);
    if (word) terms.push({ place: known ?? "any", word: fold(word), excluded: minus === "-", comparison });
  }
  return terms;
}

function comparisonIn(word: string): Formula | undefined {
  if (!/[<>=≤≥≠]/.test(word)) return undefined;
  const read = parseFormula(word);
  const isComparison = read.ok && read.formula.kind === "operation" && /[<>=]/.test(read.formula.sign);
  return isComparison ? read.formula : undefined;
}

/** Case and accents don't matter. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** A card's text by place, folded once and searched often. */
export type SearchEntry = Readonly<Record<Place | "any", string>> & Pick<SearchableCard, "numberOf">;

export function searchEntry({ id, facts, tags, keywords = [], numberOf }: SearchableCard, game: GameId): SearchEntry {
  const { symbols } = cardGame(game);
  const plain = (text: string | undefined): string => (text ? fold(plainText(text, symbols)) : "");
  const entry = {
    name: fold(facts.name),
    type: fold(facts.type),
    text: plain(facts.text),
    code: fold(facts.code ?? ""),
    keyword: fold(keywords.join("\n")),
    tag: fold(tags.join("\n")),
    cost: fold(`${facts.cost ?? ""} ${plain(facts.cost)}`),
    id,
  };
  return { ...entry, any: Object.values(entry).join("\n"), numberOf };
}

export const isMatch = (query: Query, entry: SearchEntry): boolean =>
  query.every((term) => holds(term, entry) !== term.excluded);

function holds({ place, word, comparison }: Term, { numberOf, ...entry }: SearchEntry): boolean {
  const outcome = comparison && numberOf ? evaluate(comparison, numberOf) : undefined;
  // What is no comparison of this card's numbers may still be written on it.
  return outcome?.ok ? outcome.value !== 0 : entry[place].includes(word);
}

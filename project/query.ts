import type { CardFacts } from "../engine/core/card-game";
import { plainText } from "../engine/core/rich-text";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";

/**
 * Searching a set. Words must all be found; `name:`, `type:`, `text:`, `code:`, `tag:`, `cost:` and `id:` look in one
 * place only; a leading `-` excludes; quotes keep words together.
 */

export interface SearchableCard {
  id: string;
  facts: CardFacts;
  tags: readonly string[];
}

const places = ["name", "type", "text", "code", "tag", "cost", "id"] as const;
type Place = (typeof places)[number];

interface Term {
  place: Place | "any";
  word: string;
  excluded: boolean;
}

export type Query = readonly Term[];

export function parseQuery(text: string): Query {
  const terms: Term[] = [];
  for (const [, minus, place, quoted, bare] of text.matchAll(/(-)?(?:(\w+):)?(?:"([^"]*)"?|(\S+))/g)) {
    const known = places.find((name) => name === place?.toLowerCase());
    const rest = quoted ?? bare ?? "";
    const word = known || !place ? rest : `${place}:${rest}`;
    if (word) terms.push({ place: known ?? "any", word: fold(word), excluded: minus === "-" });
  }
  return terms;
}

/** Case and accents don't matter. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** A card's text by place, folded once and searched often. */
export type SearchEntry = Readonly<Record<Place | "any", string>>;

export function searchEntry({ id, facts, tags }: SearchableCard, game: GameId): SearchEntry {
  const { symbols } = cardGame(game);
  const plain = (text: string | undefined): string => (text ? fold(plainText(text, symbols)) : "");
  const entry = {
    name: fold(facts.name),
    type: fold(facts.type),
    text: plain(facts.text),
    code: fold(facts.code ?? ""),
    tag: fold(tags.join("\n")),
    cost: fold(`${facts.cost ?? ""} ${plain(facts.cost)}`),
    id,
  };
  return { ...entry, any: Object.values(entry).join("\n") };
}

export const isMatch = (query: Query, entry: SearchEntry): boolean =>
  query.every(({ place, word, excluded }) => entry[place].includes(word) !== excluded);

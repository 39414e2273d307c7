import { ownValue } from "../../schemas/own-value";
import type { SharedParts } from "./card-game";
import { cardsNamedIn } from "./compiler";
import type { Json } from "./vocabulary";

/**
 * Effects name other cards by id; texts call them by name. Most ids read like the name; what the others are called, a card
 * takes along in `names`.
 */
export interface NamingCard {
  names?: Readonly<Record<string, string>>;
}

/** The names that a card's effects need, of those that no id tells. */
export function namesNeeded(card: object, { names }: SharedParts): NamingCard | undefined {
  const needed = [...new Set(cardsNamedIn(card as Json))].filter((id) => Object.hasOwn(names, id));
  return needed.length === 0 ? undefined : { names: Object.fromEntries(needed.map((id) => [id, names[id]!])) };
}

/** The card as its text is written from it: with others called by name. */
export const calledByName = <Card extends NamingCard>(card: Card): Card =>
  card.names === undefined ? card : (renamed(card as Json, card.names) as Card);

function renamed(tree: Json, names: Readonly<Record<string, string>>): Json {
  if (Array.isArray(tree)) return tree.map((part) => renamed(part as Json, names));
  if (typeof tree !== "object" || tree === null) return tree;
  const called = (key: string, part: Json): Json =>
    key === "card" && typeof part === "string" ? (ownValue(names, part) ?? part) : renamed(part, names);
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, called(key, part)]));
}

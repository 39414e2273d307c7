import { plainText } from "../engine/core/rich-text";
import type { CardTraits } from "../engine/decks/liking";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { isRecord } from "../schemas/json-pointer";
import { factsOf } from "./project-text";

/** What a card has in common with others, whatever its game calls it. */

const longestMark = 40;
/** What is about one card alone. */
const own = new Set([
  "$schema",
  "name",
  "number",
  "notes",
  "lent",
  "flavour",
  "flavor",
  "text",
  "picture",
  "image",
  "art",
]);

export const cardTraits =
  (game: GameId) =>
  (card: object): CardTraits => {
    const facts = factsOf(card, game);
    const { isDrawn, symbols, composition } = cardGame(game);
    // A card's composition names components by their keys.
    const called = new Map(composition?.base.map(({ id, name }) => [id.toLowerCase(), name.toLowerCase()]));
    const cost = facts.cost ?? "";
    const marks = new Set<string>();
    for (const [key, value] of Object.entries(card))
      if (!own.has(key)) for (const mark of marksIn(value)) marks.add(called.get(mark) ?? mark);
    for (const [, symbol] of `${cost} ${facts.text}`.matchAll(/\{([^}:]+)\}/g))
      marks.add((Object.hasOwn(symbols, symbol!) ? symbols[symbol!]!.word : symbol!).toLowerCase());
    // What its text speaks of, and not what a sentence begins with: “each other Goblin”.
    for (const [word] of plainText(facts.text, symbols).matchAll(/(?<=[^\s.:!?]\s)\p{Lu}\p{L}{2,}/gu))
      marks.add(word.toLowerCase());
    // Its kind is counted by itself.
    marks.delete(facts.type.toLowerCase());
    return { kind: facts.type, cost, marks: [...marks], isDrawn: isDrawn?.(card) ?? true };
  };

function marksIn(value: unknown): string[] {
  if (typeof value === "string") return value !== "" && value.length <= longestMark ? [value.toLowerCase()] : [];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => (typeof each === "string" ? marksIn(each) : []));
  // Needs and gifts: `{ "love": 2 }`.
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, n]) => (typeof n === "number" && n > 0 ? [key.toLowerCase()] : []));
}

import type { Json } from "../../../engine/core/vocabulary";
import { type GameId, gameNames } from "../../../schemas/game-id";
import { jsonIn } from "../../../schemas/json-text";

/** A position as a text that people send each other: which game, and how it lies. */

export const positionText = (game: GameId, position: Json): string => JSON.stringify({ game, position }, null, 1);

/** The position in a text, with or without its game; also the one that a scenario begins with. */
export function positionIn(text: string, game: GameId): { position: Json } | { refused: string } {
  const json = jsonIn(text);
  const refused = "There is no position in what was copied. Copy one as text here, or the text of a test.";
  if (typeof json !== "object" || json === null) return { refused };
  const { game: of = game, position, given = position, players } = json as Record<string, Json>;
  if (of !== game) return { refused: `That is a position of ${gameNames[of as GameId] ?? String(of)}.` };
  const found = given ?? (players === undefined ? undefined : (json as Json));
  return found === undefined ? { refused } : { position: found };
}

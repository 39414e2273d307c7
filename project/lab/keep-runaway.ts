import type { GameId } from "../../schemas/game-id";
import type { Match } from "../../schemas/match";
import { calledIn } from "../deck-lines";
import { formatDocument } from "../format";
import { documentFolders, freeId, slug } from "../paths";
import type { Files } from "../project-text";

/** What people call cards that were found to run away together. */
export const runawayName = (files: Files, game: GameId, cards: readonly string[]): string =>
  `Runaway: ${cards.map((card) => calledIn(files, game, card)).join(", ")}`;

/** A find as a saved match of the project, which opens at the table. */
export function keepRunaway(files: Files, game: GameId, cards: readonly string[], record: Record<string, unknown>) {
  const name = runawayName(files, game, cards);
  const match = { $schema: "../schemas/match.schema.json", name, ...record } as unknown as Match;
  const pathOf = (id: string): string => `${documentFolders.match}/${id}.json`;
  const path = pathOf(freeId(slug(name, "match"), (id) => files.has(pathOf(id))));
  return { label: `Save match ${name}`, changes: [{ path, text: formatDocument(match, "match", game) }] };
}

import type { Json } from "../../../engine/core/vocabulary";
import { readDocument } from "../../../project/document";
import { formatDocument } from "../../../project/format";
import { documentFolders, freeId, slug } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import type { GameId } from "../../../schemas/game-id";
import type { Match } from "../../../schemas/match";

/** Saved matches as files of the project: listed, written and deleted like any other document. */

const folder = documentFolders.match;

export const matchPath = (id: string): string => `${folder}/${id}.json`;
const isMatchPath = (path: string): boolean => path.startsWith(`${folder}/`) && path.endsWith(".json");

export interface SavedMatch {
  path: string;
  name: string;
  /** Absent while the file can't be read as a match. */
  match: Match | undefined;
}

export function savedMatches(files: Files, game: GameId): SavedMatch[] {
  const found: SavedMatch[] = [];
  for (const [path, text] of files) {
    if (!isMatchPath(path)) continue;
    const match = readDocument<Match>(path, text, game).value;
    const id = path.slice(folder.length + 1, -".json".length);
    found.push({ path, name: match?.name ?? id, match });
  }
  return found.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

interface Saving {
  name: string;
  record: Json;
  /** The engine's names of the bots, by seat. */
  bots: readonly (string | null)[];
  /** Overwrites this file, if it is still there. */
  path: string | null;
}

/** The engine's record with who sits where. */
export function withBots(record: Json, bots: Saving["bots"]): Json {
  const { players, ...rest } = record as unknown as Match;
  const seated = players.map(({ bot: _, ...player }, seat) => {
    const bot = bots[seat];
    return bot ? { ...player, bot } : player;
  });
  return { ...rest, players: seated } as unknown as Json;
}

export function planSave(files: Files, game: GameId, { name, record, bots, path }: Saving) {
  const seated = withBots(record, bots) as unknown as Match;
  const match: Match = { $schema: "../schemas/match.schema.json", name, ...seated };
  const free = freeId(slug(name, "match"), (id) => files.has(matchPath(id)));
  const target = path !== null && files.has(path) ? path : matchPath(free);
  const text = formatDocument(match, "match", game);
  return { label: `Save match ${name}`, changes: [{ path: target, text }], path: target };
}

/** A match of the game in a text from outside. */
export function matchIn(text: string, game: GameId): Match | undefined {
  const match = readDocument<Match>(matchPath("match"), text, game).value;
  return match?.game === game ? match : undefined;
}

export function planImport(files: Files, game: GameId, match: Match, fileName: string) {
  const name = match.name ?? fileName.replace(/\.[^.]*$/, "");
  const id = freeId(slug(name, "match"), (each) => files.has(matchPath(each)));
  const text = formatDocument({ $schema: "../schemas/match.schema.json", ...match, name }, "match", game);
  return { label: `Import match ${name}`, changes: [{ path: matchPath(id), text }], path: matchPath(id) };
}

export const planDelete = ({ path, name }: SavedMatch) => ({
  label: `Delete match ${name}`,
  changes: [{ path, text: null }],
});

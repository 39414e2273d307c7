import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseBot } from "../../engine/bots/parse";
import type { Game, MatchSetup, Rules } from "../../engine/core/game";
import type { ProtocolHost } from "../../engine/core/protocol-host";
import { type PlayerWish, prepareMatch, type Supply } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import type { Deck } from "../../schemas/deck";
import type { GameId } from "../../schemas/game-id";
import type { Scenario } from "../../schemas/scenario";

/** The starter sets, as tests use them: read once, and nobody can change what others share. */

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

function readFolder(folder: string): Record<string, unknown> {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith(".json")).sort();
  return Object.fromEntries(files.map((file) => [file.slice(0, -".json".length), read(`${folder}/${file}`)]));
}

const known = new Map<string, Record<string, unknown>>();
function readAll<T>(folder: string): Record<string, T> {
  const found = known.get(folder) ?? frozen(readFolder(folder));
  known.set(folder, found);
  return found as Record<string, T>;
}

export function starterSupply(game: GameId): Supply {
  const starter = `templates/${game}/starter`;
  const decks = Object.entries(readAll<Deck>(`${starter}/decks`)).map(([id, { cards }]) => [id, cards] as const);
  return { cards: readAll<Json>(`${starter}/cards`), decks: Object.fromEntries(decks) };
}

export const starterScenarios = (game: GameId): Record<string, Scenario> =>
  readAll(`templates/${game}/starter/scenarios`);

/** Scenarios of words that no starter card is made of: their cards are made up. */
export const wordScenarios = (game: GameId): Record<string, Scenario> => readAll(`fixtures/scenarios/${game}`);

export function starterRules(
  id: GameId,
  players?: number | readonly PlayerWish[],
  options: MatchSetup["options"] = {},
): { game: Game; rules: Rules } {
  const game = playableGame(id);
  const ready = prepareMatch(game, starterSupply(id), players ?? game.players.min, options);
  if (!ready.ok) throw new Error(ready.problems.map(({ message }) => message).join("\n"));
  return { game, rules: ready.rules };
}

export const testHost: ProtocolHost = {
  games: playableGames,
  game: (id) => ({ name: id, game: playableGame(id), supply: starterSupply(id) }),
  bot: (name) => parseBot(name, () => performance.now()),
  anySeed: () => 1,
};

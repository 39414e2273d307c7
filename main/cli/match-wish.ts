import type { Options } from "../../engine/core/options";
import type { Supply } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import { type GameId, gameIds } from "../../schemas/game-id";
import { readJson } from "../../schemas/json-text";
import type { Problem } from "../../schemas/problem";
import type { CommandInput } from "./command";
import { CannotDo } from "./command";
import { findDeck, joinSupplies } from "./find-deck";
import { mostSeats } from "./match-options";
import { cliProblems } from "./problems";
import { starterSupply } from "./starter-supply";

/** What `play` and `sim` ask for: which game, who plays, with which decks, under which house rules. */

export interface MatchWish {
  game: GameId;
  supply: Supply;
  seats: { bot: string; deck: string }[];
  /** The decks as they were named on the command line. */
  asked: string[];
  seed: number;
  options: Options;
}

export function readWish({ options: given }: CommandInput, fewest: (game: GameId) => number): MatchWish {
  const bots = list(given.text("bots")).map((name) => name.toLowerCase());
  const named = list(given.text("decks"));
  const preset = given.text("preset");
  const wanted = gameIds.find((id) => id === given.text("game"));
  const found = named.map((name) => findDeck(name, wanted));
  const other = found.find((deck) => deck.game !== (wanted ?? found[0]!.game));
  if (other) throw new CannotDo(cliProblems.report("cli/other-game", {}, { deck: other.asked, game: other.game }));
  const game = wanted ?? found[0]?.game ?? gameIds[0];
  const joined = found.length > 0 ? joinSupplies(found) : starter(game);
  const isShared = playableGame(game).decks === "shared";
  const count = given.number("players") ?? Math.max(fewest(game), bots.length, named.length);
  const seats = Array.from({ length: Math.min(count, mostSeats) }, (_, seat) => ({
    bot: bots[seat % bots.length] ?? "greedy",
    // All share one deck where none is named; what two different ones mean is told when the match is prepared.
    deck: joined.ids[named.length === 0 && isShared ? 0 : seat % joined.ids.length] ?? "",
  }));
  return {
    game,
    supply: joined.supply,
    seats,
    asked: seats.map((_, seat) => named[seat % named.length] ?? seats[seat]!.deck),
    seed: given.number("seed") ?? Math.floor(Math.random() * 0x8000_0000),
    options: { ...(preset === undefined ? {} : { preset }), ...readOptions(given.text("options")) },
  };
}

const list = (text: string | undefined): string[] =>
  text
    ?.split(",")
    .map((item) => item.trim())
    .filter(Boolean) ?? [];

function starter(game: GameId): { supply: Supply; ids: string[] } {
  const supply = starterSupply(game);
  return { supply, ids: Object.keys(supply.decks) };
}

function readOptions(text: string | undefined): Options {
  if (text === undefined) return {};
  const read = readJson(text);
  const value = read.ok ? read.json : undefined;
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Options;
  throw new CannotDo(cliProblems.report("cli/bad-options", {}, { text }));
}

/** The first reason why a match can't be played. */
export const cannotPlay = (problems: readonly Problem[]): CannotDo => new CannotDo(problems[0]!);

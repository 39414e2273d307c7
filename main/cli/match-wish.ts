import { completeOptions, layered, type Options } from "../../engine/core/options";
import type { Supply } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import { type GameId, gameIds } from "../../schemas/game-id";
import { readJson } from "../../schemas/json-text";
import type { Problem } from "../../schemas/problem";
import type { Programs } from "../bots/bot-desk";
import { wishedBots } from "./bot-words";
import type { CommandInput } from "./command";
import { CannotDo } from "./command";
import { type FoundDeck, findDeck, joinSupplies } from "./find-deck";
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
  /** Bots that are programs of others, if any are named. */
  programs?: Programs;
}

export function readWish({ options: given }: CommandInput, fewest: (game: GameId) => number): MatchWish {
  const { bots, programs } = wishedBots(given);
  const named = list(given.text("decks"));
  const preset = given.text("preset");
  const wanted = gameIds.find((id) => id === given.text("game"));
  const found = named.map((name) => findDeck(name, wanted));
  const other = found.find((deck) => deck.game !== (wanted ?? found[0]!.game));
  if (other) throw new CannotDo(cliProblems.report("cli/other-game", {}, { deck: other.asked, game: other.game }));
  const game = wanted ?? found[0]?.game ?? gameIds[0];
  const options = { ...(preset === undefined ? {} : { preset }), ...readOptions(given.text("options")) };
  refuseOtherRules(game, found, options);
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
    options,
    ...(programs ? { programs } : {}),
  };
}

/** Decks of projects with different house rules don't meet, unless it is said which rules are in force. */
function refuseOtherRules(game: GameId, decks: readonly FoundDeck[], given: Options): void {
  const { options: specs, presets } = playableGame(game);
  const [first, ...others] = decks.flatMap(({ asked, supply }) => {
    const rules = supply.options && completeOptions(specs, layered(presets ?? [], supply.options, given), presets);
    return rules?.ok ? [{ asked, rules: rules.value }] : [];
  });
  for (const { asked, rules } of others) {
    const differing = specs.filter(({ name }) => rules[name] !== first!.rules[name]);
    if (differing.length === 0) continue;
    const differences = differing.map(({ name }) => `${name} ${first!.rules[name]} or ${rules[name]}`).join(", ");
    const options = JSON.stringify(Object.fromEntries(differing.map(({ name }) => [name, first!.rules[name]])));
    throw new CannotDo(
      cliProblems.report("cli/other-house-rules", {}, { deck: first!.asked, other: asked, differences, options }),
    );
  }
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

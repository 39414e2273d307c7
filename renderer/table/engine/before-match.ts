import type { Game } from "../../../engine/core/game";
import { runScenario } from "../../../engine/core/scenario";
import { examineScenario } from "../../../engine/core/scenario-examination";
import { prepareMatch } from "../../../engine/core/setup";
import type { Json } from "../../../engine/core/vocabulary";
import { playableGame } from "../../../engine/games/play-registry";
import type { GameId } from "../../../schemas/game-id";
import { jsonIn } from "../../../schemas/json-text";
import type { Answer, Ask, GameOffer, LegalWish, MatchPlan, PlanVerdict } from "./messages";

/** What can be asked of a game while nothing lies on the table. */

export function offerOf({ game }: { game: GameId }): GameOffer {
  const { players, options, presets = [], decks } = playableGame(game);
  return { players, options, presets, sharedDeck: decks === "shared" };
}

/** Which decks of a project can be dealt by its own rules: the first so many that are found. */
export function legalDecks({ game: id, supply, most }: LegalWish): string[] {
  const game = playableGame(id);
  const found: string[] = [];
  for (const deck of Object.keys(supply.decks)) {
    if (found.length >= most) break;
    const seats = Array.from({ length: game.players.min }, () => ({ deck }));
    if (prepareMatch(game, supply, seats).ok) found.push(deck);
  }
  return found;
}

/** Each deck is tried by itself, so that it is clear which one is at fault. */
export function verdictOn(plan: MatchPlan): PlanVerdict {
  const game = playableGame(plan.game);
  const whole = prepare(game, plan, plan.seats);
  if (whole.ok) return { decks: [], problems: [], isPlayable: true };
  const isPlayable = prepare(game, { ...plan, anyDeck: true }, plan.seats).ok;
  const named = [...new Set(plan.seats.flatMap(({ deck }) => deck ?? []))];
  const decks = named.flatMap((deck) => {
    const alone = prepare(
      game,
      plan,
      plan.seats.map(() => ({ deck })),
    );
    return alone.ok ? [] : [{ deck, problems: withoutRepeats(alone.problems) }];
  });
  // What is wrong with every deck alike is no deck's fault.
  const isCommon = (message: string): boolean =>
    decks.length === named.length && decks.every(({ problems }) => problems.some((each) => each.message === message));
  const isRule = (code: string): boolean => code.startsWith("options/");
  const common = withoutRepeats(whole.problems).filter(
    ({ code, message }) => isRule(code) || decks.length === 0 || (isCommon(message) && named.length > 1),
  );
  const apart = decks
    .map(({ deck, problems }) => ({
      deck,
      problems: problems.filter(({ message }) => !common.some((each) => each.message === message)),
    }))
    .filter(({ problems }) => problems.length > 0);
  return { decks: apart, problems: common, isPlayable };
}

export function examine({ game, supply, scenario }: Ask<"examine">): Answer<"examine"> {
  return examineScenario(playableGame(game), supply, scenario);
}

export function runTests({ game, supply, scenarios }: Ask<"tests">): Answer<"tests"> {
  return scenarios.map((scenario) => runScenario(playableGame(game), supply, scenario));
}

export function positionsOf({ game: id }: Ask<"positions">): Answer<"positions"> {
  const game = playableGame(id);
  const players = Array.from({ length: game.players.min }, () => ({}));
  return { schema: jsonIn(JSON.stringify(game.position)) as Json, steps: game.positionSteps, empty: { players } };
}

export const prepare = (
  game: Game,
  { supply, options, anyDeck }: MatchPlan,
  seats: readonly { name?: string; deck?: string }[],
) => {
  const { checkSetup: _, ...lenient } = game;
  return prepareMatch(anyDeck ? lenient : game, supply, seats, options);
};

function withoutRepeats<T extends { message: string }>(problems: readonly T[]): T[] {
  return problems.filter(({ message }, at) => problems.findIndex((each) => each.message === message) === at);
}

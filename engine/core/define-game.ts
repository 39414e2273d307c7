import { compileSet } from "./compile-set";
import type { Game, MatchSetup } from "./game";
import type { GameDefinition, GameTypes } from "./game-definition";
import { readSetup } from "./match-setup";
import { setupOfPosition } from "./position";
import { rulesOf } from "./rules-of";
import { trialOf } from "./trial";

/** Makes a game of its rules. What it needs besides them, and every game alike, stands in the core once. */
export function defineGame<T extends GameTypes>(game: GameDefinition<T>): Game<T["state"]> {
  const { id, players, decks, options, endings, limits, afterLoss, names, setup, cards, position } = game;
  const errorsIn = (given: MatchSetup) => {
    const read = readSetup(game, given);
    return read.ok ? setup.check(read.setup).filter(({ severity }) => severity === "error") : read.problems;
  };
  const undealable = (given: MatchSetup) => {
    const read = readSetup(game, given);
    return read.ok ? (setup.undealable?.(read.setup) ?? []) : read.problems;
  };
  return {
    id,
    players,
    ...(decks ? { decks } : {}),
    options: options.specs,
    presets: options.presets,
    endings,
    ...(limits ? { limits } : {}),
    ...(setup.undealable ? { undealable } : {}),
    checkSetup: errorsIn,
    ...(afterLoss ? { afterLoss } : {}),
    rules(given, watch) {
      const read = readSetup(game, given);
      if (!read.ok) return read;
      const { set, problems } = compileSet(game, read.setup, watch);
      return problems.length > 0 ? { ok: false, problems } : { ok: true, value: rulesOf(game, given, set) };
    },
    card: cards.schema,
    position: position.schema,
    positionSteps: [...new Set([position.usualStep, ...Object.keys(position.steps)])],
    names,
    setupOfPosition: (json, given) => setupOfPosition(game, json, given),
    trial: (wish) => trialOf(game, wish),
  };
}

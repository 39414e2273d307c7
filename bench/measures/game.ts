import type { Rules } from "../../engine/core/game";
import { Match } from "../../engine/core/match";
import { nextInt, seedRng } from "../../engine/core/rng";
import { prepareMatch } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import { cardGame } from "../../engine/games/registry";
import { starterSupply } from "../../main/cli/starter-supply";
import type { GameId } from "../../schemas/game-id";
import { compete, type Effort, median, ratio } from "../measure";
import { comparison, type Section } from "../report";
import { callCosts } from "./calls";

/** Random actions a second that are promised of a game; the others are told beside. */
const promised: Partial<Record<GameId, number>> = { flask: 200_000, "castle-lanes": 200_000 };

/** Random games of one of the games that come with Cardwright, by the starter set's decks. */
export function measureGame(id: GameId, effort: Effort): Section {
  const game = playableGame(id);
  const ready = prepareMatch(game, starterSupply(id), game.players.min);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  const { rules } = ready;
  let [games, actions] = [0, 0];
  const counted = (play: (seed: number) => number) => {
    let seed = 0;
    return () => {
      const done = play(++seed);
      games++;
      actions += done;
      return done;
    };
  };
  const rates = compete(
    { bare: counted((seed) => playBare(rules, seed)), history: counted((seed) => playWithHistory(id, rules, seed)) },
    effort,
  );
  const perSecond = median(rates.bare);
  const least = promised[id];
  const kept = ratio(rates.history, rates.bare);
  return {
    title: `${cardGame(id).name}, played at random`,
    rows: [
      { name: "games", value: (perSecond * games) / actions, unit: "games/s" },
      { name: "actions, listed, chosen and done", value: perSecond, unit: "actions/s" },
      {
        name: "the same with log, history and undo",
        value: median(rates.history),
        unit: "actions/s",
        beside: comparison(kept, "without"),
      },
      ...Object.values(callCosts(rules, { ...effort, ms: effort.ms / 2 })),
    ],
    checks:
      least === undefined
        ? []
        : [
            { name: "random actions", value: perSecond, unit: "actions/s", least },
            { name: "without history, beside with", value: 1 / kept, unit: "×", most: 2 },
          ],
  };
}

function playBare(rules: Rules, seed: number): number {
  const state = rules.deal(seed);
  const rng = seedRng(seed);
  let done = 0;
  for (; state.result === null; done++) {
    const actions = rules.actions(state);
    rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
  }
  return done;
}

function playWithHistory(id: GameId, rules: Rules, seed: number): number {
  const match = new Match(id, rules, { seed });
  const rng = seedRng(seed);
  while (match.state.result === null) {
    const actions = rules.actions(match.state);
    match.do(actions[nextInt(rng, actions.length)]!);
  }
  return match.actions.length;
}

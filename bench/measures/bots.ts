import { parseBot } from "../../engine/bots/parse";
import { playableGame } from "../../engine/games/play-registry";
import { cardGame } from "../../engine/games/registry";
import { prepareSeries } from "../../engine/lab/series";
import { starterSupply } from "../../main/cli/starter-supply";
import type { GameId } from "../../schemas/game-id";
import { compete, type Effort, median, ratio } from "../measure";
import { comparison, type Section } from "../report";

/** Matches a second between greedy bots that are wanted of a game on one thread: half of what two are to bring. */
const wanted: Partial<Record<GameId, number>> = {
  flask: 100,
  "castle-lanes": 30,
  hatch: 20,
  "battle-farm": 15,
  "garden-incursion": 20,
};
const timesAsFast = 10;

/** Series as threads of the lab play them, with the bots beside each other. */
export function measureBots(id: GameId, { rounds, ms }: Effort): Section {
  const game = playableGame(id);
  const supply = starterSupply(id);
  const decks = Object.keys(supply.decks);
  const playing = (bot: string) => {
    const contestants = [0, 1].map((seat) => ({
      bot,
      deck: decks[game.decks === "shared" ? 0 : seat % decks.length]!,
    }));
    const series = prepareSeries(game, supply, { contestants, options: {}, seed: 1 }, (name) => parseBot(name));
    if (!series.ok) throw new Error(series.problems[0]!.message);
    let index = 0;
    return () => {
      series.value.play(index++);
      return 1;
    };
  };
  // Matches of some games last long: a round holds several.
  const rates = compete(
    { random: playing("random"), quick: playing("quick"), greedy: playing("greedy") },
    { rounds: Math.min(rounds, 5), ms: 3 * ms },
  );
  const perSecond = median(rates.greedy);
  const least = wanted[id];
  const gain = ratio(rates.quick, rates.greedy);
  return {
    title: `${cardGame(id).name}, played by bots on one thread`,
    rows: [
      { name: "greedy", value: perSecond, unit: "games/s" },
      { name: "quick", value: median(rates.quick), unit: "games/s", beside: comparison(gain, "greedy") },
      { name: "random", value: median(rates.random), unit: "games/s" },
    ],
    checks:
      least === undefined
        ? []
        : [
            { name: "greedy", value: perSecond, unit: "games/s", least },
            { name: "quick", value: median(rates.quick), unit: "games/s", least: timesAsFast * least },
          ],
  };
}

import { setImmediate } from "node:timers/promises";
import { playerOf } from "../../engine/bots/bot";
import { parseBot } from "../../engine/bots/parse";
import { Match } from "../../engine/core/match";
import { seedRng } from "../../engine/core/rng";
import { prepareMatch } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import type { CommandInput, Terminal } from "./command";
import { CannotDo } from "./command";
import { cannotPlay, readWish } from "./match-wish";

export interface PlayResult {
  winner: number | null;
  ranking: number[][];
  turns: number;
  actions: number;
  hash: string;
  cause: string;
  seed: number;
  log: string[];
}

export async function playOnce(input: CommandInput, terminal: Terminal): Promise<PlayResult> {
  const wish = readWish(input, (id) => playableGame(id).players.min);
  const game = playableGame(wish.game);
  const bots = wish.seats.map(({ bot }) => {
    const found = parseBot(bot, () => performance.now());
    if (!found.ok) throw new CannotDo(found.problem);
    return found.value;
  });
  const players = wish.seats.map(({ deck }) => (deck ? { deck } : {}));
  const ready = prepareMatch(game, wish.supply, players, wish.options);
  if (!ready.ok) throw cannotPlay(ready.problems);
  const { rules } = ready;
  const match = new Match(game.id, rules, { seed: wish.seed });
  const rng = seedRng(wish.seed + 1);
  const seated = bots.map((bot, seat) => playerOf(bot, rules, seat));
  while (match.state.result === null && !terminal.signal.aborted) {
    const { seat } = match.state.prompt!;
    match.do(seated[seat]!(rules.view(match.state, seat), rng));
    // Ctrl+C is heard between actions.
    await setImmediate();
  }
  const { winners, ranking, cause } = match.state.result ?? { winners: [], ranking: [], cause: "interrupted" };
  return {
    winner: winners.length === 1 ? winners[0]! : null,
    ranking,
    turns: rules.turnOf(match.state),
    actions: match.actions.length,
    hash: match.hash(),
    cause,
    seed: wish.seed,
    log: match.log(null),
  };
}

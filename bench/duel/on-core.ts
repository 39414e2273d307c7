import { Match } from "../../engine/core/match";
import { nextInt, seedRng } from "../../engine/core/rng";
import type { GameId } from "../../schemas/game-id";
import { type Contender, policySeed, type Watch } from "./contender";
import { duelRules } from "./rules";
import type { DuelState } from "./words";

/** The duel on Cardwright's core: cards as data, every move one of the actions that the rules list. */

function tell(watch: Watch, state: DuelState, at: number): void {
  const cards = (zone: readonly number[]): number[] => zone.map((card) => state.design[card]!);
  watch({
    at,
    winner: state.result?.winners[0] ?? null,
    active: state.active,
    turn: state.turn,
    rng: state.rng,
    sides: state.players.map((player) => ({
      ...player,
      deck: cards(player.deck),
      hand: cards(player.hand),
      discard: cards(player.discard),
    })),
  });
}

function play(seed: number, watch?: Watch): number {
  const state = duelRules.deal(seed);
  const policy = seedRng(policySeed(seed));
  let moves = 0;
  for (; state.result === null; moves++) {
    const actions = duelRules.actions(state);
    const action = actions[nextInt(policy, actions.length)]!;
    const at = watch ? state.players[state.active]!.hand.indexOf(action["card"] as number) : -1;
    duelRules.apply(state, action, null);
    if (watch) tell(watch, state, at);
  }
  return moves;
}

/** The name of the game in records. The duel is none of those one can choose, and no record of it is kept. */
const noGame = "duel" as GameId;

function playWithHistory(seed: number, watch?: Watch): number {
  const match = new Match(noGame, duelRules, { seed });
  const policy = seedRng(policySeed(seed));
  for (; match.state.result === null; ) {
    const actions = duelRules.actions(match.state);
    const action = actions[nextInt(policy, actions.length)]!;
    const at = watch ? match.state.players[match.state.active]!.hand.indexOf(action["card"] as number) : -1;
    match.do(action);
    if (watch) tell(watch, match.state, at);
  }
  return match.actions.length;
}

export const onCore: Contender = { name: "Cardwright's core", play };
export const onCoreWithHistory: Contender = { name: "the same with log, history and undo", play: playWithHistory };

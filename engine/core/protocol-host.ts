import type { GameId } from "../../schemas/game-id";
import type { Result } from "../../schemas/problem";
import type { Action, Game, Rules } from "./game";
import type { CoreState } from "./machine";
import type { Rng } from "./rng";
import type { Supply } from "./setup";

/** What the engine protocol needs of whoever carries it, and what it answers with. */

export interface OfferedGame {
  name: string;
  game: Game;
  /** The starter set. */
  supply: Supply;
}

export interface BotPlayer {
  choose(rules: Rules, view: CoreState, seat: number, rng: Rng): { action: Action; why: string };
}

export interface ProtocolHost {
  games: readonly GameId[];
  game(id: GameId): OfferedGame;
  bot(name: string): Result<BotPlayer>;
  /** For matches whose seed nobody chose. */
  anySeed(): number;
  /** Whether a `stop` has been heard that stands behind what is being answered. */
  isStopped?(): boolean;
  /** That `stop` is being answered: it stops nothing any more. */
  stopAnswered?(): void;
}

export type Answer = { id: unknown; ok: boolean; [field: string]: unknown };

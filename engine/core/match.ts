import type { GameId } from "../../schemas/game-id";
import type { Action, MatchSetup, Refusal, Rules } from "./game";
import type { CoreState, GameEvent } from "./machine";
import { clonePlain, hashPlain } from "./plain";
import type { Json } from "./vocabulary";

/** How many actions apart the states are that undo starts from, and the fingerprints in a record. */
export const checkpointEvery = 20;

/** How a match began. */
export type Beginning = { seed: number } | { position: Json };

export interface LogEntry {
  /** How many actions had been done when it happened. */
  at: number;
  event: GameEvent;
}

/**
 * A match being played: its state, and how it came about. The record is the truth: undo replays from the last
 * checkpoint, so that a step back costs nothing while playing on.
 */
export class Match<S extends CoreState = CoreState> {
  readonly actions: Action[] = [];
  private undone: Action[] = [];
  private checkpoints: S[];
  private events: LogEntry[] = [];
  state: S;

  constructor(
    readonly game: GameId,
    readonly rules: Rules<S>,
    readonly beginning: Beginning,
  ) {
    this.state = "seed" in beginning ? rules.deal(beginning.seed) : rules.readPosition(beginning.position);
    this.checkpoints = [clonePlain(this.state)];
  }

  get setup(): MatchSetup {
    return this.rules.setup;
  }

  refusal(action: Action): Refusal | null {
    return this.rules.refusal(this.state, action);
  }

  /** Does a legal action and returns what happened. What had been undone is forgotten. */
  do(action: Action): GameEvent[] {
    this.undone = [];
    return this.apply(action);
  }

  private apply(action: Action): GameEvent[] {
    const events: GameEvent[] = [];
    this.rules.apply(this.state, action, (event) => events.push(event));
    this.actions.push(action);
    for (const event of events) this.events.push({ at: this.actions.length, event });
    if (this.actions.length % checkpointEvery === 0) this.checkpoints.push(clonePlain(this.state));
    return events;
  }

  /** Takes back up to `steps` actions; how many it were. */
  undo(steps = 1): number {
    const target = Math.max(0, this.actions.length - steps);
    const taken = this.actions.splice(target);
    this.undone.push(...taken.reverse());
    this.events = this.events.filter(({ at }) => at <= target);
    this.checkpoints.length = Math.floor(target / checkpointEvery) + 1;
    this.state = clonePlain(this.checkpoints[this.checkpoints.length - 1]!);
    const from = (this.checkpoints.length - 1) * checkpointEvery;
    for (const action of this.actions.slice(from)) this.rules.apply(this.state, action, null);
    return taken.length;
  }

  redo(steps = 1): number {
    const again = this.undone.splice(Math.max(0, this.undone.length - steps)).reverse();
    for (const action of again) this.apply(action);
    return again.length;
  }

  get canRedo(): number {
    return this.undone.length;
  }

  /** All that can't be found again by playing: what was done, and what was taken back. */
  memory(): { done: readonly Action[]; undone: readonly Action[] } {
    return { done: this.actions, undone: this.undone };
  }

  /** Plays again what another match like this one was like. */
  remember({ done, undone }: ReturnType<Match["memory"]>): void {
    for (const action of done) this.apply(action);
    this.undone = [...undone];
  }

  /** Another match with the same past and a future of its own. */
  fork(): Match<S> {
    const copy = new Match(this.game, this.rules, this.beginning);
    for (const action of this.actions) copy.apply(action);
    return copy;
  }

  /** The log in words, as a seat or a spectator (-1) may read it; null: all of it, secrets too. */
  log(viewer: number | null): string[] {
    return this.lines(viewer).map(({ text }) => text);
  }

  /** The log with how many actions had been done at each line. */
  lines(viewer: number | null): { at: number; text: string }[] {
    return this.events.flatMap(({ at, event }) => {
      const text = this.rules.narrate(this.state, viewer === null ? reveal(event) : event, viewer ?? -1);
      return text === undefined ? [] : [{ at, text }];
    });
  }

  hash(): string {
    return hashPlain(this.state);
  }

  /** Hashes after every twenty actions: where a replay under other rules first differs. */
  fingerprints(): string[] {
    return this.checkpoints.slice(1).map(hashPlain);
  }
}

const reveal = ({ secret, seenBy: _, ...event }: GameEvent): GameEvent => ({
  ...event,
  ...(secret as object | undefined),
});

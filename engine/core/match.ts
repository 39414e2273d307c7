import type { GameId } from "../../schemas/game-id";
import { FreshNumbers, type Strange } from "./fresh-numbers";
import type { Action, MatchSetup, Refusal, Rules } from "./game";
import { lineFor, type Told, tell } from "./log";
import type { CoreState, Emit, GameEvent } from "./machine";
import { clonePlain, hashPlain } from "./plain";
import type { Viewer } from "./secrecy";
import type { Json } from "./vocabulary";

/** How many actions apart the states are that undo starts from, and the fingerprints in a record. */
export const checkpointEvery = 20;

/** How a match began. */
export type Beginning = { seed: number } | { position: Json };

/** Whether numbers of cards that have been hidden are given anew; in older records every card keeps its own. */
export type Numbers = "fresh" | "kept";

/** What undo goes back to. */
interface Checkpoint<S extends CoreState> {
  state: S;
  strange: Strange | null;
}

/**
 * A match being played: its state, and how it came about. The record is the truth: undo replays from the last
 * checkpoint, so that a step back costs nothing while playing on.
 */
export class Match<S extends CoreState = CoreState> {
  readonly actions: Action[] = [];
  private undone: Action[] = [];
  private checkpoints: Checkpoint<S>[];
  private readonly told: Told[] = [];
  /** How much had been told after each action. */
  private readonly toldBy: number[] = [];
  private readonly fresh: FreshNumbers<S> | null;
  state: S;

  constructor(
    readonly game: GameId,
    readonly rules: Rules<S>,
    readonly beginning: Beginning,
    readonly numbers: Numbers = "fresh",
  ) {
    this.state = "seed" in beginning ? rules.deal(beginning.seed) : rules.readPosition(beginning.position);
    this.fresh = numbers === "fresh" ? new FreshNumbers(rules) : null;
    this.fresh?.look(this.state);
    this.checkpoints = [this.checkpoint()];
  }

  get setup(): MatchSetup {
    return this.rules.setup;
  }

  refusal(action: Action): Refusal | null {
    return this.rules.refusal(this.state, action);
  }

  /** Does a legal action and returns what happened. What had been undone is forgotten. */
  do(action: Action): GameEvent[] {
    const events = this.apply(action);
    this.undone = [];
    return events;
  }

  private apply(action: Action): GameEvent[] {
    const { told } = this;
    const before = told.length;
    try {
      this.step(action, told);
    } catch (reason) {
      told.length = before;
      this.goTo(this.actions.length);
      throw reason;
    }
    this.actions.push(action);
    this.toldBy.push(told.length);
    if (this.actions.length % checkpointEvery === 0) this.checkpoints.push(this.checkpoint());
    return told.slice(before).map(({ event }) => event);
  }

  /** What happens is told at once, if somebody wants to know. */
  private step(action: Action, told: Told[] | null): void {
    const { fresh, rules, state } = this;
    const listen: Emit = (event) => {
      fresh?.hear(event);
      told?.push(tell(rules, state, event));
    };
    rules.apply(state, action, fresh || told ? listen : null);
    fresh?.look(state);
  }

  private checkpoint(): Checkpoint<S> {
    return { state: this.copy(this.state), strange: this.fresh?.memory() ?? null };
  }

  private copy(state: S): S {
    return (this.rules.copy ?? clonePlain)(state);
  }

  /** To the state after so many of the actions. */
  private goTo(target: number): void {
    this.checkpoints.length = Math.floor(target / checkpointEvery) + 1;
    const { state, strange } = this.checkpoints[this.checkpoints.length - 1]!;
    this.state = this.copy(state);
    if (strange) this.fresh?.remember(strange);
    const from = (this.checkpoints.length - 1) * checkpointEvery;
    for (const action of this.actions.slice(from, target)) this.step(action, null);
  }

  /** Takes back up to `steps` actions; how many it were. */
  undo(steps = 1): number {
    const target = Math.max(0, this.actions.length - steps);
    const taken = this.actions.splice(target);
    this.undone.push(...taken.reverse());
    this.toldBy.length = target;
    this.told.length = this.toldBy[target - 1] ?? 0;
    this.goTo(target);
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
    const copy = new Match(this.game, this.rules, this.beginning, this.numbers);
    for (const action of this.actions) copy.apply(action);
    return copy;
  }

  /** The log in words, as a seat or a spectator (-1) may read it; null: all of it, secrets too. */
  log(viewer: Viewer): string[] {
    return this.lines(viewer).map(({ text }) => text);
  }

  /** The log with how many actions had been done at each line. */
  lines(viewer: Viewer): { at: number; text: string }[] {
    let from = 0;
    return this.toldBy.flatMap((until, n) => {
      const texts = this.told.slice(from, until).map((told) => lineFor(told, viewer));
      from = until;
      return texts.flatMap((text) => (text === undefined ? [] : [{ at: n + 1, text }]));
    });
  }

  hash(): string {
    return hashPlain(this.state);
  }

  /** Hashes after every twenty actions: where a replay under other rules first differs. */
  fingerprints(): string[] {
    return this.checkpoints.slice(1).map(({ state }) => hashPlain(state));
  }
}

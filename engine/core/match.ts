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

/** A match as it is after some of its actions. */
interface Standing<S extends CoreState> {
  state: S;
  fresh: FreshNumbers<S> | null;
}

/** A line of the log, with how many actions had been done then. */
interface LogLine {
  at: number;
  text: string;
}

/** What a standing is made of again. */
interface Checkpoint<S extends CoreState> {
  state: S;
  strange: Strange | null;
}

/**
 * A match being played: its state, and how it came about. The record is the truth: undo replays from the last
 * checkpoint, and so does the log when it is first read, so that neither costs anything while playing on.
 */
export class Match<S extends CoreState = CoreState> {
  readonly actions: Action[] = [];
  private undone: Action[] = [];
  private readonly checkpoints: Checkpoint<S>[] = [];
  private now: Standing<S>;
  /** What the log tells so far: of each action what it brought about. */
  private readonly told: Told[][] = [];
  /** Whoever has read the log reads on: what happens is told at once. */
  private isRead = false;
  /** The same as somebody reads it: a log that is shown after every action isn't put into words anew. */
  private readonly read = new Map<Viewer, { actions: number; lines: LogLine[] }>();

  constructor(
    readonly game: GameId,
    readonly rules: Rules<S>,
    readonly beginning: Beginning,
    readonly numbers: Numbers = "fresh",
  ) {
    this.now = this.begin();
  }

  private begin(): Standing<S> {
    const { beginning, rules } = this;
    const state = "seed" in beginning ? rules.deal(beginning.seed) : rules.readPosition(beginning.position);
    const fresh = this.numbers === "fresh" ? new FreshNumbers(rules) : null;
    fresh?.look(state);
    return { state, fresh };
  }

  get state(): S {
    return this.now.state;
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
    const events: GameEvent[] = [];
    const told: Told[] | null = this.isRead && this.told.length === this.actions.length ? [] : null;
    try {
      this.step(this.now, action, (event) => {
        events.push(event);
        told?.push(tell(this.rules, this.state, event));
      });
    } catch (reason) {
      this.goTo(this.actions.length);
      throw reason;
    }
    this.actions.push(action);
    if (told) this.told.push(told);
    if (this.actions.length % checkpointEvery === 0) this.checkpoints.push(this.checkpoint());
    return events;
  }

  private step({ state, fresh }: Standing<S>, action: Action, emit: Emit | null): void {
    const heard: Emit | null =
      fresh &&
      ((event) => {
        fresh.hear(event);
        emit?.(event);
      });
    this.rules.apply(state, action, heard ?? emit);
    fresh?.look(state);
  }

  private checkpoint(): Checkpoint<S> {
    const { state, fresh } = this.now;
    return { state: this.copy(state), strange: fresh?.memory() ?? null };
  }

  private copy(state: S): S {
    return (this.rules.copy ?? clonePlain)(state);
  }

  /** The match as it was after so many of the actions. */
  private standingAfter(target: number): Standing<S> {
    const at = Math.floor(target / checkpointEvery);
    const standing = at === 0 ? this.begin() : this.standingAt(this.checkpoints[at - 1]!);
    for (const action of this.actions.slice(at * checkpointEvery, target)) this.step(standing, action, null);
    return standing;
  }

  private standingAt({ state, strange }: Checkpoint<S>): Standing<S> {
    return { state: this.copy(state), fresh: strange && new FreshNumbers(this.rules, strange) };
  }

  private goTo(target: number): void {
    this.checkpoints.length = Math.floor(target / checkpointEvery);
    this.now = this.standingAfter(target);
  }

  /** Takes back up to `steps` actions; how many it were. */
  undo(steps = 1): number {
    const target = Math.max(0, this.actions.length - steps);
    const taken = this.actions.splice(target);
    this.undone.push(...taken.reverse());
    this.told.splice(target);
    for (const read of this.read.values()) {
      read.actions = Math.min(read.actions, target);
      while ((read.lines.at(-1)?.at ?? 0) > target) read.lines.pop();
    }
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

  lines(viewer: Viewer): LogLine[] {
    this.tellAll();
    const read = this.read.get(viewer) ?? { actions: 0, lines: [] };
    this.read.set(viewer, read);
    while (read.actions < this.told.length)
      for (const each of this.told[read.actions++]!) {
        const text = lineFor(each, viewer);
        if (text !== undefined) read.lines.push({ at: read.actions, text });
      }
    return [...read.lines];
  }

  /** What has happened, with how many actions had been done then. */
  events(): { at: number; event: GameEvent }[] {
    this.tellAll();
    return this.told.flatMap((told, n) => told.map(({ event }) => ({ at: n + 1, event })));
  }

  /** What the actions after the first so many brought about, with what the viewer reads of it. */
  happened(from: number, viewer: Viewer): { at: number; event: GameEvent; text: string | undefined }[] {
    this.tellAll();
    return this.told
      .slice(from)
      .flatMap((told, n) => told.map((each) => ({ at: from + n + 1, event: each.event, text: lineFor(each, viewer) })));
  }

  /** What was taken back, the next first. */
  get ahead(): readonly Action[] {
    return this.undone.toReversed();
  }

  /** Plays again what hasn't been told yet: a text speaks of how things are at its moment, and later they are gone. */
  private tellAll(): void {
    this.isRead = true;
    const from = this.told.length;
    if (from === this.actions.length) return;
    const standing = this.standingAfter(from);
    for (const action of this.actions.slice(from)) {
      const told: Told[] = [];
      this.step(standing, action, (event) => told.push(tell(this.rules, standing.state, event)));
      this.told.push(told);
    }
  }

  hash(): string {
    return hashPlain(this.state);
  }

  /** Hashes after every twenty actions: where a replay under other rules first differs. */
  fingerprints(): string[] {
    return this.checkpoints.map(({ state }) => hashPlain(state));
  }
}

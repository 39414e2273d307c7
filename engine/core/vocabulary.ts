import type { TSchema } from "typebox";
import type { Compiler, Kind } from "./compiler";
import type { Say, Speech, Tellings } from "./grammar/speech";
import type { CoreState, Frame } from "./machine";

/**
 * The words that card effects are made of. A word is declared once: its schema (for files, forms and completion), how
 * it runs (compiled into steps or functions before a match begins) and how it reads. A game's vocabulary is the core's
 * words plus its own. In JSON a word is an object with one key: `{ "draw": { "who": "self", "n": 2 } }`.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A number read from the state while an effect runs. */
export type Value<S> = (state: S, frame: Frame) => number;
export type Test<S> = (state: S, frame: Frame) => boolean;
/** Things found in the state: seats, card instances or pieces, as the word says. */
export type Selection<S> = (state: S, frame: Frame) => readonly number[];

/** How a word explains itself to a designer, who has never seen its name in a file. */
export interface About {
  /** What it is called: “Draw cards”. */
  name: string;
  /** What it is offered among: “Cards”. */
  group: string;
  /** One sentence on what it does. */
  means: string;
  /** Arguments with which it can be played; the core's words borrow what they need from the game. */
  example: Json | ((plain: Plain) => Json);
  /** Cards do not say it. */
  isUnsaid?: true;
}

/** An effect and things of a game that need no explanation, for examples. */
export interface Plain {
  effect: Json;
  things: Json;
}

export interface Word<S extends CoreState, Compiled> {
  about?: About;
  schema: TSchema;
  /** What a selector finds. */
  of?: Kind | ((args: never, compiler: Compiler<S>) => Kind);
  compile(args: never, compiler: Compiler<S>): Compiled;
  /** How it reads; nothing, while it is still being written. */
  says(args: never, say: Say): Tellings[SortOf<Compiled>] | undefined;
  /** The same in other words, where there are any: what is the same then, is the same effect. */
  plainly?: Plainly<never>;
}
export type Plainly<Args> = (args: Args) => unknown;

/** Which sort of word compiles to this. */
type SortOf<Compiled> = Compiled extends (...args: never) => boolean
  ? "tests"
  : Compiled extends (...args: never) => number
    ? "values"
    : Compiled extends (...args: never) => readonly number[]
      ? "selectors"
      : "verbs";

export type Verb<S extends CoreState> = Word<S, void>;

export interface Vocabulary<S extends CoreState> {
  /** What a card does. */
  verbs: Readonly<Record<string, Verb<S>>>;
  /** Numbers. */
  values: Readonly<Record<string, Word<S, Value<S>>>>;
  /** Conditions. */
  tests: Readonly<Record<string, Word<S, Test<S>>>>;
  /** Which things. */
  selectors: Readonly<Record<string, Word<S, Selection<S>>>>;
}

/** Declares a word with the type of its arguments, which its schema guarantees. */
export function word<S extends CoreState, Compiled, Args, Talk extends Speech = Speech>(declared: {
  about?: About;
  schema: TSchema;
  of?: Kind | ((args: Args, compiler: Compiler<S>) => Kind);
  compile(args: Args, compiler: Compiler<S>): Compiled;
  says(args: Args, say: Say<Talk>): Tellings[SortOf<Compiled>];
  plainly?: Plainly<Args>;
}): Word<S, Compiled> {
  return declared as unknown as Word<S, Compiled>;
}

export function combine<S extends CoreState>(...parts: readonly Partial<Vocabulary<S>>[]): Vocabulary<S> {
  const merge = <K extends keyof Vocabulary<S>>(kind: K): Vocabulary<S>[K] =>
    Object.assign({}, ...parts.map((part) => part[kind] ?? {})) as Vocabulary<S>[K];
  return { verbs: merge("verbs"), values: merge("values"), tests: merge("tests"), selectors: merge("selectors") };
}

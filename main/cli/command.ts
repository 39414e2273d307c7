import type { Limits } from "../../schemas/limits";
import type { Problem } from "../../schemas/problem";

/** What a command declares. Parsing, help and the list of commands all come from this. */
export interface CommandOption {
  /** As typed after `--`. */
  name: string;
  about: string;
  /** What the value stands for, such as `<file>`; absent for a switch. */
  value?: string;
  /** The value may be left out, and is given as `--name=value` when it isn't. */
  maybe?: true;
  /** Lengths come out in millimetres, sizes of type in points, resolutions in dots per inch, whatever unit was typed. */
  kind?: "number" | "length" | "points" | "resolution" | "language";
  limits?: Limits;
  choices?: readonly string[];
  /** Other words for some of the choices. */
  aliases?: Readonly<Record<string, string>>;
  /** A letter for it, after a single hyphen. */
  letter?: string;
  /** Part of the agreed command line, but this version can't do it: asking for it is refused, never ignored. */
  missing?: true;
}

interface Argument {
  name: string;
  about: string;
  optional?: true;
  /** Takes all the words that are left; only the last argument can. */
  many?: true;
}

export interface Command {
  name: string;
  about: string;
  arguments: readonly Argument[];
  options: readonly CommandOption[];
  /** Whole command lines without the program's name, each with what it does. */
  examples: readonly (readonly [line: string, about: string])[];
  /** Ctrl+C is how it is meant to end, so that is no interruption. */
  endsByInterrupt?: true;
  run(input: CommandInput, terminal: Terminal): Promise<Outcome>;
}

export interface CommandInput {
  /** In the order in which the command declares them. */
  arguments: readonly string[];
  options: Options;
}

export interface Options {
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  has(name: string): boolean;
}

/** What a command says to whom: results to standard output, everything else to standard error. */
export interface Terminal {
  /** A line of the result for people. Not shown with `--json`. */
  print(line: string): void;
  /** With `--json`, the result at once instead of at the end, from a command that goes on. */
  announce(json: unknown): void;
  /** A message besides the result. Not shown with `--quiet`. */
  tell(line: string): void;
  progress(label: string, done: number, total: number): void;
  paint(colour: "red" | "yellow" | "grey" | "bold", text: string): string;
  /** Aborted by Ctrl+C. */
  signal: AbortSignal;
}

/** `exit`: 0 fine, 1 problems found. `json` is the whole result, absent when it has been announced. */
export interface Outcome {
  exit: 0 | 1;
  json?: unknown;
}

/** The command can't be carried out (exit 2): wrong usage, something missing or unreadable. */
export class CannotDo extends Error {
  constructor(readonly problem: Pick<Problem, "code" | "message" | "hint">) {
    super(problem.message);
  }
}

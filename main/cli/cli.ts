import { globalOptions, parseArguments } from "./arguments";
import { CannotDo, type Command, type Outcome } from "./command";
import { commands } from "./commands";
import { didYouMean } from "./did-you-mean";
import { commandHelp, helpText } from "./help";
import { cliProblems } from "./problems";
import { createTerminal } from "./terminal";

/** The command line's entry: finds the command, runs it, and turns the outcome into output and an exit code. */

const interrupted = 130;
const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const impatience = 1000;

/** A reader that has seen enough, as `| head`, is no mistake; what is written after that goes nowhere. */
const outliveReader = (reason: NodeJS.ErrnoException): void => {
  if (reason.code !== "EPIPE") throw reason;
};

/** Runs one command line and returns its exit code. */
export async function runCommandLine(words: readonly string[], table: readonly Command[] = commands): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.off("error", outliveReader).on("error", outliveReader);
  const before = words.slice(0, words.includes("--") ? words.indexOf("--") : words.length);
  const isGlobal = (name: string, letter?: string) =>
    before.some((word) => word.toLowerCase() === `--${name}` || word === `-${letter}`);
  const json = isGlobal("json");
  const [first, ...rest] = firstPlainWord(words);
  const isHelp = isGlobal("help", "h") || first?.toLowerCase() === "help";
  // `help print` is `print --help`.
  const name = first?.toLowerCase() === "help" ? firstPlainWord(rest)[0] : first;
  const command = table.find((candidate) => candidate.name === name?.toLowerCase());

  if (isGlobal("version", "v") && !name)
    return write(json ? JSON.stringify({ version: await version() }) : await version());
  if (command && isHelp) return write(json ? JSON.stringify(describe(command)) : commandHelp(command));
  if (!name) {
    await write(json ? JSON.stringify({ commands: table.map(describe) }) : helpText(table));
    return isHelp ? 0 : 2;
  }
  if (!command) return cannot(unknownCommand(name, table), json);

  const stop = new AbortController();
  let asked = 0;
  const onInterrupt = () => {
    const now = performance.now();
    // Whoever asks twice does not want to wait for a tidy end. npm repeats one Ctrl+C, though, so that must not count.
    if (stop.signal.aborted && now - asked > impatience) process.exit(interrupted);
    if (!stop.signal.aborted) asked = now;
    stop.abort();
  };
  for (const signal of endings) process.on(signal, onInterrupt);
  try {
    const terminal = createTerminal({ json, quiet: isGlobal("quiet"), signal: stop.signal });
    const outcome: Outcome = await command.run(parseArguments(command, rest), terminal);
    if (json && outcome.json !== undefined) await write(JSON.stringify(outcome.json));
    if (!stop.signal.aborted || command.endsByInterrupt) return outcome.exit;
    // What still runs in threads would keep the process, and the person, waiting for nothing.
    setImmediate(() => process.exit(interrupted));
    return interrupted;
  } catch (reason) {
    if (reason instanceof CannotDo) return cannot(reason.problem, json);
    const refused = refusalOfSystem(reason);
    if (refused) return cannot(refused, json);
    process.stderr.write(`${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}\n`);
    return cannot(cliProblems.report("cli/internal", {}), json);
  } finally {
    for (const signal of endings) process.off(signal, onInterrupt);
  }
}

const unknownCommand = (name: string, table: readonly Command[]) =>
  cliProblems.report(
    "cli/unknown-command",
    {},
    {
      name,
      meant: didYouMean(
        name,
        table.map((known) => known.name),
      ),
    },
  );
/** What the computer itself refuses (a path too long, links in a circle, a folder nobody may read) is no mistake of ours. */
function refusalOfSystem(reason: unknown): CannotDo["problem"] | undefined {
  const { code, path: named, syscall } = (reason ?? {}) as NodeJS.ErrnoException;
  const path = syscall === "uv_cwd" ? "the folder that this was called in" : named;
  if (typeof code !== "string" || typeof path !== "string" || syscall === undefined) return undefined;
  return cliProblems.report("cli/refused-by-system", {}, { path: path.slice(0, 200), code });
}

/** The command may stand behind global options: `cardwright --json check my-set`. */
function firstPlainWord(words: readonly string[]): readonly string[] {
  const globals = globalOptions.flatMap(({ name, letter }) => [`--${name}`, `-${letter}`]);
  const at = words.findIndex((word) => !globals.includes(word.toLowerCase()));
  const name = words[at];
  return name === undefined || name.startsWith("--") || name === "-v"
    ? []
    : [name, ...words.slice(0, at), ...words.slice(at + 1)];
}

async function cannot(problem: CannotDo["problem"], json: boolean): Promise<number> {
  const { message, hint } = problem;
  if (json) await write(JSON.stringify({ ok: false, problem: { severity: "error", where: {}, ...problem } }));
  else process.stderr.write(`${message}\n${hint ? `${hint}\n` : ""}`);
  return 2;
}

const describe = ({ name, about, arguments: wanted, options, examples }: Command) => ({
  name,
  about,
  arguments: wanted,
  options: options.filter(({ missing }) => !missing),
  examples,
});

async function version(): Promise<string> {
  const { findAppPlace } = await import("../services/app-place");
  return findAppPlace().version;
}

/** A pipe takes what it can at once; the rest must be out before the process ends. */
const write = (text: string): Promise<number> =>
  new Promise((resolve) => process.stdout.write(`${text}\n`, () => resolve(0)));

import type { Command, CommandInput, CommandOption } from "./command";
import { CannotDo } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";
import { readOptionValue } from "./values";

/** Reads a command line by what its command declares. */

export const globalOptions: readonly CommandOption[] = [
  { name: "json", about: "Print the result as one JSON document and nothing else" },
  { name: "quiet", about: "Say nothing besides the result" },
  { name: "help", letter: "h", about: "Show help" },
];

export function parseArguments(command: Command, words: readonly string[]): CommandInput {
  const known = [...command.options, ...globalOptions];
  const given = new Map<string, string | true>();
  const plain: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === "--") plain.push(...left.splice(0));
    else if (!isOption(word)) plain.push(word);
    else {
      const [name, attached] = splitOption(word);
      const option = findOption(known, name);
      given.set(option.name, readValue(option, attached, left));
    }
  }
  checkCount(command, plain);
  return {
    arguments: plain,
    options: {
      has: (name) => given.has(name),
      text: (name) => textOf(given.get(name)),
      number: (name) => (given.has(name) ? Number(given.get(name)) : undefined),
    },
  };
}

const textOf = (value: string | true | undefined): string | undefined => (value === true ? undefined : value);

/** `--out` or `-o`; a hyphen alone and a negative number are values. */
const isOption = (word: string): boolean => /^--.|^-[a-z]/i.test(word);

/** With its hyphens, so that a letter is told from a name. */
function splitOption(text: string): [string, string | undefined] {
  const at = text.indexOf("=");
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function findOption(known: readonly CommandOption[], typed: string): CommandOption {
  const name = typed.replace(/^--?/, "").toLowerCase();
  const option = known.find((candidate) =>
    typed.startsWith("--") ? candidate.name === name : candidate.letter === name,
  );
  if (!option) {
    const offered = known.filter(({ missing }) => !missing).map((candidate) => `--${candidate.name}`);
    const meant = didYouMean(typed, offered);
    throw new CannotDo(cliProblems.report("cli/unknown-option", {}, { name: typed, meant }));
  }
  if (option.missing) throw new CannotDo(cliProblems.report("cli/missing-option", {}, { name }));
  return option;
}

function readValue(option: CommandOption, attached: string | undefined, left: string[]): string | true {
  if (!option.value) {
    if (attached !== undefined)
      throw new CannotDo(cliProblems.report("cli/no-value-wanted", {}, { name: option.name }));
    return true;
  }
  if (option.maybe && attached === undefined && !resembles(option, left[0])) return true;
  const isNext = left[0] !== undefined && !isOption(left[0]);
  const value = attached ?? (isNext ? left.shift() : undefined);
  if (value === undefined || value.trim() === "")
    throw new CannotDo(cliProblems.report("cli/no-value", {}, { name: option.name, value: option.value }));
  return readOptionValue(option, value);
}

/** A value that may be left out is one only if it can be told from what follows; `four` for `four-1` is one, with a slip. */
const resembles = ({ choices = [] }: CommandOption, word: string | undefined): boolean =>
  word !== undefined && (choices.includes(word.toLowerCase()) || didYouMean(word, choices) !== "");

function checkCount(command: Command, plain: readonly string[]): void {
  const required = command.arguments.filter(({ optional }) => !optional);
  const missing = required[plain.length];
  if (missing)
    throw new CannotDo(cliProblems.report("cli/no-argument", {}, { name: missing.name, command: command.name }));
  if (command.arguments.at(-1)?.many) return;
  const extra = plain[command.arguments.length];
  if (extra !== undefined)
    throw new CannotDo(cliProblems.report("cli/extra-argument", {}, { word: extra, command: command.name }));
}

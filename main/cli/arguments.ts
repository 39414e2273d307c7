import type { Command, CommandInput, CommandOption } from "./command";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";

/** Reads a command line by what its command declares. */

export const globalOptions: readonly CommandOption[] = [
  { name: "json", about: "Print the result as one JSON document and nothing else" },
  { name: "quiet", about: "Say nothing besides the result" },
  { name: "help", about: "Show help" },
];

export function parseArguments(command: Command, words: readonly string[]): CommandInput {
  const known = [...command.options, ...globalOptions];
  const given = new Map<string, string | true>();
  const plain: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === "--") plain.push(...left.splice(0));
    else if (!word.startsWith("--") || word.length < 3) plain.push(word);
    else {
      const [name, attached] = splitOption(word.slice(2));
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

function splitOption(text: string): [string, string | undefined] {
  const at = text.indexOf("=");
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function findOption(known: readonly CommandOption[], name: string): CommandOption {
  const option = known.find((candidate) => candidate.name === name);
  if (!option) throw new CannotDo(cliProblems.report("cli/unknown-option", {}, { name }));
  if (option.missing) throw new CannotDo(cliProblems.report("cli/missing-option", {}, { name }));
  return option;
}

function readValue(option: CommandOption, attached: string | undefined, left: string[]): string | true {
  if (!option.value) {
    if (attached !== undefined)
      throw new CannotDo(cliProblems.report("cli/no-value-wanted", {}, { name: option.name }));
    return true;
  }
  if (option.maybe && attached === undefined) return true;
  const isNext = left[0] !== undefined && !left[0].startsWith("--");
  const value = attached ?? (isNext ? left.shift() : undefined);
  if (value === undefined)
    throw new CannotDo(cliProblems.report("cli/no-value", {}, { name: option.name, value: option.value }));
  if (option.kind === "number" && (value.trim() === "" || !Number.isFinite(Number(value)))) {
    throw new CannotDo(cliProblems.report("cli/not-a-number", {}, { name: option.name, value }));
  }
  if (option.choices && !option.choices.includes(value)) {
    throw new CannotDo(
      cliProblems.report("cli/not-a-choice", {}, { name: option.name, value, choices: option.choices.join(", ") }),
    );
  }
  return value;
}

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

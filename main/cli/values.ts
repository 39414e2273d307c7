import { readLength, readPoints, readResolution } from "../../press/units";
import { languageTag } from "../../project/languages/tags";
import { CannotDo, type CommandOption } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";

/** Values behind options, as people type them: in any case, with units, within the limits that the option declares. */

/** The value as the command wants it: a choice as it is spelled, a number in the unit that counts inside. */
export function readOptionValue(option: CommandOption, text: string): string {
  if (option.kind === "language") return readLanguage(option.name, text);
  if (option.kind) return String(readNumber({ ...option, kind: option.kind }, text));
  if (option.choices) return readChoice(option.name, option.choices, text, option.aliases);
  return text;
}

const readers = { number: plainNumber, length: readLength, points: readPoints, resolution: readResolution } as const;
const units = { number: "", length: " mm", points: " points", resolution: " dpi" } as const;
type NumberKind = keyof typeof readers;
const notA = {
  number: "cli/not-a-number",
  length: "cli/not-a-length",
  points: "cli/not-points",
  resolution: "cli/not-a-resolution",
} as const satisfies Record<NumberKind, string>;

/** Digits, and no other way to write a number: `0x10` is a slip. */
const decimal = /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e\d{1,3})?\s*$/i;

function plainNumber(text: string): number | undefined {
  const value = decimal.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** `DE`, `pt_br`: as the project's files spell it. */
function readLanguage(name: string, text: string): string {
  const tag = languageTag(text);
  if (tag === undefined) throw new CannotDo(cliProblems.report("cli/not-a-language", {}, { name, value: text }));
  return tag;
}

function readNumber({ name, kind, limits }: CommandOption & { kind: NumberKind }, text: string): number {
  const value = readers[kind](text);
  if (value === undefined) throw new CannotDo(cliProblems.report(notA[kind], {}, { name, value: text }));
  if (!limits) return value;
  const { least, most, whole } = limits;
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
  const kindOfNumber = whole ? "a whole number" : "a number";
  const range = `${least} to ${most}${units[kind]}`;
  throw new CannotDo(cliProblems.report("cli/out-of-range", {}, { name, value: text, number: kindOfNumber, range }));
}

/** The choice that is meant, however it is capitalised. */
export function readChoice(
  name: string,
  choices: readonly string[],
  text: string,
  aliases: Readonly<Record<string, string>> = {},
): string {
  const word = text.trim().toLowerCase();
  const found = choices.find((choice) => choice.toLowerCase() === word);
  if (found !== undefined) return found;
  if (Object.hasOwn(aliases, word)) return aliases[word]!;
  const meant = didYouMean(text, choices);
  throw new CannotDo(
    cliProblems.report("cli/not-a-choice", {}, { name, value: text, meant, choices: choices.join(", ") }),
  );
}

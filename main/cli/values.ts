import { readLength, readResolution } from "../../press/units";
import { CannotDo, type CommandOption } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";

/** Values behind options, as people type them: in any case, with units, within the limits that the option declares. */

/** The value as the command wants it: a choice as it is spelled, a number in the unit that counts inside. */
export function readOptionValue(option: CommandOption, text: string): string {
  if (option.kind) return String(readNumber(option, text));
  if (option.choices) return readChoice(option.name, option.choices, text, option.aliases);
  return text;
}

const readers = { number: plainNumber, length: readLength, resolution: readResolution } as const;
const units = { number: "", length: " mm", resolution: " dpi" } as const;

function plainNumber(text: string): number | undefined {
  const value = Number(text);
  return text.trim() !== "" && Number.isFinite(value) ? value : undefined;
}

function readNumber({ name, kind = "number", limits }: CommandOption, text: string): number {
  const value = readers[kind](text);
  if (value === undefined) throw new CannotDo(cliProblems.report(`cli/not-a-${kind}`, {}, { name, value: text }));
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

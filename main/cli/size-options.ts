import { cardSides, cardSizes, paperSides, papers, readCardSize, readPaper, type Size } from "../../press/sizes";
import { type PrintSettings, paperNames, usualPrint } from "../../schemas/print-settings";
import { CannotDo, type CommandOption } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";

/** Papers and cards as people name them: a name in any case, or two sides in any unit. */

export const paperOption: CommandOption = {
  name: "paper",
  value: "<size>",
  about: `${paperNames.join(", ")} (${usualPrint.paper} unless given), or two sides such as 330x480 or 12x18in`,
};

export const cardSizeOption: CommandOption = {
  name: "card-size",
  value: "<size>",
  about: `${Object.keys(cardSizes).join(", ")}, or two sides such as 63x88 or 2.5x3.5in`,
};

const otherNames: Readonly<Record<string, PrintSettings["paper"]>> = {
  "us-letter": "letter",
  "us letter": "letter",
  "us-legal": "legal",
  ledger: "tabloid",
};

type Paper = Pick<PrintSettings, "paper"> & { paperSize?: string };

/** Names are the studio's papers; anything else is a size of one's own. `special` are further names, kept as such a size. */
export function paperOf(text: string | undefined, special: readonly string[] = []): Paper {
  const { paper } = usualPrint;
  if (text === undefined) return { paper };
  const word = text.trim().toLowerCase();
  const named = paperNames.find((name) => name === word) ?? (Object.hasOwn(otherNames, word) && otherNames[word]);
  if (named) return { paper: named };
  if (special.includes(word)) return { paper, paperSize: word };
  const size = readPaper(text);
  if (size) return { paper, paperSize: sidesOf(size) };
  throw notASize("paper", text, [...Object.keys(papers), ...special], paperSides, ["330x480", "12x18in"]);
}

export function cardSizeOf(text: string): string {
  const word = text.trim().toLowerCase();
  if (Object.hasOwn(cardSizes, word)) return word;
  const size = readCardSize(text);
  if (size) return sidesOf(size);
  throw notASize("card-size", text, Object.keys(cardSizes), cardSides, ["63x88", "2.5x3.5in"]);
}

const sidesOf = ({ width, height }: Size): string => `${width}x${height}`;

function notASize(
  name: string,
  value: string,
  names: readonly string[],
  sides: { least: number; most: number },
  [example, inches]: readonly [string, string],
): CannotDo {
  const params = { name, value, meant: didYouMean(value, names), names: names.join(", "), ...sides, example, inches };
  return new CannotDo(cliProblems.report("cli/not-a-size", {}, params));
}

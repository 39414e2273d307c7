import { printPresets } from "../../press/print-presets";
import { type RegistrationName, registrationNames } from "../../press/registration";
import { limitsOf } from "../../schemas/limits";
import { PrintSettings, usualPrint } from "../../schemas/print-settings";
import { CannotDo, type CommandOption, type Options } from "./command";
import { checkTogether } from "./print-conflicts";
import { cliProblems } from "./problems";
import { cardSizeOf, paperOf, paperOption } from "./size-options";

/** Print sheets on the command line. What can be set, and within which limits, is the schema's; here are the words. */

type Setting = keyof PrintSettings;
type Words = Pick<CommandOption, "about"> & Partial<CommandOption>;

/** In the order of the help. */
const words: Partial<Record<Setting, Words>> = {
  deck: { value: "<id>", about: "The cards of this deck, as many as it has; otherwise each card once" },
  cards: { value: "<search>", about: "Only cards that fit, as in the studio's search" },
  pieces: {
    value: "<ids>",
    about: "Instead of cards: tokens, boards, counters in true size, all or those with these ids, with commas between",
  },
  players: { about: "For how many players there are to be pieces, as many as the game takes unless given" },
  tiling: {
    name: "no-tiling",
    about: "Refuse pieces larger than the paper instead of printing them in parts to glue together",
  },
  changed: { about: "Only cards that look different from when they were last printed from this folder" },
  copies: { about: "Of each card, or of the whole deck" },
  paper: { ...paperOption, about: `${paperOption.about}, or card: one card a page` },
  orientation: { value: "<way>", about: "How the paper lies, portrait unless given" },
  cardSize: { value: "<size>", about: "poker, bridge, mini, tarot, square, or two sides such as 63x88 or 2.5x3.5in" },
  sheet: {
    value: "<file>",
    about: "Where the cards lie on the paper, as a file or one of the project's folder “sheets”",
  },
  mixed: { about: "Turn some columns or rows where that makes room for more cards" },
  margin: { kind: "length", about: `Free edge of the paper, ${usualPrint.margin} mm unless given` },
  marginTop: { kind: "length", about: "Above and below, if it is another than at the sides" },
  gutter: { kind: "length", about: "Space between the cards, twice the bleed unless given" },
  bleed: { kind: "length", about: "How far the cards reach over their cut" },
  marks: { value: "<kind>", about: "Where to cut, lines across the sheet unless given" },
  backs: {
    value: "<way>",
    aliases: { duplex: "long", "long-edge": "long", "short-edge": "short" },
    about: "On the page behind, turned over that edge, or beside the fronts across a fold",
  },
  backMarks: { about: "Cut marks on backs too" },
  profile: { value: "<name>", about: "What the printer does to backs and sizes: a name, a file, or <file>#<name>" },
  registration: { value: "<geometry>", maybe: true, about: "Marks for a cutting machine, three-1 unless named" },
  lowInk: { about: "Light grounds, dark lines and text" },
  skip: { value: "<places>", about: "Used-up places of the first sheet, row by row from 1: 1,2,5-7" },
  label: { value: "<words>", about: "Your own words at the edge of each sheet" },
  dpi: { kind: "resolution", about: "Pictures with more are scaled down to it, 300 unless given" },
};

const placeholders = {
  number: "<number>",
  length: "<mm>",
  points: "<points>",
  resolution: "<dpi>",
  language: "<code>",
} as const;

export const printOptions: readonly CommandOption[] = [
  ...Object.entries(words).map(([setting, said]) => optionOf(setting as Setting, said)),
  {
    name: "preset",
    value: "<name>",
    choices: Object.keys(printPresets),
    about: "One card a page with bleed, as print-on-demand services want it",
  },
];

function optionOf(setting: Setting, said: Words): CommandOption {
  const { type, enum: choices } = PrintSettings.properties[setting] as { type?: string; enum?: readonly string[] };
  const isNumber = type === "number" || type === "integer";
  const kind = said.kind ?? "number";
  const limits = isNumber ? { kind, limits: limitsOf(PrintSettings, setting), value: placeholders[kind] } : {};
  // Besides the named papers there are sizes of one's own.
  const isClosed = choices !== undefined && setting !== "paper";
  return { name: optionName(setting), ...limits, ...(isClosed && { choices }), ...said };
}

function optionName(setting: Setting): string {
  return setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function printSettings(options: Options): PrintSettings {
  checkTogether(options);
  const preset = presetOf(options);
  const settings: Record<string, unknown> = { ...usualPrint, copies: 1, dpi: 300, ...preset?.settings };
  for (const setting of Object.keys(words) as Setting[]) {
    if (setting === "sheet" || setting === "tiling" || !options.has(optionName(setting))) continue;
    Object.assign(settings, readers[setting]?.(options) ?? { [setting]: plainValue(options, setting) });
  }
  if (options.has("no-tiling")) settings["tiling"] = false;
  return settings as PrintSettings;
}

/** Settings that are written otherwise than they are kept. A sheet is a file, which its command reads. */
const readers: Partial<Record<Setting, (options: Options) => Partial<PrintSettings>>> = {
  paper: (options) => paperOf(options.text("paper"), ["card"]),
  cardSize: (options) => ({ cardSize: cardSizeOf(options.text("card-size")!) }),
  registration: (options) => ({
    registration: (options.text("registration") ?? registrationNames[0]) as RegistrationName,
  }),
  skip: (options) => ({ skip: readPlaces(options.text("skip")!) }),
  pieces: (options) => ({ pieces: readPieces(options.text("pieces")!) }),
};

function plainValue(options: Options, setting: Setting): unknown {
  const name = optionName(setting);
  const { type } = PrintSettings.properties[setting] as { type?: string };
  if (type === "boolean") return true;
  return type === "number" || type === "integer" ? options.number(name) : options.text(name);
}

function presetOf(options: Options): { settings: Partial<PrintSettings> } | undefined {
  const name = options.text("preset");
  const preset = name === undefined ? undefined : printPresets[name];
  if (!preset) return undefined;
  const cardSize = `${preset.card.width}x${preset.card.height}`;
  return { settings: { paperSize: "card", cardSize, bleed: preset.bleed, dpi: preset.dpi } };
}

function readPieces(text: string): NonNullable<PrintSettings["pieces"]> {
  if (text.trim().toLowerCase() === "all") return "all";
  return text
    .split(",")
    .map((id) => id.trim().toLowerCase())
    .filter(Boolean);
}

const mostPlaces = 1000;

function readPlaces(text: string): number[] {
  const places = text.split(",").flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const [from, to] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
    return from >= 1 && to >= from && to <= mostPlaces
      ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
      : [Number.NaN];
  });
  if (places.some(Number.isNaN)) throw new CannotDo(cliProblems.report("cli/not-places", {}, { text }));
  return [...new Set(places)].sort((a, b) => a - b);
}

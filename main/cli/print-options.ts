import { printPreset, printPresets } from "../../press/print-presets";
import { type RegistrationName, registrationNames } from "../../press/registration";
import { asValue } from "../../project/search/offers";
import { limitsOf, saidOf } from "../../schemas/limits";
import { PrintSettings, usualPrint } from "../../schemas/print-settings";
import { CannotDo, type CommandOption, type Options } from "./command";
import { layoutOption } from "./layout-option";
import { checkTogether } from "./print-conflicts";
import { cliProblems } from "./problems";
import { cardSizeOf, cardSizeOption, paperOf, paperOption } from "./size-options";

/** Print sheets on the command line. What can be set, what that means and within which limits is the schema's. */

type Setting = keyof PrintSettings;

/** How a setting is typed where that doesn't follow from its schema, in the order of the help. */
const typed: Partial<Record<Setting, Partial<CommandOption>>> = {
  deck: { value: "<id>" },
  cards: { value: "<search>" },
  pieces: { value: "<ids>", about: `${saidOf(PrintSettings, "pieces").description}, with commas between` },
  players: {},
  tiling: {
    name: "no-tiling",
    about: "Refuse pieces larger than the paper instead of printing them in parts to glue together",
  },
  changed: {
    value: "<version>",
    maybe: true,
    about: "Only what changed since the last print, or since this version, tag or branch",
  },
  copies: {},
  paper: { ...paperOption, about: `${paperOption.about}, or card: one card a page` },
  orientation: { value: "<way>" },
  cardSize: cardSizeOption,
  sheet: { value: "<file>" },
  mixed: {},
  margin: {},
  marginTop: {},
  gutter: {},
  bleed: {},
  marks: { value: "<kind>" },
  backs: { value: "<way>", aliases: { duplex: "long", "long-edge": "long", "short-edge": "short" } },
  backMarks: {},
  profile: {
    value: "<name>",
    about: `${saidOf(PrintSettings, "profile").description}: a name, a file, or <file>#<name>`,
  },
  registration: { value: "<geometry>", maybe: true, about: "Marks for a cutting machine, three-1 unless named" },
  layout: layoutOption,
  lowInk: {},
  skip: { value: "<places>", about: `${saidOf(PrintSettings, "skip").description}: 1,2,5-7` },
  label: { value: "<words>" },
  colours: { value: "<inks>" },
  shop: {
    value: "<name>",
    choices: Object.keys(printPresets),
    about: `${saidOf(PrintSettings, "shop").description}; --preset names it too`,
  },
  icc: { value: "<file>", about: `${saidOf(PrintSettings, "icc").description}, for --colours press` },
  dpi: {},
};

const usual: Partial<PrintSettings> = { ...usualPrint, copies: 1, dpi: 300 };
const kinds = { mm: "length", dpi: "resolution" } as const;
const placeholders = { number: "<number>", length: "<mm>", resolution: "<dpi>" } as const;

export const printOptions: readonly CommandOption[] = [
  ...Object.entries(typed).map(([setting, own]) => optionOf(setting as Setting, own)),
  {
    name: "preset",
    value: "<name>",
    choices: Object.keys(printPresets),
    about: "One card a page with bleed, as print-on-demand services want it",
  },
];

function optionOf(setting: Setting, own: Partial<CommandOption>): CommandOption {
  const { type, enum: choices } = PrintSettings.properties[setting] as { type?: string; enum?: readonly string[] };
  const { description = "", unit } = saidOf(PrintSettings, setting);
  const isNumber = type === "number" || type === "integer";
  const kind = kinds[unit as keyof typeof kinds] ?? "number";
  const limits = isNumber ? { kind, limits: limitsOf(PrintSettings, setting), value: placeholders[kind] } : {};
  // Besides the named papers there are sizes of one's own.
  const isClosed = choices !== undefined && setting !== "paper";
  const after = unit === "mm" ? " mm" : "";
  const otherwise = isNumber || isClosed ? usual[setting] : undefined;
  const about =
    otherwise === undefined || setting === "copies" ? description : `${description}, ${otherwise}${after} unless given`;
  return { name: optionName(setting), about, ...limits, ...(isClosed && { choices }), ...own };
}

function optionName(setting: Setting): string {
  return setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What is a file of the project in its settings is one of anywhere here, which the command reads. */
const isFile = (setting: Setting): boolean => setting === "sheet" || setting === "icc";

export function printSettings(options: Options): PrintSettings {
  checkTogether(options);
  const preset = presetOf(options);
  const settings: Record<string, unknown> = { ...usual, ...preset?.settings };
  for (const setting of Object.keys(typed) as Setting[]) {
    if (isFile(setting) || setting === "tiling" || !options.has(optionName(setting))) continue;
    Object.assign(settings, readers[setting]?.(options) ?? { [setting]: plainValue(options, setting) });
  }
  if (options.has("no-tiling")) settings["tiling"] = false;
  return settings as PrintSettings;
}

/** Settings that are written otherwise than they are kept. */
const readers: Partial<Record<Setting, (options: Options) => Partial<PrintSettings>>> = {
  paper: (options) => paperOf(options.text("paper"), ["card"]),
  cardSize: (options) => ({ cardSize: cardSizeOf(options.text("card-size")!) }),
  changed: (options) => {
    const since = options.text("changed") ?? "print";
    if (since === "print") return { changed: true };
    return { cards: `changed:${asValue(since)} (${options.text("cards") ?? ""})` };
  },
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
  const preset = printPreset(name);
  if (!preset) return undefined;
  const cardSize = `${preset.card.width}x${preset.card.height}`;
  return { settings: { paperSize: "card", cardSize, bleed: preset.bleed, dpi: preset.dpi, shop: name! } };
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

import { printPresets } from "../../press/print-presets";
import { type RegistrationName, registrationNames } from "../../press/registration";
import { papers, readPaper } from "../../press/sizes";
import type { PrintSettings } from "../../schemas/print-settings";
import { CannotDo, type CommandOption, type Options } from "./command";
import { cliProblems } from "./problems";

/** What can be said about print sheets on the command line, and how it becomes the settings that the studio uses too. */

const number = { kind: "number", value: "<mm>" } as const;
const ranges = {
  margin: [0, 50, 8],
  "margin-top": [0, 50, 8],
  gutter: [0, 20, 0],
  bleed: [0, 10, 0],
  copies: [1, 100, 1],
  players: [1, 12, 2],
  dpi: [72, 1200, 300],
} as const;

const paperNames = [...Object.keys(papers), "card"];

export const printOptions: readonly CommandOption[] = [
  { name: "deck", value: "<id>", about: "The cards of this deck, as many as it has; otherwise each card once" },
  { name: "cards", value: "<search>", about: "Only cards that fit, as in the studio's search" },
  {
    name: "pieces",
    value: "<ids>",
    about: "Instead of cards: tokens, boards, counters in true size, all or those with these ids, with commas between",
  },
  {
    name: "players",
    value: "<number>",
    kind: "number",
    about: "For how many players there are to be pieces, as many as the game takes unless given",
  },
  {
    name: "no-tiling",
    about: "Refuse pieces larger than the paper instead of printing them in parts to glue together",
  },
  { name: "changed", about: "Only cards that look different from when they were last printed from this folder" },
  { name: "copies", value: "<number>", kind: "number", about: "Of each card, or of the whole deck" },
  {
    name: "paper",
    value: "<size>",
    about: "a4 (unless given), a3, letter, legal, millimetres, or card: one card a page",
  },
  {
    name: "orientation",
    value: "<way>",
    choices: ["portrait", "landscape", "best"],
    about: "How the paper lies, portrait unless given",
  },
  { name: "card-size", value: "<size>", about: "poker, bridge, mini, tarot, square, or millimetres such as 63x88" },
  {
    name: "sheet",
    value: "<file>",
    about: "Where the cards lie on the paper, as a file or one of the project's folder “sheets”",
  },
  { name: "mixed", about: "Turn some columns or rows where that makes room for more cards" },
  { name: "margin", ...number, about: "Free edge of the paper, 8 unless given" },
  { name: "margin-top", ...number, about: "Above and below, if it is another than at the sides" },
  { name: "gutter", ...number, about: "Space between the cards" },
  { name: "bleed", ...number, about: "How far the cards reach over their cut" },
  {
    name: "marks",
    value: "<kind>",
    choices: ["lines", "crop", "edges", "none"],
    about: "Where to cut, lines across the sheet unless given",
  },
  {
    name: "backs",
    value: "<way>",
    choices: ["none", "long", "short", "fold"],
    about: "On the page behind, turned over that edge, or beside the fronts across a fold",
  },
  { name: "back-marks", about: "Cut marks on backs too" },
  { name: "profile", value: "<name>", about: "What the printer does to backs and sizes: a name or a file" },
  {
    name: "registration",
    value: "<geometry>",
    maybe: true,
    choices: registrationNames,
    about: "Marks for a cutting machine, three-1 unless named",
  },
  { name: "low-ink", about: "Light grounds, dark lines and text" },
  { name: "skip", value: "<places>", about: "Used-up places of the first sheet, row by row from 1: 1,2,5-7" },
  { name: "label", value: "<words>", about: "Your own words at the edge of each sheet" },
  {
    name: "dpi",
    value: "<number>",
    kind: "number",
    about: "Pictures with more are scaled down to it, 300 unless given",
  },
  {
    name: "preset",
    value: "<name>",
    choices: Object.keys(printPresets),
    about: "One card a page with bleed, as print-on-demand services want it",
  },
];

export function printSettings(options: Options): PrintSettings {
  const length = (name: keyof typeof ranges): number => inRange(options, name);
  const text = (name: string) => options.text(name);
  const preset = printPresets[text("preset") ?? ""];
  const cardSize = preset ? `${preset.card.width}x${preset.card.height}` : text("card-size");
  const skip = readPlaces(text("skip"));
  const registration = registrationOf(options);
  return {
    deck: text("deck") ?? null,
    ...given("cards", text("cards")),
    ...given("cardSize", cardSize),
    ...(preset ? { paper: "a4" as const, paperSize: "card" } : paperOf(text("paper"))),
    orientation: (text("orientation") ?? "portrait") as PrintSettings["orientation"],
    ...(options.has("mixed") && { mixed: true }),
    margin: length("margin"),
    ...(options.has("margin-top") && { marginTop: length("margin-top") }),
    gutter: length("gutter"),
    bleed: preset?.bleed ?? length("bleed"),
    marks: (text("marks") ?? "lines") as PrintSettings["marks"],
    ...given("backs", text("backs") as PrintSettings["backs"]),
    ...(options.has("back-marks") && { backMarks: true }),
    ...given("profile", text("profile")),
    ...given("registration", registration),
    ...(options.has("low-ink") && { lowInk: true }),
    ...given("skip", skip),
    ...given("label", text("label")),
    ...(options.has("changed") && { changed: true }),
    ...given("pieces", readPieces(text("pieces"))),
    ...(options.has("players") && { players: length("players") }),
    ...(options.has("no-tiling") && { tiling: false }),
    copies: length("copies"),
    dpi: preset && !options.has("dpi") ? preset.dpi : length("dpi"),
  };
}

const given = <K extends string, V>(key: K, value: V | undefined): { [name in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { [name in K]?: V };

export function inRange(options: Options, name: keyof typeof ranges): number {
  const [least, most, usual] = ranges[name];
  const value = options.number(name) ?? usual;
  const isCount = name === "copies" || name === "dpi";
  if (value >= least && value <= most && (!isCount || Number.isInteger(value))) return value;
  throw new CannotDo(cliProblems.report("cli/out-of-range", {}, { name, value, least, most }));
}

/** Names are the studio's papers; anything else is a size of one's own. */
export function paperOf(text: string | undefined): Pick<PrintSettings, "paper"> & { paperSize?: string } {
  if (text === undefined) return { paper: "a4" };
  if (Object.hasOwn(papers, text)) return { paper: text as PrintSettings["paper"] };
  if (text === "card" || readPaper(text)) return { paper: "a4", paperSize: text };
  const choices = `${paperNames.join(", ")}, or millimetres such as 330x480`;
  throw new CannotDo(cliProblems.report("cli/not-a-choice", {}, { name: "paper", value: text, choices }));
}

function registrationOf(options: Options): RegistrationName | undefined {
  if (!options.has("registration")) return undefined;
  return registrationNames.find((name) => name === options.text("registration")) ?? "three-1";
}

function readPieces(text: string | undefined): PrintSettings["pieces"] {
  if (text === undefined || text.trim() === "all") return text === undefined ? undefined : "all";
  return text
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
}

const mostPlaces = 1000;

function readPlaces(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined;
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

import type { PrintOutput, PrintSettings } from "../../main/api";
import { printPresets } from "../../press/print-presets";
import { cardSizes, readCardSize, readPaper, type Size } from "../../press/sizes";
import { usualSheet } from "../../schemas/print-settings";

/** The words for everything that can be chosen in the print room. */

export const outputNames: Record<PrintOutput["kind"], string> = {
  sheets: "Print sheets",
  cut: "Outlines for a cutting machine",
  pictures: "A picture of each card",
  contact: "Contact sheet",
  rules: "List of rules texts",
  booklet: "Booklet of rules or notes",
  credits: "Credits page",
  tts: "Deck for Tabletop Simulator",
  ttp: "Package for Tabletop Playground",
  "deck-picture": "One picture to share",
  "set-picture": "Picture of the set to share",
  box: "Box to fold",
  build: "Several at once: a build",
};

export const firstOutput: { [K in PrintOutput["kind"]]: Extract<PrintOutput, { kind: K }> } = {
  sheets: { kind: "sheets" },
  cut: { kind: "cut", format: "svg" },
  pictures: { kind: "pictures", dpi: 300, withBleed: false, withBacks: false, packing: "zip" },
  contact: { kind: "contact", columns: 5 },
  rules: { kind: "rules", columns: 2 },
  booklet: { kind: "booklet" },
  credits: { kind: "credits" },
  tts: { kind: "tts" },
  ttp: { kind: "ttp" },
  "deck-picture": { kind: "deck-picture", format: "png" },
  "set-picture": { kind: "set-picture", as: "fan" },
  box: { kind: "box", stock: 0.3 },
  build: { kind: "build", build: "release" },
};

/** What has to do with how cards lie on paper. */
export const isOnSheets = ({ kind }: PrintOutput): boolean => kind === "sheets" || kind === "cut";
/** Pictures lie on no paper. */
export const isWithoutPaper = ({ kind }: PrintOutput): boolean =>
  ["pictures", "tts", "ttp", "deck-picture", "set-picture", "build"].includes(kind);

const millimetres = ({ width, height }: Size): string => `${round(width)} × ${round(height)} mm`;
const round = (value: number): string => String(Math.round(value * 10) / 10);

export const cardSizeNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(cardSizes).map(([id, size]) => [id, `${id[0]?.toUpperCase()}${id.slice(1)} (${millimetres(size)})`]),
);
export const asLaidOut = (size: Size): string => `As designed (${millimetres(size)})`;

export const sizeText = ({ width, height }: Size): string => `${width}x${height}`;

/** Chosen from the list, or of one's own. */
export function paperChoice({ sheet, paper, paperSize }: PrintSettings): string {
  if (sheet !== undefined) return `sheet:${sheet}`;
  if (paperSize === "card") return "card";
  return paperSize === undefined ? paper : "own";
}
export const ownPaper = ({ paperSize, paper }: PrintSettings): Size =>
  readPaper(paperSize ?? paper) ?? { width: 210, height: 297 };

export function cardSizeChoice({ cardSize }: PrintSettings): string {
  if (cardSize === undefined) return "";
  return Object.hasOwn(cardSizes, cardSize) ? cardSize : "own";
}
export const ownCardSize = ({ cardSize }: PrintSettings, designed: Size): Size =>
  (cardSize === undefined ? undefined : readCardSize(cardSize)) ?? designed;

/** Ways to begin. Each sets everything about the sheet and leaves alone what is printed. */
export interface Start {
  name: string;
  /** Under which heading it stands, and as what there. */
  group: string;
  short: string;
  about: string;
  settings: { [K in keyof PrintSettings]?: PrintSettings[K] | undefined };
}

const plain: Start["settings"] = {
  ...usualSheet,
  sheet: undefined,
  paperSize: undefined,
  cardSize: undefined,
  mixed: undefined,
  marginTop: undefined,
  gutter: undefined,
  backs: undefined,
  backMarks: undefined,
  registration: undefined,
  lowInk: undefined,
  colours: undefined,
  icc: undefined,
  shop: undefined,
  skip: undefined,
  dpi: undefined,
};

const here: readonly Omit<Start, "group" | "short">[] = [
  { name: "Print and cut at home", about: "Cards side by side, cut lines across the sheet", settings: plain },
  {
    name: "Both sides at home",
    about: "Backs behind the fronts, with room between the cards",
    settings: { ...plain, bleed: 2, backs: "long", orientation: "best" },
  },
  {
    name: "Fold and glue",
    about: "Backs beside the fronts: never out of line",
    settings: { ...plain, backs: "fold", orientation: "best" },
  },
  {
    name: "Playtest draft",
    about: "As many cards as fit, with little ink",
    settings: { ...plain, margin: 5, lowInk: true, orientation: "best", mixed: true },
  },
  {
    name: "Copy shop",
    about: "3 mm bleed and crop marks",
    settings: { ...plain, bleed: 3, marks: "crop", orientation: "best" },
  },
  {
    name: "Cutting machine",
    about: "Registration marks by which it finds the sheet",
    settings: { ...plain, gutter: 2, bleed: 1, marks: "none", registration: "three-1", orientation: "best" },
  },
];

/** Those of one service one after the other, by size. */
const atShops = Object.entries(printPresets).map(([id, preset]): Start => {
  const [group = "", size = ""] = preset.name.split(", ");
  return {
    name: preset.name,
    group,
    short: `${size.charAt(0).toUpperCase()}${size.slice(1)}`,
    about: `${millimetres(preset.card)}, ${round(preset.bleed)} mm bleed`,
    settings: {
      ...plain,
      paperSize: "card",
      cardSize: sizeText(preset.card),
      bleed: preset.bleed,
      marks: "none" as const,
      dpi: preset.dpi,
      shop: id,
    },
  };
});

export const starts: readonly Start[] = [
  ...here.map((start) => ({ ...start, group: "On sheets of paper", short: start.name })),
  ...atShops,
];

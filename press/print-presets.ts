import type { Size } from "./sizes";

/** What print services want: one card a page or picture, with bleed on every side and nothing that matters near the cut. */
export interface PrintPreset {
  name: string;
  /** Trimmed, mm. */
  card: Size;
  bleed: number;
  /** Text and symbols keep so far from the cut, mm. */
  safe: number;
  dpi: number;
  /** Of a picture with its bleed. */
  pixels: Size;
  /** Cards that one deck may have. */
  most?: number;
  /** It takes PDFs without transparency alone (PDF/X-1a), or pictures. */
  isFlat?: true;
  /** How much ink may lie on a place, per cent of one that covers it. */
  ink?: number;
}

const inch = 25.4;
const dpi = 300;
const eighth = 1 / 8;

type More = Partial<Pick<PrintPreset, "most" | "isFlat" | "ink">> & { bleed?: number };

/** Inches. */
const preset = (name: string, width: number, height: number, { bleed = eighth, ...more }: More = {}): PrintPreset => ({
  name,
  card: { width: width * inch, height: height * inch },
  bleed: bleed * inch,
  safe: bleed * inch,
  dpi,
  pixels: { width: Math.round((width + 2 * bleed) * dpi), height: Math.round((height + 2 * bleed) * dpi) },
  ...more,
});

/** Their pictures are 822 × 1122: 36 pixels around a poker card. */
const makePlayingCards: More = { bleed: 36 / dpi, most: 612 };

const driveThru: More = { isFlat: true, ink: 240 };

export const printPresets = {
  "pod-poker": preset("Print on demand, poker", 2.5, 3.5),
  "pod-bridge": preset("Print on demand, bridge", 2.25, 3.5),
  "pod-mini": preset("Print on demand, mini", 1.75, 2.5),
  "pod-tarot": preset("Print on demand, tarot", 2.75, 4.75),
  "tgc-poker": preset("The Game Crafter, poker", 2.5, 3.5),
  "tgc-bridge": preset("The Game Crafter, bridge", 2.25, 3.5),
  "tgc-tarot": preset("The Game Crafter, tarot", 2.75, 4.75),
  "tgc-mini": preset("The Game Crafter, mini", 1.75, 2.5),
  "tgc-micro": preset("The Game Crafter, micro", 1.25, 1.75),
  "tgc-square": preset("The Game Crafter, square", 3.5, 3.5),
  "tgc-jumbo": preset("The Game Crafter, jumbo", 3.5, 5.5),
  "mpc-poker": preset("MakePlayingCards, poker", 2.5, 3.5, makePlayingCards),
  "mpc-bridge": preset("MakePlayingCards, bridge", 2.25, 3.5, makePlayingCards),
  "mpc-tarot": preset("MakePlayingCards, tarot", 2.75, 4.75, makePlayingCards),
  "printerstudio-poker": preset("PrinterStudio, poker", 2.5, 3.5, { bleed: 36 / dpi }),
  "drivethru-poker": preset("DriveThruCards, poker", 2.5, 3.5, driveThru),
  "drivethru-tarot": preset("DriveThruCards, tarot", 2.75, 4.75, driveThru),
} as const satisfies Readonly<Record<string, PrintPreset>>;

type PresetName = keyof typeof printPresets;

export const printPreset = (name: string | undefined): PrintPreset | undefined =>
  name !== undefined && Object.hasOwn(printPresets, name) ? printPresets[name as PresetName] : undefined;

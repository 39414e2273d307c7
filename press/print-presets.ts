import type { Size } from "./sizes";

/** What print-on-demand services want: one card a page or picture, an eighth of an inch of bleed on every side. */
export interface PrintPreset {
  /** Trimmed, mm. */
  card: Size;
  bleed: number;
  dpi: number;
  /** Of a picture with its bleed. */
  pixels: Size;
}

const inch = 25.4;
const bleedInches = 1 / 8;
const dpi = 300;

const preset = (width: number, height: number): PrintPreset => ({
  card: { width: width * inch, height: height * inch },
  bleed: bleedInches * inch,
  dpi,
  pixels: { width: Math.round((width + 2 * bleedInches) * dpi), height: Math.round((height + 2 * bleedInches) * dpi) },
});

export const printPresets: Readonly<Record<string, PrintPreset>> = {
  "pod-poker": preset(2.5, 3.5),
  "pod-bridge": preset(2.25, 3.5),
  "pod-mini": preset(1.75, 2.5),
  "pod-tarot": preset(2.75, 4.75),
};

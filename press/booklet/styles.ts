import type { Template } from "../../schemas/template";
import type { TextStyle } from "../../schemas/template-style";
import { mixed } from "../colour";

/** The type of booklets, in the typefaces and symbols of the cards; points, and millimetres between. */

const plain = { leading: 1.34, color: "ink", font: "body" } as const;
const titled = { leading: 1.12, color: "accent", font: "title" } as const;

export const styles = {
  text: { ...plain, size: 9.4 },
  lead: { ...plain, size: 12.5, leading: 1.3 },
  note: { ...plain, size: 7.2, color: "grey", leading: 1.3 },
  code: { ...plain, size: 8.4, color: "grey" },
  cell: { ...plain, size: 8.4, leading: 1.26 },
  cellHead: { ...plain, size: 8, leading: 1.26, bold: true, color: "accent" },
  marker: { ...plain, size: 9.4, color: "accent", bold: true, align: "right" },
  contents: { ...plain, size: 10, leading: 1.5 },
  contentsPart: { ...plain, size: 8.6, leading: 1.4, color: "grey" },
  entry: { ...plain, size: 8.4, leading: 1.36 },
  title: { ...titled, size: 34, leading: 1.05 },
  1: { ...titled, size: 19 },
  2: { ...titled, size: 19 },
  3: { ...titled, size: 13, color: "ink" },
  4: { ...plain, size: 9.8, bold: true, color: "accent", leading: 1.2 },
} satisfies Record<string | number, TextStyle>;

/** Above and below a heading, mm. */
export const around = { 2: [8.5, 2.6], 3: [5.2, 1.3], 4: [3.6, 0.7] } as const;
export const betweenParagraphs = 1.7;
export const betweenItems = 0.9;
export const itemIndent = 4.6;

/** Lends the booklet the colours, typefaces and symbols of a card. */
export function bookletTemplate({ name, palette, fonts, symbols }: Template, accent: string): Template {
  const title = fonts["title"] ?? fonts["body"] ?? Object.values(fonts)[0]!;
  const body = fonts["body"] ?? title;
  return {
    name,
    size: { width: 10, height: 10 },
    bleed: 0,
    safe: 0,
    corner: 0,
    // White paper: whatever the cards' ground is.
    palette: {
      ...palette,
      ink: "#1f1d1b",
      grey: "#5c5852",
      accent: mixed(accent, "#000000", 0.15),
      soft: mixed(accent, "#ffffff", 0.88),
      hair: mixed(accent, "#ffffff", 0.6),
    },
    fonts: { ...fonts, title, body },
    ...(symbols && { symbols }),
    layers: [],
  };
}

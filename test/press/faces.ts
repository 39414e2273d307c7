import { facts as flaskFacts } from "../../engine/games/flask/card-facts";
import type { Card as FlaskCard } from "../../engine/games/flask/card-schema";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { fontsOf } from "../../press/font-table";
import type { FontBook } from "../../press/fonts";
import { loadGameIcons } from "../../press/game-icons";
import { type LaidOut, layOut } from "../../press/layout";
import { gameLayouts } from "../../press/layouts";
import type { Surroundings } from "../../press/pen";
import type { GlyphItem, Scene } from "../../press/scene";
import type { Template } from "../../schemas/template";
import type { Layer } from "../../schemas/template-layers";

/** Two-line builders for faces. */

export const flaskLayouts = gameLayouts("flask");
export const flaskFonts = (): Promise<FontBook> =>
  fontsOnDisk(fontsOf([flaskLayouts.card, flaskLayouts.back]).concat("alegreya-sans-regular"));

export const flaskCard = (
  name: string,
  composition: FlaskCard["composition"],
  more: Partial<FlaskCard> = {},
): FlaskCard => ({
  name,
  composition,
  ...more,
});

export async function flaskFace(card: FlaskCard, around: Partial<Surroundings> = {}): Promise<LaidOut> {
  const icons = await loadGameIcons("flask");
  const face = { id: "a-card", card, facts: flaskFacts(card) };
  return layOut(flaskLayouts.card, face, await flaskFonts(), { icons, ...around });
}

export const plainTemplate = (layers: Layer[], more: Partial<Template> = {}): Template => ({
  name: "Plain",
  size: { width: 60, height: 90 },
  bleed: 3,
  safe: 3,
  corner: 3,
  palette: { ink: "#000000", red: "#ff0000", paper: "#ffffff" },
  fonts: { body: { regular: "alegreya-sans-regular", bold: "alegreya-sans-bold", italic: "alegreya-sans-italic" } },
  symbols: { G: { word: "green", shapes: [{ d: "M0 0H100V100H0Z", fill: "red" }] } },
  layers,
  ...more,
});

export async function plainFace(
  layers: Layer[],
  card: object = {},
  slots: Record<string, unknown> = {},
  around: Partial<Surroundings> = {},
): Promise<LaidOut> {
  const facts = { name: "A card", type: "", text: "", slots };
  const fonts = await flaskFonts();
  return layOut(plainTemplate(layers), { id: "a-card", card, facts }, fonts, around);
}

export const glyphsOf = (scene: Scene): GlyphItem[] => scene.items.filter((item) => item.kind === "glyphs");
/** The words of a face, line by line in the order of drawing. */
export const wordsOf = (scene: Scene): string[] => glyphsOf(scene).map(({ text }) => text);
export const codesOf = ({ problems }: LaidOut): string[] => problems.map(({ code }) => code);

import type { Template } from "../../../schemas/template";
import type { Layer, LayerKind } from "../../../schemas/template-layers";
import { tenths } from "./box";

/** A layer of a kind as it is when it has just been added: in the middle of the card, and visible. */
export function newLayer(kind: LayerKind, { size, palette }: Pick<Template, "size" | "palette">): Layer {
  const [dark, light] = [colourLike(palette, "dark"), colourLike(palette, "light")];
  const box = (width: number, height: number): [number, number, number, number] => [
    tenths((size.width - width) / 2),
    tenths((size.height - height) / 2),
    width,
    height,
  ];
  const wide = tenths(size.width * 0.6);
  switch (kind) {
    case "rect":
      return { kind, box: box(wide, 12), radius: 1, fill: light, stroke: dark, strokeWidth: 0.25 };
    case "ellipse":
      return { kind, box: box(14, 14), fill: light, stroke: dark, strokeWidth: 0.25 };
    case "path":
      return { kind, box: box(14, 14), view: [100, 100], d: "M50 4L96 50L50 96L4 50Z", fill: dark };
    case "rule":
      return { kind, box: box(wide, 2.4), ornament: "diamond", color: dark };
    case "pattern":
      return { kind, box: box(wide, 20), pattern: "dots", size: 2, color: dark, opacity: 0.4 };
    case "text":
      return {
        kind,
        box: box(wide, 8),
        text: "{{card.name}}",
        size: 11,
        min: 6,
        lines: 1,
        align: "center",
        valign: "middle",
        color: dark,
      };
    case "blocks":
      return {
        kind,
        box: box(wide, 30),
        value: "slots.effects",
        gap: 2,
        title: { size: 11, min: 6, align: "center", color: dark },
        reminder: { size: 7, min: 6, color: dark },
      };
    case "art":
      return {
        kind,
        field: "/art",
        box: box(wide, 28),
        placeholder: [
          { icons: ["perspective-dice-six-faces-random"], background: light, pattern: dark, glow: light, ink: dark },
        ],
      };
    case "symbol":
      return { kind, box: box(10, 10), icon: "round-star", color: dark };
    case "group":
      return { kind, box: box(wide, 20), layers: [] };
    case "column":
      return {
        kind,
        box: box(wide, 40),
        layers: [{ kind: "text", text: "{{facts.text}}", size: 8, min: 6, color: dark }],
      };
    case "repeat":
      return {
        kind,
        box: box(wide, 5),
        each: "3",
        item: [4, 4],
        gap: [1, 1],
        align: "center",
        layers: [{ kind: "ellipse", fill: dark }],
      };
  }
}

/** The darkest or lightest name of the palette; black or white where there is none. */
function colourLike(palette: Template["palette"], wanted: "dark" | "light"): string {
  const byLightness = Object.entries(palette).sort(([, a], [, b]) => lightness(a) - lightness(b));
  const [name] = (wanted === "dark" ? byLightness.at(0) : byLightness.at(-1)) ?? [];
  return name ?? (wanted === "dark" ? "#000000" : "#ffffff");
}

const lightness = (hex: string): number =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0);

import type { Layer, LayerKind } from "../../../schemas/template-layers";

/** What layers are called on screen. */

export const kindNames: Record<LayerKind, string> = {
  rect: "Rectangle",
  ellipse: "Ellipse",
  path: "Outline",
  rule: "Rule or ornament",
  pattern: "Pattern",
  text: "Text",
  blocks: "Effects list",
  art: "Picture",
  symbol: "Symbol",
  group: "Group",
  column: "Column",
  repeat: "Repeat",
};

/** The layer's note, or words made from what it shows. */
export function layerName(layer: Layer): string {
  const note = layer.note?.trim();
  if (note) return note.replace(/\.$/, "");
  const shows = shownBy(layer);
  return shows === "" ? kindNames[layer.kind] : shows;
}

function shownBy(layer: Layer): string {
  switch (layer.kind) {
    case "text":
      return withoutHoles(layer.text);
    case "blocks":
      return withoutHoles(`{{${layer.value}}}`);
    case "symbol":
      return withoutHoles(layer.symbol ?? layer.icon ?? "");
    case "repeat":
      return `Repeat: ${withoutHoles(/^\d+$/.test(layer.each) ? layer.each : `{{${layer.each}}}`)}`;
    case "rule":
      return layer.ornament === undefined || layer.ornament === "plain" ? "Rule" : `Rule: ${layer.ornament}`;
    case "pattern":
      return `Pattern: ${layer.pattern}`;
    case "rect":
      if (layer.box === "bleed") return "Ground";
      return layer.fill === undefined && layer.stroke !== undefined ? "Frame" : "";
    default:
      return "";
  }
}

const longest = 40;

/** `{{card.name}} ({{facts.code}})` → “Name (code)”, `*Version* {{set.version}}` → “Version”; icon names lose their hyphens. */
function withoutHoles(text: string): string {
  const words = text
    .replaceAll("*", "")
    .replaceAll(/(?<=\}\})(?=\w|\{\{)/g, " ")
    .replaceAll(/(?:(\w+)\s*)?\{\{([^{}|]+)(?:\|[^{}]*)?\}\}/g, (_, before, path) => nameAfter(before, path))
    .replaceAll(/[{}]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const plain = /^[a-z0-9]+(-[a-z0-9]+)+$/.test(words) ? words.replaceAll("-", " ") : words;
  const short = plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** What a hole shows, after the word before it, unless that is its name or short for it already: “v”, “Version”. */
function nameAfter(before: string | undefined, path: string): string {
  const name = holeName(path);
  return before === undefined || name.startsWith(before.toLowerCase()) ? name : `${before} ${name}`;
}

/** `slots.costSymbols` → “cost symbols”. */
const holeName = (path: string): string =>
  (path.trim().split(".").at(-1) ?? path)
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();

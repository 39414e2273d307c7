import { layOut } from "../../press/layout";
import { toSvg } from "../../press/svg";
import type { Template } from "../../schemas/template";
import type { PressKit } from "./press-kit";
import type { SymbolMarkup } from "./rich-words";

const height = 4;

/** The inline symbols of a layout, drawn by the press as tiny faces of their own, each once. */
export function symbolMarkup(template: Template, kit: PressKit): SymbolMarkup {
  const drawn = new Map<string, string>();
  return (name) => {
    const symbol = template.symbols?.[name];
    if (!symbol) return undefined;
    const known = drawn.get(name);
    if (known !== undefined) return known;
    const stamp: Template = {
      ...template,
      size: { width: (height * (symbol.width ?? 100)) / 100, height },
      bleed: 0,
      safe: 0,
      corner: 0,
      layers: [{ kind: "symbol", box: "card", symbol: name }],
    };
    const facts = { name: symbol.word, type: "", text: "", slots: {} };
    const { scene } = layOut(stamp, { id: name, card: {}, facts }, kit.fonts, { icons: kit.icons });
    const svg = toSvg(scene, { fonts: kit.fonts, prefix: `symbol-${drawn.size}` });
    drawn.set(name, svg);
    return svg;
  };
}

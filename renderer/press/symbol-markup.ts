import type { Template } from "../../schemas/template";
import { faceSvg, layFace } from "./draw-face";
import type { PressKit } from "./press-kit";
import type { SymbolMarkup } from "./rich-words";
import { plainSurroundings } from "./surroundings";

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
    const order = { kit, template: stamp, id: name, card: {}, around: plainSurroundings };
    const { scene } = layFace(order, { facts });
    const svg = faceSvg(scene, kit, () => undefined, `symbol-${drawn.size}`);
    drawn.set(name, svg);
    return svg;
  };
}

import type { Box } from "../../../press/geometry";
import type { Layer } from "../../../schemas/template-layers";
import { boxWithin, hundredths, numericBox } from "./box";

/** A layer that goes from one holder to another stays where it is on the card, and sheds what only its old holder meant. */
interface Move {
  /** Where the layer was drawn. */
  box: Box | undefined;
  /** What its numbers will be counted from. */
  holder: Box;
  fromColumn: boolean;
  toColumn: boolean;
}

const growsWithWords: ReadonlySet<Layer["kind"]> = new Set(["text", "blocks", "column"]);

export function adopted(layer: Layer, { box, holder, fromColumn, toColumn }: Move): Layer {
  if (toColumn) {
    if (fromColumn) return layer;
    const { box: _box, ...rest } = layer;
    const height = growsWithWords.has(layer.kind) || !box ? {} : { height: hundredths(box.height) };
    return { ...rest, ...height } as Layer;
  }
  if (fromColumn) {
    const { height: _height, grow: _grow, space: _space, inset: _inset, drop: _drop, ...rest } = layer;
    return box ? ({ ...rest, box: boxWithin(box, holder) } as Layer) : (rest as Layer);
  }
  return box && numericBox(layer.box) ? { ...layer, box: boxWithin(box, holder) } : layer;
}

import type { Template } from "../schemas/template";
import type { Layer } from "../schemas/template-layers";

/** Walking the layers of a template, each with its JSON pointer. */

interface LayerPlace {
  /** `/layers/3/layers/0` */
  pointer: string;
  layer: Layer;
}

export const childrenOf = (layer: Layer): readonly Layer[] => ("layers" in layer ? layer.layers : []);

function* below(layers: readonly Layer[], list: string): Generator<LayerPlace> {
  for (const [index, layer] of layers.entries()) {
    const pointer = `${list}/${index}`;
    yield { pointer, layer };
    yield* below(childrenOf(layer), `${pointer}/layers`);
  }
}

/** Every layer of the list at `list` and of the lists in it, from the bottom up. */
export const layersOf = (layers: readonly Layer[], list = "/layers"): LayerPlace[] => [...below(layers, list)];

/** Also those of variants and of the way that saves ink. */
export const allLayers = ({ layers, variants = [], lowInk }: Template): LayerPlace[] => [
  ...layersOf(layers),
  ...variants.flatMap((variant, index) => layersOf(variant.layers ?? [], `/variants/${index}/layers`)),
  ...layersOf(lowInk?.layers ?? [], "/lowInk/layers"),
];

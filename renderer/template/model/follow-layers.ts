import { layersOf } from "../../../project/template-layers";
import type { Pointer } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import { layerAt } from "./layer-lists";

/**
 * Where layers are after a change that came from elsewhere, such as undo: at their place if they look the same there or are
 * still of the same kind, otherwise wherever the same layer is now. What is gone is left out.
 */
export function followLayers(before: Template, after: Template, pointers: readonly Pointer[]): Pointer[] {
  if (before === after || pointers.length === 0) return [...pointers];
  const places = new Map<string, Pointer[]>();
  for (const { pointer, layer } of everyLayer(after)) {
    const looks = JSON.stringify(layer);
    places.set(looks, [...(places.get(looks) ?? []), pointer]);
  }
  return pointers.flatMap((pointer) => {
    const [was, is] = [layerAt(before, pointer), layerAt(after, pointer)];
    if (!was) return [];
    const same = places.get(JSON.stringify(was)) ?? [];
    if (same.includes(pointer)) return [pointer];
    if (same.length === 1) return same;
    return is?.kind === was.kind ? [pointer] : [];
  });
}

const everyLayer = ({ layers, variants = [] }: Template) => [
  ...layersOf(layers),
  ...variants.flatMap((variant, index) => layersOf(variant.layers ?? [], `/variants/${index}/layers`)),
];

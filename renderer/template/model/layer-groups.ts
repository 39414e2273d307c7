import type { Pointer } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import type { Layer } from "../../../schemas/template-layers";
import type { Condition } from "../../../schemas/template-style";
import { movedBox, type NumericBox, numericBox } from "./box";
import {
  type Changed,
  holderOf,
  indexOf,
  inOrder,
  insertLayers,
  layerAt,
  listOf,
  outermost,
  removeLayers,
} from "./layer-lists";

/** Layers of one list can be put into a group, in which they stay where they were; and taken out again. */

export function canGroup(template: Template, pointers: readonly Pointer[]): boolean {
  const [first] = pointers;
  if (first === undefined || pointers.some((pointer) => listOf(pointer) !== listOf(first))) return false;
  const holder = holderOf(first);
  // A column gives each child its own height: what is grouped in it would fall apart.
  return holder === undefined || layerAt(template, holder)?.kind !== "column";
}

export function groupLayers(template: Template, pointers: readonly Pointer[]): Changed {
  const inside = inOrder(outermost(pointers));
  const layers = inside.map((pointer) => layerAt(template, pointer)).filter((layer) => layer !== undefined);
  const top = inside.at(-1);
  if (top === undefined || !canGroup(template, inside)) return { template, layers: inside };
  const box = unionOf(layers);
  const group: Layer = {
    kind: "group",
    ...(box && { box }),
    layers: box ? layers.map((layer) => shifted(layer, -box[0], -box[1])) : layers,
  };
  return insertLayers(removeLayers(template, inside), listOf(top), indexOf(top) - inside.length + 1, [group]);
}

/** Why a group can't be dissolved without changing what is printed. */
export function whyNotUngroup(layer: Layer | undefined): string | undefined {
  if (layer?.kind !== "group") return "This is not a group.";
  if (layer.rotate) return "Its layers are turned together. Set the rotation to 0 first.";
  if (layer.clip) return "It cuts off what reaches out of it. Switch that off first.";
  return undefined;
}

export function ungroupLayer(template: Template, pointer: Pointer): Changed {
  const group = layerAt(template, pointer);
  if (group?.kind !== "group" || whyNotUngroup(group)) return { template, layers: [pointer] };
  const box = numericBox(group.box);
  const freed = group.layers.map((layer) => {
    const moved = box ? (layer.box === undefined ? { ...layer, box } : shifted(layer, box[0], box[1])) : layer;
    const opacity = (group.opacity ?? 1) * (layer.opacity ?? 1);
    const when = both(group.when, layer.when);
    return { ...moved, ...(opacity !== 1 && { opacity }), ...(when !== undefined && { when }) };
  });
  return insertLayers(removeLayers(template, [pointer]), listOf(pointer), indexOf(pointer), freed);
}

const both = (outer: Condition | undefined, inner: Condition | undefined): Condition | undefined =>
  outer !== undefined && inner !== undefined ? { all: [outer, inner] } : (outer ?? inner);

/** Around all of them; undefined when one has no numbers of its own, such as a ground that reaches to the bleed. */
function unionOf(layers: readonly Layer[]): NumericBox | undefined {
  const boxes = layers.map(({ box }) => numericBox(box));
  if (!boxes.every((box) => box !== undefined)) return undefined;
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return movedBox([left, top, right - left, bottom - top], 0, 0);
}

function shifted(layer: Layer, dx: number, dy: number): Layer {
  const box = numericBox(layer.box);
  return box ? { ...layer, box: movedBox(box, dx, dy) } : layer;
}

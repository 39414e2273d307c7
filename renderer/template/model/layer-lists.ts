import { isWithin, type Pointer, parentOf, valueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import type { Layer } from "../../../schemas/template-layers";

/** Changing the lists of layers in a template. Layers are named by their pointers: `/layers/3/layers/0`. */

export const baseList: Pointer = "/layers";

export const layerAt = (template: Template, pointer: Pointer): Layer | undefined => {
  const value = valueAt(template, pointer);
  return typeof value === "object" && value !== null && "kind" in value ? (value as Layer) : undefined;
};

export const listOf = (pointer: Pointer): Pointer => parentOf(pointer);
export const indexOf = (pointer: Pointer): number => Number(pointer.slice(pointer.lastIndexOf("/") + 1));
export const at = (list: Pointer, index: number): Pointer => `${list}/${index}`;

/** The layer that holds another; undefined for those directly on the card. */
export function holderOf(pointer: Pointer): Pointer | undefined {
  const holder = parentOf(listOf(pointer));
  return /\/layers\/\d+$/.test(holder) ? holder : undefined;
}

export const layersIn = (template: Template, list: Pointer): readonly Layer[] => {
  const value = valueAt(template, list);
  return Array.isArray(value) ? (value as Layer[]) : [];
};

const withList = (template: Template, list: Pointer, layers: readonly Layer[]): Template =>
  withValueAt(template, list, layers) as Template;

export const withLayer = (template: Template, pointer: Pointer, layer: Layer): Template =>
  withValueAt(template, pointer, layer) as Template;

/** What came of a change, and where the layers it was about are now. */
export interface Changed {
  template: Template;
  layers: readonly Pointer[];
}

export function insertLayers(template: Template, list: Pointer, index: number, layers: readonly Layer[]): Changed {
  const present = layersIn(template, list);
  const place = Math.max(0, Math.min(index, present.length));
  return {
    template: withList(template, list, present.toSpliced(place, 0, ...layers)),
    layers: layers.map((_, offset) => at(list, place + offset)),
  };
}

/** Without those that lie in another of them. */
export const outermost = (pointers: readonly Pointer[]): Pointer[] =>
  pointers.filter((pointer) => !pointers.some((other) => other !== pointer && isWithin(pointer, other)));

/** From the bottom up, holders before what they hold. */
export const inOrder = (pointers: readonly Pointer[]): Pointer[] =>
  [...pointers].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

export function removeLayers(template: Template, pointers: readonly Pointer[]): Template {
  return inOrder(outermost(pointers))
    .reverse()
    .reduce(
      (rest, pointer) =>
        withList(rest, listOf(pointer), layersIn(rest, listOf(pointer)).toSpliced(indexOf(pointer), 1)),
      template,
    );
}

/** Copies right above the originals. */
export function duplicateLayers(template: Template, pointers: readonly Pointer[]): Changed {
  let result = template;
  const copies: Pointer[] = [];
  for (const pointer of inOrder(outermost(pointers)).reverse()) {
    const layer = layerAt(result, pointer);
    if (!layer) continue;
    result = insertLayers(result, listOf(pointer), indexOf(pointer) + 1, [structuredClone(layer)]).template;
    copies.unshift(at(listOf(pointer), indexOf(pointer) + 1));
  }
  // Copies made before move up by those made below them in the same list.
  return { template: result, layers: copies.map((copy) => shifted(copy, copies)) };
}

const shifted = (pointer: Pointer, copies: readonly Pointer[]): Pointer =>
  at(
    listOf(pointer),
    indexOf(pointer) +
      copies.filter((other) => listOf(other) === listOf(pointer) && indexOf(other) < indexOf(pointer)).length,
  );

/**
 * Takes layers out of where they are and puts them together before the one at `index` of `list`. Nothing happens when the
 * list lies in one of them.
 */
export function moveLayers(template: Template, pointers: readonly Pointer[], list: Pointer, index: number): Changed {
  const moving = inOrder(outermost(pointers));
  if (moving.some((pointer) => isWithin(list, pointer))) return { template, layers: moving };
  const layers = moving.map((pointer) => layerAt(template, pointer)).filter((layer) => layer !== undefined);
  const place = index - moving.filter((pointer) => listOf(pointer) === list && indexOf(pointer) < index).length;
  return insertLayers(removeLayers(template, moving), pointerAfterRemoving(list, moving), place, layers);
}

/** Where something is once other layers are gone. */
function pointerAfterRemoving(pointer: Pointer, removed: readonly Pointer[]): Pointer {
  let result = pointer;
  for (const gone of [...removed].reverse()) {
    const list = listOf(gone);
    if (!isWithin(result, list) || result === list) continue;
    const [key = "", ...rest] = result.slice(list.length + 1).split("/");
    if (Number(key) > indexOf(gone)) result = [list, Number(key) - 1, ...rest].join("/");
  }
  return result;
}

/** One step up (drawn later) or down among its neighbours. */
export function stepLayer(template: Template, pointer: Pointer, by: 1 | -1): Changed {
  const list = listOf(pointer);
  const next = indexOf(pointer) + by;
  if (next < 0 || next >= layersIn(template, list).length) return { template, layers: [pointer] };
  return moveLayers(template, [pointer], list, by > 0 ? next + 1 : next);
}

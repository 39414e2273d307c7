import { childrenOf } from "../../../project/template-layers";
import type { Pointer } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import type { Layer } from "../../../schemas/template-layers";
import { at, holderOf, indexOf, layerAt, layersIn, listOf } from "./layer-lists";

/** The layers as rows of a list: what lies on top stands on top. Columns are read downwards, so theirs stand as written. */

export interface TreeRow {
  pointer: Pointer;
  layer: Layer;
  /** From 1. */
  level: number;
  /** From 1, among its neighbours. */
  place: number;
  neighbours: number;
  isFolded: boolean;
}

const isReadDown = (template: Template, list: Pointer): boolean => {
  const holder = holderOf(at(list, 0));
  return holder !== undefined && layerAt(template, holder)?.kind === "column";
};

export function treeRows(template: Template, list: Pointer, folded: ReadonlySet<Pointer>, level = 1): TreeRow[] {
  const pointers = layersIn(template, list).map((_, index) => at(list, index));
  if (!isReadDown(template, list)) pointers.reverse();
  return pointers.flatMap((pointer, index) => {
    const layer = layerAt(template, pointer);
    if (!layer) return [];
    const isFolded = folded.has(pointer) && childrenOf(layer).length > 0;
    const row = { pointer, layer, level, place: index + 1, neighbours: pointers.length, isFolded };
    return [row, ...(isFolded ? [] : treeRows(template, `${pointer}/layers`, folded, level + 1))];
  });
}

export type DropPlace = "above" | "below" | "inside";

/** Which place in which list is meant by dropping above, below or on a row. */
export function dropTarget(template: Template, onto: Pointer, where: DropPlace): { list: Pointer; index: number } {
  if (where === "inside") {
    const list = `${onto}/layers`;
    return { list, index: isReadDown(template, list) ? 0 : layersIn(template, list).length };
  }
  const list = listOf(onto);
  const isLater = isReadDown(template, list) ? where === "below" : where === "above";
  return { list, index: indexOf(onto) + (isLater ? 1 : 0) };
}

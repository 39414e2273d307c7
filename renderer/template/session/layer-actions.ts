import type { Pointer } from "../../../schemas/json-pointer";
import type { LayerKind } from "../../../schemas/template-layers";
import { adopted } from "../model/adopt-layer";
import { movedBox, type NumericBox } from "../model/box";
import { freedomOf } from "../model/freedom";
import { groupLayers, ungroupLayer } from "../model/layer-groups";
import {
  duplicateLayers,
  holderOf,
  indexOf,
  inOrder,
  insertLayers,
  layerAt,
  layersIn,
  listOf,
  moveLayers,
  outermost,
  removeLayers,
  stepLayer,
  withLayer,
} from "../model/layer-lists";
import { kindNames, layerName } from "../model/layer-names";
import { newLayer } from "../model/new-layer";
import type { PlacedLayer } from "../model/placed-layers";
import { listOfVariant } from "../model/variants";
import { editLayers, editTemplate, ownTemplateNow } from "./template-edits";
import { selectLayers, setTemplateRoom, templateRoom, unfoldTo } from "./template-store";

/** What can be done to the chosen layers. Called by keys, menus and buttons alike. */

const chosen = (): readonly Pointer[] => templateRoom().selection;

function named(verb: string, pointers: readonly Pointer[]): string {
  const template = ownTemplateNow();
  const layer = template && pointers[0] !== undefined ? layerAt(template, pointers[0]) : undefined;
  return pointers.length === 1 && layer ? `${verb} ${layerName(layer)}` : `${verb} ${pointers.length} layers`;
}

/** Above the chosen layer, or into it if it can hold layers. */
export function addLayer(kind: LayerKind): void {
  const template = ownTemplateNow();
  if (!template) return;
  const [list, index] = placeForNew();
  const layer = newLayer(kind, template);
  const holder = holderOf(`${list}/0`);
  const inColumn = holder !== undefined && layerAt(template, holder)?.kind === "column";
  // A column gives its children their place.
  const { box: _box, ...placeless } = layer;
  const added = inColumn ? { ...placeless, ...(kind !== "text" && kind !== "blocks" && { height: 8 }) } : layer;
  editLayers(`Add ${kindNames[kind].toLowerCase()}`, (now) => insertLayers(now, list, index, [added as typeof layer]));
  const [pointer] = chosen();
  if (pointer !== undefined) unfoldTo(pointer);
}

function placeForNew(): [list: Pointer, index: number] {
  const template = ownTemplateNow();
  const pointer = chosen().at(-1);
  if (!template) return ["/layers", 0];
  const layer = pointer === undefined ? undefined : layerAt(template, pointer);
  if (pointer !== undefined && layer && "layers" in layer) return [`${pointer}/layers`, layer.layers.length];
  if (pointer !== undefined && layer) return [listOf(pointer), indexOf(pointer) + 1];
  const list = listOfVariant(template, templateRoom().variant);
  return [list, layersIn(template, list).length];
}

export function removeChosen(): void {
  const pointers = outermost(chosen());
  if (pointers.length === 0) return;
  if (!editTemplate(named("Delete", pointers), (template) => removeLayers(template, pointers))) return;
  selectLayers([]);
}

export const duplicateChosen = (): void => {
  const pointers = chosen();
  if (pointers.length > 0) editLayers(named("Duplicate", pointers), (template) => duplicateLayers(template, pointers));
};

export const groupChosen = (): void => {
  const pointers = chosen();
  if (pointers.length > 0) editLayers(named("Group", pointers), (template) => groupLayers(template, pointers));
};

export const ungroupChosen = (): void => {
  const pointer = chosen().at(-1);
  if (pointer !== undefined) editLayers(named("Ungroup", [pointer]), (template) => ungroupLayer(template, pointer));
};

/** Up is drawn later, above its neighbour. */
export function stepChosen(by: 1 | -1): void {
  const pointer = chosen().at(-1);
  if (pointer !== undefined)
    editLayers(named(by > 0 ? "Raise" : "Lower", [pointer]), (template) => stepLayer(template, pointer, by));
}

/** Into another place of the list, where they stay where they were on the card. */
export function dropLayers(
  pointers: readonly Pointer[],
  list: Pointer,
  index: number,
  placed: readonly PlacedLayer[],
): void {
  const boxOf = (pointer: Pointer) => placed.find((one) => one.pointer === pointer)?.box;
  editLayers(named("Move", pointers), (template) => {
    const isColumn = (holder: Pointer | undefined): boolean =>
      holder !== undefined && layerAt(template, holder)?.kind === "column";
    const to = holderOf(`${list}/0`);
    const holder = (to === undefined ? undefined : boxOf(to)) ?? { x: 0, y: 0, ...template.size };
    const ready = pointers
      .filter((pointer) => listOf(pointer) !== list)
      .reduce((result, pointer) => {
        const layer = layerAt(result, pointer);
        const [fromColumn, toColumn] = [isColumn(holderOf(pointer)), isColumn(to)];
        return layer
          ? withLayer(result, pointer, adopted(layer, { box: boxOf(pointer), holder, fromColumn, toColumn }))
          : result;
      }, template);
    return moveLayers(ready, pointers, list, index);
  });
}

export const startRenaming = (pointer = chosen().at(-1)): void => {
  if (pointer !== undefined && ownTemplateNow()) setTemplateRoom({ renaming: pointer });
};

export function renameLayer(pointer: Pointer, note: string): void {
  setTemplateRoom({ renaming: undefined });
  editTemplate(named("Rename", [pointer]), (template) => {
    const layer = layerAt(template, pointer);
    if (!layer || (layer.note ?? "") === note) return template;
    const { note: _note, ...rest } = layer;
    return withLayer(template, pointer, note.trim() === "" ? (rest as typeof layer) : { ...layer, note: note.trim() });
  });
}

/** By the arrow keys. Layers whose box has no numbers yet get those they were drawn with. */
export function nudgeChosen(dx: number, dy: number, placed: readonly PlacedLayer[]): void {
  const pointers = inOrder(outermost(chosen()));
  editTemplate(
    named("Move", pointers),
    (template) =>
      pointers.reduce((result, pointer) => {
        const layer = layerAt(result, pointer);
        const now = placed.find((one) => one.pointer === pointer);
        if (!layer || !now || freedomOf(result, pointer).kind !== "free") return result;
        const { box, holder } = now;
        const within: NumericBox = [box.x - holder.x, box.y - holder.y, box.width, box.height];
        return withLayer(result, pointer, { ...layer, box: movedBox(within, dx, dy) });
      }, template),
    `nudge ${pointers.join(" ")}`,
  );
}

/** Out of the layer to the one that holds it, and out of that to nothing. */
export function selectHolder(): boolean {
  const pointer = chosen().at(-1);
  if (pointer === undefined) return false;
  const holder = holderOf(pointer);
  selectLayers(holder === undefined ? [] : [holder]);
  return true;
}

import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { TemplateName } from "../../../project/paths";
import { isWithin, type Pointer } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import type { VariantIndex } from "../model/variants";

/** What is chosen and shown in the template room. Never part of the project or its history. */
export interface TemplateRoomState {
  /** Pointers of layers; the last is the one the inspector shows. */
  selection: readonly Pointer[];
  /** Left out of the preview. */
  hidden: ReadonlySet<Pointer>;
  /** Holders whose layers are not listed. */
  folded: ReadonlySet<Pointer>;
  /** The card on which the template is shown. */
  sample: string | undefined;
  variant: VariantIndex;
  /** How large the card is on screen, in percent of its true size. */
  percent: number;
  /** The template in the middle of a drag: shown, and written down when the hand lets go. */
  live: Template | undefined;
  renaming: Pointer | undefined;
  /** Where the JSON view should put its cursor. */
  jsonPlace: { pointer: Pointer; row?: number } | undefined;
}

const nothing: TemplateRoomState = {
  selection: [],
  hidden: new Set(),
  folded: new Set(),
  sample: undefined,
  variant: undefined,
  percent: 100,
  live: undefined,
  renaming: undefined,
  jsonPlace: undefined,
};

const store = createStore<TemplateRoomState>(() => nothing);

export const useTemplateRoom = <T>(select: (state: TemplateRoomState) => T): T => useStore(store, select);
export const templateRoom = (): TemplateRoomState => store.getState();
export const setTemplateRoom = (part: Partial<TemplateRoomState>): void => store.setState(part);
export const subscribeTemplateRoom = (changed: () => void): (() => void) => store.subscribe(changed);

let shown = "";
/** Another template or another project begins with nothing chosen; the sample card stays where it can. */
export function showTemplate(session: string, name: TemplateName): void {
  const key = `${session} ${name}`;
  if (key === shown) return;
  const { sample, percent } = store.getState();
  const isSameProject = shown.startsWith(`${session} `);
  shown = key;
  store.setState({ ...nothing, percent, ...(isSameProject && { sample }) });
}

export const selectLayers = (selection: readonly Pointer[]): void => store.setState({ selection, renaming: undefined });

/** Adds a layer to the selection, or takes it out. */
export function toggleLayer(pointer: Pointer): void {
  const { selection } = store.getState();
  selectLayers(selection.includes(pointer) ? selection.filter((other) => other !== pointer) : [...selection, pointer]);
}

const toggled = (set: ReadonlySet<Pointer>, pointer: Pointer): Set<Pointer> => {
  const next = new Set(set);
  if (!next.delete(pointer)) next.add(pointer);
  return next;
};

export const toggleHidden = (pointer: Pointer): void =>
  store.setState(({ hidden }) => ({ hidden: toggled(hidden, pointer) }));
export const toggleFolded = (pointer: Pointer): void =>
  store.setState(({ folded }) => ({ folded: toggled(folded, pointer) }));

/** Opens everything a layer lies in, so that it is listed. */
export const unfoldTo = (pointer: Pointer): void =>
  store.setState(({ folded }) => ({
    folded: new Set([...folded].filter((holder) => holder === pointer || !isWithin(pointer, holder))),
  }));

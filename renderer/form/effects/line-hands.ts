import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useState } from "react";
import { onlyKey } from "../../../engine/core/compiler";
import type { Json } from "../../../engine/core/vocabulary";
import { addAfter, duplicate, type Edit, move, moveTo, remove } from "../../../engine/words/edits";
import { isEffect, type Line } from "../../../engine/words/lines";
import { keysOf, type Pointer, parentOf } from "../../../schemas/json-pointer";
import { readJson } from "../../../schemas/json-text";
import { ownValue } from "../../../schemas/own-value";
import { useBuilder } from "./builder";

/** What hands do with a line of an ability, beyond its buttons: by keys, by the clipboard, by dragging. */

/** Arrows go from handle to handle; the rest is done with the effect that the line says. */
export function useLineKeys({ place }: Line) {
  const { root, edit } = useBuilder();
  const edits: Readonly<Record<string, () => Edit | undefined>> = {
    "Alt+ArrowUp": () => move(root, place, -1),
    "Alt+ArrowDown": () => move(root, place, 1),
    "Ctrl+d": () => duplicate(root, place),
    "Ctrl+Enter": () => addAfter(root, place),
    Delete: () => remove(root, place),
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    // What opens from the line has keys of its own.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const key = `${event.ctrlKey || event.metaKey ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}${event.key}`;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    if (step !== undefined) {
      const handles = [...event.currentTarget.closest("section")!.querySelectorAll<HTMLElement>("[data-at]")];
      handles[handles.indexOf(event.target as HTMLElement) + step]?.focus();
    } else if (ownValue(edits, key) && isEffect(place)) edit(edits[key]!());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** As which an effect or an ability travels, so that cards, chats and files exchange it. */
export const copiedText = ({ value }: Line["place"]): string => JSON.stringify(value);

/** Of a line its effect is copied; of the line that says when, the whole ability. */
export function useLineClipboard({ place }: Line) {
  const { root, lexicon, disabled, edit } = useBuilder();
  return {
    onCopy(event: ClipboardEvent) {
      if (window.getSelection()?.toString()) return;
      event.clipboardData.setData("text/plain", copiedText(place));
      event.preventDefault();
    },
    onPaste(event: ClipboardEvent) {
      const pasted = readPasted(event.clipboardData.getData("text/plain"));
      const key = pasted === undefined ? undefined : onlyKey(pasted);
      if (disabled || pasted === undefined || key === undefined || !ownValue(lexicon.words.verbs, key)) return;
      if (!isEffect(place)) return;
      event.preventDefault();
      edit(addAfter(root, place, pasted));
    },
  };
}

export function readPasted(text: string): Json | undefined {
  const read = readJson(text);
  return read.ok ? (read.json as Json) : undefined;
}

/** What is dragged, by its grip; one at a time, in the whole studio. */
let dragged: Line["place"] | undefined;

export function useLineDrag({ place }: Line) {
  const { root, lexicon, edit } = useBuilder();
  const [isDragged, setDragged] = useState(false);
  const [side, setSide] = useState<"before" | "after">();
  const to = () => (dragged && isEffect(place) ? moveTo(lexicon, root, dragged, place) : undefined);
  return {
    /** How its line looks while something is dragged. */
    look: { "data-dragged": isDragged || undefined, "data-drop": side },
    source: {
      draggable: true,
      onDragStart(event: DragEvent) {
        dragged = place;
        setDragged(true);
        const line = event.currentTarget.closest("[data-line]")!;
        event.dataTransfer.setDragImage(line, 0, 0);
        event.dataTransfer.setData("text/plain", copiedText(place));
      },
      onDragEnd() {
        dragged = undefined;
        setDragged(false);
      },
    },
    target: {
      onDragOver(event: DragEvent) {
        if (!to()) return;
        event.preventDefault();
        setSide(isFurtherDown(dragged!.at, place.at) ? "after" : "before");
      },
      onDragLeave: () => setSide(undefined),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setSide(undefined);
        edit(to());
      },
    },
  };
}

/** Whether it stands in the same list, later: what comes down to it stands after it then. */
const isFurtherDown = (from: Pointer, to: Pointer): boolean =>
  parentOf(from) === parentOf(to) && Number(keysOf(from).at(-1)) < Number(keysOf(to).at(-1));

import type { ClipboardEvent, DragEvent, KeyboardEvent } from "react";
import { onlyKey } from "../../../engine/core/compiler";
import type { Json } from "../../../engine/core/vocabulary";
import { addAfter, duplicate, type Edit, move, moveTo, remove } from "../../../engine/words/edits";
import { isEffect, type Line } from "../../../engine/words/lines";
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

/** An effect travels as its JSON, so that cards, chats and files exchange it. */
export function useLineClipboard({ place }: Line) {
  const { root, lexicon, disabled, edit } = useBuilder();
  return {
    onCopy(event: ClipboardEvent) {
      if (!isEffect(place) || window.getSelection()?.toString()) return;
      event.clipboardData.setData("text/plain", JSON.stringify(place.value));
      event.preventDefault();
    },
    onPaste(event: ClipboardEvent) {
      const pasted = readPasted(event.clipboardData.getData("text/plain"));
      const key = pasted === undefined ? undefined : onlyKey(pasted);
      if (disabled || pasted === undefined || key === undefined || !ownValue(lexicon.words.verbs, key)) return;
      event.preventDefault();
      edit(isEffect(place) ? addAfter(root, place, pasted) : undefined);
    },
  };
}

function readPasted(text: string): Json | undefined {
  const read = readJson(text);
  return read.ok ? (read.json as Json) : undefined;
}

/** What is dragged, by its grip; one at a time, in the whole studio. */
let dragged: Line["place"] | undefined;

export function useLineDrag({ place }: Line) {
  const { root, edit } = useBuilder();
  const to = () => (dragged && isEffect(place) ? moveTo(root, dragged, place) : undefined);
  return {
    source: {
      draggable: true,
      onDragStart(event: DragEvent) {
        dragged = place;
        event.dataTransfer.setData("text/plain", JSON.stringify(place.value));
      },
      onDragEnd() {
        dragged = undefined;
      },
    },
    target: {
      onDragOver(event: DragEvent) {
        if (to()) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        edit(to());
      },
    },
  };
}

import { type RefObject, useRef } from "react";
import type { TableView } from "../../../engine/free-table/view";
import { useLatest } from "../../ui/use-latest";
import { type Camera, unit } from "./camera";
import type { Place } from "./extent";
import { freeTable, selectThings } from "./free-table-store";

interface Where {
  surface: RefObject<HTMLElement | null>;
  camera: RefObject<Camera | null>;
}

/** On empty ground a frame around things chooses them; the middle button, or a finger, moves the surface, two make it larger. */
export function useSweep({ surface, camera }: Where, view: TableView): (down: PointerEvent) => void {
  const latest = useLatest(view);
  const fingers = useRef(new Map<number, Place>());
  return (down: PointerEvent): void => {
    const isTouch = down.pointerType === "touch";
    const looks = isTouch || down.button === 1 || down.altKey;
    const start = camera.current!.at(down.clientX, down.clientY);
    const before = down.shiftKey ? freeTable.getState().selection : new Set<number>();
    let last: Place = { x: down.clientX, y: down.clientY };
    fingers.current.set(down.pointerId, last);
    let box: HTMLElement | null = null;
    let inside: number[] = [];
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const now = { x: event.clientX, y: event.clientY };
      if (looks) {
        const other = [...fingers.current].find(([id]) => id !== down.pointerId)?.[1];
        if (other) {
          const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(last.x - other.x, last.y - other.y);
          camera.current!.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
        } else camera.current!.pan(now.x - last.x, now.y - last.y);
      } else {
        const end = camera.current!.at(now.x, now.y);
        box ??= surface.current!.appendChild(document.createElement("div"));
        box.dataset.sweep = "";
        const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
        const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
        Object.assign(box.style, {
          transform: `translate(${left * unit}px, ${top * unit}px)`,
          width: `${(right - left) * unit}px`,
          height: `${(bottom - top) * unit}px`,
        });
        inside = latest.current.things.flatMap(({ id, kind, x, y }) =>
          kind !== "zone" && x >= left && x <= right && y >= top && y <= bottom ? [id] : [],
        );
        const chosen = [...before, ...inside];
        if (chosen.length !== freeTable.getState().selection.size) selectThings(chosen);
      }
      last = now;
      fingers.current.set(down.pointerId, now);
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      fingers.current.delete(down.pointerId);
      if (!looks && !box && !down.shiftKey) selectThings([]);
      box?.remove();
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
}

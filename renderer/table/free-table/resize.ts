import type { SeenThing } from "../../../engine/free-table/view";
import { type Camera, unit } from "./camera";
import { snapped } from "./extent";
import { act } from "./free-table-store";

/** mm */
const least = 60;

/** An area is drawn larger or smaller by its corner. Its middle stays where it is. */
export function resize(down: PointerEvent, thing: SeenThing | undefined, camera: Camera): void {
  if (thing?.kind !== "zone" || down.button !== 0) return;
  const element = (down.target as Element).closest<HTMLElement>("[data-free]")!;
  const sizeAt = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = camera.at(clientX, clientY);
    return { width: Math.max(least, snapped((x - thing.x) * 2)), height: Math.max(least, snapped((y - thing.y) * 2)) };
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const { width, height } = sizeAt(event);
    Object.assign(element.style, {
      width: `${width * unit}px`,
      height: `${height * unit}px`,
      transform: `translate(${(thing.x - width / 2) * unit}px, ${(thing.y - height / 2) * unit}px)`,
    });
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    act({ type: "size", thing: thing.id, ...sizeAt(event) });
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}

import type { PointerEvent as ReactPointerEvent } from "react";
import { swallowClick } from "../../ui/swallow-click";
import { type CarryPlace, carrying, type Held, placeAt, type Refusals } from "./held-card";
import { scrollAtEdge } from "./scroll-at-edge";

/** Cards are taken up, carried and let go: by mouse, pen or finger. What that means is said by whoever has the deck. */

export interface Table {
  refusalsFor(held: Held): Refusals;
  /** It was let go: one copy alone, with Shift. */
  put(held: Held, place: CarryPlace, pile: string | undefined, isOne: boolean): void;
  refuse(reason: string): void;
}

let table: Table | undefined;

/** Whoever has the deck on the table. */
export function carryOn(own: Table): () => void {
  table = own;
  // A finger that carries a card scrolls nothing, and asks for no menu.
  const hold = (event: Event) => carrying.getState().carried && event.preventDefault();
  window.addEventListener("touchmove", hold, { passive: false });
  window.addEventListener("contextmenu", hold, { capture: true });
  return () => {
    table = undefined;
    end?.();
    window.removeEventListener("touchmove", hold);
    window.removeEventListener("contextmenu", hold, { capture: true });
  };
}

/** So far a mouse may tremble in a click, in pixels; and so long a finger rests before it takes a card, in milliseconds. */
const slack = 5;
const rest = 300;
/** Takes away what is left of the last drag. */
let end: (() => void) | undefined;

/** Of what can be taken up, and what is then carried along. */
export const carried = (held: Held, isFixed: boolean, alongOf?: () => readonly string[]) =>
  isFixed
    ? {}
    : {
        "data-lift": "",
        onPointerDown: (event: ReactPointerEvent) => {
          const isControl = (event.target as Element).closest("input, fieldset") !== null;
          if (event.button === 0 && event.isPrimary && !isControl)
            wait(event.nativeEvent, alongOf ? { ...held, along: alongOf() } : held);
        },
        onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
      };

function wait(down: PointerEvent, held: Held): void {
  end?.();
  const { pointerId, clientX, clientY, pointerType } = down;
  const isLifted = () => carrying.getState().carried !== null;
  const lift = ({ x, y }: { x: number; y: number }) => {
    if (!table) return;
    carrying.setState({ carried: { held, at: { x, y }, refusals: table.refusalsFor(held), over: undefined } });
    light(held, true);
  };
  const resting = pointerType === "touch" ? setTimeout(() => lift({ x: clientX, y: clientY }), rest) : undefined;
  const isOwn = (event: PointerEvent): boolean => event.pointerId === pointerId;
  const move = (event: PointerEvent) => {
    if (!isOwn(event)) return;
    const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) >= slack;
    // A finger that moves at once scrolls.
    if (!isLifted() && isFar && resting !== undefined) return stop();
    if (!isLifted() && isFar) lift(event);
    if (isLifted()) carry(event);
  };
  const up = (event: PointerEvent) => {
    if (!isOwn(event)) return;
    if (isLifted()) {
      swallowClick();
      letGo(event);
    }
    stop();
  };
  const cancel = (event: PointerEvent) => isOwn(event) && stop();
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isLifted()) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick();
    stop();
  };
  const stop = () => {
    clearTimeout(resting);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    window.removeEventListener("keydown", giveUp, { capture: true });
    light(held, false);
    scrollAtEdge(null);
    carrying.setState({ carried: null });
    end = undefined;
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  window.addEventListener("keydown", giveUp, { capture: true });
  end = stop;
}

function carry({ clientX: x, clientY: y }: PointerEvent): void {
  const { carried: now } = carrying.getState();
  if (!now) return;
  const under = document.elementFromPoint(x, y);
  const there = placeAt(under);
  for (const each of document.querySelectorAll<HTMLElement>("[data-over]")) delete each.dataset.over;
  if (there) there.element.dataset.over = "";
  scrollAtEdge(under, y);
  carrying.setState({ carried: { ...now, at: { x, y }, over: there?.place } });
}

function letGo({ clientX, clientY, shiftKey }: PointerEvent): void {
  const { carried: now } = carrying.getState();
  const there = placeAt(document.elementFromPoint(clientX, clientY));
  if (!now || !there) return;
  const reason = now.refusals[there.place];
  if (reason === undefined) table?.put(now.held, there.place, there.pile, shiftKey);
  else table?.refuse(reason);
}

/** Shows where the card may go, and where it may not. */
function light({ from }: Held, isOn: boolean): void {
  const refusals = carrying.getState().carried?.refusals ?? {};
  for (const element of document.querySelectorAll<HTMLElement>("[data-takes]")) {
    const { place } = placeAt(element)!;
    delete element.dataset.over;
    delete element.dataset.may;
    const isPile = element.dataset.takesPile !== undefined;
    if (isOn && !isPile && place !== from) element.dataset.may = refusals[place] === undefined ? "yes" : "no";
  }
}

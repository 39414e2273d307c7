import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLatest } from "../../ui/use-latest";
import { useStableCallback } from "../../ui/use-stable-callback";
import { isEnough, type Spot, targetAt } from "../dragging";
import { pictureOf } from "../motion/picture";
import { seenAt } from "../motion/scene";
import { held } from "./held";
import type { Picking } from "./use-picks";

/** Things are taken in hand, carried and let go: by mouse, pen or finger. What that means is said by the answers alone. */

interface Carried {
  key: string;
  element: HTMLElement;
  picture: HTMLElement;
  /** Where it lay, and the zone in which letting go changes nothing. */
  from: DOMRect;
  home: DOMRect;
  homeElement: HTMLElement;
  spots: (Spot & { element: HTMLElement })[];
  over: HTMLElement | null;
  isAble: boolean;
}

/** What of a decision matters to whoever carries something. */
export type DragPicking = Pick<Picking, "next" | "rows" | "filling" | "isFieldOpen" | "lift" | "put" | "unlift"> & {
  picks: Pick<Picking["picks"], "keys">;
};

interface Drag {
  onPointerDown(event: React.PointerEvent): void;
  /** Lets go without doing anything, if something is held. */
  cancel(): boolean;
  isHolding(): boolean;
}

interface Reactions {
  onLift(): void;
  /** Whether the rules know what a thing would mean on another one, and refuse it: then letting go there means nothing else. */
  refuses(key: string, on: string): Promise<boolean>;
  /** It was let go where it can't lie: the thing, and what it was put on, or that it was a point of the field. */
  onRefused(keys: readonly string[], said: string | null, at: DOMRect, isPoint: boolean): void;
  /** A finger rests on a thing: whether there is something to tell of it. */
  onLongPress(element: Element): boolean;
}

/** So far a finger or a mouse may tremble in a click, in pixels. */
const slack = 6;
const glide = 180;
/** So long a finger rests before it asks, in milliseconds. */
const rest = 550;

export function useDrag(
  layer: RefObject<HTMLElement | null>,
  picking: DragPicking,
  snapshot: unknown,
  { onLift, refuses, onRefused, onLongPress }: Reactions,
): Drag {
  const latest = useLatest(picking);
  const carried = useRef<Carried | null>(null);
  /** Takes away what is left of the last drag: listeners, the picture. */
  const end = useRef<(() => void) | null>(null);

  const cancel = useStableCallback((): boolean => {
    const was = carried.current;
    end.current?.();
    if (!was) return false;
    latest.current.unlift();
    glideBack(was);
    return true;
  });
  // What was asked is no longer asked: whatever is held belongs where it lies now.
  useLayoutEffect(() => {
    void snapshot;
    end.current?.();
    held.setState({ dropped: null });
  }, [snapshot]);

  const onPointerDown = useStableCallback((down: React.PointerEvent) => {
    const element = down.target instanceof Element ? down.target.closest<HTMLElement>("[data-lift]") : null;
    if (down.button !== 0 || !down.isPrimary || !layer.current) return;
    if (!element) {
      // A place, a number, another's piece: it can't be taken, but asked about.
      end.current?.();
      if (down.pointerType !== "mouse") restOn(down.nativeEvent, onLongPress);
      return;
    }
    const { pointerId, clientX, clientY } = down;
    const table = down.currentTarget as HTMLElement;
    end.current?.();
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
      if (!carried.current) {
        if (Math.hypot(dx, dy) < slack) return;
        clearTimeout(resting);
        carried.current = take(element, table, layer.current!, latest.current);
        onLift();
      }
      carry(carried.current, [dx, dy], event, latest.current);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      if (!carried.current) {
        stop();
        return;
      }
      swallowClick();
      void letGo(carried.current, table, event);
    };
    const lost = (event: PointerEvent): void => {
      if (event.pointerId === pointerId) cancel();
    };
    const { target } = down;
    const resting = setTimeout(() => {
      if (down.pointerType === "mouse" || carried.current) return;
      stop();
      askAt(target as Element, onLongPress);
    }, rest);
    const stop = (): void => {
      clearTimeout(resting);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", lost);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", lost);
    end.current = () => {
      stop();
      end.current = null;
      const was = carried.current;
      carried.current = null;
      held.setState({ over: null });
      if (!was) return;
      delete table.dataset.carrying;
      delete was.element.dataset.lifted;
      delete was.homeElement.dataset.origin;
      delete was.over?.dataset.over;
      was.picture.remove();
    };
  });

  const letGo = async (now: Carried, table: HTMLElement, { clientX: x, clientY: y }: PointerEvent): Promise<void> => {
    const { picks, next, isFieldOpen } = latest.current;
    const isOutside = !isInside(now.home, x, y);
    const point = isFieldOpen ? (held.getState().pointAt?.(x, y) ?? null) : null;
    const target = isOutside ? targetAt(now.spots, next, x, y, point ? 0 : undefined) : null;
    const isAnywhere = isOutside && isInside(table.getBoundingClientRect(), x, y);
    const rect = now.picture.getBoundingClientRect();
    const isEnoughSaid = isEnough(latest.current, new Set(picks.keys));
    const on = target !== null ? { key: target } : point ? { at: point } : null;
    const hit = targetAt(now.spots, new Set(now.spots.map(({ key }) => key)), x, y, 0);
    const isDone = now.isAble && (on !== null || (isAnywhere && isEnoughSaid));
    const means = isDone && (target !== null || hit === null || !(await refuses(now.key, hit)));
    if (carried.current !== now) return;
    if (means) held.setState({ dropped: { key: now.key, rect } });
    const put = means ? await latest.current.put(on) : null;
    if (carried.current !== now) return;
    if (put === "done") {
      // Until it is seen where it lies now.
      setTimeout(() => carried.current === now && end.current?.(), 800);
      return;
    }
    held.setState({ dropped: null });
    end.current?.();
    glideBack(now);
    if (put === "goes on") return;
    latest.current.unlift();
    if (!isOutside) return;
    onRefused(hit === null ? [now.key] : [now.key, hit], put?.refused ?? null, rect, hit === null && point !== null);
  };

  function glideBack({ picture, element, from }: Carried): void {
    if (!layer.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const { transform } = picture.style;
    layer.current.append(picture);
    element.dataset.lifted = "";
    const back = (): void => {
      picture.remove();
      delete element.dataset.lifted;
    };
    const frames = [{ transform }, { transform: from.width > 0 ? "none" : transform }];
    picture.animate(frames, { duration: glide, easing: "ease-out" }).finished.then(back, back);
  }

  return { onPointerDown, cancel, isHolding: () => carried.current !== null };
}

/** Letting go of what was asked about is no click on it. */
function askAt(target: Element, onLongPress: Reactions["onLongPress"]): void {
  if (onLongPress(target)) swallowClick(1000);
}

/** Asks about what a finger rests on, unless it moves or leaves first. */
function restOn({ target, clientX, clientY, pointerId }: PointerEvent, onLongPress: Reactions["onLongPress"]): void {
  const resting = setTimeout(() => {
    stop();
    if (target instanceof Element) askAt(target, onLongPress);
  }, rest);
  const isOver = (event: PointerEvent): boolean =>
    event.type !== "pointermove" || Math.hypot(event.clientX - clientX, event.clientY - clientY) > slack;
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerId === pointerId && isOver(event)) stop();
  };
  const heard = ["pointermove", "pointerup", "pointercancel"] as const;
  const stop = (): void => {
    clearTimeout(resting);
    for (const type of heard) window.removeEventListener(type, onPointer);
  };
  for (const type of heard) window.addEventListener(type, onPointer);
}

function take(element: HTMLElement, table: HTMLElement, layer: HTMLElement, picking: DragPicking): Carried {
  const key = element.dataset.lift!;
  const from = element.getBoundingClientRect();
  const homeElement = element.closest<HTMLElement>("[data-home]") ?? element;
  const home = homeElement.getBoundingClientRect();
  const picture = pictureOf(element, from, seenAt(layer));
  const spots = [...table.querySelectorAll<HTMLElement>("[data-thing], [data-drop]")].flatMap((each) => {
    const own = each.dataset.drop ?? each.dataset.thing!;
    return own === key || each === element ? [] : [{ key: own, rect: each.getBoundingClientRect(), element: each }];
  });
  element.dataset.lifted = "";
  homeElement.dataset.origin = "";
  const isAble = picking.lift(key);
  table.dataset.carrying = isAble ? "able" : "unable";
  return { key, element, picture, from, home, homeElement, spots, over: null, isAble };
}

function carry(now: Carried, [dx, dy]: readonly [number, number], at: PointerEvent, picking: DragPicking): void {
  const { clientX: x, clientY: y } = at;
  now.picture.style.transform = `translate(${dx}px, ${dy}px)`;
  held.setState({ over: now.isAble ? { x, y } : null });
  const key = now.isAble && !isInside(now.home, x, y) ? targetAt(now.spots, picking.next, x, y) : null;
  const over = now.spots.find((spot) => spot.key === key)?.element ?? null;
  if (over === now.over) return;
  delete now.over?.dataset.over;
  now.over = over;
  if (over) over.dataset.over = "";
}

const isInside = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** What follows from letting go of the button is no click. */
function swallowClick(within = 0): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), within);
}

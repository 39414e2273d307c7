import { type RefObject, useEffect, useRef } from "react";
import type { SeenThing, TableView } from "../../../engine/free-table/view";
import { swallowClick } from "../../ui/swallow-click";
import { useLatest } from "../../ui/use-latest";
import { useStableCallback } from "../../ui/use-stable-callback";
import type { Size } from "../layout/rect";
import { type Camera, unit } from "./camera";
import { type Carried, moveOf } from "./carrying";
import { extentOf, landingOf, type Place, ridersOf } from "./extent";
import { act, currentTable, freeTable, selectThings } from "./free-table-store";
import { LandingMark } from "./landing-mark";
import { resize } from "./resize";
import { useSweep } from "./use-sweep";

/** Things are taken, carried and let go, by mouse, pen or finger. */

/** So far a finger or a mouse may tremble in a click, in pixels. */
const slack = 5;
/** So long a finger rests before it asks, in milliseconds. */
const rest = 550;

interface Where {
  frame: RefObject<HTMLElement | null>;
  surface: RefObject<HTMLElement | null>;
  camera: RefObject<Camera | null>;
}

interface Reactions {
  onMenu(at: { x: number; y: number }, things: readonly number[] | { hand: number }): void;
}

interface Held extends Carried {
  /** What follows the hand. */
  elements: readonly HTMLElement[];
  ghost: HTMLElement | null;
  /** The middle of what is held first, where it lay, and its size. */
  from: Place;
  size: Size;
  others: readonly SeenThing[];
}

export function useCarry({ frame, surface, camera }: Where, view: TableView, card: Size, { onMenu }: Reactions) {
  const latest = useLatest({ view, card });
  const stop = useRef<(() => void) | null>(null);
  const landing = useRef<LandingMark | null>(null);
  /** Where the first finger went down on a thing. */
  const carrying = useRef<PointerEvent | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const sweep = useSweep({ surface, camera }, view);

  const thingAt = (element: Element): SeenThing | undefined => {
    const id = Number(element.closest<HTMLElement>("[data-free]")?.dataset.free);
    return latest.current.view.things.find((thing) => thing.id === id);
  };

  function lift(down: PointerEvent, target: Element, isGrip: boolean): Held | null {
    const { view: now, card: size } = latest.current;
    const inHand = target.closest<HTMLElement>("[data-hand-at]");
    const start = camera.current!.at(down.clientX, down.clientY);
    if (inHand) {
      const face = inHand.querySelector("[data-face]") ?? inHand;
      const ghost = ghostOf(face, surface.current!, size, start);
      const source = { hand: now.turn, at: Number(inHand.dataset.handAt) };
      return { source, elements: [ghost], ghost, from: start, size, others: now.things, isCards: true };
    }
    const thing = thingAt(target);
    if (!thing) return null;
    const { selection } = freeTable.getState();
    const isOneOfMany = selection.has(thing.id) && selection.size > 1;
    const isWhole = isOneOfMany || down.shiftKey || isGrip;
    if (thing.kind === "cards" && thing.count > 1 && !isWhole) {
      const face = target.closest("[data-free]")!.querySelector("[data-face]")!;
      const ghost = ghostOf(face, surface.current!, size, thing, thing.turn);
      const source = { top: thing.id, count: thing.count, turn: thing.turn };
      return { source, elements: [ghost], ghost, from: thing, size, others: now.things, isCards: true };
    }
    const chosen = selection.has(thing.id) ? selection : new Set([thing.id]);
    if (!selection.has(thing.id)) selectThings([thing.id]);
    const all = new Set([...chosen, ...ridersOf(chosen, now.things, size)]);
    const elements = [...all].flatMap((id) => surface.current!.querySelector<HTMLElement>(`[data-free="${id}"]`) ?? []);
    for (const element of elements) element.dataset.lifted = "";
    return {
      source: { things: now.things.flatMap(({ id }) => (all.has(id) ? [id] : [])), lead: thing.id },
      elements,
      ghost: null,
      from: thing,
      size: extentOf(thing, size),
      others: now.things.filter(({ id }) => !all.has(id)),
      isCards: thing.kind === "cards",
    };
  }

  const carry = (down: PointerEvent, target: Element, isGrip: boolean): void => {
    const begin = { x: down.clientX, y: down.clientY };
    let held: Held | null = null;
    const pressed = thingAt(target);
    const resting = setTimeout(() => {
      if (down.pointerType === "mouse" || held) return;
      end();
      askAt(target, begin);
    }, rest);
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const [dx, dy] = [event.clientX - begin.x, event.clientY - begin.y];
      if (!held) {
        if (Math.hypot(dx, dy) < slack) return;
        clearTimeout(resting);
        held = lift(down, target, isGrip);
        if (!held) {
          end();
          return;
        }
        frame.current!.dataset.carrying = "";
        landing.current = new LandingMark(surface.current!, frame.current!);
      }
      const per = camera.current!.scale * unit;
      for (const element of held.elements) element.style.translate = `${(dx / per) * unit}px ${(dy / per) * unit}px`;
      landing.current!.show(goalOf(held, event, dx / per, dy / per), held, latest.current.card);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      if (held) {
        const per = camera.current!.scale * unit;
        const goal = goalOf(held, event, (event.clientX - begin.x) / per, (event.clientY - begin.y) / per);
        settle(held);
        const made = moveOf(held, goal, currentTable()!, event.shiftKey);
        if (made) act(made);
        swallowClick();
      } else if (pressed && down.button === 0) choose(pressed.id, down);
      end();
    };
    const end = (): void => {
      clearTimeout(resting);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", onEscape, true);
      landing.current?.remove();
      landing.current = null;
      if (frame.current) delete frame.current.dataset.carrying;
      if (held) letGo(held);
      held = null;
      stop.current = null;
    };
    const cancel = (event: PointerEvent): void => {
      if (event.pointerId === down.pointerId) end();
    };
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !held) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    stop.current?.();
    stop.current = end;
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", onEscape, true);
  };

  /** Whether it would go to a hand, onto a stack, beside another card or where it is let go. */
  function goalOf(held: Held, { clientX, clientY }: PointerEvent, dx: number, dy: number) {
    const under = document.elementFromPoint(clientX, clientY);
    const hand = under?.closest<HTMLElement>("[data-hand-of]");
    if (hand && held.isCards)
      return { kind: "hand" as const, seat: Number(hand.dataset.handOf), at: placeInHand(hand, held.source, clientX) };
    if (!under || !frame.current?.contains(under)) return { kind: "nowhere" as const };
    const x = held.from.x + dx;
    const y = held.from.y + dy;
    return landingOf({ x, y, size: held.size, isCards: held.isCards }, held.others, latest.current.card);
  }

  const choose = (id: number, { shiftKey, ctrlKey, metaKey }: PointerEvent): void => {
    const { selection } = freeTable.getState();
    const isOne = !shiftKey && !ctrlKey && !metaKey;
    const next = new Set(isOne ? [] : selection);
    if (!next.delete(id)) next.add(id);
    selectThings(next);
  };

  const askAt = useStableCallback((target: Element, at: Place): boolean => {
    const inHand = target.closest<HTMLElement>("[data-hand-at]");
    if (inHand) {
      onMenu(at, { hand: Number(inHand.dataset.handAt) });
      return true;
    }
    const thing = thingAt(target);
    if (!thing) return false;
    const { selection } = freeTable.getState();
    if (!selection.has(thing.id)) selectThings([thing.id]);
    onMenu(at, selection.has(thing.id) ? [...selection] : [thing.id]);
    return true;
  });

  const onPointerDown = useStableCallback(({ nativeEvent: down, target }: React.PointerEvent) => {
    if (!(target instanceof Element) || target.closest("[data-typing]")) return;
    if (down.isPrimary) carrying.current = null;
    else {
      // Two fingers look from nearer or farther, also where things lie; whatever one of them had taken is let go.
      if (carrying.current) {
        stop.current?.();
        sweep(carrying.current);
      }
      carrying.current = null;
      if (frame.current?.contains(target)) sweep(down);
      return;
    }
    // What is drawn on a card may be drawn anew meanwhile; the card itself stays.
    const taken = target.closest("[data-body], [data-hand-at]");
    if (taken) {
      if (down.button !== 0) return;
      carrying.current = down;
      carry(down, taken, target.closest("[data-whole]") !== null);
    } else if (target.closest("[data-resize]")) resize(down, thingAt(target), camera.current!);
    else if (frame.current?.contains(target)) sweep(down);
  });
  return { onPointerDown, askAt };
}

/** Among the other cards of the hand, by their middles. */
function placeInHand(hand: HTMLElement, source: Carried["source"], x: number): number {
  const own = "hand" in source ? source.at : -1;
  return [...hand.querySelectorAll<HTMLElement>("[data-hand-at]")].filter((each) => {
    const { left, width } = each.getBoundingClientRect();
    return Number(each.dataset.handAt) !== own && left + width / 2 < x;
  }).length;
}

function ghostOf(face: Element, surface: HTMLElement, size: Size, { x, y }: Place, turn = 0): HTMLElement {
  const ghost = document.createElement("div");
  ghost.dataset.ghost = "";
  ghost.append(face.cloneNode(true));
  Object.assign(ghost.style, {
    width: `${size.width * unit}px`,
    height: `${size.height * unit}px`,
    transform: `translate(${(x - size.width / 2) * unit}px, ${(y - size.height / 2) * unit}px) rotate(${turn}deg)`,
  });
  surface.append(ghost);
  return ghost;
}

/** What was let go is drawn where it lies now, and doesn't glide there from where it lay. */
function settle({ elements }: Held): void {
  for (const element of elements) element.dataset.still = "";
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const element of elements) delete element.dataset.still;
    }),
  );
}

function letGo({ elements, ghost }: Held): void {
  ghost?.remove();
  for (const element of elements) {
    element.style.translate = "";
    delete element.dataset.lifted;
  }
}

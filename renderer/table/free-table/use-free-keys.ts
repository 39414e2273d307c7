import { type RefObject, useEffect } from "react";
import type { SeenThing, TableView } from "../../../engine/free-table/view";
import { useStableCallback } from "../../ui/use-stable-callback";
import type { Size } from "../layout/rect";
import { type Action, type Asking, actionsOn, drawMany } from "./actions";
import { act, freeTable, selectThings } from "./free-table-store";
import { beginWriting } from "./writing";

/** Keys of the free table: on what has the keyboard, or on all that is chosen. */

interface Keys {
  view: TableView;
  card: Size;
  ask: Asking;
  frame: RefObject<HTMLElement | null>;
  /** Something covers the table. */
  isCovered: boolean;
  onMenu(target: Element, at: { x: number; y: number }): boolean;
  onLarge(card: string): void;
  onFit(): void;
  onZoom(factor: number): void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** mm */
const step = 5;
const leap = 25;

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [role=dialog], [role=menu], [role=listbox], [role=separator]") !== null;

const keyOf = ({ key }: KeyboardEvent): string =>
  ({ " ": "Space", Backspace: "Delete", "-": "−", "=": "+" })[key] ?? (key.length === 1 ? key.toUpperCase() : key);

export function useFreeKeys(keys: Keys): void {
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || keys.isCovered || isElsewhere(event.target)) return;
    if (answer(event, keys)) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  useEffect(() => {
    // Before the studio's own keys: what means something here means nothing else.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [onKeyDown]);
}

/** What the next key is about: the thing that has the keyboard, with all that are chosen if it is one of them. */
function meantThings(view: TableView): SeenThing[] {
  const { selection } = freeTable.getState();
  const focused = document.activeElement?.closest<HTMLElement>("[data-free]");
  const own = focused ? Number(focused.dataset.free) : undefined;
  const ids = own === undefined || selection.has(own) ? selection : new Set([own]);
  return view.things.filter(({ id }) => ids.has(id));
}

function answer(event: KeyboardEvent, keys: Keys): boolean {
  const { view, card, ask, frame } = keys;
  const { target, shiftKey } = event;
  const isOn = target instanceof HTMLElement;
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    if (event.key !== "a" || !isOn || target.closest("[data-hand-at]")) return false;
    selectThings(view.things.flatMap(({ id, kind }) => (kind === "zone" ? [] : [id])));
    return true;
  }
  const inHand = isOn ? target.closest<HTMLElement>("[data-hand-at]") : null;
  if (inHand) return answerInHand(event, inHand, keys);
  const isThing = isOn && target.closest("[data-body]") !== null;
  // Another button means itself.
  if (isOn && !isThing && target.closest("button, a, [role=combobox], [role=button]")) return false;
  const things = meantThings(view);
  if (event.key === "0" && !isThing) {
    keys.onFit();
    return true;
  }
  if (things.length === 0) {
    const zoom = { "+": 1.2, "-": 1 / 1.2 }[event.key];
    if (zoom !== undefined) keys.onZoom(zoom);
    return zoom !== undefined;
  }
  if (event.key === "Escape") {
    selectThings([]);
    return true;
  }
  const way = arrows[event.key];
  if (way) {
    const by = shiftKey ? leap : step;
    const to = things.map(({ id, x, y }) => ({ thing: id, x: x + way[0] * by, y: y + way[1] * by }));
    act({ type: "move", to }, { merges: true });
    return true;
  }
  if (event.key === "Enter" && isThing) {
    const { left, top, width, height } = target.getBoundingClientRect();
    return keys.onMenu(target, { x: left + width / 2, y: top + height / 2 });
  }
  if (/^[1-9]$/.test(event.key) && drawMany(things, Number(event.key))) return true;
  const [only] = things.length === 1 ? things : [];
  if (event.key === "F2" && only?.kind === "note") {
    beginWriting(only.id);
    return true;
  }
  const key = event.key === "t" || event.key === "T" ? "E" : keyOf(event);
  const found: Action | undefined = actionsOn(things, view, card, ask).find((action) => action.key === key);
  found?.run();
  // What was on the table may be gone, and the keyboard with it.
  if (found) requestAnimationFrame(() => keepFocus(frame.current));
  return found !== undefined || key === "Space";
}

function keepFocus(frame: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const [next] = freeTable.getState().selection;
  const there = next === undefined ? null : frame?.querySelector<HTMLElement>(`[data-free="${next}"] [data-body]`);
  there?.focus({ preventScroll: true });
}

function answerInHand({ key, shiftKey }: KeyboardEvent, card: HTMLElement, { view, onMenu, onLarge }: Keys): boolean {
  const { left, top, width } = card.getBoundingClientRect();
  const at = Number(card.dataset.handAt);
  if (key === "Enter") return onMenu(card, { x: left + width / 2, y: top });
  if (key === " ") {
    const id = view.people[view.turn]?.hand?.[at];
    if (id !== undefined) onLarge(id);
    return true;
  }
  const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (way === undefined) return false;
  if (shiftKey && at + way >= 0) act({ type: "arrange", at, to: at + way });
  const list = card.closest("ul");
  const focus = (): void => list?.querySelector<HTMLElement>(`[data-hand-at="${at + way}"]`)?.focus();
  // A card that was moved takes the keyboard along once it lies there.
  if (shiftKey) requestAnimationFrame(focus);
  else focus();
  return true;
}

import type { SeenThing } from "../../../engine/free-table/view";
import type { NewThing } from "../../../schemas/free-table";
import type { Size } from "../layout/rect";

/** How large things are, and where what is let go comes to lie. Pure, in millimetres; places are middles. */

export interface Place {
  x: number;
  y: number;
}

/** Until the template is known. */
export const poker = { width: 63, height: 88 };

const sizes = {
  counter: { width: 50, height: 40 },
  die: { width: 20, height: 20 },
  token: { width: 24, height: 24 },
  note: { width: 62, height: 46 },
} as const;

/** As it lies before it is turned. */
export function sizeOf(thing: SeenThing | NewThing, card: Size): Size {
  if (thing.kind === "cards") return card;
  if (thing.kind === "piece" || thing.kind === "zone") return { width: thing.width, height: thing.height };
  return sizes[thing.kind];
}

export function extentOf(thing: SeenThing | NewThing, card: Size): Size {
  const { width, height } = sizeOf(thing, card);
  const isAcross = "turn" in thing && thing.turn % 180 === 90;
  return isAcross ? { width: height, height: width } : { width, height };
}

const grid = 5;
export const snapped = (value: number): number => Math.round(value / grid) * grid;

/** Between things that lie side by side. */
export const besideGap = 4;
/** So near to a place beside another it goes there. */
const besideReach = 10;
/** This part of a card's width and height, from middle to middle, still means the stack. */
const stackReach = 0.36;

export type Landing =
  | { kind: "stack"; onto: number; x: number; y: number }
  | { kind: "beside"; x: number; y: number }
  | { kind: "place"; x: number; y: number };

interface Dropped extends Place {
  size: Size;
  /** Goes onto stacks. */
  isCards: boolean;
}

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
const nearest = <T extends Place>(places: readonly T[], to: Place): T | undefined =>
  places.toSorted((a, b) => distance(a, to) - distance(b, to))[0];

/** What letting go here would do; `others` are the things that stay where they are. */
export function landingOf({ x, y, size, isCards }: Dropped, others: readonly SeenThing[], card: Size): Landing {
  const here = { x, y };
  const piles = others.filter(({ kind }) => kind === "cards");
  if (isCards) {
    const under = piles.filter((pile) => {
      const { width, height } = extentOf(pile, card);
      return Math.abs(pile.x - x) < width * stackReach && Math.abs(pile.y - y) < height * stackReach;
    });
    const onto = nearest(under, here);
    if (onto) return { kind: "stack", onto: onto.id, x: onto.x, y: onto.y };
    const beside = piles.flatMap((pile) => {
      const { width, height } = extentOf(pile, card);
      const across = (width + size.width) / 2 + besideGap;
      const down = (height + size.height) / 2 + besideGap;
      return [
        { x: pile.x + across, y: pile.y },
        { x: pile.x - across, y: pile.y },
        { x: pile.x, y: pile.y + down },
        { x: pile.x, y: pile.y - down },
      ];
    });
    const spot = nearest(beside, here);
    if (spot && distance(spot, here) < besideReach) return { kind: "beside", ...spot };
  }
  return { kind: "place", x: snapped(x), y: snapped(y) };
}

/** Small things that lie on cards and boards, and go where those go. */
export function ridersOf(ids: ReadonlySet<number>, things: readonly SeenThing[], card: Size): number[] {
  return things.flatMap((thing, at) => {
    const isSmall = thing.kind !== "cards" && thing.kind !== "zone" && thing.kind !== "note";
    if (!isSmall || ids.has(thing.id)) return [];
    const lies = things.slice(0, at).some((below) => {
      if (!ids.has(below.id) || (below.kind !== "cards" && below.kind !== "piece")) return false;
      const { width, height } = extentOf(below, card);
      return Math.abs(below.x - thing.x) < width / 2 && Math.abs(below.y - thing.y) < height / 2;
    });
    return lies ? [thing.id] : [];
  });
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(things: readonly SeenThing[], card: Size): Bounds | null {
  if (things.length === 0) return null;
  const all = things.map((thing) => ({ thing, size: extentOf(thing, card) }));
  return {
    left: Math.min(...all.map(({ thing, size }) => thing.x - size.width / 2)),
    top: Math.min(...all.map(({ thing, size }) => thing.y - size.height / 2)),
    right: Math.max(...all.map(({ thing, size }) => thing.x + size.width / 2)),
    bottom: Math.max(...all.map(({ thing, size }) => thing.y + size.height / 2)),
  };
}

/** The nearest place to `wanted` at which something of this size lies on nothing else. */
export function freePlace(wanted: Place, things: readonly SeenThing[], card: Size, size: Size = card): Place {
  const taken = things.flatMap((thing) =>
    thing.kind === "zone" ? [] : [{ ...extentOf(thing, card), x: thing.x, y: thing.y }],
  );
  const isFree = ({ x, y }: Place): boolean =>
    taken.every(
      (other) =>
        Math.abs(other.x - x) >= (other.width + size.width) / 2 + 1 ||
        Math.abs(other.y - y) >= (other.height + size.height) / 2 + 1,
    );
  const places = Array.from({ length: rings * 2 + 1 }, (_, row) =>
    Array.from({ length: rings * 2 + 1 }, (_, column) => ({
      x: snapped(wanted.x) + (column - rings) * grid * 2,
      y: snapped(wanted.y) + (row - rings) * grid * 2,
    })),
  ).flat();
  const found = nearest(places.filter(isFree), wanted);
  return found ? { x: found.x, y: found.y } : { x: snapped(wanted.x), y: snapped(wanted.y) };
}
const rings = 20;

import type { SeenPile, SeenThing, TableView } from "../../../engine/free-table/view";
import type { Size } from "../layout/rect";
import { besideGap } from "./extent";
import { act, selectThings } from "./free-table-store";

/** What can be done with things on the table: one list, for the menu, the keys and those who listen. */

export interface Action {
  label: string;
  /** The key that does it. */
  key?: string;
  /** Begins another part of the menu. */
  isFirst?: boolean;
  run(): void;
}

/** What an action asks first, or shows. */
export interface Asking {
  name(thing: SeenThing): void;
  write(note: number): void;
  many(ask: { title: string; action: string; most: number; usual: number; then(count: number): void }): void;
  large(thing: SeenThing): void;
}

const isPile = (thing: SeenThing): thing is SeenPile => thing.kind === "cards";
const part = (actions: Action[]): Action[] =>
  actions.map((action, at) => (at === 0 ? { ...action, isFirst: true } : action));

export function actionsOn(things: readonly SeenThing[], view: TableView, card: Size, ask: Asking): Action[] {
  const ids = things.map(({ id }) => id);
  const piles = things.filter(isPile);
  const [only] = things.length === 1 ? things : [];
  const [pile] = things.length === 1 ? piles : [];
  return [
    ...part(only ? onOne(only, ask) : []),
    ...part(pile ? onPile(pile, view, card, ask) : []),
    ...part(onCards(piles, view)),
    ...part(onAll(things, ids, ask)),
  ];
}

function onOne(thing: SeenThing, ask: Asking): Action[] {
  if (thing.kind === "note") return [{ label: "Write", key: "F2", run: () => ask.write(thing.id) }];
  if (thing.kind === "counter")
    return [
      { label: "One more", key: "+", run: () => act({ type: "count", thing: thing.id, value: thing.value + 1 }) },
      { label: "One less", key: "−", run: () => act({ type: "count", thing: thing.id, value: thing.value - 1 }) },
    ];
  if (thing.kind === "zone") {
    const sized = (by: number) => () =>
      act({
        type: "size",
        thing: thing.id,
        width: Math.max(60, thing.width + by),
        height: Math.max(60, thing.height + by),
      });
    return [
      { label: "Larger", key: "+", run: sized(30) },
      { label: "Smaller", key: "−", run: sized(-30) },
    ];
  }
  return [];
}

function onPile(pile: SeenPile, view: TableView, card: Size, ask: Asking): Action[] {
  const { id, count } = pile;
  const many = (title: string, action: string, usual: number, then: (count: number) => void): Action => ({
    label: `${title}…`,
    run: () => ask.many({ title, action, most: count, usual, then }),
  });
  const look = (n: number) => act({ type: "search", pile: id, count: n });
  if (count === 1) {
    const isHidden = pile.top === null;
    return [
      { label: "Take into hand", key: "D", run: () => act({ type: "draw", pile: id, count: 1 }) },
      ...(isHidden ? [{ label: "Look at it", key: "L", run: () => look(1) }] : []),
      ...(isHidden ? [] : [{ label: "Show large", key: "Space", run: () => ask.large(pile) }]),
    ];
  }
  const others = view.people.length > 1;
  const top = (n: number) => Array.from({ length: n }, (_, at) => count - n + at);
  return [
    { label: "Draw a card", key: "D", run: () => act({ type: "draw", pile: id, count: 1 }) },
    many("Draw several", "Draw", Math.min(count, 5), (n) => act({ type: "draw", pile: id, count: n })),
    ...(others ? [many("Deal to everybody", "Deal", 1, (n) => act({ type: "deal", pile: id, count: n }))] : []),
    { label: "Shuffle", key: "S", run: () => act({ type: "shuffle", things: [id] }) },
    { label: "Search…", key: "L", run: () => look(count) },
    many("Look at the top cards", "Look", Math.min(count, 3), look),
    ...(pile.top === null ? [] : [{ label: "Show large", key: "Space", run: () => ask.large(pile) }]),
    many("Take off the top cards", "Take off", Math.ceil(count / 2), (n) =>
      act({
        type: "put",
        from: { pile: id, at: top(n) },
        to: { x: pile.x + card.width + besideGap, y: pile.y, turn: pile.turn },
      }),
    ),
    {
      label: "Lay them side by side",
      run: () =>
        act({
          type: "put",
          from: { pile: id, at: top(count) },
          to: { x: pile.x, y: pile.y, turn: pile.turn, step: count > 8 ? card.width / 3 : card.width + besideGap },
        }),
    },
    { label: "Take all into hand", run: () => act({ type: "take", things: [id], hand: view.turn }) },
  ];
}

function onCards(piles: readonly SeenPile[], view: TableView): Action[] {
  const ids = piles.map(({ id }) => id);
  const [last] = ids.slice(-1);
  if (last === undefined) return [];
  const stacked = (): void => {
    act({ type: "stack", things: ids.slice(0, -1), onto: last });
    selectThings([last]);
  };
  return [
    { label: "Turn over", key: "F", run: () => act({ type: "flip", things: ids }) },
    ...(ids.length > 1
      ? [
          { label: "Make one stack of them", key: "G", run: stacked },
          { label: "Take into hand", key: "D", run: () => act({ type: "take", things: ids, hand: view.turn }) },
          { label: "Shuffle each", key: "S", run: () => act({ type: "shuffle", things: ids }) },
        ]
      : []),
  ];
}

function onAll(things: readonly SeenThing[], ids: number[], ask: Asking): Action[] {
  const dice = things.filter(({ kind }) => kind === "die");
  const isTurnable = things.some((thing) => "turn" in thing);
  const [only] = things.length === 1 ? things : [];
  const isNamed = only && only.kind !== "die" && only.kind !== "note";
  const roll = dice.every((die) => die.kind === "die" && die.sides === 2) ? "Toss" : "Roll";
  const copies = things.flatMap((thing) => {
    if (thing.kind === "cards") return [];
    const { id: _, ...made } = thing;
    return [{ ...made, x: made.x + 15, y: made.y + 15 }];
  });
  return [
    ...(dice.length > 0 ? [{ label: roll, key: "R", run: () => act({ type: "roll", things: ids }) }] : []),
    ...(isTurnable
      ? [
          { label: "Turn right", key: "E", run: () => act({ type: "turn", things: ids, by: 90 }) },
          { label: "Turn left", key: "Q", run: () => act({ type: "turn", things: ids, by: 270 }) },
        ]
      : []),
    ...(isNamed ? [{ label: "Name…", key: "N", run: () => ask.name(only) }] : []),
    ...(copies.length > 0
      ? [{ label: "Another like it", key: "C", run: () => act({ type: "add", things: copies }) }]
      : []),
    { label: "Put beneath the others", run: () => act({ type: "lower", things: ids }) },
    { label: "Put into the box", key: "Delete", run: () => act({ type: "remove", things: ids }) },
  ];
}

/** The number keys draw so many. */
export function drawMany(things: readonly SeenThing[], count: number): boolean {
  const [pile] = things.length === 1 ? things.filter(isPile) : [];
  if (pile) act({ type: "draw", pile: pile.id, count });
  return pile !== undefined;
}

import type { Action } from "./game";
import type { Point } from "./straight";
import type { Json } from "./vocabulary";

/**
 * What lies on the table, as a screen shows it: seats with their values and zones, what all share, and the places of a
 * board. A game describes a view of its state (`Rules.table`); whoever draws it needs to know nothing of the game.
 *
 * Every card of the view is in exactly one zone. What the view hides is there too, without its `card`.
 */
export interface TableView {
  /** Turns as the game counts them, what is going on now, and whose turn it is, or -1. */
  turn: number;
  /** Where people count rounds, in which everybody has a turn. */
  round?: number;
  phase: string;
  active: number;
  seats: TableSeat[];
  /** Zones that belong to nobody, or to all. */
  shared: TableZone[];
  boards: TableBoard[];
  /** What stands before the first and behind the last place of the boards that are nobody's. */
  ends?: readonly [TableEnd, TableEnd];
  /** What things stand on at points of their own, in games that have such a thing. */
  field?: TableField;
  /** The fields of actions that name a card or piece by its instance. */
  cardFields: readonly string[];
}

export interface TableValue {
  label: string;
  value: number | string;
  /** The game's symbol that stands for the label. */
  symbol?: string;
  /** Its number is so many things, which lie before whoever has them. */
  asThings?: true;
  /** How many of these things there are places for; more may be there for a while. */
  places?: number;
  /** It is so many of so many, each of which is filled or empty: "2/5". */
  asPips?: true;
  /** The face says the same: it is said beside it where the face is too small to be read. */
  isPrinted?: true;
  /** Fields by which actions name what it counts: so that it is clicked to be paid. */
  means?: Meaning;
  /** What the number is made of, where more than chance and moves make it. */
  parts?: ValuePart[];
}

/** What made a number so, in the order in which it is counted. */
export interface ValuePart {
  /** What it adds; or what is left, where it sets a limit. */
  n: number;
  /** "printed", "until the end of the turn". */
  says: string;
  /** The card whose printed words make it so. */
  by?: string;
}

/** What all boards lead to: a castle, with what it has left. */
export interface TableEnd extends OnGround {
  label: string;
  seat: number;
  values: TableValue[];
}

/** What lies on ground of its own names its drawing in the game's `ground.json`. */
interface OnGround {
  ground?: string;
}

export interface TableCard {
  /** The number by which actions name it; nothing names it without one. */
  instance?: number;
  /** Which card it is; absent where that is hidden. */
  card?: string;
  /** Which of several of the same name it is, for people. */
  nth?: number;
  /** Whose it is, where the zone does not say that. */
  owner?: number;
  /** Its back is up, also for those who know which card it is. */
  isFaceDown?: true;
  /** It was used, and can't be for a while: it lies aside, with a mark. */
  isSpent?: true;
  /** What else there is to know: "tired", "face down". */
  note?: string;
  values?: TableValue[];
  /** Where it goes next along its board, and whether it does so at the next order. */
  heading?: { to: "start" | "end"; isReady: boolean };
}

export interface TableZone extends OnGround {
  /** Unique in the view. */
  id: string;
  label: string;
  /** A hand is fanned out, a row laid out, a pile stacked with its last card on top. */
  spread: "hand" | "row" | "pile";
  cards: TableCard[];
  /** Fields by which actions name the whole zone. */
  means?: Meaning;
  /** Who may still answer to what lies here, in the order in which they are asked. */
  answering?: readonly number[];
  /** Where a written position has its cards, if not under its id: `0/hand` is `/players/0/hand`, `discard` is `/discard`. */
  written?: string;
}

export interface TableSeat {
  seat: number;
  name: string;
  /** Out of the game, with all that was theirs. */
  isOut?: true;
  /** "out: no cards left to draw". */
  note?: string;
  values: TableValue[];
  zones: TableZone[];
  means?: Meaning;
}

/** A row of places: a lane, or one line of a grid. */
export interface TableBoard extends OnGround {
  id: string;
  label: string;
  /** Whose it is, where it is somebody's alone. */
  seat?: number;
  places: TablePlace[];
  means?: Meaning;
}

export interface TablePlace extends OnGround {
  id: string;
  label: string;
  cards: TableCard[];
  means?: Meaning;
  /** Where a written position has its only card. Without it, pieces say of themselves that they stand `at` its id. */
  written?: string;
}

/** Ground on which things stand at whole points, or in cells, which are points too. */
export interface TableField extends OnGround {
  label: string;
  /** The last coordinates; the first are 0. */
  width: number;
  height: number;
  /** How many steps people call one. */
  unit: number;
  /** The rows of hexes are shifted by turns, the second one to the right. */
  cells?: "square" | "hex";
  /** `reach` is how far from its point a piece can act, in the measure of the field. */
  pieces: (TableCard & OnGround & { at: Point; reach?: number })[];
  /** What one piece is about to do to another, by instance. */
  ties: { from: number; to: number; tone: "hostile" | "friendly"; isSettled: boolean }[];
  /** Where nothing may stop, edges included. */
  blocked: { left: number; top: number; right: number; bottom: number }[];
  /** What people have marked. */
  marks: { at: Point; colour: string; label: string }[];
  /** The points that listed answers name. */
  spots: { id: string; at: Point; means: Meaning }[];
}

/** Any of these values in the field of that name means the thing. */
export type Meaning = Readonly<Record<string, Json>>;

/** Everything that has a place of its own on the table, by a name that is unique in the view. */
export const tableKeys = {
  card: (instance: number): string => `card ${instance}`,
  zone: (id: string): string => `zone ${id}`,
  seat: (seat: number): string => `seat ${seat}`,
  board: (id: string): string => `board ${id}`,
  place: (id: string): string => `place ${id}`,
  end: (seat: number): string => `end ${seat}`,
  /** A number of somebody, by whose it is. */
  value: (owner: string, label: string): string => `${owner}: ${label}`,
} as const;

export const zonesOf = ({ seats, shared }: TableView): TableZone[] => [
  ...seats.flatMap(({ zones }) => zones),
  ...shared,
];

export const cardsOf = (view: TableView): TableCard[] => [
  ...zonesOf(view).flatMap(({ cards }) => cards),
  ...view.boards.flatMap(({ places }) => places.flatMap(({ cards }) => cards)),
  ...(view.field?.pieces ?? []),
];

/** Which card it is, unless that is hidden. */
export const named = (design: { readonly id: string } | undefined): Pick<TableCard, "card"> =>
  design ? { card: design.id } : {};

/** A zone of that seat. */
export const zoneOfSeat =
  (seat: number) =>
  (id: string, label: string, spread: TableZone["spread"], cards: TableCard[]): TableZone => ({
    id: `${seat}/${id}`,
    label,
    spread,
    cards,
  });

/** The keys of what an action names, for pointing at it. */
export function meantBy(view: TableView): (action: Action) => string[] {
  const instances = new Set(cardsOf(view).map(({ instance }) => instance));
  const meanings = new Map<string, string[]>();
  const nameOf = (field: string, value: Json): string => `${field} ${JSON.stringify(value)}`;
  const add = (means: Meaning | undefined, key: string): void => {
    for (const [field, value] of Object.entries(means ?? {})) {
      const name = nameOf(field, value);
      meanings.set(name, [...(meanings.get(name) ?? []), key]);
    }
  };
  for (const { id, means } of zonesOf(view)) add(means, tableKeys.zone(id));
  for (const { seat, means, values } of view.seats) {
    add(means, tableKeys.seat(seat));
    for (const value of values) add(value.means, tableKeys.value(tableKeys.seat(seat), value.label));
  }
  for (const { id, means, places } of view.boards) {
    add(means, tableKeys.board(id));
    for (const { id, means } of places) add(means, tableKeys.place(id));
  }
  for (const { id, means } of view.field?.spots ?? []) add(means, tableKeys.place(id));
  // Asked of every answer at every decision, of which there are hundreds.
  return (action) => {
    const keys: string[] = [];
    for (const field of view.cardFields)
      for (const instance of [action[field] ?? []].flat())
        if (typeof instance === "number" && instances.has(instance)) keys.push(tableKeys.card(instance));
    if (meanings.size > 0)
      for (const [field, value] of Object.entries(action)) keys.push(...(meanings.get(nameOf(field, value)) ?? []));
    return keys;
  };
}

import { ownValue } from "../../schemas/own-value";
import type { Action } from "./game";
import { isEqual } from "./json-equality";
import type { CoreState } from "./machine";
import { type Circle, isWithin, type Point, towards } from "./straight";
import type { Json } from "./vocabulary";

/**
 * Answers that no list can hold: an action of which whoever answers fills in some fields. `refusal` has the last word; what
 * a field says of its limits is for drawing, and for asking in the right way.
 */
export interface FreeAnswer {
  /** What is fixed of the action. */
  action: Action;
  /** What is left to fill in; nothing, where the action is whole but isn't among the answers. */
  fields: Readonly<Record<string, FreeField>>;
  /** "Move Redjaw Soldier 2". */
  text: string;
  /** What does it, on a button: "Move there". */
  verb: string;
  /**
   * It answers nothing that is asked: these seats may do it at any time, and the action's `seat` says who does. Nobody
   * waits for it, and bots never think of it.
   */
  seats?: readonly number[];
  /** What one should know before doing it. */
  warning?: string;
}

export type FreeField = PointField | NumberField | CardsField | ChoiceField;

/** Any whole point of a field, written as [x, y]. */
export interface PointField {
  kind: "point";
  /** The last coordinates; the first are 0. */
  width: number;
  height: number;
  /** How many steps people call one: 1000, where they measure in thousandths. */
  unit: number;
  /** It must lie in one of these, where that is all there is to reach. */
  near?: readonly Circle[];
  /** And in this one, too. */
  also?: Circle;
  /** Where it comes from, or from where it is counted. */
  from?: Point;
  /** The card or piece that will be there. */
  piece?: number;
}

interface NumberField {
  kind: "number";
  min: number;
  max: number;
}

/** Cards or pieces by instance, in the order in which they are named. */
export interface CardsField {
  kind: "cards";
  from: readonly number[];
  min: number;
  max: number;
}

export interface ChoiceField {
  kind: "choice";
  options: readonly FreeOption[];
}
export interface FreeOption {
  value: Json;
  text: string;
  /** The thing that it stands for, as an action would name it: `{ player: 1 }`. */
  names?: Readonly<Record<string, Json>>;
}

/** The action with everything filled in. */
export const completed = (
  { action, seats }: FreeAnswer,
  values: Readonly<Record<string, Json>>,
  seat: number,
): Action => (seats ? { ...action, ...values, seat } : { ...action, ...values });

/** Who does an action: whoever is asked, unless it says something else. */
export const doerOf = ({ prompt }: CoreState, { seat }: Action): number =>
  typeof seat === "number" ? seat : (prompt?.seat ?? -1);

/** Whether an action is a free answer filled in. */
export function isFilledIn({ action, fields, seats }: FreeAnswer, given: Action): boolean {
  const isOwn = (field: string, value: Json): boolean =>
    field === "seat" && seats
      ? seats.includes(value as number)
      : Object.hasOwn(fields, field) && isOneOf(fields[field]!, value);
  return (
    Object.entries(action).every(([field, value]) => isEqual(ownValue(given, field), value)) &&
    Object.keys(fields).every((field) => Object.hasOwn(given, field)) &&
    Object.entries(given).every(([field, value]) => Object.hasOwn(action, field) || isOwn(field, value))
  );
}

function isOneOf(field: FreeField, value: Json): boolean {
  switch (field.kind) {
    case "point": {
      const [x, y] = Array.isArray(value) && value.length === 2 ? (value as Json[]) : [];
      return isBetween(x, 0, field.width) && isBetween(y, 0, field.height);
    }
    case "number":
      return isBetween(value, field.min, field.max);
    case "cards":
      return (
        Array.isArray(value) &&
        isBetween(value.length, field.min, field.max) &&
        new Set(value).size === value.length &&
        value.every((card) => field.from.includes(card as number))
      );
    case "choice":
      return field.options.some((option) => isEqual(option.value, value));
  }
}

const isBetween = (value: Json | undefined, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** The legal point that is meant by a spot anywhere: rounded, inside the bounds, and on the edge of what is in reach. */
export function nearestPoint({ width, height, near = [] }: PointField, x: number, y: number): Point {
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));
  const [px, py] = [clamp(x, width), clamp(y, height)];
  if (near.length === 0 || near.some((circle) => isWithin(circle.x, circle.y, px, py, circle.r))) return [px, py];
  const reached = near.map((circle) => towards(circle.x, circle.y, px, py, circle.r));
  const far = ([ax, ay]: Point): number => (ax - px) ** 2 + (ay - py) ** 2;
  return reached.reduce((best, each) => (far(each) < far(best) ? each : best));
}

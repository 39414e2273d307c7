import { ownValue } from "../../schemas/own-value";
import type { GameNames } from "./game";
import type { GameEvent } from "./machine";
import type { Match } from "./match";
import type { Movement, MovementKind } from "./movements";
import { seenBy, type Viewer } from "./secrecy";

/** What happened in a match as a list of cues, as a viewer may see it: by it a table moves. */

/** One thing that happened, for those who see it. Its numbers are those of the table that the viewer sees. */
export interface Cue {
  as: MovementKind;
  /** How many actions had been done then. */
  at: number;
  seat?: number;
  what: readonly number[];
  by: readonly number[];
  n?: number;
  back?: number;
  place?: { of: string; is: string | number | readonly [number, number] };
  from?: number;
  to?: number;
  end?: number;
  value?: string;
  zone?: string;
  /** What the log says of it. */
  text?: string;
}

/** How an event of a game moves: as declared, or else by its fields. */
export function movementOf({ events, movements = {} }: GameNames, type: string): Movement {
  const declared = ownValue(movements, type);
  if (declared) return declared;
  const fields = ownValue(events, type) ?? [];
  const has = (field: string): boolean => fields.includes(field);
  if (has("winners")) return { as: "ends" };
  if (type === "turn") return { as: "begins" };
  if (has("from") && has("n")) return { as: "passes", from: "from", n: "n" };
  if (has("n") && !has("card") && !has("cards")) return { as: "changes", n: "n" };
  if (has("card") || has("cards")) return { as: "moves", what: has("card") ? "card" : "cards" };
  return { as: "says" };
}

/** What the actions after the first so many brought about. */
export function cuesOf(match: Match, names: GameNames, from: number, viewer: Viewer): Cue[] {
  return match.happened(from, viewer).map(({ at, event, text }) => ({
    ...cueOf(movementOf(names, event.type), seenBy(event, viewer)),
    at,
    ...(text === undefined ? {} : { text }),
  }));
}

type Said = Omit<Cue, "at" | "text">;

function cueOf({ as, what, by, n, back, place, from, to, end, value, zone }: Movement, event: GameEvent): Said {
  const number = (field: string | undefined): number | undefined => {
    const found = field === undefined ? undefined : event[field];
    return typeof found === "number" ? found : undefined;
  };
  const named = typeof value === "string" ? event[value] : value?.label;
  const at = place === undefined ? undefined : event[place];
  const cue: { [Field in keyof Said]: Said[Field] | undefined } = {
    as,
    seat: number("seat"),
    what: numbersIn(what, event),
    by: numbersIn(by, event),
    n: number(n),
    back: number(back),
    place: isPlace(at) ? { of: place!, is: at } : undefined,
    from: number(from),
    to: number(to),
    end: number(end),
    value: typeof named === "string" ? named : undefined,
    zone,
  };
  return Object.fromEntries(Object.entries(cue).filter(([, said]) => said !== undefined)) as unknown as Said;
}

function numbersIn(field: string | undefined, event: GameEvent): number[] {
  const found = field === undefined ? [] : event[field];
  return (Array.isArray(found) ? found : [found]).filter((each): each is number => typeof each === "number");
}

const isPlace = (found: unknown): found is string | number | readonly [number, number] =>
  typeof found === "string" || typeof found === "number" || (Array.isArray(found) && found.length === 2);

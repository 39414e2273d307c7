import { type FreeAnswer, type FreeField, isFilledIn } from "../../../engine/core/free-answers";
import type { Action, Request, Rules } from "../../../engine/core/game";
import type { CoreState } from "../../../engine/core/machine";
import type { OfferedAnswer, OfferedField, OfferedFree, Viewer } from "./messages";

/** What a request comes to at the table: each different answer once, and what people can put together themselves. */

export interface Offer {
  text: string;
  actions: Action[];
}

/** The listed answers; two that are the same move (two copies of a card in hand) are one. */
export function offersOf(rules: Rules, view: CoreState, request: Request): Offer[] {
  const offers = new Map<string, Offer>();
  for (const { action, text } of request.answers) {
    const key = rules.actionKey(view, action);
    const known = offers.get(key);
    if (known) known.actions.push(action);
    else offers.set(key, { text, actions: [action] });
  }
  return [...offers.values()];
}

/** Free answers; two that read the same are the same with two copies of a card. */
export function freeOf(request: Request | null): FreeAnswer[][] {
  const groups = new Map<string, FreeAnswer[]>();
  for (const free of request?.free ?? []) {
    const key = `${free.action.type} ${free.text}`;
    groups.set(key, [...(groups.get(key) ?? []), free]);
  }
  return [...groups.values()];
}

type PointsOf = (action: Action) => string[];
const unique = (points: string[]): string[] => [...new Set(points)];

/** What actions name that are one answer: all of it, and where they differ, what each does. */
function pointed(actions: readonly Action[], pointsOf: PointsOf): { points: string[]; ways?: string[][] } {
  const each = actions.map(pointsOf);
  const ways = [...new Map(each.map((points) => [points.join(), points])).values()];
  return { points: unique(ways.flat()), ...(ways.length > 1 ? { ways } : {}) };
}

export function shownAnswers(
  offers: readonly Offer[],
  free: readonly FreeAnswer[][],
  pointsOf: PointsOf,
): OfferedAnswer[] {
  return offers.map(({ text, actions }) => {
    const under = free.findIndex((group) => group.some((each) => isFilledIn(each, actions[0]!)));
    return { text, ...pointed(actions, pointsOf), ...(under < 0 ? {} : { under }) };
  });
}

/** Answers are for whoever is asked to see; what is possible at any time is no secret, and for all who share the screen. */
export function shownFree(
  free: readonly FreeAnswer[][],
  { viewer, actor }: { viewer: Viewer; actor: number },
  pointsOf: PointsOf,
): OfferedFree[] {
  return free.flatMap((group, number): OfferedFree[] => {
    const { fields, text, verb, seats, warning } = group[0]!;
    if (!seats && viewer !== null && viewer !== actor) return [];
    const named = pointed(
      group.map(({ action }) => action),
      pointsOf,
    );
    const shown = Object.entries(fields).map(([name, field]) => [name, shownField(field, pointsOf)]);
    const more = { ...(seats ? { seats } : {}), ...(warning === undefined ? {} : { warning }) };
    return [{ number, text, verb, ...named, fields: Object.fromEntries(shown), ...more }];
  });
}

function shownField(field: FreeField, pointsOf: PointsOf): OfferedField {
  if (field.kind !== "choice") return field;
  const options = field.options.map(({ value, text, names }) => ({
    value,
    text,
    points: names ? pointsOf({ type: "", ...names }) : [],
  }));
  return { kind: "choice", options };
}

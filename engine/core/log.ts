import type { Rules } from "./game";
import type { CoreState, GameEvent } from "./machine";
import { seesAll, type Viewer } from "./secrecy";

/** What has happened, in words. */

export interface Told {
  event: GameEvent;
  /** To those who may see all of it, and to the others. */
  whole: string | undefined;
  open: string | undefined;
}

/** In words at once: later on, things may be gone, and the numbers in an event may belong to other cards. */
export function tell<S extends CoreState>(rules: Rules<S>, state: S, event: GameEvent): Told {
  const secret = event["secret"] as object | undefined;
  const open = rules.narrate(state, secret === undefined ? event : { ...event, secret: undefined });
  return { event, whole: secret === undefined ? open : rules.narrate(state, { ...event, ...secret }), open };
}

export const lineFor = ({ event, whole, open }: Told, viewer: Viewer): string | undefined =>
  seesAll(event, viewer) ? whole : open;

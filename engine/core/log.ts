import type { Rules } from "./game";
import type { CoreState, GameEvent } from "./machine";
import { seenBy, seesAll, type Viewer, withoutSecrets } from "./secrecy";

/** What has happened, in words. */

export interface Told {
  event: GameEvent;
  /** To those who may see all of it, and to the others. */
  whole: string | undefined;
  open: string | undefined;
}

/** In words at once: later on, things may be gone, and the numbers in an event may belong to other cards. */
export function tell<S extends CoreState>(rules: Rules<S>, state: S, event: GameEvent): Told {
  const whole = rules.narrate(state, seenBy(event, null));
  const isOpen = event["secret"] === undefined;
  return { event, whole, open: isOpen ? whole : rules.narrate(state, withoutSecrets(event)) };
}

export const lineFor = ({ event, whole, open }: Told, viewer: Viewer): string | undefined =>
  seesAll(event, viewer) ? whole : open;

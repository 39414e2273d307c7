import type { Request } from "../../../engine/core/game";
import type { Match } from "../../../engine/core/match";
import { askedBefore } from "../../../engine/core/secrecy";
import { meantBy, type TableView } from "../../../engine/core/table-view";
import type { AskedNow, Viewer } from "./messages";
import { freeOf, type Offer, offersOf, shownAnswers, shownFree } from "./offers";
import { severalOf } from "./several";

/** What a match asks for, by what whoever is asked can tell apart. */

export const offersNow = (match: Match): Offer[] => offersTo(match, match.rules.request(match.state));

const offersTo = ({ rules, state }: Match, request: Request | null): Offer[] =>
  request ? offersOf(rules, rules.view(state, request.actor), request) : [];

/** `table` is what the viewer sees of it. */
export function askedNow(match: Match, viewer: Viewer, table: TableView): AskedNow | null {
  const { rules, state } = match;
  const whole = rules.request(state);
  if (!whole) return null;
  const request = askedBefore(whole, viewer);
  const { actor, by, text, clock } = request;
  const pointsOf = meantBy(table);
  // Free answers keep their numbers, whoever may see them.
  const free = freeOf(whole);
  const offers = offersTo(match, request);
  const answers = shownAnswers(offers, free, pointsOf);
  const offered = { answers, free: shownFree(free, { viewer, actor }, pointsOf) };
  // What is put together by hand goes another way.
  const several = offered.free.every(({ seats }) => seats) ? severalOf(rules, state, offers) : null;
  const time = clock ? { clock: { of: clock.of, seconds: clock.seconds } } : {};
  return { actor, ...(by === undefined ? {} : { by }), text, ...offered, ...(several ? { several } : {}), ...time };
}

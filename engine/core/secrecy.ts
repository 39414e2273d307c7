import type { Request, Rules } from "./game";
import { renumberByPlace } from "./hiding";
import type { CoreState, GameEvent } from "./machine";
import type { TableView } from "./table-view";
import type { Json } from "./vocabulary";

/**
 * What a seat is shown of a match. Everything that leaves for somebody's eyes goes through here: events, requests, views,
 * positions, tables. A viewer is a seat, a spectator (-1), or null for whoever may see everything.
 */
export type Viewer = number | null;

/** An event with its secrets, for those who may see them, and without any for the others. */
export function seenBy(event: GameEvent, viewer: Viewer): GameEvent {
  const open = withoutSecrets(event);
  return seesAll(event, viewer) ? { ...open, ...(event["secret"] as object | undefined) } : open;
}

export const seesAll = ({ seenBy: seats }: GameEvent, viewer: Viewer): boolean =>
  viewer === null || seats === undefined || seats.includes(viewer);

function withoutSecrets({ secret: _, seenBy: __, ...open }: GameEvent): GameEvent {
  return open;
}

/**
 * What is asked, in the words of whoever is asked. Others learn who must decide and what kind of decision it is; of the
 * answers they get those that are theirs at any time.
 */
export function requestSeenBy<S extends CoreState>(rules: Rules<S>, state: S, viewer: Viewer): Request | null {
  const request = rules.request(state);
  return request && askedBefore(request, viewer);
}

/** A request as the asked one gets it, for any pair of eyes. */
export function askedBefore(request: Request, viewer: Viewer): Request {
  if (viewer === null || viewer === request.actor) return request;
  const { actor, kind, clock } = request;
  const free = request.free?.filter(({ seats }) => seats?.includes(viewer)) ?? [];
  const shared = clock ? { clock: { ...clock, action: { type: clock.action.type } } } : {};
  return { actor, kind, text: "", answers: [], ...(free.length > 0 ? { free } : {}), ...shared };
}

/** The state as a seat may have it. What is under way is left out: it is the engine's, and names cards as the engine does. */
export const stateSeenBy = <S extends CoreState>(rules: Rules<S>, state: S, viewer: Viewer): S =>
  viewer === null ? state : { ...seatView(rules, state, viewer), stack: [] };

export const positionSeenBy = <S extends CoreState>(rules: Rules<S>, state: S, viewer: Viewer): Json =>
  rules.writePosition(viewer === null ? state : rules.view(state, viewer));

/** The table; hidden cards have no number, unless the seat is asked to choose among them. */
export function tableSeenBy<S extends CoreState>(rules: Rules<S>, state: S, viewer: Viewer): TableView {
  if (viewer === null) return rules.table(state);
  const view = seatView(rules, state, viewer);
  const { options = [] } = (view.prompt ?? {}) as { options?: readonly number[] };
  const table = rules.table(view);
  for (const zone of [...table.seats.flatMap(({ zones }) => zones), ...table.shared])
    zone.cards = zone.cards.map((card) => {
      const { instance, ...unnumbered } = card;
      const isKnown = card.card !== undefined || instance === undefined || options.includes(instance);
      return isKnown ? card : unnumbered;
    });
  return table;
}

/** The seat's view with hidden cards numbered by place, also where an effect is under way. For showing, not for playing on. */
function seatView<S extends CoreState>(rules: Rules<S>, state: S, seat: number): S {
  const view = rules.view(state, seat);
  renumberByPlace(rules.hiding, view, seat);
  return view;
}

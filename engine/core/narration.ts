import { ownValue } from "../../schemas/own-value";
import type { Action, GameNames, SeatSetup } from "./game";
import type { CoreState, GameEvent } from "./machine";

/** What players read: the answers to a request, and the log. A game tells what it is given; who may see what is decided before. */
export interface Narration<S extends CoreState, N extends GameNames = GameNames> {
  seat(seat: unknown): string;
  /** By the types of actions. */
  actions: Readonly<Record<keyof N["actions"] & string, (state: S, action: Action) => string>>;
  /** By the types of events; nothing, if it isn't worth a line. `who` is the event's seat. */
  events: Readonly<Record<keyof N["events"] & string, (state: S, event: GameEvent, who: string) => string | undefined>>;
}

export type SeatName = (seat: unknown) => string;

export const seatNames =
  (seats: readonly SeatSetup[]): SeatName =>
  (seat) =>
    seats[Number(seat)]?.name ?? `Player ${Number(seat) + 1}`;

export const actionText = <S extends CoreState>({ actions }: Narration<S>, state: S, action: Action): string =>
  ownValue(actions, action.type)?.(state, action) ?? action.type;

export const eventText = <S extends CoreState>(
  { events, seat }: Narration<S>,
  state: S,
  event: GameEvent,
): string | undefined => ownValue(events, event.type)?.(state, event, seat(event.seat));

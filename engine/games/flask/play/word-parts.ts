import type { Compiler, Kind } from "../../../core/compiler";
import * as slot from "../../../core/slots";
import type { Json, Value } from "../../../core/vocabulary";
import type { Colour, State } from "./state";

/** What several words of Flask share: how they name a player and an amount, and how they repeat. */

export const who = slot.titled(
  "Who",
  slot.reference(["player"], ["self", "active"], "“self”, “active”, or a name that a choice before this one gave."),
  { "x-labels": { self: "You", active: "Whose turn it is" }, default: "self" },
);
export const amount = slot.titled("How many", slot.number, { default: 1 });
/** Under which name later effects know what is chosen. */
export const named = (kind: Kind) => slot.titled("Called", slot.nameOf(kind));

export const resourceLabels: Readonly<Record<Colour, string>> = { G: "Green", Y: "Yellow", B: "Blue", R: "Red" };

export type Words = Compiler<State>;

export const seatValue = (compiler: Words, reference: string): Value<State> =>
  reference === "active" && !compiler.isBound(reference) ? (state) => state.active : compiler.seat(reference);

export function enemiesOf({ players }: State, seat: number): number[] {
  const enemies: number[] = [];
  for (let other = 0; other < players.length; other++) if (players[other]!.alive && other !== seat) enemies.push(other);
  return enemies;
}

/** A loop of a fixed number of rounds, each of which may ask: `body` adds the steps of a round, `start` and `stop()` are where it jumps. */
export function rounds(
  compiler: Compiler<State>,
  n: Json,
  body: (start: number, left: number, stop: () => number) => void,
): void {
  const left = compiler.slot();
  const count = compiler.value(n);
  compiler.step((state, frame) => {
    frame.slots[left] = count(state, frame);
  });
  const start = compiler.here();
  let end = -1;
  body(start, left, () => end);
  end = compiler.here();
}

import { Type } from "typebox";
import type { Compiler } from "../../../core/compiler";
import type { Json, Value } from "../../../core/vocabulary";
import type { FlaskState } from "./state";

/** What several words of Flask share: how they name a player and an amount, and how they repeat. */

export const who = Type.String({ description: "“self”, “active”, or a name that a choice before this one gave." });
export const amount = Type.Unknown({ description: "A number, or a tree that gives one." });

export type Words = Compiler<FlaskState>;

export const seatValue = (compiler: Words, reference: string): Value<FlaskState> =>
  reference === "active" ? (state) => state.active : compiler.seat(reference);

export function enemiesOf({ players }: FlaskState, seat: number): number[] {
  const enemies: number[] = [];
  for (let other = 0; other < players.length; other++) if (players[other]!.alive && other !== seat) enemies.push(other);
  return enemies;
}

/** A loop of a fixed number of rounds, each of which may ask: `body` emits the round, `start` and `stop()` are where it jumps. */
export function rounds(
  compiler: Compiler<FlaskState>,
  n: Json,
  body: (start: number, left: number, stop: () => number) => void,
): void {
  const left = compiler.slot();
  const count = compiler.value(n);
  compiler.emit((state, frame) => {
    frame.slots[left] = count(state, frame);
  });
  const start = compiler.here();
  let end = -1;
  body(start, left, () => end);
  end = compiler.here();
}

import type { Emit } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";
import { dragonPower, empirePower } from "./power";
import type { State } from "./state";

/** The end of a match (rules §9). */

/** Rules §7.8 step 5: the one who reaches the target first brings the end. */
export function triggerEnd(state: State, seat: number, emit: Emit | null): void {
  if (state.triggeredBy >= 0) return;
  state.triggeredBy = seat;
  emit?.({ type: "trigger", seat });
}

/** All turns of the last round are played: whoever has the most power wins. */
export function finish(set: CompiledSet, state: State, emit: Emit | null): void {
  const triggered = state.triggeredBy >= 0;
  const seats = [...state.players.keys()];
  const standings = seats.map((seat) => [
    empirePower(set, state, seat),
    ...(triggered ? [dragonPower(set, state, seat)] : []),
    state.players[seat]!.dragons.length,
  ]);
  const compare = (a: number, b: number): number => {
    for (const [n, value] of standings[a]!.entries()) if (value !== standings[b]![n]) return standings[b]![n]! - value;
    return 0;
  };
  const ranking: number[][] = [];
  for (const seat of seats.sort((a, b) => compare(a, b) || a - b)) {
    const last = ranking[ranking.length - 1];
    if (last && compare(last[0]!, seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  const highest = Math.max(...standings.map(([power]) => power!));
  const tied = seats.filter((seat) => standings[seat]![0] === highest);
  const { triggeredBy } = state;
  const winsTie = set.options.tieBreak === "triggerer" || tied.includes(triggeredBy);
  if (triggered && tied.length > 1 && winsTie) moveToFront(ranking, triggeredBy);
  const [winners] = ranking;
  state.result = { winners: [...winners!], ranking, cause: triggered ? "power" : "round cap" };
  emit?.({ type: "over", winners, totals: standings.map(([power]) => power) });
}

function moveToFront(ranking: number[][], seat: number): void {
  const at = ranking.findIndex((group) => group.includes(seat));
  const rest = ranking[at]!.filter((other) => other !== seat);
  ranking.splice(at, 1, ...(rest.length > 0 ? [rest] : []));
  ranking.unshift([seat]);
}

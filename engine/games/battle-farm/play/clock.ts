import type { Action, Clock } from "../../../core/game";
import type { CompiledSet } from "./compiled-set";
import type { State } from "./state";

const mild = ["endBuying", "endTrade", "endPlaying", "endTurn", "passBid", "declineBids"];

/** The clock of the step that a seat is in; whoever is asked in between has one of their own. */
export function clockOf({ options }: CompiledSet, state: State, actions: readonly Action[]): Clock | null {
  const { turnClockSeconds: seconds } = options;
  const { prompt, turn, stack } = state;
  if (seconds === 0 || prompt === null) return null;
  return { of: `turn ${turn}, step ${stack[0]!.step}, seat ${prompt.seat}`, seconds, action: whenTimeIsUp(actions) };
}

/** What happens when the clock of a step runs out (rules §3, `turnClockSeconds`): it ends, or a prompt takes decline, pass or the first candidate. */
export function whenTimeIsUp(actions: readonly Action[]): Action {
  const isMild = ({ type, ...fields }: Action): boolean =>
    mild.includes(type) || Object.values(fields).some((value) => value === "none");
  return actions.find(isMild) ?? actions[0]!;
}

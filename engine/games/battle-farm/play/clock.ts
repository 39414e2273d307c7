import type { Action } from "../../../core/game";

const mild = ["endBuying", "endTrade", "endPlaying", "endTurn", "passBid", "declineBids"];

/** What happens when the clock of a step runs out (rules §3, `turnClockSeconds`): it ends, or a prompt takes decline, pass or the first candidate. */
export function whenTimeIsUp(actions: readonly Action[]): Action {
  const isMild = ({ type, ...fields }: Action): boolean =>
    mild.includes(type) || Object.values(fields).some((value) => value === "none");
  return actions.find(isMild) ?? actions[0]!;
}

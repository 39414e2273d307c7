import { plural } from "../../engine/core/rich-text";
import type { PlayedAgain } from "../../schemas/lab-answer";

/** Which matches a change has left as they were, and how that was checked. */
export function againWords({ taken, checked, same }: PlayedAgain): string {
  const taking = `Nobody saw what was changed in ${plural(taken, "match", "matches")}: these were taken as they had been played.`;
  if (checked === 0) return taking;
  const checking = `${plural(checked, "such match", "such matches")} more ${checked === 1 ? "was" : "were"} played again to see whether that holds`;
  return same === checked
    ? `${taking} ${checking}: ${checked === 1 ? "it" : "all"} came out as before.`
    : `${taking} ${checking}: ${checked - same} came out otherwise, since bots imagine what they don’t see. Play all anew to be sure.`;
}

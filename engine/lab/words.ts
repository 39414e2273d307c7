import { callingLevel, type Estimate } from "./estimate";

/** What may be said of a number, by how often chance alone would bring it about. */
export function howSure({ p }: Pick<Estimate, "p">): string {
  if (p < callingLevel) return "more than chance would do";
  return p < 0.05 ? "a hint, for which chance isn't ruled out yet" : "which can't be told from chance";
}

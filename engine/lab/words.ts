import type { Finding } from "../../schemas/lab-answer";
import { callingLevel, type Estimate } from "./estimate";

/** What may be said of a number, by how often chance alone would bring it about. */
export function howSure({ p }: Pick<Estimate, "p">): string {
  if (p < callingLevel) return "more than chance would do";
  return p < 0.05 ? "a hint, for which chance isn't ruled out yet" : "which can't be told from chance";
}

/**
 * How a share stands to an even one. `higher` and `lower` are certain, by more than counts as fair or by how much isn't known yet;
 * `fair` is certain too; `open` is all else.
 */
export function findingOf({ interval: [low, high], p, rate }: Estimate, even: number, fair: number): Finding {
  if (low >= even - fair && high <= even + fair) return "fair";
  if (p >= callingLevel) return "open";
  const isPlain = low > even + fair || high < even - fair;
  const side = rate > even ? "higher" : "lower";
  return isPlain ? side : `slightly-${side}`;
}

/** What people call a bot, by its name on the command line. */
export function botWords(name: string): string {
  const [kind = "", more] = name.split(":");
  if (kind !== "mcts") return `the ${kind} bot`;
  const [, number, unit] = /^(\d+)(ms)?$/.exec(more ?? "1000") ?? [];
  return `the thinking bot (${number} ${unit === "ms" ? "ms a move" : "tries a move"})`;
}

import type { CompiledSet } from "./compiled-set";
import type { State, Trade } from "./state";

/** What a player would get of offered cards, in coins. */
export function offerWorth({ designs }: CompiledSet, { design, value }: State, { cards }: Trade): number {
  let worth = 0;
  for (const card of cards) worth += designs[design[card]!]?.kind === "crop" ? value[card]! * 0.6 : 0.8;
  return worth;
}

import type { Emit } from "../../../core/machine";
import type { Options } from "../options";
import type { CompiledSet } from "./compiled-set";
import type { State } from "./state";
import { raise } from "./triggers";

export const underCap = ({ goldCap }: Options, gold: number): number => (goldCap > 0 ? Math.min(gold, goldCap) : gold);

/** Gold never falls below 0, nor rises above the cap. */
export function gainGold(
  set: CompiledSet,
  state: State,
  seat: number,
  n: number,
  cause: string,
  emit: Emit | null,
): void {
  const player = state.players[seat]!;
  const before = player.gold;
  player.gold = underCap(set.options, Math.max(0, before + n));
  const gained = player.gold - before;
  if (gained === 0) return;
  emit?.({ type: "gold", seat, n: gained, cause });
  if (gained > 0 && set.watched.goldGained) raise(set, state, "goldGained", { seat, amount: gained });
}

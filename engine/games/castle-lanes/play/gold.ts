import type { Emit } from "../../../core/machine";
import type { CastleLanesOptions } from "../options";
import type { CastleLanesState } from "./state";
import type { CastleLanesTable } from "./table";
import { raise } from "./triggers";

export const underCap = ({ goldCap }: CastleLanesOptions, gold: number): number =>
  goldCap > 0 ? Math.min(gold, goldCap) : gold;

/** Gold never falls below 0, nor rises above the cap. */
export function gainGold(
  table: CastleLanesTable,
  state: CastleLanesState,
  seat: number,
  n: number,
  cause: string,
  emit: Emit | null,
): void {
  const player = state.players[seat]!;
  const before = player.gold;
  player.gold = underCap(table.options, Math.max(0, before + n));
  const gained = player.gold - before;
  if (gained === 0) return;
  emit?.({ type: "gold", seat, n: gained, cause });
  if (gained > 0 && table.watched.goldGained) raise(table, state, "goldGained", { seat, amount: gained });
}

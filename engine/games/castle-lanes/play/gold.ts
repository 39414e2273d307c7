import type { Emit } from "../../../core/machine";
import type { CastleLanesState } from "./state";
import type { CastleLanesTable } from "./table";
import { raise } from "./triggers";

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
  const { goldCap } = table.options;
  const before = player.gold;
  player.gold = Math.max(0, before + n);
  if (goldCap > 0) player.gold = Math.min(player.gold, goldCap);
  const gained = player.gold - before;
  if (gained === 0) return;
  emit?.({ type: "gold", seat, n: gained, cause });
  if (gained > 0 && table.watched.goldGained) raise(table, state, "goldGained", { seat, amount: gained });
}

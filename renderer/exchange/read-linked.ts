import type { LinkedContent, LinkedTable } from "../../main/api";
import { type ReadTable, readTable } from "../../project/tables/read-table";
import type { GameId } from "../../schemas/game-id";
import { type Result, succeed } from "../../schemas/problem";
import { fromBase64 } from "../bridge/base64";

export interface ReadLinked extends ReadTable {
  /** What it said when it last came in, unless it is the source of all that it says. */
  former?: ReadTable;
}

export function readLinked(
  { name, base64, former }: LinkedContent,
  link: LinkedTable,
  game: GameId,
): Result<ReadLinked> {
  const now = readTable(name, fromBase64(base64), game);
  if (!now.ok || link.isSource || former === null) return now;
  const before = readTable(name, fromBase64(former), game);
  return before.ok ? succeed({ ...now.value, former: before.value }) : now;
}

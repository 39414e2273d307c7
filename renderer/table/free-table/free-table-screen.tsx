import type { GameId } from "../../../schemas/game-id";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { FreePlay } from "./free-play";
import { FreeSetup } from "./free-setup";
import { useFreeTable } from "./free-table-store";

/** A table without rules: first what lies on it, then the table. */
export function FreeTableScreen({ game }: { game: GameId }) {
  const open = useFreeTable((state) => state.open);
  if (open === undefined) return <RoomSkeleton />;
  return open ? <FreePlay game={game} open={open} /> : <FreeSetup game={game} />;
}

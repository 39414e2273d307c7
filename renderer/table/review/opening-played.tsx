import { useEffect } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import { call } from "../../bridge/client";
import { tell, tellProblem } from "../../state/notices";
import { goTo, reviewItem } from "../../state/place";
import { projectState } from "../../state/project-state";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { loadMatch } from "../driver/beginnings";
import { moveTo } from "../driver/going-through";
import { keepNow } from "../saved/kept-match";
import { tableState } from "../table-store";

interface Wish {
  game: GameId;
  id: string;
  at: number;
  /** From which card somebody came. */
  card: string | null;
}

/** Lays out a match that was played before, at one of its moments; the one that is being played is kept meanwhile. */
async function openPlayed({ game, id, at, card }: Wish): Promise<void> {
  const session = projectState.getState().open?.session;
  if (session === undefined) return;
  const record = await call("played.recall", { session, id });
  const back = (): void => (card === null ? goTo("table", undefined, { replace: true }) : goTo("set", card));
  if (!record.ok) tellProblem(record.problem);
  else if (record.value === null) tell({ tone: "error", message: "This match isn't remembered any more." });
  if (!record.ok || record.value === null) return back();
  await keepNow();
  const players = (record.value["players"] ?? []) as readonly { name?: string }[];
  const name = players.map((player, seat) => player.name ?? `Player ${seat + 1}`).join(", ");
  const isOpen = await loadMatch(game, null, record.value as Json, { card, name, played: id });
  const { refused } = tableState.getState();
  tableState.setState({ refused: null });
  for (const problem of refused?.problems.slice(0, 1) ?? []) tellProblem(problem);
  if (!isOpen) return back();
  const total = tableState.getState().match?.snapshot.total ?? 0;
  if (at < total) await moveTo(at);
  // At its end there is most to see beside the table.
  goTo("table", at < total ? undefined : reviewItem, { replace: true });
}

export function OpeningPlayed(wish: Wish) {
  const { game, id, at, card } = wish;
  useEffect(() => {
    void openPlayed({ game, id, at, card });
  }, [game, id, at, card]);
  return <RoomSkeleton />;
}

import Button from "@mui/material/Button";
import { useEffect } from "react";
import { cardGame } from "../../engine/games/registry";
import { RoomSkeleton } from "../shell/room-skeleton";
import { gameOf } from "../state/manifest";
import { goTo } from "../state/place";
import { useProject } from "../state/project-store";
import { EmptyState } from "../ui/empty-state";
import { PlayScreen } from "./play/play-screen";
import { leaveTable } from "./playing";
import { useSupply } from "./project-supply";
import { SetupScreen } from "./setup/setup-screen";
import { useOffer } from "./setup/use-preparation";
import { forgetTable, tableState, useTable } from "./table-store";

/** Here a set is played: first who and how, then the match. */
export function TableRoom() {
  const session = useProject(({ open }) => open?.session ?? null);
  const game = useProject(gameOf);
  const offer = useOffer(game);
  const supply = useSupply();
  const match = useTable((state) => state.match);
  const isOwn = useTable((state) => state.session === session);
  useEffect(() => {
    if (tableState.getState().session === session) return;
    leaveTable();
    forgetTable(session);
  }, [session]);

  if (!game || !supply || !isOwn || offer === undefined) return <RoomSkeleton />;
  if (offer === null) {
    return (
      <EmptyState
        title={`${cardGame(game).name} can't be played here yet`}
        actions={
          <Button variant="contained" onClick={() => goTo("print")}>
            Print the set
          </Button>
        }
      >
        Its cards can be designed, checked and printed; its rules are not in this version of Cardwright. Print the cards
        and play them on a real table.
      </EmptyState>
    );
  }
  return match ? <PlayScreen match={match} /> : <SetupScreen game={game} offer={offer} supply={supply} />;
}

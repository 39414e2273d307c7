import { Fragment, useState } from "react";
import type { GameId } from "../../../schemas/game-id";
import { goTo } from "../../state/place";
import { ChoiceField } from "../../ui/fields/choice-field";
import { FormDialog } from "../../ui/form-dialog";
import { playSituation } from "../driver/beginnings";
import { useSupply } from "../project-supply";
import { putAside } from "../saved/aside";
import { isReady, kindWords, type SeatPlan, seatKinds, standardSeats } from "../seat-plan";
import { ProgramField } from "../setup/program-field";
import { useSituation } from "./situation-store";

/** Who plays on from the position: people and bots, in any seats. */
export function PlayFromHere({ game, names, onClose }: { game: GameId; names: readonly string[]; onClose(): void }) {
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => standardSeats(names.length, []));
  const position = useSituation((state) => state.position);
  const supply = useSupply();
  const play = async () => {
    if (position === null || !supply) return;
    onClose();
    putAside();
    if (await playSituation({ game, supply, position }, seats)) goTo("table");
  };
  return (
    <FormDialog
      title="Play from here"
      action="Play"
      disabled={!seats.every(isReady)}
      onClose={onClose}
      onSubmit={() => void play()}
    >
      {seats.map((seat, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
        <Fragment key={n}>
          <ChoiceField
            id={`position-seat-${n}`}
            label={names[n] ?? `Player ${n + 1}`}
            value={seat.kind}
            options={seatKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
            onChange={(kind) => setSeats(seats.with(n, { ...seat, kind }))}
          />
          {seat.kind === "program" && (
            <ProgramField
              id={`position-seat-${n}-program`}
              program={seat.program}
              onChange={(program) => setSeats((now) => now.with(n, { ...now[n]!, program }))}
            />
          )}
        </Fragment>
      ))}
    </FormDialog>
  );
}

import { useState } from "react";
import type { GameId } from "../../../schemas/game-id";
import { goTo } from "../../state/place";
import { ChoiceField } from "../../ui/fields/choice-field";
import { FormDialog } from "../../ui/form-dialog";
import { playSituation } from "../driver/beginnings";
import { useSupply } from "../project-supply";
import { putAside } from "../saved/aside";
import { botKinds, kindWords, type SeatPlan, standardSeats } from "../seat-plan";
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
    <FormDialog title="Play from here" action="Play" disabled={false} onClose={onClose} onSubmit={() => void play()}>
      {seats.map((seat, n) => (
        <ChoiceField
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          key={n}
          id={`position-seat-${n}`}
          label={names[n] ?? `Player ${n + 1}`}
          value={seat.kind}
          options={(["person", ...botKinds] as const).map((kind) => ({ value: kind, label: kindWords[kind] }))}
          onChange={(kind) => setSeats(seats.with(n, { ...seat, kind }))}
        />
      ))}
    </FormDialog>
  );
}

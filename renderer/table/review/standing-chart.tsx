import type { Review } from "../../../engine/core/review/review";
import { LineChart } from "../../ui/charts/line-chart";
import { capital, standingWord, turnName } from "./review-words";

interface Props {
  review: Review;
  names: readonly string[];
  /** Whom it is about. */
  seat: number;
  height: number;
  chosen: number;
  onChoose(turn: number): void;
  onOpen(turn: number): void;
}

/** Who stood how, turn by turn. */
export function StandingChart({ review: { turns, decisive }, names, seat, height, chosen, onChoose, onOpen }: Props) {
  const name = names[seat] ?? "";
  return (
    <LineChart
      label={`How ${name} stood, turn by turn`}
      // Of two the other one is the mirror image.
      lines={names.flatMap((label, each) =>
        names.length === 2 && each !== seat
          ? []
          : { label, values: turns.map(({ shares }) => shares[each] ?? 0), isMeant: each === seat },
      )}
      scale={{ top: "ahead", middle: "level", bottom: "behind" }}
      limits={[0, 1]}
      height={height}
      marked={decisive?.turn}
      chosen={chosen}
      onChoose={onChoose}
      onOpen={onOpen}
      wordsOf={(at) => `${capital(turnName(turns[at]!, names))}: ${name} ${standingWord(turns[at]!.shares[seat]!)}`}
    />
  );
}

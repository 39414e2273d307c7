import type { Review } from "../../../engine/core/review/review";
import { LineChart } from "../../ui/charts/line-chart";
import styles from "./review-screen.module.css";
import { capital, turnName } from "./review-words";

interface Props {
  review: Review;
  names: readonly string[];
  seat: number;
  chosen: number;
  onChoose(turn: number): void;
  onOpen(turn: number): void;
}

/** What everybody had, turn by turn: a chart for each thing that can be counted. */
export function ValueCharts({ review: { turns, values }, names, seat, chosen, onChoose, onOpen }: Props) {
  return (
    <ul className={styles.values} aria-label="What everybody had">
      {values.map(({ label, bySeat }) => {
        const low = Math.min(0, ...bySeat.flat());
        const high = Math.max(1, ...bySeat.flat());
        return (
          <li key={label}>
            <h3>{label}</h3>
            <p className={styles.had}>
              {bySeat.map((series, each) => (
                <span key={names[each]} data-meant={each === seat || undefined}>
                  {names[each]} <b>{series[chosen]}</b>
                </span>
              ))}
            </p>
            <LineChart
              label={`${label}, turn by turn`}
              lines={bySeat.map((series, each) => ({
                label: names[each] ?? "",
                values: series,
                isMeant: each === seat,
              }))}
              scale={{ top: String(high), bottom: String(low) }}
              limits={[low, high]}
              height={72}
              chosen={chosen}
              onChoose={onChoose}
              onOpen={onOpen}
              wordsOf={(at) =>
                `${capital(turnName(turns[at]!, names))}: ${bySeat.map((series, each) => `${names[each]} ${series[at]}`).join(", ")}`
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

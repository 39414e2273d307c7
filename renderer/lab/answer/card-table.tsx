import Button from "@mui/material/Button";
import { cardCells, cardHeads } from "../../../project/lab/plots/card-plots";
import type { CardMark } from "../../../schemas/lab-answer";
import { goTo, labMatchItem } from "../../state/place";
import styles from "./answer.module.css";

interface Props {
  id: string;
  cards: readonly CardMark[];
  nameOf(card: string): string;
  label: string;
}

/** What became of each card, with a match in which it came early one click away. */
export function CardTable({ id, cards, nameOf, label }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section className={styles.cards} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {cardHeads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((mark) => {
            const [name, ...cells] = cardCells(mark, nameOf);
            const [first] = mark.evidence;
            return (
              <tr key={mark.card} data-verdict={mark.verdict}>
                <th scope="row">{name}</th>
                {cells.map((cell, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <td key={n}>{cell}</td>
                ))}
                <td>
                  {first && (
                    <Button
                      size="small"
                      aria-label={`See a match with ${name}`}
                      onClick={() => goTo("table", labMatchItem(id, first))}
                    >
                      See a match
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

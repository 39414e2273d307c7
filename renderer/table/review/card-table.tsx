import { useMemo } from "react";
import type { Review } from "../../../engine/core/review/review";
import type { Json } from "../../../engine/core/vocabulary";
import { priceListIn, worthOf } from "../../../project/worth";
import { ownValue } from "../../../schemas/own-value";
import { count } from "../../state/count";
import { useProject } from "../../state/open-project";
import { figure } from "../../state/worth-words";
import { cardName } from "../play/in-play";
import styles from "./review-screen.module.css";
import { capital, turnName } from "./review-words";

interface Props {
  review: Review;
  names: readonly string[];
  cards: Readonly<Record<string, Json>>;
  seat: number;
  /** Opens the match where so many actions had been done. */
  onOpen(at: number): void;
}

/** What became of the cards that a seat had in hand, those that were stuck there first. */
export function CardTable({ review: { cards: stories, turns }, names, cards, seat, onOpen }: Props) {
  const files = useProject((state) => state.files);
  const prices = useMemo(() => priceListIn(files), [files]);
  const own = stories
    .filter((story) => story.seat === seat)
    .map((story) => ({ ...story, name: cardName(cards, story.card), worth: worthIn(cards, story.card) }))
    .sort((a, b) => b.stuck - a.stuck || b.played.length - a.played.length || a.name.localeCompare(b.name, "en"));
  function worthIn(from: Props["cards"], id: string): number | undefined {
    const card = ownValue(from, id);
    return prices && card ? worthOf(card as object, prices)?.value : undefined;
  }
  const sum = (of: (story: (typeof own)[number]) => number): number => own.reduce((all, story) => all + of(story), 0);
  const hasWorth = own.some(({ worth }) => worth !== undefined);
  const played = sum((story) => story.played.length);
  const stuck = sum((story) => story.stuck);
  const worth = sum((story) => story.played.length * (story.worth ?? 0));
  const turnOf = (at: number) => turns.findLast((turn) => turn.at < at) ?? turns[0]!;
  return (
    <>
      <p className={styles.sum}>
        {names[seat]} had{" "}
        {count(
          sum((story) => story.drawn.length),
          "card",
        )}{" "}
        in hand and played {played}
        {hasWorth && played > 0 && `, worth ${figure(worth)} in all`}.{" "}
        {stuck > 0 && `${count(stuck, "card")} stayed in hand to the end.`}
      </p>
      <table className={styles.cards}>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">In hand</th>
            <th scope="col">Played</th>
            <th scope="col">Stuck</th>
            {hasWorth && <th scope="col">Worth</th>}
            <th scope="col">Played in</th>
          </tr>
        </thead>
        <tbody>
          {own.map((story) => (
            <tr key={story.card}>
              <th scope="row">{story.name}</th>
              <td>{story.drawn.length}</td>
              <td>{story.played.length || "–"}</td>
              <td data-stuck={story.stuck > 0 || undefined}>{story.stuck || "–"}</td>
              {hasWorth && <td>{story.worth === undefined ? "–" : figure(story.worth)}</td>}
              <td className={styles.when}>
                {story.played.map((at) => {
                  const turn = turnOf(at);
                  return (
                    <button
                      key={at}
                      type="button"
                      title={`Open ${turnName(turn, names)}, at the table`}
                      aria-label={`Open ${turnName(turn, names)}: ${story.name} is played`}
                      onClick={() => onOpen(at)}
                    >
                      {turn.round === undefined ? capital(`turn ${turn.turn}`) : capital(`round ${turn.round}`)}
                    </button>
                  );
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

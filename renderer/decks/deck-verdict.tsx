import { CircleCheck, WandSparkles, Wrench } from "lucide-react";
import { countCards } from "../../engine/decks/check-deck";
import { cardIdOf, deckPath } from "../../project/paths";
import { count } from "../state/count";
import { jumpTo } from "../state/jump";
import type { DeckView } from "../state/use-decks";
import { ink } from "../theme/tokens";
import { CommandButton } from "../ui/command-button";
import link from "../ui/link.module.css";
import { ProblemLine } from "../ui/problem-line";
import { RepairButtons } from "../ui/repair-buttons";
import { DeckFigures } from "./deck-figures";
import styles from "./decks-room.module.css";

/** How many cards, and whether the rules of the game allow them. */
export function DeckVerdict({ view: { deck, lines, problems }, deckId }: { view: DeckView; deckId: string }) {
  const drawn = lines.filter(({ isDrawn }) => isDrawn);
  const total = countCards(drawn);
  const beside = countCards(lines) - total;
  const errors = problems.filter(({ severity }) => severity === "error");
  const broken = errors.length > 0;
  // What is only missing is added; anything else is mended.
  const hasTooMuch = errors.some(({ cards = [] }) => cards.length > 0);
  const isShort = errors.some(({ cards = [] }) => cards.length === 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
    <section className={styles.verdict} aria-label="What the rules say" tabIndex={0}>
      <p className={styles.sum}>
        {deck && (
          <span>
            <strong>{count(total, "card")}</strong>
            {total > 1 && (drawn.length === total ? ", all different" : `, ${drawn.length} different`)}
            {beside > 0 && `, and ${beside} beside them`}
          </span>
        )}
        {deck && !broken && (
          <span className={styles.legal}>
            <CircleCheck size={16} color={ink.good} aria-hidden /> Legal by the rules of the game
          </span>
        )}
        {deck && broken && (
          <span className={styles.ways}>
            {hasTooMuch && <CommandButton command="deck.mend" icon={Wrench} variant="outlined" size="small" />}
            {isShort && <CommandButton command="deck.complete" icon={WandSparkles} variant="outlined" size="small" />}
          </span>
        )}
      </p>
      <DeckFigures lines={lines} />
      {problems.map((problem) => {
        const leads =
          problem.where.card !== undefined &&
          problem.where.file !== undefined &&
          cardIdOf(problem.where.file) !== undefined;
        return (
          <div key={`${problem.code}/${problem.where.field}/${problem.message}`} className={styles.problem}>
            <ProblemLine problem={problem}>
              <RepairButtons problem={problem} path={deckPath(deckId)} />
              {leads && (
                <button type="button" className={`${link.link} ${link.after}`} onClick={() => jumpTo(problem)}>
                  Show
                </button>
              )}
            </ProblemLine>
          </div>
        );
      })}
    </section>
  );
}

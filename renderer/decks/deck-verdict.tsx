import { CircleCheck, WandSparkles, Wrench } from "lucide-react";
import { useState } from "react";
import { countCards } from "../../engine/decks/deck-lines";
import { cardIdOf, deckPath } from "../../project/paths";
import type { Problem } from "../../schemas/problem";
import { count } from "../state/count";
import { jumpTo } from "../state/jump";
import type { DeckView } from "../state/use-decks";
import { ink } from "../theme/tokens";
import { CommandButton } from "../ui/command-button";
import link from "../ui/link.module.css";
import { withKeys } from "../ui/problem-keys";
import { ProblemLine } from "../ui/problem-line";
import { RepairButtons } from "../ui/repair-buttons";
import { SeverityIcon } from "../ui/severity-icon";
import { useHeld } from "../ui/use-held";
import styles from "./deck-verdict.module.css";

/** More than these wait behind a button. */
const shownAtOnce = 2;

/** Whether the rules of the game allow the deck: the worst thing first, and what mends it. */
export function DeckVerdict({ view: { deck, lines, problems }, deckId }: { view: DeckView; deckId: string }) {
  const [isWhole, showWhole] = useState(false);
  const of = (severity: Problem["severity"]): Problem[] => problems.filter((each) => each.severity === severity);
  const [errors, warnings, notes] = [of("error"), of("warning"), of("note")];
  const worst = errors.length > 0 ? "error" : warnings.length > 0 ? "warning" : undefined;
  // What is only missing is added; anything else is mended.
  const hasTooMuch = errors.some(({ cards = [] }) => cards.length > 0);
  const isShort = errors.some(({ cards = [] }) => cards.length === 0);
  const { held, onPointerDown } = useHeld([...errors, ...warnings, ...notes]);
  const sorted = withKeys(held);
  const shown = isWhole ? sorted : sorted.slice(0, shownAtOnce);
  return (
    <section className={styles.verdict} data-worst={worst} aria-label="What the rules say">
      <div className={styles.sum}>
        <p role="status">
          {worst ? <SeverityIcon severity={worst} size={18} /> : <CircleCheck size={18} color={ink.good} aria-hidden />}
          <strong>{wordsFor(errors.length, warnings.length)}</strong>
          {deck && <span>{sizeOf(lines)}</span>}
        </p>
        {deck && errors.length > 0 && (
          <span className={styles.ways}>
            {hasTooMuch && <CommandButton command="deck.mend" icon={Wrench} variant="outlined" size="small" />}
            {isShort && <CommandButton command="deck.complete" icon={WandSparkles} variant="outlined" size="small" />}
          </span>
        )}
      </div>
      {sorted.length > 0 && (
        <div className={styles.problems} tabIndex={isWhole ? 0 : undefined} onPointerDown={onPointerDown}>
          {shown.map(({ key, problem }) => (
            <div key={key} className={styles.problem}>
              <ProblemLine problem={problem}>
                <RepairButtons problem={problem} path={deckPath(deckId)} problems={problems} />
                {leadsToCard(problem) && (
                  <button type="button" className={`${link.link} ${link.after}`} onClick={() => jumpTo(problem)}>
                    Show
                  </button>
                )}
              </ProblemLine>
            </div>
          ))}
          {sorted.length > shownAtOnce && (
            <button type="button" className={link.link} aria-expanded={isWhole} onClick={() => showWhole(!isWhole)}>
              {isWhole ? "Show fewer" : `Show ${sorted.length - shownAtOnce} more`}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function wordsFor(errors: number, warnings: number): string {
  const also = warnings > 0 ? `, ${count(warnings, "warning")}` : "";
  if (errors > 0) return `Not legal: ${count(errors, "rule")} broken${also}`;
  return warnings > 0
    ? `${count(warnings, "warning")}, but legal by the rules of the game`
    : "Legal by the rules of the game";
}

function sizeOf(lines: DeckView["lines"]): string {
  const drawn = lines.filter(({ isDrawn }) => isDrawn);
  const total = countCards(drawn);
  const beside = countCards(lines) - total;
  const different = total < 2 ? "" : drawn.length === total ? ", all different" : `, ${drawn.length} different`;
  return `${count(total, "card")}${different}${beside > 0 ? `, and ${beside} beside them` : ""}`;
}

const leadsToCard = ({ where: { card, file } }: Problem): boolean =>
  card !== undefined && file !== undefined && cardIdOf(file) !== undefined;

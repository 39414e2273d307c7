import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { cardPath } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import type { Problem } from "../../schemas/problem";
import { count } from "../state/count";
import { jumpTo } from "../state/jump";
import { currentProject } from "../state/open-project";
import { ProblemLine } from "../ui/problem-line";
import { RowLine } from "../ui/row";
import { SeverityIcon } from "../ui/severity-icon";
import styles from "./print-room.module.css";

const nameOf = (id: string): string => nameIn(currentProject().files.get(cardPath(id)) ?? "") ?? id;
const namesOf = ({ piece, card }: Problem["where"]): string =>
  [piece, card === undefined ? undefined : nameOf(card)].filter((name) => name !== undefined).join(", ");
const rank = { error: 0, warning: 1, note: 2 } as const;
/** More would not be read; the first ones show what is wrong. */
const mostShown = 200;

interface Props {
  leftOut: readonly string[];
  problems: readonly Problem[];
}

/** What would come out wrong, before any paper is used. A click leads to the card. */
export function PrintProblems({ leftOut, problems }: Props) {
  const [open, setOpen] = useState(false);
  const missing = leftOut.map(
    (id): Problem => ({
      code: "app/card-left-out",
      severity: "error",
      message: "It can't be read as a card, so it is left out.",
      where: { card: id, file: cardPath(id) },
    }),
  );
  const all = [...missing, ...problems].sort((a, b) => rank[a.severity] - rank[b.severity]);
  const [worst] = all;
  if (!worst) return null;
  const pieces = new Set(all.flatMap(({ where }) => where.piece ?? []));
  const cards = new Set(all.flatMap(({ where }) => where.card ?? []));
  const on = pieces.size > 0 ? count(pieces.size, "kind of piece", "kinds of piece") : count(cards.size, "card");
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <section className={styles.problems} aria-label="Problems of this print">
      <button type="button" className={styles.worst} aria-expanded={open} onClick={() => setOpen(!open)}>
        <SeverityIcon severity={worst.severity} />
        <span>
          {cards.size === 0 && pieces.size === 0
            ? all.length === 1
              ? worst.message
              : count(all.length, "thing to look at", "things to look at")
            : `${count(all.length, "thing to look at", "things to look at")} on ${on}`}
        </span>
        <Chevron size={16} aria-hidden />
      </button>
      {open && (
        <ul>
          {all.slice(0, mostShown).map((problem) => {
            const { piece, card, field } = problem.where;
            const on = (piece ?? card) === undefined ? undefined : namesOf(problem.where);
            return (
              <li key={`${problem.code}${piece}${card}${field}${problem.message}`}>
                <RowLine
                  wraps
                  title={<ProblemLine problem={problem} on={on} />}
                  onOpen={card === undefined ? undefined : () => jumpTo(problem)}
                />
              </li>
            );
          })}
          {all.length > mostShown && <li>{count(all.length - mostShown, "more", "more")}</li>}
        </ul>
      )}
    </section>
  );
}

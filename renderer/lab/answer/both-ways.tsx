import Button from "@mui/material/Button";
import { useState } from "react";
import type { Differing } from "../../../engine/lab/differ";
import type { LabResult } from "../../../schemas/lab-answer";
import { call } from "../../bridge/client";
import { tellProblem } from "../../state/notices";
import { useProject } from "../../state/open-project";
import styles from "./both-ways.module.css";

/** So many lines both tell alike are shown above the first that differs. */
const alike = 3;
const mostAfter = 14;

/** Matches that somebody else has won after the change: both ways beside each other, from where they part. */
export function BothWays({ id, result: { answer, again } }: { id: string; result: LabResult }) {
  const [shown, show] = useState<{ index: number; found: Differing }>();
  const [sought, seek] = useState<number>();
  const session = useProject(({ open }) => open?.session);
  // An answer that was kept by an older program doesn't know.
  const found = [...(answer.whatIf ?? []), ...(again?.since ?? [])].flatMap((change, n) => {
    const since = n >= (answer.whatIf?.length ?? 0);
    const { before, after, seen } = change.otherwise ?? { before: 0, after: 0, seen: [] };
    return seen.map((index) => ({ before, after, index, since }));
  });
  if (found.length === 0 || session === undefined) return null;
  const open = async (which: (typeof found)[number]) => {
    seek(which.index);
    const differing = await call("lab.differ", { session, id, ...which });
    seek(undefined);
    if (differing.ok) show({ index: which.index, found: differing.value });
    else tellProblem(differing.problem);
  };
  return (
    <section className={styles.both} aria-label="The same match both ways">
      <h3>The same match both ways</h3>
      <p className={styles.note}>Somebody else has won these after the change, with the same luck.</p>
      <div className={styles.acts}>
        {found.map((which) => (
          <Button
            key={`${which.since} ${which.before} ${which.index}`}
            size="small"
            variant="outlined"
            disabled={sought !== undefined}
            aria-pressed={shown?.index === which.index}
            onClick={() => void open(which)}
          >
            {sought === which.index ? "Playing it again…" : `Match ${which.index + 1}`}
          </Button>
        ))}
      </div>
      {shown && <Sides found={shown.found} />}
    </section>
  );
}

function Sides({ found: { before, after, at } }: { found: Differing }) {
  const from = Math.max(0, at - alike);
  const side = (title: string, lines: readonly string[]) => (
    <div>
      <h4>{title}</h4>
      <ol start={from + 1}>
        {lines.slice(from, at + mostAfter).map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the log.
          <li key={n} data-first={from + n === at || undefined} data-alike={from + n < at || undefined}>
            {line}
          </li>
        ))}
      </ol>
    </div>
  );
  return (
    <div className={styles.sides} role="status">
      {side("Before", before)}
      {side("After", after)}
    </div>
  );
}

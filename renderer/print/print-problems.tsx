import Button from "@mui/material/Button";
import { useEffect, useMemo, useState } from "react";
import { cardPath } from "../../project/paths";
import { openCard } from "../commands/card-commands";
import { useFit } from "../press/fit";
import { currentProject } from "../state/project-store";
import { nameIn } from "../state/quick-name";
import { setUi } from "../state/ui-store";
import { count } from "../ui/count";
import { SeverityIcon } from "../ui/severity-icon";
import styles from "./print-room.module.css";

const nameOf = (id: string): string => nameIn(currentProject().files.get(cardPath(id)) ?? "") ?? id;
const list = (ids: readonly string[]): string => {
  const names = ids.slice(0, 3).map((id) => `“${nameOf(id)}”`);
  return ids.length > 3 ? `${names.join(", ")} and ${ids.length - 3} more` : names.join(", ");
};

/** What would come out wrong, before any paper is used. */
export function PrintProblems({ leftOut, copies }: { leftOut: readonly string[]; copies: readonly string[] }) {
  const fit = useFit();
  const printed = useMemo(() => new Set(copies), [copies]);
  const tight = useMemo(() => [...fit.keys()].filter((id) => printed.has(id)), [fit, printed]);
  const [hidden, setHidden] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order has other problems.
  useEffect(() => setHidden(false), [leftOut.length]);
  if (hidden || (leftOut.length === 0 && tight.length === 0)) return null;
  const [firstTight] = tight;
  return (
    <div className={styles.problems}>
      {leftOut.length > 0 && (
        <p>
          <SeverityIcon severity="error" />
          <span>
            {count(leftOut.length, "card")} can't be printed and {leftOut.length === 1 ? "is" : "are"} left out:{" "}
            {list(leftOut)}.
          </span>
          <Button size="small" variant="outlined" onClick={() => setUi({ problemsOpen: true })}>
            Show problems
          </Button>
        </p>
      )}
      {firstTight !== undefined && (
        <p>
          <SeverityIcon severity="warning" />
          <span>
            {tight.length === 1
              ? "1 card has something that doesn't fit or is missing"
              : `${count(tight.length, "card")} have something that doesn't fit or is missing`}
            : {list(tight)}.
          </span>
          <Button size="small" variant="outlined" onClick={() => openCard(firstTight)}>
            Edit the first
          </Button>
        </p>
      )}
    </div>
  );
}

import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { useMemo } from "react";
import { testsOf } from "../../../project/scenario-file";
import type { GameId } from "../../../schemas/game-id";
import { useCommand } from "../../commands/use-command";
import { type TestState, testState, useTestRuns } from "../../state/card-tests";
import { count } from "../../state/count";
import { useProject } from "../../state/open-project";
import styles from "./tests-line.module.css";

const icons = { green: CircleCheck, red: CircleX, stale: CircleDashed, "not run": CircleDashed } as const;

/** How the card's tests stand; a click runs them. Nothing for a card without tests. */
export function TestsLine({ cardId, game }: { cardId: string; game: GameId }) {
  const files = useProject((state) => state.files);
  const runs = useTestRuns();
  const { run } = useCommand("card.tests");
  const tests = useMemo(() => testsOf(files, game, cardId), [files, game, cardId]);
  if (tests.length === 0) return null;
  const states = tests.map((test) => testState(runs.get(test.path), test, files, game));
  const worst = (["red", "stale", "not run", "green"] as const).find((state) => states.includes(state)) ?? "green";
  const Icon = icons[worst];
  return (
    <button type="button" className={styles.tests} data-state={worst} onClick={run} title="Run them">
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {words(worst, states)}
    </button>
  );
}

function words(worst: TestState, states: readonly TestState[]): string {
  const all = count(states.length, "test");
  const red = states.filter((state) => state === "red").length;
  if (worst === "red")
    return states.length === 1 ? "The test fails" : `${red} of ${all} ${red === 1 ? "fails" : "fail"}`;
  if (worst === "green") return states.length === 1 ? "The test holds" : `${all} hold`;
  return worst === "stale" ? `${all}, changed since` : `${all}, not run`;
}

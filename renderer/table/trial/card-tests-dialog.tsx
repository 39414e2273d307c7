import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { useEffect } from "react";
import { cardPath } from "../../../project/paths";
import { type CardTest, testsOf } from "../../../project/scenario-file";
import { cardAt } from "../../../project/whole-card";
import type { GameId } from "../../../schemas/game-id";
import { runOf, testState, useTestRuns } from "../../state/card-tests";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { closeDialog } from "../../state/ui-store";
import { canOpen, openTest, runTests } from "./run-tests";
import styles from "./trial.module.css";

/** The tests of a card, which are run as soon as this is open: which hold, and what differs in the others. */
export function CardTestsDialog({ card }: { card: string }) {
  const game = useProject(gameOf);
  return game ? <CardTests card={card} game={game} /> : null;
}

function CardTests({ card, game }: { card: string; game: GameId }) {
  const files = useProject((state) => state.files);
  const tests = testsOf(files, game, card);
  const name = cardAt<{ name: string }>(files, cardPath(card), game)?.name || card;
  useEffect(() => void runTests(game, card), [game, card]);
  return (
    <Dialog open onClose={closeDialog} maxWidth="sm" fullWidth>
      <DialogTitle>Tests of {name}</DialogTitle>
      <DialogContent>
        {tests.length === 0 && <p>There are none yet. Try the card, then choose “Keep as a test”.</p>}
        <ul className={styles.tests}>
          {tests.map((test) => (
            <TestRow key={test.path} test={test} card={card} game={game} text={files.get(cardPath(card)) ?? ""} />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={tests.length === 0} onClick={() => void runTests(game, card)}>
          Run again
        </Button>
        <Button variant="outlined" onClick={closeDialog}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const icons = { green: CircleCheck, red: CircleX, stale: CircleDashed, "not run": CircleDashed } as const;
const stateWords = { green: "holds", red: "fails", stale: "changed since", "not run": "not run" } as const;

function TestRow({ test, card, game, text }: { test: CardTest; card: string; game: GameId; text: string }) {
  const run = runOf(useTestRuns(), card, test.path);
  const state = testState(run, test.text, text);
  const Icon = icons[state];
  return (
    <li data-state={state}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>
        <strong>{test.scenario.name}</strong> <small>{stateWords[state]}</small>
        {state === "red" && run?.message && <p>{run.message}</p>}
      </span>
      {state === "red" && canOpen(test) && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Open ${test.scenario.name} at the table`}
          onClick={() => void openTest(game, card, test, run?.done ?? 0)}
        >
          Open at the table
        </Button>
      )}
    </li>
  );
}

import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { ChevronLeft, ChevronRight, Hand, Pause, Play, Swords, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { type Part, type SeenCheck, type SeenStep, withPart } from "../../../engine/core/scenario-examination";
import { tableKeys } from "../../../engine/core/table-view";
import type { Json } from "../../../engine/core/vocabulary";
import { type CardTest, planMending, planTestDeleted } from "../../../project/scenario-file";
import type { GameId } from "../../../schemas/game-id";
import { testState, useTestRuns } from "../../state/card-tests";
import { tell } from "../../state/notices";
import { runEdit, undo, useProject, useReadOnly } from "../../state/open-project";
import { goTo, situationItem } from "../../state/place";
import { RoomHeader } from "../../ui/room";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { SidePanel } from "../../ui/side-panel";
import { beginSituation } from "../situation/situation-store";
import { type BoardNote, BoardNotes } from "./board-notes";
import { canOpen, openTest } from "./open-test";
import { StillTable } from "./still-table";
import { TestSteps } from "./test-steps";
import styles from "./test-view.module.css";
import { TestSign } from "./tests-list";
import { useExamination, useMoment } from "./use-examination";

/** How long a step is looked at while the test is watched, in milliseconds. */
const pace = 1400;

/** A test on the board, step by step, beside what it does and asks for. */
export function TestView({ test, game }: { test: CardTest; game: GameId }) {
  const seen = useExamination(test, game);
  const files = useProject((state) => state.files);
  const run = useTestRuns().get(test.path);
  const readOnly = useReadOnly();
  const all = test.scenario.when?.length ?? 0;
  const failing = seen?.checks.find(({ ok }) => !ok)?.done ?? seen?.outcome.done;
  /** Until somebody chooses a step, the one at which it fails; otherwise the end. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [isWatched, setWatched] = useState(false);
  const at = Math.min(all, chosen ?? failing ?? all);
  const shown = useMoment(test, game, at);
  const go = (step: number) => {
    setWatched(false);
    setChosen(Math.max(0, Math.min(all, step)));
  };
  useEffect(() => {
    if (!isWatched) return;
    if (at >= all) {
      setWatched(false);
      return;
    }
    const timer = setTimeout(() => setChosen(at + 1), pace);
    return () => clearTimeout(timer);
  }, [isWatched, at, all]);
  useEffect(() => {
    const onKeyDown = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || (target as HTMLElement).closest("input, textarea, [role=separator]")) return;
      if (key === "ArrowRight" || key === "ArrowLeft") go(at + (key === "ArrowRight" ? 1 : -1));
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
  const take = (part: Part, mended: SeenCheck["mended"] | SeenStep["mended"]) => {
    if (runEdit(planMending(test, game, withPart(test.scenario, part, mended))))
      tell({ tone: "info", message: "The test asks for what is now.", action: { label: "Undo", run: undo } });
  };
  const remove = () => {
    if (runEdit(planTestDeleted(test)))
      tell({
        tone: "info",
        message: `Deleted the test “${test.scenario.name}”.`,
        action: { label: "Undo", run: undo },
      });
  };
  const missed = (seen?.checks ?? []).filter(({ ok, done }) => !ok && done === at);
  return (
    <div className={styles.main}>
      <RoomHeader
        level={2}
        title={test.scenario.name}
        hint={test.scenario.name}
        lead={<TestSign state={testState(run, test, files, game)} size={20} />}
        tools={
          <>
            <Button
              variant="outlined"
              startIcon={<Swords aria-hidden />}
              disabled={!canOpen(test)}
              onClick={() => void openTest(game, test, at)}
            >
              Open at the table
            </Button>
            <Tooltip title="Change this situation by hand" describeChild>
              <span>
                <IconButton
                  aria-label="Change this situation by hand"
                  disabled={"new" in test.scenario.given}
                  onClick={() => {
                    void beginSituation(game, test.scenario.given as Json);
                    goTo("table", situationItem);
                  }}
                >
                  <Hand strokeWidth={1.75} aria-hidden />
                </IconButton>
              </span>
            </Tooltip>
            <Tooltip title="Delete this test" describeChild>
              <span>
                <IconButton aria-label="Delete this test" disabled={readOnly} onClick={remove}>
                  <Trash2 strokeWidth={1.75} aria-hidden />
                </IconButton>
              </span>
            </Tooltip>
          </>
        }
      />
      <div className={styles.body}>
        <div className={styles.board}>
          {shown && "match" in shown ? (
            <StillTable match={shown.match} lit={new Set(missed.flatMap(keysOf))}>
              <BoardNotes notes={missed.flatMap(noteOf)} of={shown.match} />
            </StillTable>
          ) : (
            <p className={styles.none}>
              {shown?.refused ??
                (canOpen(test)
                  ? ""
                  : test.scenario.refusedSetup === undefined
                    ? "This test deals anew with dictated rolls, which has no table to look at."
                    : "This test asks that its situation be refused, so that there is none to look at.")}
            </p>
          )}
          {all > 0 && canOpen(test) && (
            <div className={styles.travel}>
              <IconButton aria-label="One step back" disabled={at === 0} onClick={() => go(at - 1)}>
                <ChevronLeft strokeWidth={1.75} aria-hidden />
              </IconButton>
              <IconButton
                aria-label={isWatched ? "Stop" : "Watch it from the beginning"}
                onClick={() => {
                  if (!isWatched && at >= all) setChosen(0);
                  setWatched(!isWatched);
                }}
              >
                {isWatched ? <Pause strokeWidth={1.75} aria-hidden /> : <Play strokeWidth={1.75} aria-hidden />}
              </IconButton>
              <IconButton aria-label="One step on" disabled={at === all} onClick={() => go(at + 1)}>
                <ChevronRight strokeWidth={1.75} aria-hidden />
              </IconButton>
              <span>{at === 0 ? "As it is given" : `After step ${at} of ${all}`}</span>
            </div>
          )}
        </div>
        <SidePanel
          name="tests.steps"
          side="right"
          label="Steps and expectations"
          edge="Width of the steps"
          width={340}
          limits={{ min: 260, max: 520 }}
          stacks
          className={styles.side}
        >
          {seen ? <TestSteps seen={seen} at={at} readOnly={readOnly} onGo={go} onTake={take} /> : <RoomSkeleton />}
        </SidePanel>
      </div>
    </div>
  );
}

function noteOf(check: SeenCheck): BoardNote[] {
  const [key] = keysOf(check);
  return key === undefined || !check.note ? [] : [{ key, ...check.note }];
}

/** What on the table a check is about. */
const keysOf = ({ instance, seat }: SeenCheck): string[] =>
  instance !== undefined ? [tableKeys.card(instance)] : seat !== undefined ? [tableKeys.seat(seat)] : [];

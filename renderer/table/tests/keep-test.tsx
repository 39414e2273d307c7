import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import { count } from "../../state/count";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { goTo, situationItem } from "../../state/place";
import { EmptyState } from "../../ui/empty-state";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { askEngine, askTester } from "../engine/engine-client";
import type { Answer, Snapshot } from "../engine/messages";
import { useSupply } from "../project-supply";
import { useSituation } from "../situation/situation-store";
import { type PlayedMatch, useTable } from "../table-store";
import styles from "./keep-test.module.css";
import { TestForm } from "./test-form";
import { shownOf, useAnswer } from "./use-examination";

/** Makes a test of the match on the table: from some moment on, with what must hold now chosen by hand. */
export function KeepTest() {
  const match = useTable((state) => state.match);
  if (!match || match.snapshot.done === 0)
    return (
      <EmptyState
        title="Nothing was played yet"
        actions={
          <Button variant="contained" onClick={() => goTo("table")}>
            To the table
          </Button>
        }
      >
        A test is made of what was played in a match, or of a position that was set up by hand.
      </EmptyState>
    );
  return <MomentTest key={match.snapshot.done} match={match} />;
}

/** Makes a test of the position that was set up by hand: it plays nothing, and asks for what is so. */
export function KeepPositionTest() {
  const game = useProject(gameOf);
  const { position, begun, refused } = useSituation();
  const supply = useSupply();
  const answer = useAnswer<Answer<"draftSituation">>(
    useMemo(
      () =>
        game && supply && position !== null && refused === null
          ? () => askTester("draftSituation", { game, supply, position, viewer: null })
          : null,
      [game, supply, position, refused],
    ),
  );
  const shown = useMemo(() => game && begun && shownOf(game, { ok: true, value: begun }), [game, begun]);
  if (!game || position === null || refused !== null || !shown || !("match" in shown))
    return (
      <EmptyState
        title="There is no position to keep"
        actions={
          <Button variant="contained" onClick={() => goTo("table", situationItem)}>
            Set up a position
          </Button>
        }
      >
        {refused ?? "Put cards where you want them first."}
      </EmptyState>
    );
  if (!answer) return <RoomSkeleton />;
  return (
    <TestForm
      title="A test of this position"
      match={shown.match}
      answer={answer}
      suggested=""
      back={{ label: "Back to the position", to: () => goTo("table", situationItem) }}
    />
  );
}

/** As many actions as had been done when the turn under way began; in a trial, none. */
function beginningOf({ trial, snapshot: { log, done } }: PlayedMatch): number {
  if (trial) return 0;
  const turns = log.filter(({ text, at }) => text.startsWith("—") && at < done);
  return turns.at(-1)?.at ?? 0;
}

function MomentTest({ match }: { match: PlayedMatch }) {
  const { trial, snapshot } = match;
  const [from, setFrom] = useState(beginningOf(match));
  const answer = useAnswer<Answer<"draft">>(
    useMemo(() => () => askEngine("draft", { name: "Test", card: null, view: 0, from }), [from]),
  );
  const whole = useAnswer<Snapshot>(useMemo(() => () => askEngine("look", { viewer: null }), []));
  const draft = answer && "draft" in answer ? answer.draft : undefined;
  return (
    <TestForm
      title="A test of this moment"
      match={whole && { ...match, snapshot: whole }}
      answer={answer}
      suggested={trial ? (trial.test?.name ?? trial.name) : ""}
      card={trial?.card}
      back={{ label: "Back to the table", to: () => goTo("table") }}
    >
      {!trial && (
        <label className={styles.from}>
          <span>Begins {draft ? `${count(snapshot.done - draft.from, "step")} ago` : "…"}</span>
          <input
            type="range"
            aria-label="Where the test begins"
            min={0}
            max={snapshot.done - 1}
            value={from}
            onChange={(event) => setFrom(Number(event.target.value))}
          />
        </label>
      )}
    </TestForm>
  );
}

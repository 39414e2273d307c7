// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import Button from "@mui/material/Button";
import { useEffect, useMemo, useState } from "react";
import type { PossibleCheck } from "../../../engine/core/scenario-candidates";
import { tableKeys } from "../../../engine/core/table-view";
import { planScenario } from "../../../project/scenario-file";
import { supplyOf } from "../../../project/supply";
import { count } from "../../state/count";
import { tell } from "../../state/notices";
import { currentProject, runEdit } from "../../state/open-project";
import { goTo } from "../../state/place";
import { EmptyState } from "../../ui/empty-state";
import { TextField } from "../../ui/fields/text-field";
import { Room, RoomHeader } from "../../ui/room";
import { SidePanel } from "../../ui/side-panel";
import { askEngine, askTester } from "../engine/engine-client";
import type { Answer, Snapshot } from "../engine/messages";
import { type PlayedMatch, useTable } from "../table-store";
import { CardOfTest, cardsIn } from "./card-of-test";
import { CheckChoices } from "./check-choices";
import styles from "./keep-test.module.css";
import { runTests } from "./run-tests";
import { StillTable } from "./still-table";
import { useAnswer } from "./use-examination";

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
        A test is made of what was played in a match.
      </EmptyState>
    );
  return <MomentTest key={match.snapshot.done} match={match} />;
}

/** As many actions as had been done when the turn under way began; in a trial, none. */
function beginningOf({ trial, snapshot: { log, done } }: PlayedMatch): number {
  if (trial) return 0;
  const turns = log.filter(({ text, at }) => text.startsWith("—") && at < done);
  return turns.at(-1)?.at ?? 0;
}

function MomentTest({ match }: { match: PlayedMatch }) {
  const { game, trial, snapshot } = match;
  const [from, setFrom] = useState(beginningOf(match));
  const [name, setName] = useState(trial ? (trial.test?.name ?? trial.name) : "");
  const [card, setCard] = useState<string | null | undefined>(trial ? trial.card : undefined);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [about, setAbout] = useState<string | null>(null);
  const answer = useAnswer<Answer<"draft">>(
    useMemo(() => () => askEngine("draft", { name: "Test", card: null, view: 0, from }), [from]),
  );
  const whole = useAnswer<Snapshot>(useMemo(() => () => askEngine("look", { viewer: null }), []));
  const draft = answer && "draft" in answer ? answer.draft : undefined;
  const isChosen = (check: PossibleCheck): boolean =>
    check.isChange ? !left.has(check.words) : added.has(check.words);
  const checks = draft?.checks ?? [];
  const chosen = checks.filter(isChosen);
  const toggle = (check: PossibleCheck) => {
    const [set, change] = check.isChange ? ([left, setLeft] as const) : ([added, setAdded] as const);
    change(
      set.has(check.words) ? new Set([...set].filter((each) => each !== check.words)) : new Set([...set, check.words]),
    );
  };
  const cards = useMemo(() => (draft ? cardsIn(draft.scenario, match.cards) : []), [draft, match.cards]);
  const ofCard = card === undefined ? (cards[0]?.id ?? null) : card;
  useEffect(() => {
    if (about !== null && !checks.some((check) => keyOf(check) === about)) setAbout(null);
  });
  const keep = async () => {
    if (!draft) return;
    const { files } = currentProject();
    const scenario = {
      ...draft.scenario,
      name: name.trim(),
      ...(ofCard === null ? {} : { card: ofCard }),
      then: chosen.map(({ check }) => check),
    };
    const [outcome] = await askTester("tests", { game, supply: supplyOf(files, game), scenarios: [scenario] });
    if (!outcome?.ok) {
      tell({ tone: "error", message: `This can't be kept as a test. ${outcome?.message ?? ""}` });
      return;
    }
    const edit = planScenario(currentProject().files, game, scenario);
    if (!runEdit(edit)) return;
    tell({ tone: "good", message: `Kept as a test: ${edit.path}.` });
    void runTests(({ path }) => path === edit.path);
    goTo("tests", edit.id);
  };
  return (
    <Room
      header={
        <RoomHeader
          title="A test of this moment"
          tools={
            <Button variant="outlined" onClick={() => goTo("table")}>
              Back to the table
            </Button>
          }
        />
      }
    >
      <div className={styles.board}>
        {whole && (
          <StillTable
            match={{ ...match, snapshot: whole }}
            able={new Set(checks.flatMap((check) => keyOf(check) ?? []))}
            picked={new Set(chosen.flatMap((check) => keyOf(check) ?? []))}
            lit={new Set(about === null ? [] : [about])}
            onPick={(key) => setAbout(key === about ? null : key)}
          />
        )}
      </div>
      <SidePanel
        name="tests.keep"
        side="right"
        label="The test"
        edge="Width of the test"
        width={360}
        limits={{ min: 280, max: 560 }}
        className={styles.side}
      >
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <TextField
            label="Name"
            id="test-name"
            autoFocus
            selectOnFocus
            value={name}
            placeholder="What it shows, in a sentence"
            maxLength={120}
            onChange={setName}
          />
          <CardOfTest cards={cards} card={ofCard} known={match.cards} onChange={setCard} />
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
          {answer && "refused" in answer && (
            <p className={styles.refused} role="alert">
              {answer.refused}
            </p>
          )}
          <CheckChoices
            checks={checks}
            about={about}
            keyOf={keyOf}
            isChosen={isChosen}
            onToggle={toggle}
            onAll={() => setAbout(null)}
            onNone={() => {
              setLeft(new Set(checks.filter(({ isChange }) => isChange).map(({ words }) => words)));
              setAdded(new Set());
            }}
          />
          <div className={styles.foot}>
            <Button
              type="submit"
              variant="contained"
              disabled={name.trim() === "" || !draft || (chosen.length === 0 && draft.scenario.when!.length === 0)}
            >
              Keep
            </Button>
          </div>
        </form>
      </SidePanel>
    </Room>
  );
}

/** The thing or seat on the table that a check is about. */
const keyOf = ({ instance, seat }: PossibleCheck): string | undefined =>
  instance !== undefined ? tableKeys.card(instance) : seat !== undefined ? tableKeys.seat(seat) : undefined;

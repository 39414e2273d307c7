// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import Button from "@mui/material/Button";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { PossibleCheck } from "../../../engine/core/scenario-candidates";
import { tableKeys } from "../../../engine/core/table-view";
import { planScenario } from "../../../project/scenario-file";
import { supplyOf } from "../../../project/supply";
import { gameOf } from "../../state/manifest";
import { tell } from "../../state/notices";
import { currentProject, runEdit } from "../../state/open-project";
import { goTo } from "../../state/place";
import { TextField } from "../../ui/fields/text-field";
import { Room, RoomHeader } from "../../ui/room";
import { SidePanel } from "../../ui/side-panel";
import { askTester } from "../engine/engine-client";
import type { Answer } from "../engine/messages";
import type { PlayedMatch } from "../table-store";
import { CardOfTest, cardsIn } from "./card-of-test";
import { CheckChoices } from "./check-choices";
import styles from "./keep-test.module.css";
import { runTests } from "./run-tests";
import { StillTable } from "./still-table";

interface Props {
  title: string;
  /** What lies on the board as everybody sees it, once it is known. */
  match: PlayedMatch | undefined;
  /** The test so far, once it is known; or why there can be none. */
  answer: Answer<"draft"> | undefined;
  /** A name for it, and the card that it is of, where that is known. */
  suggested: string;
  card?: string | null | undefined;
  back: { label: string; to(): void };
  /** Where it begins. */
  children?: ReactNode;
}

/** A test that is being made: its name, its card, and what must hold, chosen by clicks on the board. */
export function TestForm({ title, match, answer, suggested, card: first, back, children }: Props) {
  const [name, setName] = useState(suggested);
  const [card, setCard] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [about, setAbout] = useState<string | null>(null);
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
  const known = match?.cards ?? {};
  const cards = useMemo(() => (draft && match ? cardsIn(draft.scenario, match.cards) : []), [draft, match]);
  const ofCard = card === undefined ? (cards[0]?.id ?? null) : card;
  useEffect(() => {
    if (about !== null && !checks.some((check) => keyOf(check) === about)) setAbout(null);
  });
  const keep = async () => {
    const project = currentProject();
    const game = gameOf(project);
    if (!draft || !game) return;
    const scenario = {
      ...draft.scenario,
      name: name.trim(),
      ...(ofCard === null ? {} : { card: ofCard }),
      then: chosen.map(({ check }) => check),
    };
    const [outcome] = await askTester("tests", { game, supply: supplyOf(project.files, game), scenarios: [scenario] });
    if (!outcome?.ok) {
      tell({ tone: "error", message: `This can't be kept as a test. ${outcome?.message ?? ""}` });
      return;
    }
    const edit = planScenario(currentProject().files, game, scenario);
    if (!runEdit(edit)) return;
    tell({ tone: "good", message: `Kept as a test: “${scenario.name}”.` });
    void runTests(({ path }) => path === edit.path);
    goTo("tests", edit.id);
  };
  return (
    <Room
      header={
        <RoomHeader
          title={title}
          tools={
            <Button variant="outlined" onClick={back.to}>
              {back.label}
            </Button>
          }
        />
      }
    >
      <div className={styles.board}>
        {match && (
          <StillTable
            match={match}
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
          <CardOfTest cards={cards} card={ofCard} known={known} onChange={setCard} />
          {children}
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

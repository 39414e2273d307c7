import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { CircleCheck, CircleDashed, CircleX, Play } from "lucide-react";
import type { Files } from "../../../project/project-text";
import { type CardTest, type TestGroup, testsOf } from "../../../project/scenario-file";
import type { GameId } from "../../../schemas/game-id";
import { type TestState, testState, testStateWords, useTestRuns, useTestsRunning } from "../../state/card-tests";
import { count } from "../../state/count";
import { useProject } from "../../state/open-project";
import { goTo } from "../../state/place";
import { setUi, useUi } from "../../state/ui-store";
import { EmptyNote } from "../../ui/empty-state";
import { CheckField } from "../../ui/fields/check-field";
import { SearchInput } from "../../ui/fields/search-input";
import { Row } from "../../ui/row";
import { SideList } from "../../ui/side-list";
import { rememberRunOnChange, runTests, useRunOnChange } from "./run-tests";
import styles from "./tests-list.module.css";

const icons = { green: CircleCheck, red: CircleX, stale: CircleDashed, "not run": CircleDashed } as const;

/** How a test stands, as a sign that differs in shape as well as colour. */
export function TestSign({ state, size = 16 }: { state: TestState; size?: number }) {
  const Icon = icons[state];
  return (
    <span className={styles.sign} data-state={state} title={testStateWords[state]}>
      <Icon size={size} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{testStateWords[state]}</span>
    </span>
  );
}

const ofCard = "card:";

/** The groups with the tests that are looked for: by words in their names, or those of one card. */
export function groupsSought(groups: readonly TestGroup[], sought: string, files: Files, game: GameId): TestGroup[] {
  const words = sought.trim().toLowerCase();
  if (words === "") return [...groups];
  const isOf = sought.startsWith(ofCard)
    ? new Set(testsOf(files, game, sought.slice(ofCard.length)).map(({ path }) => path))
    : undefined;
  const isSought = (group: TestGroup, { path, scenario }: CardTest): boolean =>
    isOf ? isOf.has(path) : `${group.name} ${scenario.name}`.toLowerCase().includes(words);
  return groups.flatMap((group) => {
    const tests = group.tests.filter((test) => isSought(group, test));
    return tests.length > 0 ? [{ ...group, tests }] : [];
  });
}

interface Props {
  groups: readonly TestGroup[];
  chosen: string | undefined;
  game: GameId;
}

export function TestsList({ groups, chosen, game }: Props) {
  const files = useProject((state) => state.files);
  const sought = useUi((ui) => ui.testsSought);
  const runs = useTestRuns();
  const running = useTestsRunning();
  const onChange = useRunOnChange();
  const states = new Map(
    groups.flatMap(({ tests }) =>
      tests.map((test) => [test.path, testState(runs.get(test.path), test, files, game)] as const),
    ),
  );
  const shown = groupsSought(groups, sought, files, game);
  return (
    <SideList
      name="tests.list"
      title="Tests"
      width={290}
      className={styles.list}
      tools={
        <Tooltip title="Run all" describeChild>
          <IconButton aria-label="Run all tests" onClick={() => void runTests()}>
            <Play strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      }
      lead={
        <div className={styles.lead}>
          <p role="status" data-worst={[...states.values()].includes("red") ? "red" : undefined}>
            {summary([...states.values()], running)}
          </p>
          <SearchInput label="Search the tests" value={sought} onChange={(testsSought) => setUi({ testsSought })} />
          <CheckField
            compact
            id="tests-on-change"
            label="Run on change"
            value={onChange}
            onChange={rememberRunOnChange}
          />
        </div>
      }
    >
      {shown.length === 0 && (
        <li className={styles.none}>
          <EmptyNote>No test is called so.</EmptyNote>
        </li>
      )}
      {shown.map(({ card, name, tests }) => (
        <li key={card ?? ""}>
          <h2 className={styles.card}>{name}</h2>
          <ul aria-label={name}>
            {tests.map(({ id, path, scenario }) => (
              <Row
                key={id}
                wraps
                lead={<TestSign state={states.get(path) ?? "not run"} />}
                title={scenario.name}
                isCurrent={id === chosen}
                onOpen={() => goTo("tests", id)}
              />
            ))}
          </ul>
        </li>
      ))}
    </SideList>
  );
}

/** "131 hold, 2 fail, 1 changed since". */
function summary(states: readonly TestState[], running: { done: number; all: number } | null): string {
  if (running) return `Running: ${running.done} of ${running.all}`;
  const n = (wanted: TestState): number => states.filter((state) => state === wanted).length;
  const parts = [
    n("green") > 0 && `${n("green")} ${n("green") === 1 ? "holds" : "hold"}`,
    n("red") > 0 && `${n("red")} ${n("red") === 1 ? "fails" : "fail"}`,
    n("stale") > 0 && `${n("stale")} changed since`,
    n("not run") > 0 && `${n("not run")} not run`,
  ].filter(Boolean);
  return parts.join(", ") || count(0, "test");
}

import { useEffect, useMemo, useState } from "react";
import { canBePlayed } from "../../../engine/core/scenario";
import type { Examination } from "../../../engine/core/scenario-examination";
import type { CardTest } from "../../../project/scenario-file";
import { supplyOf, wholeScenario } from "../../../project/supply";
import type { GameId } from "../../../schemas/game-id";
import { useProject } from "../../state/open-project";
import { askTester } from "../engine/engine-client";
import type { Begun, Outcome } from "../engine/messages";
import { standardSeats } from "../seat-plan";
import type { PlayedMatch } from "../table-store";

/** A test looked at closely, and the table as it lies after some of its steps. Both follow the set. */

/** What came of a question, of which only the last answer counts; the former one stands until then. */
export function useAnswer<T>(ask: (() => Promise<T>) | null): T | undefined {
  const [answer, setAnswer] = useState<T>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!ask) return;
    let live = true;
    ask().then(
      (found) => live && setAnswer(() => found),
      (reason: unknown) => live && setError(reason),
    );
    return () => {
      live = false;
    };
  }, [ask]);
  if (error) throw error;
  return answer;
}

export function useExamination({ scenario }: CardTest, game: GameId): Examination | undefined {
  const files = useProject((state) => state.files);
  return useAnswer(
    useMemo(
      () => () =>
        askTester("examine", { game, supply: supplyOf(files, game), scenario: wholeScenario(scenario, files, game) }),
      [files, game, scenario],
    ),
  );
}

/** The table after so many steps, as whoever sees everything sees it; or why it can't be set up. */
export function useMoment({ scenario }: CardTest, game: GameId, steps: number): Shown | undefined {
  const files = useProject((state) => state.files);
  const outcome = useAnswer<Outcome<Begun>>(
    useMemo(
      () =>
        canBePlayed(scenario)
          ? () =>
              askTester("moment", {
                game,
                supply: supplyOf(files, game),
                scenario: wholeScenario(scenario, files, game),
                steps,
                viewer: null,
              })
          : null,
      [files, game, scenario, steps],
    ),
  );
  return useMemo(() => outcome && shownOf(game, outcome), [game, outcome]);
}

type Shown = { match: PlayedMatch } | { refused: string };

/** A situation as the table draws it: nobody plays there. */
export function shownOf(game: GameId, outcome: Outcome<Begun>): Shown {
  if (!outcome.ok) return { refused: outcome.problems[0]!.message };
  const { names, cards, seed, isByRules, snapshot } = outcome.value;
  const seats = standardSeats(names.length, []).map((seat) => ({ ...seat, kind: "person" as const }));
  const nobody = {
    plan: null,
    paused: true,
    replaying: false,
    isByRules,
    thinking: null,
    lastThought: null,
    advice: null,
    holder: null,
  };
  return { match: { game, names, cards, seed, snapshot, seats, ...nobody, trial: null, savedAs: null } };
}

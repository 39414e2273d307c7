import { useMemo } from "react";
import { readDocument } from "../../project/document";
import { changedSince } from "../../project/lab/stale";
import { experimentIdOf } from "../../project/paths";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import { useLab } from "../state/lab";
import { useProject } from "../state/open-project";

export interface AskedQuestion {
  id: string;
  path: string;
  /** Nothing while its file can't be read. */
  experiment: Experiment | undefined;
}

/** The questions of the project, in the order of their names. */
export function useQuestions(game: GameId): readonly AskedQuestion[] {
  const files = useProject((state) => state.files);
  return useMemo(() => {
    const found = [...files].flatMap(([path, text]): AskedQuestion[] => {
      const id = experimentIdOf(path);
      return id === undefined ? [] : [{ id, path, experiment: readDocument<Experiment>(path, text, game).value }];
    });
    const nameOf = ({ id, experiment }: AskedQuestion): string => experiment?.name ?? id;
    return found.sort((a, b) => nameOf(a).localeCompare(nameOf(b), "en", { numeric: true }));
  }, [files, game]);
}

/** What has changed since an answer was found, in words. */
export function useChangedSince(id: string, game: GameId): readonly string[] {
  const files = useProject((state) => state.files);
  const result = useLab(({ answers }) => answers[id]);
  const version = useLab((state) => state.version);
  return useMemo(
    () => (result ? changedSince(files, game, version, id, result) : []),
    [files, game, version, id, result],
  );
}

import { basename, dirname, join, resolve } from "node:path";
import { readAs } from "../../project/document";
import { experimentIdOf, experimentPath, manifestPath } from "../../project/paths";
import type { Files } from "../../project/project-text";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import { placeAt, readGiven } from "../given-file";
import { CannotDo } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";
import { projectSupply } from "./project-supply";

/** An experiment with its project: `<project>#<id>`, a file in a project's `lab/`, or any file beside `--set <project>`. */
export interface ExperimentPlace {
  experiment: Experiment;
  game: GameId;
  files: Files;
  root: string;
  /** If it is one of the project's own. */
  id?: string;
}

export function experimentAt(asked: string, set: string | undefined): ExperimentPlace {
  const hash = asked.lastIndexOf("#");
  if (hash > 0) return inProject(asked.slice(0, hash), asked.slice(hash + 1));
  if (placeAt(asked) !== "file") throw new CannotDo(cliProblems.report("cli/no-such-place", {}, { place: asked }));
  const around = dirname(dirname(resolve(asked)));
  const isOwn = set === undefined && basename(dirname(resolve(asked))) === dirname(experimentPath("x"));
  if (isOwn && placeAt(join(around, manifestPath)) === "file") return inProject(around, basename(asked, ".json"));
  if (set === undefined)
    throw new CannotDo(cliProblems.report("cli/needs-option", {}, { name: "set", value: "<project>" }));
  const read = readGiven(asked);
  if (!read.ok) throw new CannotDo(read.problem);
  return { ...opened(set), experiment: understood(readAs("experiment", "experiment", read.value)) };
}

function inProject(folder: string, asked: string): ExperimentPlace {
  const project = opened(folder);
  const ids = [...project.files.keys()].flatMap((path) => experimentIdOf(path) ?? []);
  const id = ids.find((each) => each.toLowerCase() === asked.toLowerCase());
  if (id === undefined) {
    const words = { id: asked, meant: didYouMean(asked, ids), ids: ids.join(", ") || "none" };
    throw new CannotDo(cliProblems.report("cli/no-such-experiment", {}, words));
  }
  const text = project.files.get(experimentPath(id))!;
  return { ...project, id, experiment: understood(readAs("experiment", "experiment", text)) };
}

function opened(folder: string): { game: GameId; files: Files; root: string } {
  const { game, project } = projectSupply(folder);
  return { game, files: project.files, root: project.root };
}

function understood({ value, problems }: { value?: unknown; problems: readonly CannotDo["problem"][] }): Experiment {
  if (value === undefined) throw new CannotDo(problems[0]!);
  return value as Experiment;
}

import { basename, join, resolve } from "node:path";
import { buildsOf, type NamedBuild } from "../../project/builds";
import type { Problem } from "../../schemas/problem";
import { appProblems } from "../problems";
import { findAppPlace } from "../services/app-place";
import { findProfile, profilePlaces } from "../services/printer-profiles";
import { type BuiltFiles, runBuild } from "../services/run-build";
import { CannotDo, type Outcome, type Terminal } from "./command";
import { didYouMean } from "./did-you-mean";
import { orNullWhenStopped } from "./interruptible";
import { assetsOf, type ReadProject, readProject } from "./read-project";
import { mayWrite } from "./write-result";

type Built = Pick<BuiltFiles, "name" | "files" | "unchanged"> & { folder: string };
interface BuildResult {
  builds: Built[];
  problems: Problem[];
}

/** What a set can be built as, and what that is for. */
export function listBuilds(folder: string, terminal: Terminal): Outcome {
  const builds = buildsOf(readProject(folder).files);
  for (const { id, build } of builds) terminal.print(`${id.padEnd(20)} ${build.notes ?? build.name}`);
  return { exit: 0, json: { builds: builds.map(({ id, build, isOwn }) => ({ name: id, isOwn, notes: build.notes })) } };
}

export async function buildFolder(
  folder: string,
  wish: { name: string | undefined; out: string | undefined },
  terminal: Terminal,
): Promise<BuildResult> {
  const project = readProject(folder);
  const parent = resolve(wish.out ?? `${basename(project.root)}-builds`);
  const result: BuildResult = { builds: [], problems: [] };
  for (const named of chosenBuilds(project, wish.name)) {
    const work = {
      project: { ...project, assets: assetsOf(project) },
      named,
      folder: join(parent, named.id),
      version: findAppPlace().version,
      findPrinter: (name: string) => findProfile(name, profilePlaces(project.root, findAppPlace().home)),
      mayWrite,
      control: {
        onProgress: (done: number, total: number) => terminal.progress(`Making ${named.id}`, done, total),
        signal: terminal.signal,
      },
    };
    const built = await orNullWhenStopped(runBuild(work), terminal.signal);
    if (!built) return result;
    if (!built.ok) throw new CannotDo(built.problem);
    const { name, files, unchanged, problems } = built.value;
    result.builds.push({ name, folder: work.folder, files, unchanged });
    result.problems.push(...problems);
  }
  return result;
}

function chosenBuilds({ files }: ReadProject, name: string | undefined): NamedBuild[] {
  const builds = buildsOf(files);
  if (name === undefined) {
    const own = builds.filter(({ isOwn }) => isOwn);
    return own.length > 0 ? own : builds;
  }
  const wanted = name.trim().toLowerCase();
  const found = builds.find(({ id }) => id === wanted);
  if (found) return [found];
  const ids = builds.map(({ id }) => id);
  const meant = didYouMean(wanted, ids);
  throw new CannotDo(appProblems.report("app/no-such-build", {}, { name, meant, builds: ids.join(", ") }));
}

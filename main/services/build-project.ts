import { buildsOf } from "../../project/builds";
import { manifestOf } from "../../project/project-text";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { PrintedFile } from "../api";
import type { WorkControl } from "../ink/long-work";
import { appProblems } from "../problems";
import { nodeDisk } from "../projects/disk";
import { absolute } from "../projects/places";
import type { ProjectStore } from "../projects/project-store";
import { findAppPlace } from "./app-place";
import { folderLabel } from "./folder-book";
import type { Outputs } from "./outputs";
import { fileName, searchedIn } from "./print-project";
import { findProfile, profilePlaces } from "./printer-profiles";
import { runBuild } from "./run-build";

export interface BuildPlace {
  store: ProjectStore;
  outputs: Outputs;
  control: WorkControl;
  home: string;
  folder: string | undefined;
}

/** A build of the open project, into a folder that is named after both: made again, it is the same folder. */
export async function buildProject(
  { store, outputs, control, home, folder }: BuildPlace,
  id: string,
): Promise<Result<PrintedFile>> {
  if (folder === undefined) return fail(appProblems.report("app/no-place-chosen", {}));
  const project = searchedIn(store);
  const builds = buildsOf(project.files);
  const named = builds.find((each) => each.id === id);
  const ids = builds.map((each) => each.id).join(", ");
  if (!named) return fail(appProblems.report("app/no-such-build", {}, { name: id, meant: "", builds: ids }));
  // A bundle packs what lies on the disk.
  const saved = await store.flush();
  if (!saved.ok) return saved;
  const name = fileName(`${manifestOf(project.files)?.name ?? ""}: ${named.build.name}`);
  const place = absolute(folder, name);
  const taken = nodeDisk.look(place);
  if (taken && taken.kind !== "folder") return fail(appProblems.report("app/output-not-made", {}, { name }));
  const built = await runBuild({
    project,
    named,
    folder: place,
    version: findAppPlace().version,
    findPrinter: (printer) => findProfile(printer, profilePlaces(store.root, home)),
    control,
  });
  if (!built.ok) return built;
  const { files, unchanged, bytes, problems } = built.value;
  return succeed({
    kind: "build",
    output: outputs.note(name, place).id,
    name,
    bytes,
    pages: 0,
    files: files.length,
    unchanged: unchanged.length,
    cards: 0,
    place: folderLabel(place),
    problems,
  });
}

import { dirname } from "node:path";
import { pressProblems } from "../../press/problems";
import { readPaper } from "../../press/sizes";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { KnownPrinter } from "../api";
import type { Handlers } from "../dispatcher";
import type { Jobs } from "../jobs";
import { appProblems } from "../problems";
import type { ProjectStore } from "../projects/project-store";
import type { Desk } from "./desk";
import { type FolderBook, folderLabel } from "./folder-book";
import type { Outputs } from "./outputs";
import { checkProjectPrint, cutProject, keepBytes, printProject } from "./print-project";
import { type Keeper, listProfiles, removeProfile, writeProfile } from "./printer-profiles";
import { recallPrint, rememberPrint } from "./recall-print";
import type { SettingsBook } from "./settings";
import type { Shell } from "./shell";

/** The calls of the print room. */

type PrintCall = Extract<keyof Handlers, `print.${string}` | `printers.${string}` | `output.${string}`>;

interface PrintCallsParts {
  desk: Desk;
  jobs: Jobs;
  folders: FolderBook;
  outputs: Outputs;
  settings: SettingsBook;
  shell: Shell;
  home: string;
  /** Copies a finished file to where the person wants it. */
  copy(from: string, to: string): Promise<void>;
}

export function printCalls({
  desk,
  jobs,
  folders,
  outputs,
  settings,
  shell,
  home,
  copy,
}: PrintCallsParts): Pick<Handlers, PrintCall> {
  const places = ({ root }: ProjectStore): Record<Keeper, string> => ({ project: root, person: home });
  const listed = async (store: ProjectStore, done: Promise<Result<null>>): Promise<Result<KnownPrinter[]>> => {
    const result = await done;
    return result.ok ? listProfiles(places(store)) : result;
  };
  return {
    "print.start": ({ session, settings, output = { kind: "sheets" }, folder }) =>
      desk.with(session, async (store) => {
        const into = folder === undefined ? undefined : folders.path(folder);
        if (into && !into.ok) return into;
        const job = jobs.start("Printing", async (signal, onProgress) => {
          const control = { signal, onProgress };
          if (output.kind === "sheets") return printProject(store, settings, outputs, control, home);
          if (output.kind === "build") {
            const { buildProject } = await import("./build-project");
            return buildProject({ store, outputs, control, home, folder: into?.value }, output.build);
          }
          if (output.kind === "cut") return cutProject(store, settings, output.format, outputs, control);
          const { makeOutput } = await import("./make-output");
          return makeOutput({ store, settings, outputs, control, folder: into?.value }, output);
        });
        return succeed({ job });
      }),
    "print.check": ({ session, settings }) =>
      desk.with(session, (store) => {
        const job = jobs.start("Checking", (signal, onProgress) =>
          checkProjectPrint(store, settings, { signal, onProgress }, home),
        );
        return succeed({ job });
      }),
    "print.booklet": ({ session, settings, output, pages }) =>
      desk.with(session, async (store) => {
        const { showBooklet } = await import("./shown-booklet");
        return showBooklet(store, settings, output, pages);
      }),
    "print.recall": ({ session }) =>
      desk.with(session, async ({ root }) => succeed(await recallPrint(root, home, (await settings.read()).paper))),
    "print.remember": ({ session, ...memory }) =>
      desk.with(session, async ({ root }) => {
        await rememberPrint(root, home, memory);
        return succeed(null);
      }),

    "printers.list": ({ session }) => desk.with(session, (store) => listProfiles(places(store))),
    "printers.write": ({ session, keeper, profile, was }) =>
      desk.with(session, (store) => listed(store, writeProfile(places(store)[keeper], profile, was))),
    "printers.remove": ({ session, keeper, name }) =>
      desk.with(session, (store) => listed(store, removeProfile(places(store)[keeper], name))),
    "printers.calibrate": ({ session, paper, flip, profile }) =>
      desk.with(session, () => {
        const size = readPaper(paper);
        if (!size) return fail(pressProblems.report("press/unknown-paper", {}, { size: paper }));
        const job = jobs.start("Printing", async (signal, onProgress) => {
          const { calibrationSheet } = await import("../ink/overviews");
          const bytes = await calibrationSheet(size, flip, profile, { signal, onProgress });
          const kept = await keepBytes(outputs, "Calibration page.pdf", bytes);
          if (!kept.ok) return kept;
          return succeed({ ...kept.value, kind: "calibration" as const, pages: 2, cards: 0, problems: [] });
        });
        return succeed({ job });
      }),

    "output.save": async ({ output: id }) => {
      const output = outputs.find(id);
      if (!output) return fail(appProblems.report("app/unknown-output", {}));
      if (!shell.pickSavePlace) return fail(appProblems.report("app/no-dialog", {}));
      const target = await shell.pickSavePlace(output.name);
      if (target === null) return succeed({ saved: false });
      try {
        await copy(output.path, target);
      } catch (reason) {
        return fail(appProblems.report("app/output-not-saved", {}, { name: output.name }, String(reason)));
      }
      output.savedAt = target;
      return succeed({ saved: true, place: folderLabel(dirname(target)) });
    },
    "output.show": async ({ output: id, how }) => {
      const output = outputs.find(id);
      if (output?.savedAt === undefined) return fail(appProblems.report("app/unknown-output", {}));
      const { showInFolder, openFile } = shell;
      if (!showInFolder || !openFile) return fail(appProblems.report("app/no-dialog", {}));
      if (how === "folder") showInFolder(output.savedAt);
      const refusal = how === "open" ? await openFile(output.savedAt) : null;
      return refusal === null
        ? succeed(null)
        : fail(appProblems.report("app/not-shown", {}, { name: output.name }, refusal));
    },
  };
}

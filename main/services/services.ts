import { randomBytes } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { FolderPlace, OpenProject } from "../api";
import type { Handlers } from "../dispatcher";
import { createJobs } from "../jobs";
import type { Log } from "../log";
import { appProblems } from "../problems";
import { readStarter } from "../projects/create-project";
import { sealOfHome } from "../projects/seal";
import { type AppPlace, platform } from "./app-place";
import { assetCalls } from "./asset-calls";
import { createBotPrograms } from "./bot-programs";
import { createBundles } from "./bundles";
import { createDesk, type Desk } from "./desk";
import { createEventBus, type EventBus } from "./events";
import { beginFirstSteps, firstStepCalls } from "./first-steps";
import { createFolderBook } from "./folder-book";
import { createFolder, listFolder } from "./folder-lists";
import { whenWritten } from "./kept-file";
import { matchCalls } from "./kept-matches";
import { createLab } from "./lab-calls";
import { createLinkedTables } from "./linked-tables";
import { createOutputs, type Outputs } from "./outputs";
import { playedCalls } from "./played-matches";
import { printCalls } from "./print-calls";
import { createRecentBook } from "./recent";
import { createSetFaces } from "./set-faces";
import { createSettingsBook } from "./settings";
import type { Shell } from "./shell";
import { tableCalls } from "./table-memory";
import { versionCalls } from "./version-calls";

/** Every call of the contract, put together from the services. Says where each call goes, and does nothing itself. */
export interface Services {
  handlers: Handlers;
  events: EventBus;
  desk: Desk;
  outputs: Outputs;
  /** Makes a project of a bundle that lies somewhere, and opens it. */
  openBundle(path: string): Promise<Result<OpenProject>>;
  /** Puts everything on disk and stops all work. */
  close(): Promise<void>;
}

interface ServicesParts {
  place: AppPlace;
  log: Log;
  shell: Shell;
}

export function createServices({ place, log, shell }: ServicesParts): Services {
  const events = createEventBus();
  const folders = createFolderBook();
  const settings = createSettingsBook(place.home);
  const projects = async (): Promise<string> => (await settings.projects()) ?? place.projects;
  const faces = createSetFaces(place.home, place.version);
  const recent = createRecentBook(place.home, folders, faces, () => desk.files()?.folder);
  const outputs = createOutputs();
  const onBug = (during: string) => (bug: unknown) => fail(internal(log, during, bug));
  const jobs = createJobs(events.emit, onBug("job"));
  const starters = { templates: () => join(place.root, "templates") };
  const desk = createDesk({
    events,
    starters,
    seal: sealOfHome(place.home),
    projectsFolder: projects,
    note(project) {
      shell.noteRecent?.(project.path);
      return recent.note(project);
    },
  });

  const bundles = createBundles(desk, outputs, projects);

  const lab = createLab({ desk, events, version: place.version, outputs, onBug: onBug("lab") });

  const programs = createBotPrograms(place.home);

  const linked = createLinkedTables({ desk, events, folders, shell, home: place.home });

  const inFolder = async <T>(id: string, then: (path: string) => Promise<Result<T>>): Promise<Result<T>> => {
    const path = folders.path(id);
    return path.ok ? then(path.value) : path;
  };
  const projectsFolder = async (): Promise<string> => {
    // Made when it is first looked at; if that fails, listing it says so.
    const path = await projects();
    await mkdir(path, { recursive: true }).catch(() => undefined);
    return path;
  };

  const handlers: Handlers = {
    "app.info": async () =>
      succeed({ version: place.version, host: shell.host, platform, projectsFolder: folders.place(await projects()) }),
    "settings.read": async () => succeed(await settings.read()),
    "settings.write": (change) => settings.write(change),

    "folders.list": async ({ folder, withTables }) =>
      folder === undefined
        ? listFolder(folders, await projectsFolder(), await projects(), withTables)
        : inFolder(folder, async (path) => listFolder(folders, path, await projects(), withTables)),
    "folders.create": ({ in: parent, name }) => inFolder(parent, (path) => createFolder(folders, path, name)),
    "folders.keep-projects-in": async ({ folder }) => {
      const path = folder === null ? succeed(undefined) : folders.path(folder);
      const kept = path.ok ? await settings.keepProjectsIn(path.value) : path;
      return kept.ok ? succeed(folders.place(await projects())) : kept;
    },
    "folders.pick": async ({ purpose }): Promise<Result<FolderPlace | null>> => {
      if (!shell.pickFolder) return fail(appProblems.report("app/no-dialog", {}));
      const path = await shell.pickFolder(purpose, await projectsFolder());
      return succeed(path === null ? null : folders.place(path));
    },

    "recent.list": async () => succeed(await recent.list()),
    "recent.pin": ({ folder, pinned }) => inFolder(folder, async (path) => succeed(await recent.pin(path, pinned))),
    "recent.faces": ({ folder }) => inFolder(folder, async (path) => succeed(await faces.of(path))),
    "recent.show": ({ folder }) =>
      inFolder(folder, async (path) => {
        if (!shell.showInFolder) return fail(appProblems.report("app/no-dialog", {}));
        shell.showInFolder(path);
        return succeed(null);
      }),
    "recent.forget": ({ folder }) => inFolder(folder, async (path) => succeed(await recent.forget(path))),
    "starter.read": ({ game }) => readStarter(game, starters),

    "project.create": async ({ game, name, in: parent, empty }) => {
      const create = async (path: string) => {
        const made = await desk.create({ game, name, parent: path, empty: empty ?? false });
        const root = made.ok ? desk.placeOf(made.value.session)?.root : undefined;
        if (root !== undefined) await beginFirstSteps(root);
        return made;
      };
      return parent === undefined ? create(await projects()) : inFolder(parent, create);
    },
    "project.sample": ({ game }) => desk.openSample(game),
    "project.open": ({ folder }) => inFolder(folder, (path) => desk.open(path)),
    "project.current": () => succeed(desk.current()),
    "project.close": ({ session }) => desk.close(session),
    "project.edit": (edit) => desk.with(edit.session, (store) => store.edit(edit)),
    "project.undo": ({ session, turn }) => desk.with(session, (store) => store.undo(turn)),
    "project.redo": ({ session, turn }) => desk.with(session, (store) => store.redo(turn)),
    "project.settle": ({ session, path, keep, turn }) => desk.with(session, (store) => store.settle(path, keep, turn)),
    "trash.list": ({ session }) => desk.with(session, (store) => succeed(store.trash())),
    "trash.restore": ({ session, id, turn }) => desk.with(session, (store) => store.restore(id, turn)),
    ...assetCalls(desk, folders),

    ...matchCalls(desk, place.home),
    ...playedCalls(desk),
    ...tableCalls(desk),
    ...firstStepCalls(desk),
    ...linked.calls,
    ...programs.calls,
    ...bundles.calls,
    ...lab.calls,
    ...versionCalls(desk, folders, outputs),
    "job.cancel": ({ job }) => (jobs.cancel(job) ? succeed(null) : fail(appProblems.report("app/unknown-job", {}))),
    ...printCalls({ desk, jobs, folders, outputs, settings, shell, home: place.home, copy: copyFile }),
  };

  return {
    handlers,
    events,
    desk,
    outputs,
    openBundle: bundles.openAt,
    async close() {
      linked.close();
      programs.close();
      await Promise.all([jobs.close(), lab.close()]);
      const saved = await desk.shut();
      if (!saved.ok) log.warn(saved.problem.message);
      await outputs.close();
      await whenWritten();
    },
  };
}

function internal(log: Log, during: string, bug: unknown) {
  const id = randomBytes(4).toString("hex");
  log.bug(id, during, bug);
  return appProblems.report("app/internal", {}, { id });
}

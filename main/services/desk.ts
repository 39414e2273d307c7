import { realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { cardIdOf, manifestPath } from "../../project/paths";
import { manifestOf } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { Asset, OpenProject } from "../api";
import {
  createProject,
  createProjectAt,
  type NewProject,
  readStarter,
  type Starters,
} from "../projects/create-project";
import { openProject } from "../projects/open-project";
import { projectProblems } from "../projects/problems";
import type { ProjectStore } from "../projects/project-store";
import type { Seal } from "../projects/seal";
import type { EventBus } from "./events";

/** The one project that is open. Another takes its place only after everything it still had to write is on disk. */
export interface Desk {
  current(): OpenProject | null;
  /** For serving its pictures. */
  files(): { folder: string; assets: readonly Asset[] } | null;
  open(path: string): Promise<Result<OpenProject>>;
  create(project: NewProject): Promise<Result<OpenProject>>;
  /** Makes the sample the first time. */
  openSample(game: GameId): Promise<Result<OpenProject>>;
  close(session: string): Promise<Result<null>>;
  /** Where the project of an opening lies, also after it was closed: for what may arrive late and does no harm. */
  placeOf(session: string): ProjectPlace | undefined;
  /** Hands the open project to `work`, if the caller still means that one. */
  with<T>(session: string, work: (store: ProjectStore) => Result<T> | Promise<Result<T>>): Promise<Result<T>>;
  /** For the end of the program: closes whatever is open, and says what could not be saved. */
  shut(): Promise<Result<null>>;
}

export interface ProjectPlace {
  root: string;
  isWritable: boolean;
}

interface KnownProject {
  path: string;
  name: string;
  game: GameId;
  cards: number;
}

interface DeskParts {
  events: EventBus;
  projectsFolder(): Promise<string>;
  starters: Starters;
  seal: Seal;
  /** Told when a project is opened and when it is closed. */
  note(project: KnownProject): Promise<void>;
}

interface OnDesk {
  store: ProjectStore;
  /** With every link followed: two ways to one folder are one project. */
  realPath: string;
  assets: readonly Asset[];
}

export function createDesk({ events, projectsFolder, starters, seal, note }: DeskParts): Desk {
  let onDesk: OnDesk | null = null;
  const places = new Map<string, ProjectPlace>();
  let last: Promise<unknown> = Promise.resolve();

  /** Opening and closing happen one after the other, however fast they are asked for. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const open = async (path: string): Promise<Result<OpenProject>> => {
    const root = resolve(path);
    const realPath = await realpath(root).catch(() => root);
    // One that could only be looked at may be free by now.
    if (onDesk?.realPath === realPath && !onDesk.store.snapshot().readOnly) return succeed(onDesk.store.snapshot());
    const saved = (await onDesk?.store.flush()) ?? succeed(null);
    if (!saved.ok) return saved;
    const opened = await openProject(root, {
      seal,
      onEvent(name, event) {
        if (name === "project.assets" && onDesk?.store.session === event.session) {
          onDesk.assets = (event as { assets: Asset[] }).assets;
        }
        events.emit(name, event);
      },
    });
    if (!opened.ok) return opened;
    const before = onDesk;
    const project = opened.value.snapshot();
    onDesk = { store: opened.value, realPath, assets: project.assets };
    places.set(project.session, { root: opened.value.root, isWritable: project.readOnly === false });
    if (before) await leave(before);
    events.emit("project.switched", { project });
    await noteProject(onDesk);
    return succeed(project);
  };

  const create = async (project: NewProject): Promise<Result<OpenProject>> => {
    const made = await createProject(project, starters);
    return made.ok ? open(made.value) : made;
  };

  const openSample = async (game: GameId): Promise<Result<OpenProject>> => {
    const root = join(await projectsFolder(), `${game}-sample`);
    const there = await realpath(join(root, manifestPath)).catch(() => null);
    if (there !== null) return open(root);
    const starter = readStarter(game, starters);
    if (!starter.ok) return starter;
    const name = manifestOf(new Map(starter.value.map(({ path, text }) => [path, text])))?.name ?? game;
    const made = await createProjectAt(root, { game, name }, starters);
    return made.ok ? open(made.value) : made;
  };

  const close = async (): Promise<Result<null>> => {
    if (!onDesk) return succeed(null);
    const saved = await onDesk.store.flush();
    if (!saved.ok) return saved;
    const before = onDesk;
    onDesk = null;
    await leave(before);
    events.emit("project.switched", { project: null });
    return succeed(null);
  };

  const leave = async (before: OnDesk): Promise<void> => {
    await before.store.close();
    await noteProject(before);
  };

  const noteProject = async ({ store: { root, texts } }: OnDesk): Promise<void> => {
    const manifest = manifestOf(texts);
    if (!manifest) return;
    const cards = [...texts.keys()].filter((path) => cardIdOf(path) !== undefined).length;
    await note({ path: root, name: manifest.name, game: manifest.game, cards });
  };

  const stale = () => fail(projectProblems.report("project/other-session", {}));

  return {
    current: () => onDesk?.store.snapshot() ?? null,
    files: () => onDesk && { folder: onDesk.store.root, assets: onDesk.assets },
    open: (path) => inTurn(() => open(path)),
    create: (project) => inTurn(() => create(project)),
    openSample: (game) => inTurn(() => openSample(game)),
    placeOf: (session) => places.get(session),
    close: (session) => inTurn(async () => (onDesk?.store.session === session ? close() : stale())),
    async with(session, work) {
      return onDesk?.store.session === session ? work(onDesk.store) : stale();
    },
    shut: () =>
      inTurn(async () => {
        const closed = (await onDesk?.store.close()) ?? succeed(null);
        onDesk = null;
        return closed;
      }),
  };
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { Change, Events } from "../../main/api";
import { type Disk, nodeDisk } from "../../main/projects/disk";
import { Journals } from "../../main/projects/journal";
import { type OpenOptions, openProject } from "../../main/projects/open-project";
import type { Operation } from "../../main/projects/operations";
import type { ProjectStore } from "../../main/projects/project-store";
import { type Seal, sealOfHome } from "../../main/projects/seal";
import { defaultWatchPace } from "../../main/projects/watch";
import type { Problem, Result } from "../../schemas/problem";

/** A project folder to play with, thrown away after the test. */

export const card = (name: string, more: object = {}): string =>
  `${JSON.stringify({ $schema: "../schemas/flask-card.schema.json", name, composition: { R1: 1 }, ...more }, null, 2)}\n`;
export const deck = (name: string, ...cards: string[]): string =>
  `${JSON.stringify({ $schema: "../schemas/deck.schema.json", name, cards: cards.map((id) => ({ card: id, count: 1 })) }, null, 2)}\n`;
export const manifest = (more: object = {}): string =>
  `${JSON.stringify({ $schema: "schemas/manifest.schema.json", format: 1, game: "flask", name: "Test set", ...more }, null, 2)}\n`;
export const broken = '{ "name": "half';

export type Files = Record<string, string | Buffer>;

/** This computer, as far as these tests go. */
export const ownHome = mkdtempSync(join(tmpdir(), "cardwright-home-"));
export const ownSeal: Seal = sealOfHome(ownHome);
process.once("exit", () => rmSync(ownHome, { recursive: true, force: true }));

/**
 * The real disk, on which opening finds no place for the schemas that other editors like to have: they are nine in ten of the
 * files that most of these projects would be made of. Whoever asks what opening writes takes the disk as it is.
 */
export const bareDisk: Disk = {
  ...nodeDisk,
  look(path) {
    const found = nodeDisk.look(path);
    const isWanted = found === null && /[\\/]schemas[\\/][\w-]+\.schema\.json$/.test(path);
    return isWanted ? { kind: "other", size: 0, mtimeMs: 0, ino: 0, names: 1 } : found;
  },
};

const openStores = new Set<ProjectStore>();

async function closeAll(): Promise<void> {
  for (const store of [...openStores]) await store.close();
}

/** Gone after the test. A hook of this file would be heard in the first file only of those that share a process. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function folderWith(files: Files): string {
  const root = emptyFolder();
  for (const folder of new Set(Object.keys(files).map((path) => dirname(join(root, path)))))
    mkdirSync(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) writeFileSync(join(root, path), content);
  return root;
}

export const projectWith = (files: Files = {}): string => folderWith({ "cardwright.json": manifest(), ...files });

/** As a process of this computer leaves it behind that ends in the middle. Returns where it is. */
export async function leaveJournal(root: string, operations: Operation[], seal = ownSeal): Promise<string> {
  const { file } = await new Journals(nodeDisk, root, seal).write(operations);
  return `.cardwright/journal/${basename(file)}`;
}

/** As another program would write it. */
export function put(root: string, path: string, content: string | Buffer): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export const read = (root: string, path: string): string => readFileSync(join(root, path), "utf8");
export const has = (root: string, path: string): boolean =>
  statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;

/** All files below a folder, own folder left out unless asked for. */
export function filesIn(root: string, folder = ""): string[] {
  if (!has(root, folder)) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (path === ".cardwright" || path === "schemas") return [];
      return entry.isDirectory() ? filesIn(root, path) : [path];
    })
    .sort();
}

export interface Opened {
  store: ProjectStore;
  root: string;
  events: { name: string; event: Events[keyof Events] }[];
  edit(label: string, changes: Change[], merge?: string): ReturnType<ProjectStore["edit"]>;
  write(path: string, text: string | null, merge?: string): ReturnType<ProjectStore["edit"]>;
  text(path: string): string | undefined;
  of<N extends keyof Events>(name: N): Events[N][];
}

export async function open(root: string, options: Partial<OpenOptions> = {}): Promise<Opened> {
  const events: Opened["events"] = [];
  const onEvent: OpenOptions["onEvent"] = (name, event) => events.push({ name, event });
  const opened = await openProject(root, {
    onEvent,
    seal: ownSeal,
    watchPace: { ...defaultWatchPace, quietMs: 40 },
    disk: bareDisk,
    ...options,
  });
  const store = good(opened);
  if (openStores.size === 0) onTestFinished(closeAll);
  openStores.add(store);
  // What was closed holds its whole history, and some tests open a project a thousand times.
  const close = store.close.bind(store);
  store.close = () => {
    openStores.delete(store);
    return close();
  };
  const { session } = store;
  const edit: Opened["edit"] = (label, changes, merge) =>
    store.edit({ session, label, changes, ...(merge === undefined ? {} : { merge }) });
  return {
    store,
    root,
    events,
    edit,
    write: (path, text, merge) => edit(`Write ${path}`, [{ path, text }], merge),
    text: (path) => store.snapshot().files.find((file) => file.path === path)?.text,
    of: <N extends keyof Events>(name: N) =>
      events.filter((entry) => entry.name === name).map(({ event }) => event as Events[N]),
  };
}

export async function problemOfOpening(root: string, options: Partial<OpenOptions> = {}): Promise<Problem> {
  const opened = await openProject(root, { onEvent: () => {}, seal: ownSeal, ...options });
  if (!opened.ok) return opened.problem;
  await opened.value.close();
  throw new Error("It opened.");
}

export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message} ${result.problem.details ?? ""}`);
  return result.value;
}

export const codeOf = (result: Result<unknown>): string | null => (result.ok ? null : result.problem.code);
export const codes = (problems: readonly Problem[]): string[] => problems.map(({ code }) => code).sort();

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export async function until(condition: () => boolean, what: string, ms = 15_000): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(10)) if (condition()) return;
  throw new Error(`Waited in vain until ${what}`);
}

export type Step = "makeFolder" | "create" | "write" | "sync" | "append" | "rename" | "remove" | "touch" | "syncFolder";
export const steps: readonly Step[] = [
  "makeFolder",
  "create",
  "write",
  "sync",
  "append",
  "rename",
  "remove",
  "syncFolder",
];

/** The real disk, on which making a file safe and adding to one takes its time. */
export function slowDisk(ms: (file: string) => number): Disk {
  return {
    ...bareDisk,
    async create(file) {
      const handle = await nodeDisk.create(file);
      return {
        ...handle,
        async sync() {
          await wait(ms(file));
          await handle.sync();
        },
      };
    },
    async append(file, text) {
      await wait(ms(file));
      await nodeDisk.append(file, text);
    },
  };
}

/** The real disk, except that `refuse` may name an error for a step. */
export function faultyDisk(refuse: (step: Step, path: string) => string | null): Disk {
  const guard = (step: Step, path: string): void => {
    const code = refuse(step, path);
    if (code) throw Object.assign(new Error(`${code}: ${step}`), { code, path });
  };
  return {
    ...bareDisk,
    async makeFolder(folder) {
      if (!nodeDisk.stamp(folder)) guard("makeFolder", folder);
      await nodeDisk.makeFolder(folder);
    },
    async create(file) {
      guard("create", file);
      const handle = await nodeDisk.create(file);
      return {
        ...handle,
        async write(content) {
          const code = refuse("write", file);
          // A full disk and a kill both leave the first half behind.
          if (code) await handle.write(content.slice(0, content.length / 2));
          if (code) throw Object.assign(new Error(`${code}: write`), { code, path: file });
          await handle.write(content);
        },
        async sync() {
          guard("sync", file);
          await handle.sync();
        },
      };
    },
    async append(file, text) {
      const code = refuse("append", file);
      if (code) await nodeDisk.append(file, text.slice(0, text.length / 2));
      if (code) throw Object.assign(new Error(`${code}: append`), { code, path: file });
      await nodeDisk.append(file, text);
    },
    async rename(from, to) {
      guard("rename", to);
      await nodeDisk.rename(from, to);
    },
    async remove(file) {
      guard("remove", file);
      await nodeDisk.remove(file);
    },
    async touch(file) {
      guard("touch", file);
      await nodeDisk.touch(file);
    },
    async syncFolder(folder) {
      guard("syncFolder", folder);
      await nodeDisk.syncFolder(folder);
    },
  };
}

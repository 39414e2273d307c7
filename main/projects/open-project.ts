import { basename } from "node:path";
import { cardSchemaName } from "../../engine/games/card-schemas";
import { cardIdOf, manifestPath } from "../../project/paths";
import { manifestOf } from "../../project/project-text";
import { type GameId, gameIds } from "../../schemas/game-id";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { OpenProject } from "../api";
import { type Disk, errorCode, nodeDisk } from "./disk";
import { readDrafts, takeDrafts } from "./drafts";
import { defaultHistoryLimits, History, type HistoryLimits } from "./history";
import { HistoryFile } from "./history-file";
import { reconcile } from "./history-reconcile";
import { Journals } from "./journal";
import { type Lock, type LockOwner, takeLock } from "./lock";
import { type Formats, formatOf, formats, hasWayFrom, migrate, writeMigrated } from "./migrations";
import { ignoreOwnFolder, ownFolderIsFit, tidyOwnFolder } from "./own-folder";
import { absolute, lockFile, ownFolder } from "./places";
import { projectProblems } from "./problems";
import { type OnProjectEvent, type ProjectStore, startStore } from "./project-store";
import { type FolderContent, readFolder } from "./read-folder";
import { recover } from "./recovery";
import { defaultPace, type Pace } from "./saver";
import { refreshSchemaFiles } from "./schema-files";
import type { Seal } from "./seal";
import { defaultWatchPace, type WatchPace } from "./watch";
import { defaultRestMs, WorkingCopy } from "./working-copy";
import { writeProblem } from "./write-problem";

export interface OpenOptions {
  onEvent: OnProjectEvent;
  /** By which this computer knows its own journals again. */
  seal: Seal;
  /** Only to look: takes no lock and writes nothing. */
  readOnly?: boolean;
  disk?: Disk;
  pace?: Pace;
  watchPace?: WatchPace;
  historyLimits?: HistoryLimits;
  restMs?: number;
  formats?: Formats;
  now?: () => number;
}

export async function openProject(root: string, options: OpenOptions): Promise<Result<ProjectStore>> {
  const disk = options.disk ?? nodeDisk;
  const journals = new Journals(disk, root, options.seal);
  const unfit = checkFolder(disk, root, journals);
  if (unfit) return fail(unfit);
  const access = await gainAccess(disk, root, options.readOnly === true);
  const opened = await openWith(root, disk, journals, access, options);
  if (!opened.ok) await access.lock?.release();
  return opened;
}

interface Access {
  lock: Lock | null;
  readOnly: OpenProject["readOnly"];
  problems: Problem[];
}

async function openWith(
  root: string,
  disk: Disk,
  journals: Journals,
  access: Access,
  options: OpenOptions,
): Promise<Result<ProjectStore>> {
  const now = options.now ?? Date.now;
  const problems = [...access.problems];
  let { lock, readOnly } = access;
  if (lock) {
    try {
      problems.push(...(await tidyOwnFolder(disk, root)));
      problems.push(...(await recover(disk, root, journals)));
      await ignoreOwnFolder(disk, root);
    } catch (reason) {
      return fail(projectProblems.report("project/not-recovered", {}, {}, writeProblem(reason).details));
    }
    const { fault } = options.seal;
    if (fault) problems.push(projectProblems.report("project/no-seal", {}, {}, fault));
  }
  const content = readFolder(disk, root);
  const manifest = content.files.get(manifestPath)?.text ?? undefined;
  const { current } = options.formats ?? formats;
  const format = formatOf(manifest);
  if (format !== undefined && format > current) {
    await lock?.release();
    lock = null;
    readOnly = "newer-format";
    problems.push(projectProblems.report("project/newer-format", { file: manifestPath }, { format }));
  }

  const historyFile = new HistoryFile(disk, root);
  const history = new History(options.historyLimits ?? defaultHistoryLimits);
  let files = content.files;
  if (format !== undefined && hasWayFrom(format, options.formats ?? formats)) {
    const migrated = await bringUpToDate(
      disk,
      root,
      journals,
      content,
      format,
      options.formats ?? formats,
      lock !== null,
      now(),
    );
    if (!migrated.ok) return migrated;
    files = migrated.value.files;
    problems.push(...migrated.value.problems);
    historyFile.markStale();
  }

  const game = gameOf(root, files);
  if (!game.ok) return game;
  // What a newer version writes into its manifest is not damage.
  if (game.value.problem && readOnly !== "newer-format") problems.push(game.value.problem);
  const copy = new WorkingCopy(game.value.game, options.restMs ?? defaultRestMs);
  for (const [path, file] of files) {
    copy.onDisk.set(path, file);
    if (file.text !== null) copy.texts.set(path, file.text);
  }
  takeDrafts(copy, readDrafts(disk, root), now());
  if (!historyFile.isStale && !history.replay(historyFile.read())) historyFile.markStale();
  reconcile(history, copy.texts, now());
  // They only help other editors; a full disk is reported when something of the person's can't be saved.
  if (lock) await refreshSchemaFiles(disk, root, copy.game).catch(errorCode);

  return succeed(
    startStore({
      root,
      disk,
      copy,
      history,
      historyFile,
      journals,
      lock,
      readOnly,
      problems,
      fileProblems: content.problems,
      onEvent: options.onEvent,
      pace: options.pace ?? defaultPace,
      watchPace: options.watchPace ?? defaultWatchPace,
      now,
    }),
  );
}

function checkFolder(disk: Disk, root: string, journals: Journals): Problem | null {
  const name = basename(root);
  try {
    const stamp = disk.stamp(root);
    if (!stamp) return projectProblems.report("project/missing-folder", {}, { name });
    if (!stamp.isFolder) return projectProblems.report("project/not-a-folder", {}, { name });
    const entries = disk.entries(root);
    if (entries.length === 0) return projectProblems.report("project/empty-folder", {}, { name });
    // It may be missing in the middle of a change that will be finished.
    if (disk.stamp(absolute(root, manifestPath)) || journals.find().ours.length > 0) return null;
    return projectProblems.report("project/not-a-project", {}, { name });
  } catch (reason) {
    return projectProblems.report("project/unreadable-folder", {}, { name }, errorCode(reason));
  }
}

async function gainAccess(disk: Disk, root: string, onlyLook: boolean): Promise<Access> {
  if (onlyLook) return { lock: null, readOnly: "folder", problems: [] };
  if (!ownFolderIsFit(disk, root)) {
    const where = { file: ownFolder };
    const problem = projectProblems.report("project/own-folder", where, { path: ownFolder });
    return { lock: null, readOnly: "folder", problems: [problem] };
  }
  try {
    const taken = await takeLock(disk, root);
    if (!("heldBy" in taken)) return { lock: taken, readOnly: false, problems: [] };
    const problem = projectProblems.report(
      "project/locked",
      { file: lockFile },
      { owner: describeOwner(taken.heldBy), file: lockFile },
    );
    return { lock: null, readOnly: "locked", problems: [problem] };
  } catch (reason) {
    const code = errorCode(reason);
    const isFull = code === "ENOSPC" || code === "EDQUOT";
    const problem = projectProblems.report(
      isFull ? "project/full-at-opening" : "project/read-only-folder",
      {},
      {},
      code,
    );
    return { lock: null, readOnly: "folder", problems: [problem] };
  }
}

const describeOwner = (owner: LockOwner | null): string =>
  owner ? `process ${owner.pid} on ${owner.host}, since ${owner.started}` : "it doesn't say which";

async function bringUpToDate(
  disk: Disk,
  root: string,
  journals: Journals,
  { files }: FolderContent,
  from: number,
  known: Formats,
  mayWrite: boolean,
  now: number,
): Promise<Result<{ files: FolderContent["files"]; problems: Problem[] }>> {
  const old = new Map([...files].flatMap(([path, { text }]) => (text === null ? [] : [[path, text] as const])));
  const texts = migrate(old, from, known);
  if (!mayWrite) {
    const shown = [...texts].map(([path, text]) => [path, { text, stamp: files.get(path)?.stamp ?? null }] as const);
    return succeed({ files: new Map(shown), problems: [] });
  }
  try {
    const backup = await writeMigrated(disk, root, journals, files, texts, from, now);
    const problem = projectProblems.report("project/migrated", {}, { from, to: known.current, backup });
    return succeed({ files: readFolder(disk, root).files, problems: [problem] });
  } catch (reason) {
    return fail(projectProblems.report("project/not-migrated", {}, { from }, errorCode(reason)));
  }
}

/** The manifest's game, or the one that the cards name in their `$schema` while the manifest is damaged. */
function gameOf(root: string, files: FolderContent["files"]): Result<{ game: GameId; problem?: Problem }> {
  const texts = new Map<string, string>();
  for (const [path, { text }] of files) if (text !== null) texts.set(path, text);
  const named = manifestOf(texts)?.game;
  if (named) return succeed({ game: named });
  const manifestText = texts.get(manifestPath) ?? "";
  const game = gameIds.find((id) => new RegExp(`"game"\\s*:\\s*"${id}"`).test(manifestText)) ?? gameOfCards(texts);
  const where = { file: manifestPath };
  if (game) return succeed({ game, problem: projectProblems.report("project/broken-manifest", where, { game }) });
  return fail(
    projectProblems.report("project/unknown-game", where, { name: basename(root), games: gameIds.join(", ") }),
  );
}

function gameOfCards(texts: ReadonlyMap<string, string>): GameId | undefined {
  for (const [path, text] of texts) {
    if (cardIdOf(path) === undefined) continue;
    const schema = /"\$schema"\s*:\s*"([^"]*)"/.exec(text)?.[1];
    const game = gameIds.find((id) => schema?.endsWith(`/${cardSchemaName(id)}.schema.json`));
    if (game) return game;
  }
  return undefined;
}

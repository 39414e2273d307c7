import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { AddedAsset, Asset, Edit, Events, FileStep, HistoryState, OpenProject, TrashedFile, Turn } from "../api";
import { AssetShelf } from "./asset-shelf";
import { trashAsset, untrashAsset } from "./asset-trash";
import { addAsset, readAsset } from "./assets";
import { carryPicture } from "./carry-picture";
import type { Disk } from "./disk";
import { refusal, stepOf } from "./edit-check";
import { createArrivalKeys, type History, inverted, type Step, type StepWork, stepsOf } from "./history";
import type { HistoryFile } from "./history-file";
import type { Journals } from "./journal";
import { JournalQueue } from "./journal-queue";
import type { Lock } from "./lock";
import { OutsideChanges } from "./outside-changes";
import { noteArrived } from "./plan-save";
import { projectProblems } from "./problems";
import { ProjectWriter } from "./project-writer";
import { type Pace, Saver } from "./saver";
import { freePath, listTrash, nameOf, readTrashed } from "./trash";
import { Turns } from "./turns";
import { FolderWatch, type WatchPace } from "./watch";
import type { WorkingCopy } from "./working-copy";

type ProjectEvent = "project.changed" | "project.saved" | "project.conflicts" | "project.assets" | "project.problems";
export type OnProjectEvent = <N extends ProjectEvent>(name: N, event: Events[N]) => void;

/** An open project: the one door through which its texts change. */
export interface ProjectStore {
  readonly session: string;
  readonly root: string;
  /** The texts as the person sees them, for work that reads all of them. */
  readonly texts: ReadonlyMap<string, string>;
  /** What was done to a file, the latest first. */
  stepsOf(path: string): FileStep[];
  /** Its pictures and fonts, as they were last seen. */
  readonly assets: readonly Asset[];
  snapshot(): OpenProject;
  edit(edit: Edit): Result<HistoryState>;
  undo(turn?: Turn): Result<HistoryState>;
  redo(turn?: Turn): Result<HistoryState>;
  settle(path: string, keep: "mine" | "theirs", turn?: Turn): Result<HistoryState>;
  trash(): TrashedFile[];
  restore(id: string, turn?: Turn): Result<HistoryState>;
  addAsset(name: string, bytes: Uint8Array): Promise<Result<AddedAsset>>;
  readAsset(path: string): Result<Uint8Array>;
  /** Into the trash, from where its id brings it back. */
  removeAsset(path: string): Promise<Result<{ id: string }>>;
  bringAssetBack(id: string): Promise<Result<null>>;
  /** Looks at the disk now, as when the window gets the focus. */
  rescan(): void;
  /** All edits are on disk, or the reason why they are not. */
  flush(): Promise<Result<null>>;
  /** Saves, gives up the lock and stops watching. */
  close(): Promise<Result<null>>;
}

interface StoreParts {
  root: string;
  disk: Disk;
  copy: WorkingCopy;
  history: History;
  historyFile: HistoryFile;
  journals: Journals;
  lock: Lock | null;
  readOnly: OpenProject["readOnly"];
  problems: Problem[];
  fileProblems: ReadonlyMap<string, Problem>;
  onEvent: OnProjectEvent;
  pace: Pace;
  watchPace: WatchPace;
  now: () => number;
}

const outsideLabel = "Changed outside Cardwright";

export function startStore(parts: StoreParts): ProjectStore {
  const { root, disk, copy, history, lock, onEvent, now } = parts;
  const session = randomUUID();
  let readOnly = parts.readOnly;
  const shelf = new AssetShelf(disk, root);
  let conflicts = [...copy.conflicts.values()];
  let closed = false;
  let lost: Problem | null = null;

  const queue = new JournalQueue({
    journals: parts.journals,
    retryMs: parts.pace.retryMs,
    onStuck: (undone) => writer.keepStuck(undone),
    onDone: (operation, stamp) => noteArrived(copy, operation, stamp),
    mayWrite: async () => (lock ? lock.keep() : false),
    report: (problem) => {
      report(problem);
      if (problem) return;
      // What could not be written is pending again.
      if (copy.stuck.size > 0) saver.request();
      if (!saver.isBusy) outside.catchUp();
    },
  });
  const writer = new ProjectWriter({ ...parts, queue, lookFirst: (paths) => announce(outside.look(paths)) });
  const saver = new Saver(
    {
      async save() {
        if (lock && !(await lock.keep())) return loseLock();
        await writer.save();
        return null;
      },
      pending: () => copy.dirty.size,
      report: (problem, isOver) => {
        report(problem);
        if (isOver && queue.isEmpty) outside.catchUp();
      },
    },
    parts.pace,
  );
  const turns = new Turns();
  const arrivalKey = createArrivalKeys(now);
  const outside = new OutsideChanges({
    ...parts,
    isBusy: () => saver.isBusy || !queue.isEmpty,
    tell: (changes) => {
      announce(changes);
      noteAssets();
      noteProblems();
    },
  });
  const watch = new FolderWatch(disk, root, (touched) => outside.notice(touched), parts.watchPace);
  if (copy.dirty.size > 0 && !readOnly) saver.request();

  return {
    session,
    root,
    texts: copy.texts,
    stepsOf: (path) => stepsOf(history.steps.done, path),
    get assets() {
      return shelf.assets;
    },
    snapshot: () => ({
      session,
      label: basename(root),
      readOnly,
      files: [...copy.texts.keys()].sort().map((path) => copy.file(path)),
      assets: shelf.assets,
      conflicts,
      problems: currentProblems(),
      history: history.state,
    }),
    edit(edit) {
      if (edit.session !== session) return fail(projectProblems.report("project/other-session", {}));
      const { turn } = edit;
      const changes = turn ? turns.ahead(turn, edit.changes) : edit.changes;
      if (changes.length === 0 && edit.changes.length > 0) return succeed(history.state);
      const result = change(edit.label, changes, edit);
      if (turn && result.ok) turns.took(turn, changes);
      return result;
    },
    undo: (turn) => timeTravel("undo", turn),
    redo: (turn) => timeTravel("redo", turn),
    settle: (path, keep, turn) => inTurn(turn, path, () => settle(path, keep)),
    trash: () => listTrash(disk, root),
    restore: (id, turn) => inTurn(turn, id, () => restore(id)),
    async addAsset(name, bytes) {
      if (readOnly) return fail(projectProblems.report("project/read-only", {}));
      const added = await addAsset(disk, root, name, bytes);
      if (added.ok) noteAssets();
      return added;
    },
    readAsset: (path) => readAsset(disk, root, path),
    removeAsset: (path) => moveAsset(() => trashAsset(disk, root, path)),
    bringAssetBack: (id) => moveAsset(() => untrashAsset(disk, root, id)),
    rescan: () => outside.notice("everything"),
    flush,
    async close() {
      closed = true;
      watch.close();
      const flushed = await flush();
      await saver.stop();
      await queue.stop();
      await lock?.release();
      return flushed;
    },
  };

  async function moveAsset<T>(move: () => Promise<Result<T>>): Promise<Result<T>> {
    if (closed) return fail(projectProblems.report("project/other-session", {}));
    if (readOnly) return fail(projectProblems.report("project/read-only", {}));
    const moved = await move();
    if (moved.ok) noteAssets();
    return moved;
  }

  function change(
    label: string,
    changes: Edit["changes"],
    { merge, carried }: Pick<Edit, "merge" | "carried"> = {},
  ): Result<HistoryState> {
    if (closed) return fail(projectProblems.report("project/other-session", {}));
    if (readOnly) return fail(projectProblems.report("project/read-only", {}));
    const planned = stepOf(copy.texts, changes);
    const refused = refusal(new Set([...copy.texts.keys(), ...copy.onDisk.keys()]), planned.changes);
    if (refused) return fail(refused);
    if (planned.changes.length === 0 && !carried) return succeed(history.state);
    const problem = carried && carryPicture(disk, root, carried);
    if (problem) return fail(problem);
    const step = { ...planned, ...(carried && { carried }) };
    history.record({ label, ...(merge === undefined ? {} : { merge }), at: now(), ...step });
    return apply("edit", label, step);
  }

  function timeTravel(cause: "undo" | "redo", turn?: Turn): Result<HistoryState> {
    if (closed) return fail(projectProblems.report("project/other-session", {}));
    if (readOnly) return fail(projectProblems.report("project/read-only", {}));
    if (turn && turns.isOvertaken(turn)) return succeed(history.state);
    const step = history.next(cause);
    if (!step) return fail(projectProblems.report(`project/nothing-to-${cause}`, {}));
    const work = cause === "undo" ? inverted(step) : step;
    const problem = work.carried && carryPicture(disk, root, work.carried);
    // What somebody has taken away meanwhile keeps no text from going back.
    if (problem && problem.code !== "project/asset-missing") return fail(problem);
    history[cause]();
    if (turn) turns.took(turn);
    return apply(cause, step.label, work);
  }

  function apply(cause: "edit" | "undo" | "redo", label: string, step: StepWork): Result<HistoryState> {
    for (const { path, before } of step.changes) {
      if ((copy.texts.get(path) ?? null) !== before) throw new Error(`History and text disagree about ${path}`);
    }
    copy.put(step, now());
    if (step.carried) noteAssets();
    tellChanged(cause, label, step.changes);
    noteConflicts();
    saver.request();
    return succeed(history.state);
  }

  /** Once, although the request comes again, and not after a later one about the same. */
  function inTurn(turn: Turn | undefined, path: string, run: () => Result<HistoryState>): Result<HistoryState> {
    if (turn && turns.ahead(turn, [{ path }]).length === 0) return succeed(history.state);
    const result = run();
    if (turn && result.ok) turns.took(turn, [{ path }]);
    return result;
  }

  function restore(id: string): Result<HistoryState> {
    const found = readTrashed(disk, root, id);
    if (!found.ok) return found;
    const { path, text } = found.value;
    const free = freePath(path, [...copy.texts.keys(), ...copy.onDisk.keys()]);
    const result = change(`Restore ${nameOf(path)}`, [{ path: free, text }]);
    if (result.ok) copy.trashed.set(free, { id, text });
    return result;
  }

  function settle(path: string, keep: "mine" | "theirs"): Result<HistoryState> {
    if (closed) return fail(projectProblems.report("project/other-session", {}));
    if (readOnly) return fail(projectProblems.report("project/read-only", {}));
    const conflict = copy.conflicts.get(path);
    if (!conflict) return fail(projectProblems.report("project/no-conflict", { file: path }, { path }));
    const { mine, theirs } = conflict;
    copy.settle(path, keep, now());
    const arrived = { path, before: mine, after: theirs };
    if (keep === "mine") {
      // Two steps, so that undoing the choice shows the other version before it shows what came earlier.
      history.record({ label: outsideLabel, at: now(), changes: [arrived], moves: [] });
      history.record({
        label: "Keep my version",
        at: now(),
        changes: [{ path, before: theirs, after: mine }],
        moves: [],
      });
    } else {
      history.record({ label: "Take the other version", at: now(), changes: [arrived], moves: [] });
      tellChanged("edit", "Take the other version", [arrived]);
    }
    noteConflicts();
    saver.request();
    return succeed(history.state);
  }

  /** Texts that came from the disk are shown already; history and the studio hear of them here. */
  function announce(changes: Step["changes"]): void {
    if (changes.length > 0) {
      history.record({ label: outsideLabel, merge: arrivalKey(), at: now(), changes, moves: [] });
      tellChanged("outside", outsideLabel, changes);
    }
    noteConflicts();
    if (copy.dirty.size > 0 && !readOnly && !closed && !saver.isBusy) saver.request();
  }

  function tellChanged(cause: Events["project.changed"]["cause"], label: string, changes: Step["changes"]): void {
    const told = changes.map(({ path, after }) => (after === null ? { path, text: null } : copy.file(path)));
    onEvent("project.changed", { session, cause, label, changes: told, history: history.state });
  }

  function noteConflicts(): void {
    const next = [...copy.conflicts.values()];
    if (next.length === conflicts.length && next.every((conflict, at) => conflict === conflicts[at])) return;
    conflicts = next;
    onEvent("project.conflicts", { session, conflicts });
  }

  function noteAssets(): void {
    if (!outside.isGone && shelf.look()) onEvent("project.assets", { session, assets: shelf.assets });
  }

  function currentProblems(): Problem[] {
    return [...parts.problems, ...outside.problems.values(), ...shelf.problems.values()];
  }
  function noteProblems(): void {
    if (outside.problemsChanged()) onEvent("project.problems", { session, problems: currentProblems() });
  }

  function report(problem: Problem | null): void {
    const pending = copy.dirty.size + queue.pending;
    onEvent("project.saved", problem ? { session, pending, problem } : { session, pending });
  }

  function loseLock(): Problem {
    readOnly = "locked";
    lost = projectProblems.report("project/lost-lock", {});
    parts.problems.push(lost);
    onEvent("project.problems", { session, problems: currentProblems() });
    return lost;
  }

  async function flush(): Promise<Result<null>> {
    if (lost && copy.dirty.size > 0) return fail(lost);
    if (readOnly) return succeed(null);
    // What could be written down is finished, whatever could not.
    const problems = [await saver.flush(), await queue.flush()];
    const problem = problems.find((each) => each !== null);
    return problem ? fail(problem) : succeed(null);
  }
}

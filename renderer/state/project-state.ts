import { create } from "zustand";
import type { Asset, Conflict, HistoryState, OpenProject } from "../../main/api";
import type { Problem } from "../../schemas/problem";

/** The open project as this window knows it. Written by project-sync.ts, and for what is done here by open-project.ts. */

interface OpenState {
  session: string;
  label: string;
  readOnly: OpenProject["readOnly"];
  assets: readonly Asset[];
  conflicts: readonly Conflict[];
  /** What the disk says; problems of content come from `checkProject`. */
  diskProblems: readonly Problem[];
  history: HistoryState;
}

interface SavingState {
  /** Edits that this window still holds. */
  waiting: boolean;
  /** Edits that the other side has not put on disk yet. */
  pending: number;
  problem?: Problem;
}

export interface ProjectState {
  /** "starting" until the other side has said whether a project is open. */
  phase: "starting" | "closed" | "open";
  open: OpenState | null;
  /** Path to text: the document. A new map for every change. */
  files: ReadonlyMap<string, string>;
  /** Paths whose text is not valid yet, so that the disk still holds an older one. */
  drafts: ReadonlySet<string>;
  /** Keeps its identity until a file comes or goes. */
  paths: readonly string[];
  saving: SavingState;
  /** In which it is looked at (`shown-language.ts`); null: in the one in which it is written. */
  language: string | null;
}

const nothing: ProjectState = {
  phase: "starting",
  open: null,
  files: new Map(),
  drafts: new Set(),
  paths: [],
  saving: { waiting: false, pending: 0 },
  language: null,
};

export const projectState = create<ProjectState>(() => nothing);

export interface TextChange {
  path: string;
  text: string | null;
  draft?: boolean;
}

/** Puts texts into the mirror. The map is copied once however many texts change. */
export function applyTexts(changes: readonly TextChange[]): void {
  const state = projectState.getState();
  let files: Map<string, string> | undefined;
  let drafts: Set<string> | undefined;
  let pathsChanged = false;
  for (const { path, text, draft } of changes) {
    if (text !== (files ?? state.files).get(path)) {
      files ??= new Map(state.files);
      if (text === null) {
        pathsChanged = files.delete(path) || pathsChanged;
      } else {
        pathsChanged ||= !files.has(path);
        files.set(path, text);
      }
    }
    if (draft !== undefined && draft !== (drafts ?? state.drafts).has(path)) {
      drafts ??= new Set(state.drafts);
      if (draft) drafts.add(path);
      else drafts.delete(path);
    }
  }
  if (!files && !drafts) return;
  projectState.setState({
    ...(files && { files }),
    ...(drafts && { drafts }),
    ...(files && pathsChanged && { paths: [...files.keys()] }),
  });
}

export function showProject(project: OpenProject | null): void {
  if (!project) {
    projectState.setState({ ...nothing, phase: "closed" });
    return;
  }
  const files = new Map<string, string>();
  const drafts = new Set<string>();
  for (const file of project.files) {
    files.set(file.path, file.text);
    if (file.draft) drafts.add(file.path);
  }
  projectState.setState({
    phase: "open",
    open: {
      session: project.session,
      label: project.label,
      readOnly: project.readOnly,
      assets: project.assets,
      conflicts: project.conflicts,
      diskProblems: project.problems,
      history: project.history,
    },
    files,
    drafts,
    paths: [...files.keys()],
    saving: { waiting: false, pending: 0 },
  });
}

export function updateOpen(session: string, part: Partial<OpenState>): void {
  projectState.setState((state) => (state.open?.session === session ? { open: { ...state.open, ...part } } : {}));
}

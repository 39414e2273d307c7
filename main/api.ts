import { type Static, type TSchema, Type } from "typebox";
import { Id } from "../schemas/common";
import { type GameId, gameIds } from "../schemas/game-id";
import type { Problem } from "../schemas/problem";

/**
 * The contract between the studio and the process that owns the disk: every call and event, once.
 * Dispatcher, preload bridge, HTTP transport, client and input validation derive from it.
 * No absolute path crosses it: folders and outputs have opaque ids.
 */

// ── What crosses ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface AppInfo {
  version: string;
  host: "electron" | "browser";
  platform: "linux" | "mac" | "windows";
  /** Where new projects go unless the person says otherwise. */
  projectsFolder: FolderPlace;
}

export interface Settings {
  theme: "system" | "light" | "dark";
  /** Sizes of panels and other small things the studio remembers, by key. */
  layout: Record<string, string | number | boolean>;
}

export interface FolderPlace {
  folder: string;
  /** For people: "Documents", "~/Cardwright". */
  label: string;
}

export interface FolderListing {
  here: FolderPlace;
  trail: FolderPlace[];
  shortcuts: FolderPlace[];
  entries: { folder: string; name: string; isProject: boolean }[];
  writable: boolean;
}

export interface RecentProject {
  folder: string;
  name: string;
  game: GameId;
  label: string;
  openedAt: string;
  cards: number;
  missing: boolean;
}

/** One text file of the open project. */
export interface ProjectFile {
  path: string;
  /** What the person sees and edits: the draft if there is one, otherwise what is on disk. */
  text: string;
  /** The text is not valid yet; the file on disk still holds the last valid one. */
  draft?: true;
}

export interface Asset {
  path: string;
  bytes: number;
  /** Changes with the content, for cache-busting in `/files/<path>?v=`. */
  version: string;
}

export interface Conflict {
  path: string;
  mine: string;
  /** null: deleted outside. */
  theirs: string | null;
}

export interface HistoryState {
  undo: string | null;
  redo: string | null;
}

export interface OpenProject {
  /** Names this opening; every edit carries it, so that a late edit can't reach another project. */
  session: string;
  label: string;
  readOnly: false | "folder" | "locked" | "newer-format";
  files: ProjectFile[];
  assets: Asset[];
  conflicts: Conflict[];
  /** What the disk says: unreadable or foreign files, what recovery did. Problems of content are computed by `project/check`. */
  problems: Problem[];
  history: HistoryState;
}

export interface TrashedFile {
  id: string;
  path: string;
  deletedAt: string;
  name: string;
}

export interface JobProgress {
  job: string;
  label: string;
  done: number;
  total: number;
}

export interface PrintedFile {
  /** Fetched from `/output/<id>` or handed to `output.save`. */
  output: string;
  name: string;
  bytes: number;
  pages: number;
  cards: number;
  /** Copies of pieces, where pieces were printed instead of cards. */
  pieces?: number;
  problems: Problem[];
}

export type JobEnd = { job: string } & ({ ok: true; value: PrintedFile } | { ok: false; problem: Problem | null });

// ── Calls ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const ProjectPath = Type.String({
  pattern: '^(cardwright\\.json|(cards|decks|templates|scenarios|matches)/[^\\\\:*?"<>|]+\\.json)$',
  maxLength: 240,
});
const Session = Type.String({ maxLength: 60 });
const Folder = Type.String({ maxLength: 200 });
const Text = Type.String({ maxLength: 2_000_000 });

export const Change = Type.Object(
  {
    path: ProjectPath,
    /** null deletes: the file goes to the project's trash, unless `movedTo` says where its content went. */
    text: Type.Union([Text, Type.Null()]),
    movedTo: Type.Optional(ProjectPath),
  },
  { additionalProperties: false },
);
export type Change = Static<typeof Change>;

export const Edit = Type.Object(
  {
    session: Session,
    /** For the undo menu: "Rename Attack". */
    label: Type.String({ maxLength: 200 }),
    /** Edits in a row with the same key become one undo step. */
    merge: Type.Optional(Type.String({ maxLength: 200 })),
    changes: Type.Array(Change, { minItems: 1, maxItems: 20_000 }),
  },
  { additionalProperties: false },
);
export type Edit = Static<typeof Edit>;

export const PrintSettings = Type.Object(
  {
    /** A deck's id, or null for one of each card. */
    deck: Type.Union([Id(), Type.Null()]),
    cards: Type.Optional(Type.String({ maxLength: 400 })),
    paper: Type.Enum(["a4", "a3", "letter", "legal"]),
    /** Instead of `paper`: millimetres such as `330x480`, or `card` for one card a page. */
    paperSize: Type.Optional(Type.String({ maxLength: 20 })),
    /** `best` takes the one that holds more cards. */
    orientation: Type.Enum(["portrait", "landscape", "best"]),
    cardSize: Type.Optional(Type.String({ maxLength: 20 })),
    margin: Type.Number({ minimum: 0, maximum: 50 }),
    gutter: Type.Number({ minimum: 0, maximum: 20 }),
    bleed: Type.Number({ minimum: 0, maximum: 10 }),
    marks: Type.Enum(["lines", "crop", "edges", "none"]),
    /** On the page behind, turned over the long or short edge, or beside the fronts across a fold. None without it. */
    backs: Type.Optional(Type.Enum(["none", "long", "short", "fold"])),
    backMarks: Type.Optional(Type.Boolean()),
    /** The name of a printer profile of the project or of the settings. */
    profile: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** Marks for a cutting machine: a geometry of press/registration.ts. */
    registration: Type.Optional(Type.Enum(["three-1", "four-1"])),
    lowInk: Type.Optional(Type.Boolean()),
    /** Places of the first sheet that are used up, counted row by row from 1. */
    skip: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), { maxItems: 1000 })),
    /** Words of one's own at the edge of each sheet. */
    label: Type.Optional(Type.String({ maxLength: 200 })),
    /** Only cards that look different from when they were last printed. */
    changed: Type.Optional(Type.Boolean()),
    /** Of each card, or of the whole deck. */
    copies: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** Instead of cards: tokens, boards, counters in true size, all of them or those with these ids. */
    pieces: Type.Optional(Type.Union([Type.Literal("all"), Type.Array(Id(), { minItems: 1, maxItems: 100 })])),
    /** For how many players there are to be pieces; without it as many as the game takes. */
    players: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    /** False refuses pieces larger than the paper instead of printing them in parts. */
    tiling: Type.Optional(Type.Boolean()),
    /** Pictures with more are scaled down to it. */
    dpi: Type.Optional(Type.Integer({ minimum: 72, maximum: 1200 })),
  },
  { additionalProperties: false },
);
export type PrintSettings = Static<typeof PrintSettings>;

interface Call<Input extends TSchema = TSchema, Output = unknown> {
  input: Input;
  /** Only a type: never present at run time. */
  output?: Output;
}
const call =
  <Output>() =>
  <Input extends TSchema>(input: Input): Call<Input, Output> => ({ input });
const nothing = Type.Object({}, { additionalProperties: false });
const fields = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const calls = {
  "app.info": call<AppInfo>()(nothing),
  "settings.read": call<Settings>()(nothing),
  "settings.write": call<Settings>()(
    fields({
      theme: Type.Optional(Type.Enum(["system", "light", "dark"])),
      layout: Type.Optional(
        Type.Record(
          Type.String({ maxLength: 80 }),
          Type.Union([Type.String({ maxLength: 400 }), Type.Number(), Type.Boolean()]),
        ),
      ),
    }),
  ),

  "folders.list": call<FolderListing>()(fields({ folder: Type.Optional(Folder) })),
  "folders.create": call<FolderPlace>()(fields({ in: Folder, name: Type.String({ minLength: 1, maxLength: 120 }) })),
  /** The native dialog where there is one; null when the person cancels. */
  "folders.pick": call<FolderPlace | null>()(fields({ purpose: Type.Enum(["open", "create"]) })),

  "recent.list": call<RecentProject[]>()(nothing),
  "recent.forget": call<RecentProject[]>()(fields({ folder: Folder })),

  /** The starter set of a game as project files, for pictures of it before there is a project. */
  "starter.read": call<ProjectFile[]>()(fields({ game: Type.Enum([...gameIds]) })),

  "project.create": call<OpenProject>()(
    fields({
      game: Type.Enum([...gameIds]),
      name: Type.String({ minLength: 1, maxLength: 120 }),
      in: Type.Optional(Folder),
      empty: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Opens the sample of a game, making it in the projects folder the first time. */
  "project.sample": call<OpenProject>()(fields({ game: Type.Enum([...gameIds]) })),
  "project.open": call<OpenProject>()(fields({ folder: Folder })),
  /** What is open now, after a reload of the window. */
  "project.current": call<OpenProject | null>()(nothing),
  "project.close": call<null>()(fields({ session: Session })),
  "project.edit": call<HistoryState>()(Edit),
  "project.undo": call<HistoryState>()(fields({ session: Session })),
  "project.redo": call<HistoryState>()(fields({ session: Session })),
  "project.settle": call<HistoryState>()(
    fields({ session: Session, path: ProjectPath, keep: Type.Enum(["mine", "theirs"]) }),
  ),

  "trash.list": call<TrashedFile[]>()(fields({ session: Session })),
  "trash.restore": call<HistoryState>()(fields({ session: Session, id: Type.String({ maxLength: 300 }) })),

  "assets.add": call<Asset>()(
    fields({
      session: Session,
      name: Type.String({ minLength: 1, maxLength: 200 }),
      base64: Type.String({ maxLength: 140_000_000 }),
    }),
  ),

  "print.start": call<{ job: string }>()(fields({ session: Session, settings: PrintSettings })),
  "job.cancel": call<null>()(fields({ job: Type.String({ maxLength: 60 }) })),
  /** Electron: asks where to and copies it there. Browser: the studio downloads `/output/<id>` instead. */
  "output.save": call<{ saved: boolean }>()(fields({ output: Type.String({ maxLength: 60 }) })),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export type Input<N extends CallName> = Static<(typeof calls)[N]["input"]>;
export type Output<N extends CallName> =
  | NonNullable<(typeof calls)[N]["output"]>
  | Extract<(typeof calls)[N]["output"], null>;
export const callNames = Object.keys(calls) as CallName[];

// ── Events ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Events {
  /** Files changed: by an edit (also one's own), undo, or another program. `text: null` means gone. */
  "project.changed": {
    session: string;
    cause: "edit" | "undo" | "redo" | "outside";
    label: string;
    changes: { path: string; text: string | null; draft?: true }[];
    history: HistoryState;
  };
  /** All edits up to now are on disk (`pending: 0`), or are being written, or could not be: `problem` says why. */
  "project.saved": { session: string; pending: number; problem?: Problem };
  "project.conflicts": { session: string; conflicts: Conflict[] };
  "project.assets": { session: string; assets: Asset[] };
  "project.problems": { session: string; problems: Problem[] };
  /** Opened, created or closed, perhaps from the menu or another window. */
  "project.switched": { project: OpenProject | null };
  "job.progress": JobProgress;
  "job.end": JobEnd;
  /** A native menu item was chosen; the studio runs the command of this id. */
  "menu.command": { command: string };
}
export type EventName = keyof Events;
export const eventNames = [
  "project.changed",
  "project.saved",
  "project.conflicts",
  "project.assets",
  "project.problems",
  "project.switched",
  "job.progress",
  "job.end",
  "menu.command",
] as const satisfies readonly EventName[];

/** How the studio reaches the other side, whatever carries it. Each host provides one as `window.cardwright`, or HTTP does. */
export interface Bridge {
  call<N extends CallName>(
    name: N,
    input: Input<N>,
  ): Promise<{ ok: true; value: Output<N> } | { ok: false; problem: Problem }>;
  on<N extends EventName>(name: N, listener: (event: Events[N]) => void): () => void;
}

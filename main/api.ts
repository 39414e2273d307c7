import { type Static, Type } from "typebox";
import type { Reply } from "../engine/bots/program";
import { AppSettings } from "../schemas/app-settings";
import { gameIds } from "../schemas/game-id";
import { BookletOutput, PrintOutput, PrintSettings } from "../schemas/print-settings";
import { PrinterProfile } from "../schemas/printer-profile";
import type { Problem } from "../schemas/problem";
import { type Call, call } from "./call";
import {
  AssetPath,
  Edit,
  Folder,
  fields,
  Keeper,
  of,
  ProfileName,
  ProjectPath,
  Session,
  TableName,
  VersionPlace,
} from "./call-inputs";
import {
  type AddedAsset,
  type AppInfo,
  type Asset,
  type AssetThumbnail,
  type BotProgram,
  type Conflict,
  type FileStep,
  type FirstStep,
  type FolderListing,
  type FolderPlace,
  firstSteps,
  type GitRevision,
  type HistoryState,
  type JobEnd,
  type JobProgress,
  KeptFreeTable,
  KeptMatch,
  KeptPosition,
  type KeptVersion,
  type KnownPrinter,
  type LabRun,
  type LinkedContent,
  type LinkedTable,
  type OpenProject,
  type PackedFile,
  PlayedMatch,
  type PrintMemory,
  type ProjectFile,
  type ReadVersion,
  type RecentProject,
  type Settings,
  type ShownBooklet,
  TableMemory,
  type TrashedFile,
  Turn,
} from "./crossing";
import { labCalls } from "./lab-contract";

/**
 * The contract between the studio and the process that owns the disk: every call and event, once.
 * Dispatcher, preload bridge, HTTP transport, client and input validation derive from it.
 * No absolute path crosses it: folders and outputs have opaque ids.
 */

export { Change, Edit, VersionPlace } from "./call-inputs";
export * from "./crossing";

// ── Calls ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export type { PrintOutput, PrintSettings } from "../schemas/print-settings";
export type { PrinterProfile } from "../schemas/printer-profile";

const nothing = Type.Object({}, { additionalProperties: false });
export const calls = {
  "app.info": call<AppInfo>()(nothing),
  "settings.read": call<Settings>()(nothing),
  "settings.write": call<Settings>()(
    fields({
      ...Type.Partial(AppSettings).properties,
      layout: Type.Optional(
        Type.Record(
          Type.String({ maxLength: 80 }),
          Type.Union([Type.String({ maxLength: 400 }), Type.Number(), Type.Boolean()]),
        ),
      ),
    }),
  ),

  /** Programs of others that were named on this computer. */
  "programs.list": call<BotProgram[]>()(nothing),
  /** Starts it once, to see whether it is there, and remembers the line that a person has typed. */
  "programs.keep": call<BotProgram>()(fields({ line: Type.String({ minLength: 1, maxLength: 1000 }) })),
  "programs.forget": call<null>()(fields({ id: Type.String({ maxLength: 40 }) })),
  /** What a program answers in a seat: requests as its protocol has them, of which the last wants an answer. */
  "programs.ask": call<Reply>()(
    fields({
      id: Type.String({ maxLength: 40 }),
      seat: Type.Integer({ minimum: 0, maximum: 9 }),
      requests: Type.Array(
        Type.Object(
          { cmd: Type.Enum(["new", "bot"]), match: Type.String({ maxLength: 40 }) },
          { additionalProperties: true },
        ),
        { minItems: 1, maxItems: 2 },
      ),
    }),
  ),

  "folders.list": call<FolderListing>()(
    fields({ folder: Type.Optional(Folder), withTables: Type.Optional(Type.Boolean()) }),
  ),
  "folders.create": call<FolderPlace>()(fields({ in: Folder, name: Type.String({ minLength: 1, maxLength: 120 }) })),
  /** Where new sets go from now on; null: where they usually do. */
  "folders.keep-projects-in": call<FolderPlace>()(fields({ folder: Type.Union([Folder, Type.Null()]) })),
  /** The native dialog where there is one; null when the person cancels. */
  "folders.pick": call<FolderPlace | null>()(fields({ purpose: Type.Enum(["open", "create", "export"]) })),

  "recent.list": call<RecentProject[]>()(nothing),
  "recent.pin": call<RecentProject[]>()(fields({ folder: Folder, pinned: Type.Boolean() })),
  /** A few of its cards as small PNGs in base64. */
  "recent.faces": call<string[]>()(fields({ folder: Folder })),
  /** Desktop: shows the folder in the system's own file window. */
  "recent.show": call<null>()(fields({ folder: Folder })),
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
  "project.undo": call<HistoryState>()(fields({ session: Session, turn: Type.Optional(Turn) })),
  "project.redo": call<HistoryState>()(fields({ session: Session, turn: Type.Optional(Turn) })),
  "project.settle": call<HistoryState>()(
    fields({
      session: Session,
      path: ProjectPath,
      keep: Type.Enum(["mine", "theirs"]),
      turn: Type.Optional(Turn),
    }),
  ),

  /** What hasn't been done yet in a set that was made here; none in any other. */
  "first-steps.recall": call<FirstStep[]>()(fields({ session: Session })),
  "first-steps.keep": call<null>()(
    fields({ session: Session, left: Type.Array(Type.Enum([...firstSteps]), { maxItems: firstSteps.length }) }),
  ),

  "trash.list": call<TrashedFile[]>()(fields({ session: Session })),
  "trash.restore": call<HistoryState>()(
    fields({ session: Session, id: Type.String({ maxLength: 300 }), turn: Type.Optional(Turn) }),
  ),

  /** The match that was on the table when the project was last left, or when the window went away. */
  "match.recall": call<KeptMatch | null>()(fields({ session: Session })),
  /** null forgets it. Heard also for a project that has just been closed. */
  "match.keep": call<null>()(fields({ session: Session, match: Type.Union([KeptMatch, Type.Null()]) })),

  /** Others that no file holds: each made room for the next, the latest first. */
  "match.aside": call<KeptMatch[]>()(fields({ session: Session })),
  "match.put-aside": call<null>()(fields({ session: Session, matches: Type.Array(KeptMatch, { maxItems: 8 }) })),

  /** The same of its free table. */
  "free-table.recall": call<KeptFreeTable | null>()(fields({ session: Session })),
  "free-table.keep": call<null>()(fields({ session: Session, table: Type.Union([KeptFreeTable, Type.Null()]) })),

  /** The position that was being set up when the project was last left. */
  "position.recall": call<KeptPosition | null>()(fields({ session: Session })),
  "position.keep": call<null>()(fields({ session: Session, kept: KeptPosition })),

  /** The matches that were lately played to their end in this project, the newest first. */
  "played.list": call<PlayedMatch[]>()(fields({ session: Session })),
  /** The oldest give way once there are many. */
  "played.add": call<PlayedMatch[]>()(
    fields({ session: Session, match: PlayedMatch, record: Type.Record(Type.String(), Type.Unknown()) }),
  ),
  "played.recall": call<Record<string, unknown> | null>()(
    fields({ session: Session, id: Type.String({ maxLength: 64 }) }),
  ),
  "played.forget": call<PlayedMatch[]>()(fields({ session: Session, id: Type.String({ maxLength: 64 }) })),

  ...labCalls,

  /** null for what can't be drawn. Kept in the project's own folder until the picture changes. */
  "assets.thumbnail": call<AssetThumbnail | null>()(fields({ session: Session, path: AssetPath })),
  /** Those with the same bytes, by their paths; a picture that has no twin is in none. */
  "assets.same": call<string[][]>()(fields({ session: Session })),
  /** Those that look the same though their files differ: each with the ones that it looks like. */
  "assets.alike": call<string[][]>()(fields({ session: Session })),
  /** Into the project's trash; the id brings it back. */
  "assets.remove": call<{ id: string }>()(fields({ session: Session, path: AssetPath })),
  "assets.bring-back": call<null>()(fields({ session: Session, id: Type.String({ maxLength: 300 }) })),
  "assets.add": call<AddedAsset>()(
    fields({
      session: Session,
      name: Type.String({ minLength: 1, maxLength: 200 }),
      base64: Type.String({ maxLength: 140_000_000 }),
    }),
  ),

  /** Takes a picture of another set along, whose folder Cardwright has shown. */
  "assets.lend": call<AddedAsset>()(fields({ session: Session, folder: Folder, path: AssetPath })),

  /** Print sheets unless another output is asked for. What consists of several files goes into a new folder in `folder`. */
  "print.start": call<{ job: string }>()(
    fields({
      session: Session,
      settings: PrintSettings,
      output: Type.Optional(PrintOutput),
      folder: Type.Optional(Folder),
    }),
  ),
  "print.check": call<{ job: string }>()(fields({ session: Session, settings: PrintSettings })),
  /** How pages of a booklet look, by their numbers from 0; of a folded one, the sides of its sheets. */
  "print.booklet": call<ShownBooklet>()(
    fields({
      session: Session,
      settings: PrintSettings,
      output: BookletOutput,
      pages: Type.Array(Type.Integer({ minimum: 0, maximum: 100_000 }), { maxItems: 2 }),
    }),
  ),
  /** The project's own last settings, or the person's from another project; null when nothing was ever printed. */
  "print.recall": call<PrintMemory | null>()(fields({ session: Session })),
  "print.remember": call<null>()(fields({ session: Session, settings: PrintSettings, output: PrintOutput })),
  "printers.list": call<KnownPrinter[]>()(fields({ session: Session })),
  /** Adds a profile, or puts it in the place of the one called `was`. */
  "printers.write": call<KnownPrinter[]>()(
    fields({ session: Session, keeper: Keeper, profile: PrinterProfile, was: Type.Optional(ProfileName) }),
  ),
  "printers.remove": call<KnownPrinter[]>()(fields({ session: Session, keeper: Keeper, name: ProfileName })),
  /** The page to measure a printer with. */
  "printers.calibrate": call<{ job: string }>()(
    fields({
      session: Session,
      paper: Type.String({ maxLength: 20 }),
      flip: Type.Enum(["long", "short"]),
      profile: Type.Optional(PrinterProfile),
    }),
  ),
  /** The open project as one file, waiting to be fetched. */
  "bundle.pack": call<PackedFile>()(fields({ session: Session })),
  /** Makes a project of a bundle, in the projects folder, and opens it. */
  "bundle.open": call<OpenProject>()(
    fields({ name: Type.String({ minLength: 1, maxLength: 200 }), base64: Type.String({ maxLength: 140_000_000 }) }),
  ),

  /** What the set was: versions that were kept, and revisions where there is Git. */
  "versions.list": call<{ kept: KeptVersion[]; revisions: GitRevision[] }>()(fields({ session: Session })),
  "versions.keep": call<{ id: string; kept: KeptVersion[] }>()(
    fields({
      session: Session,
      version: Type.String({ minLength: 1, maxLength: 20 }),
      notes: Type.String({ maxLength: 4000 }),
    }),
  ),
  /** What was written of a version, in Markdown, as pages that wait to be fetched. */
  "versions.print": call<{ output: string; name: string; pages: number }>()(
    fields({ session: Session, text: Type.String({ maxLength: 400_000 }), paper: Type.String({ maxLength: 40 }) }),
  ),
  /** What was done to a file, the latest first: what it was called, when, and how the file read before. */
  "versions.steps": call<FileStep[]>()(fields({ session: Session, path: ProjectPath })),
  "versions.read": call<ReadVersion>()(fields({ session: Session, place: VersionPlace })),
  /** The cards that changed or came since: a kept version, “print”, “git”, a revision; the latest of these if it is empty. */
  "versions.changed": call<{ cards: string[] }>()(fields({ session: Session, since: Type.String({ maxLength: 200 }) })),

  /** How a table of this name came in last; null for a new one. */
  "tables.recall": call<TableMemory | null>()(fields({ session: Session, file: TableName })),
  "tables.remember": call<null>()(fields({ session: Session, file: TableName, memory: TableMemory })),
  /** The table that the open set takes its cards from; its file is watched from now on. */
  "tables.linked": call<LinkedTable | null>()(fields({ session: Session })),
  /** A file in a folder that Cardwright has shown, one chosen in the native dialog (null when the person cancels), or an address. */
  "tables.link": call<LinkedTable | null>()(
    fields({
      session: Session,
      to: Type.Union([
        fields({ ...of("file"), folder: Folder, name: Type.String({ minLength: 1, maxLength: 255 }) }),
        fields(of("chosen")),
        fields({ ...of("address"), address: Type.String({ minLength: 1, maxLength: 2000 }) }),
      ]),
    }),
  ),
  "tables.unlink": call<null>()(fields({ session: Session })),
  "tables.source": call<LinkedTable>()(fields({ session: Session, isSource: Type.Boolean() })),
  /** Reads the linked file. Nothing is fetched for it. */
  "tables.look": call<LinkedContent>()(fields({ session: Session })),
  /** Fetches the linked address, because a person has just clicked on the name of this host. */
  "tables.fetch": call<LinkedContent>()(fields({ session: Session, host: Type.String({ maxLength: 300 }) })),
  /** What was looked at or fetched last has come in. */
  "tables.taken": call<null>()(fields({ session: Session, sum: Type.String({ maxLength: 64 }) })),
  "job.cancel": call<null>()(fields({ job: Type.String({ maxLength: 60 }) })),
  /** Electron: asks where to and copies it there. Browser: the studio downloads `/output/<id>` instead. */
  "output.save": call<{ saved: boolean; place?: string }>()(fields({ output: Type.String({ maxLength: 60 }) })),
  /** Electron: opens a finished file, or the folder it is in. */
  "output.show": call<null>()(fields({ output: Type.String({ maxLength: 60 }), how: Type.Enum(["open", "folder"]) })),
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
  /** A question was begun, has come further, or is answered. */
  "lab.run": { session: string; run: LabRun };
  "job.progress": JobProgress;
  "job.end": JobEnd;
  /** A native menu item was chosen; the studio runs the command of this id. */
  "menu.command": { command: string };
  /** The file of the linked table is another than before. */
  "table.changed": { session: string };
}
export type EventName = keyof Events;
export const eventNames = [
  "project.changed",
  "project.saved",
  "project.conflicts",
  "project.assets",
  "project.problems",
  "project.switched",
  "lab.run",
  "job.progress",
  "job.end",
  "menu.command",
  "table.changed",
] as const satisfies readonly EventName[];

/** How the studio reaches the other side, whatever carries it. Each host provides one as `window.cardwright`, or HTTP does. */
export interface Bridge {
  call<N extends CallName>(
    name: N,
    input: Input<N>,
  ): Promise<{ ok: true; value: Output<N> } | { ok: false; problem: Problem }>;
  on<N extends EventName>(name: N, listener: (event: Events[N]) => void): () => void;
}

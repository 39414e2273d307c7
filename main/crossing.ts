import { type Static, Type } from "typebox";
import type { Page } from "../press/page";
import type { AppSettings } from "../schemas/app-settings";
import { type GameId, gameIds } from "../schemas/game-id";
import type { LabResult } from "../schemas/lab-answer";
import type { PrintOutput, PrintOutputKind, PrintSettings } from "../schemas/print-settings";
import type { PrinterProfile } from "../schemas/printer-profile";
import type { Problem } from "../schemas/problem";

/** What crosses between the studio and the process that owns the disk. */

export interface AppInfo {
  version: string;
  host: "electron" | "browser";
  platform: "linux" | "mac" | "windows";
  /** Where new projects go unless the person says otherwise. */
  projectsFolder: FolderPlace;
}

/** A program of the person's own that plays at the table, by a number that means something on this computer alone. */
export interface BotProgram {
  id: string;
  line: string;
}

export interface Settings extends AppSettings {
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
  /** Names of the files in it that hold tables, if they were asked for. */
  tables?: string[];
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
  /** Stays in front, and on the list. */
  pinned: boolean;
  /** The one on the desk. */
  isOpen: boolean;
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

/** A picture as lists show it. */
export interface AssetThumbnail {
  /** WebP in base64. */
  base64: string;
  /** Pixels of the whole picture. */
  width: number;
  height: number;
  /** Told by those that look alike. */
  look?: string;
}

export interface AddedAsset extends Asset {
  /** A picture with these bytes was in the project already: this one, and nothing was copied. */
  wasThere?: true;
}

export interface Conflict {
  path: string;
  /** What both last agreed on; null where it wasn't there. */
  base: string | null;
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

/** What is shown to somebody who has just made a set. */
export const firstSteps = ["card", "table", "print"] as const;
export type FirstStep = (typeof firstSteps)[number];

/**
 * Which of a page's requests this is: they count up from 1, and one that is sent again keeps its number. A path keeps the
 * text of the edit with the highest number, whichever arrives last; an undo that comes after a later request is left out.
 */
export const Turn = Type.Object(
  { page: Type.String({ maxLength: 60 }), number: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);
export type Turn = Static<typeof Turn>;

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

/** Pages of a booklet as they will be printed. */
export interface ShownBooklet {
  /** How many there are; of a folded one, sides of its sheets. */
  count: number;
  /** Those that were asked for. */
  pages: Page[];
  problems: Problem[];
}

export interface PrintedFile {
  kind: PrintOutputKind | "calibration";
  /** Fetched from `/output/<id>` or handed to `output.save`; what was written into a folder can only be shown. */
  output: string;
  name: string;
  bytes: number;
  /** 0 for what has none. */
  pages: number;
  /** 1, or how many are in the zip or folder. */
  files: number;
  /** How many of them lay there already as they are. */
  unchanged?: number;
  cards: number;
  /** Copies of pieces, where pieces were printed instead of cards. */
  pieces?: number;
  /** Where it was written to, in words, if it isn't waiting to be fetched. */
  place?: string;
  problems: Problem[];
}

/** A version of the set that somebody kept. */
export interface KeptVersion {
  id: string;
  version: string;
  notes: string;
  /** As ISO says it. */
  made: string;
  cards: number;
}

/** A branch, a tag or a change of the project's repository. */
export interface GitRevision {
  revision: string;
  kind: "branch" | "tag" | "commit";
  label: string;
  at: string;
}

/** A set as it is or was somewhere: its texts, and its pictures and fonts by the sums of their bytes. */
export interface ReadVersion {
  files: { path: string; text: string }[];
  assets: Record<string, string>;
}

/** Something that was done to a file. */
export interface FileStep {
  label: string;
  /** In milliseconds since 1970. */
  at: number;
  /** How it read before; null where there was no such file. */
  before: string | null;
}

/** A table outside that a set takes its cards from, as this computer knows it. */
export interface LinkedTable {
  kind: "file" | "address";
  /** The file's name, or the address. */
  name: string;
  /** Where that is: its folder, or the host that would be asked. */
  where: string;
  /** What was changed here goes back to what the table says. */
  isSource: boolean;
}

/** What such a table says now. */
export interface LinkedContent {
  /** With an ending that says how it is read. */
  name: string;
  base64: string;
  /** What it said when it last came in. */
  former: string | null;
  /** Of its bytes, by which it is named afterwards. */
  sum: string;
}

/** A bundle that is ready. */
export interface PackedFile {
  /** As of a printed file. */
  output: string;
  name: string;
  bytes: number;
  problems: Problem[];
}

/** What would come of a print, found out without printing. */
export interface CheckedPrint {
  kind: "check";
  problems: Problem[];
  /** About how large the PDF would be. */
  bytes: number;
  /** Cards that look different from when they were last printed. */
  changed: string[];
  /** Cards of the last print: once what changed is printed, its outlines are theirs. */
  printedLast?: string[];
}

/** How sheets were printed last. */
export interface PrintMemory {
  settings: PrintSettings;
  output: PrintOutput;
}

/** Which columns of a table were which fields, and what was done with it: by the name of its file. */
export const TableMemory = Type.Object(
  {
    mode: Type.Enum(["append", "update", "mirror"]),
    map: Type.Object(
      {
        id: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
        columns: Type.Record(
          Type.String({ maxLength: 200 }),
          Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
        ),
        made: Type.Optional(Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 1000 }))),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type TableMemory = Static<typeof TableMemory>;

/** A printer profile, and whether the project keeps it or the person does. */
export interface KnownPrinter {
  keeper: "project" | "person";
  profile: PrinterProfile;
}

export type JobValue = PrintedFile | CheckedPrint;
export type JobEnd = { job: string } & ({ ok: true; value: JobValue } | { ok: false; problem: Problem | null });

/** A question that is being answered, or was since the project was opened. */
export interface LabRun {
  id: string;
  /** Paused, it can go on where it was. */
  phase: "waiting" | "running" | "paused" | "over";
  /** Until it has come to its end. */
  stopping?: "pause" | "end";
  /** Matches: so many were played, and so many will be at most. */
  done: number;
  most: number;
  /** What the answer would be now, or what it is; of an event, if it is another than before. */
  result?: LabResult;
  problem?: Problem;
}

/** What the lab knows of a project. */
export interface LabState {
  /** Of the program, as answers name it. */
  version: string;
  /** The last one to each question. */
  answers: Record<string, LabResult>;
  /** When they were found, in milliseconds since 1970. */
  answeredAt: Record<string, number>;
  runs: LabRun[];
}

/** A match of the lab as it was played, and after how many actions the turn begins that decided it. */
export interface LabMatch {
  record: Record<string, unknown>;
  at: number;
}

/** What was found of how something on a card comes about: after so many tries of at most so many actions each. */
export interface LabReached {
  tries: number;
  actions: number;
  match?: LabMatch;
}

/** Combinations of cards that go on and on, the longest first; of one that was asked for, with a match. */
export interface LabRunaways {
  tried: number;
  usual: number;
  finds: { cards: string[]; actions: number; isEndless: boolean; match?: LabMatch }[];
}

/** A match on the table that no file of the project holds yet. */
export const KeptMatch = Type.Object(
  {
    game: Type.Enum([...gameIds]),
    names: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }),
    /** How many actions have been done. */
    done: Type.Integer({ minimum: 0 }),
    /** Where it stands, in words. */
    stand: Type.Optional(Type.String({ maxLength: 200 })),
    /** As the engine writes it down; whether it can be played on turns out when it is loaded. */
    record: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: false },
);
export type KeptMatch = Static<typeof KeptMatch>;

/** The free table of a project as it stands, also after it was saved under a name. */
export const KeptFreeTable = Type.Object(
  {
    /** The file that it was saved to or loaded from, and after how many moves that was. */
    saved: Type.Union([
      Type.Object(
        { path: Type.String({ maxLength: 240 }), done: Type.Integer({ minimum: 0 }) },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
    /** In the format of its files; whether it can be read turns out when it is opened. */
    table: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: false },
);
export type KeptFreeTable = Static<typeof KeptFreeTable>;

/** The position that is being set up by hand, whatever the rules say of it. */
export const KeptPosition = Type.Object(
  { game: Type.Enum([...gameIds]), position: Type.Unknown() },
  { additionalProperties: false },
);
export type KeptPosition = Static<typeof KeptPosition>;

/** What became of a card in a match that was played to its end. */
const CardMark = Type.Object(
  {
    /** Of the card as it was then: whatever is said of another is old. */
    hash: Type.String({ maxLength: 64 }),
    drawn: Type.Integer({ minimum: 0 }),
    played: Type.Integer({ minimum: 0 }),
    stuck: Type.Integer({ minimum: 0 }),
    /** After so many actions it was first played; or else first in hand. */
    at: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);

/** A match that was played to its end, in short. */
export const PlayedMatch = Type.Object(
  {
    /** The same for the same match, however often it is looked at. */
    id: Type.String({ pattern: "^[0-9a-f]{8,64}$" }),
    game: Type.Enum([...gameIds]),
    names: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }),
    winners: Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 20 }),
    turns: Type.Integer({ minimum: 0 }),
    actions: Type.Integer({ minimum: 0 }),
    /** With decks that the rules don't allow. */
    unofficial: Type.Optional(Type.Literal(true)),
    cards: Type.Record(Type.String(), CardMark),
  },
  { additionalProperties: false },
);
export type PlayedMatch = Static<typeof PlayedMatch>;

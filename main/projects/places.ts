import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { isPortablePath } from "../../project/names";
import { documentFolders, kindOf } from "../../project/paths";

/** Where things lie inside a project folder, as relative paths with forward slashes. */

/** Cardwright's own corner of a project. Never in git, never needed by another program. */
export const ownFolder = ".cardwright";
export const lockFile = `${ownFolder}/lock`;
export const journalFolder = `${ownFolder}/journal`;
export const draftFolder = `${ownFolder}/drafts`;
export const trashFolder = `${ownFolder}/trash`;
export const backupFolder = `${ownFolder}/backups`;
export const historyFile = `${ownFolder}/history.jsonl`;
/** The match on the table, as long as no file of the project holds it. */
export const matchFile = `${ownFolder}/match.json`;
/** Matches that no file holds and that made room for another one. */
export const asideFile = `${ownFolder}/aside.json`;
/** The free table that is in use. */
export const freeTableFile = `${ownFolder}/free-table.json`;
/** The position that is being set up by hand. */
export const positionFile = `${ownFolder}/position.json`;
/** The matches that were lately played to their end. */
export const playedFile = `${ownFolder}/played.json`;
/** How tables came in, by the names of their files. */
export const tablesFile = `${ownFolder}/tables.json`;
/** What a person hasn't done yet in a new set. */
export const firstStepsFile = `${ownFolder}/first-steps.json`;
/** The latest answer of each experiment. */
export const labFolder = `${ownFolder}/lab`;
/** Small pictures of the project's pictures. */
export const thumbnailFolder = `${ownFolder}/thumbnails`;
export const ignoreFile = `${ownFolder}/.gitignore`;
export const schemaFolder = "schemas";

export const isOwnPath = (path: string): boolean => path.startsWith(`${ownFolder}/`);

export const textFolders: readonly string[] = Object.values(documentFolders);
/** Versions that somebody kept, each a bundle of texts. */
export const versionFolder = "versions";
export const assetFolders = ["art", "fonts", "inks"] as const;

export const maxTextBytes = 2_000_000;

export const absolute = (root: string, path: string): string => join(root, ...path.split("/"));
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** A path that a document may have on every system. Whoever makes something there looks out for links besides. */
export const isDocumentPath = (path: string): boolean =>
  kindOf(path) !== undefined && isPortablePath(path) && !/\.(json|md)\//i.test(path);

const isSchemaPath = (path: string): boolean => /^schemas\/[a-z0-9-]+\.schema\.json$/.test(path);

/** Where an operation of a journal may lead: to documents, and to what we keep of them in our own folder. */
export function isJournalPath(path: string): boolean {
  if (!isOwnPath(path)) return isDocumentPath(path);
  const [, kind, name = ""] = /^\.cardwright\/(drafts|trash|backups)\/(.+)$/.exec(path) ?? [];
  if (kind === "drafts") return isDocumentPath(name.replace(/\.base$/, ""));
  const [time = "", ...rest] = name.split("/");
  return kind !== undefined && timePattern.test(time) && isDocumentPath(rest.join("/"));
}

export const draftPath = (path: string): string => `${draftFolder}/${path}`;
/** What the file held when its draft was begun. */
export const basePath = (path: string): string => `${draftPath(path)}.base`;

/** Wherever we may write texts at all. */
export const isOurPath = (path: string): boolean => isJournalPath(path) || isSchemaPath(path);

const tempPattern = /^\.cardwright-[0-9a-f]{12}\.tmp$/;
export const tempName = (): string => `.cardwright-${randomBytes(6).toString("hex")}.tmp`;
export const isTempName = (name: string): boolean => tempPattern.test(name);

const timePattern = /^\d{8}T\d{9}Z-[0-9a-f]{6}(-format-\d+)?$/;
/** Sorts by time, and no two are alike. */
export const timeName = (now: number): string =>
  `${new Date(now).toISOString().replace(/[-:.]/g, "")}-${randomBytes(3).toString("hex")}`;

import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { documentFolders, kindOf, manifestPath } from "../../project/paths";

/** Where things lie inside a project folder, as relative paths with forward slashes. */

/** Cardwright's own corner of a project. Never in git, never needed by another program. */
export const ownFolder = ".cardwright";
export const lockFile = `${ownFolder}/lock`;
export const journalFolder = `${ownFolder}/journal`;
export const draftFolder = `${ownFolder}/drafts`;
export const trashFolder = `${ownFolder}/trash`;
export const backupFolder = `${ownFolder}/backups`;
export const historyFile = `${ownFolder}/history.jsonl`;
export const schemaFolder = "schemas";

export const textFolders: readonly string[] = Object.values(documentFolders);
export const assetFolders = ["art", "fonts"] as const;

export const maxTextBytes = 2_000_000;

export const absolute = (root: string, path: string): string => join(root, ...path.split("/"));
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is refused.
const badSegment = /^\.|[\\:*?"<>|\u0000-\u001f]|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A path that a document may have on every system, and that can't lead anywhere else. */
export const isDocumentPath = (path: string): boolean =>
  path === manifestPath ||
  (path.length <= 240 &&
    kindOf(path) !== undefined &&
    path.split("/").every((part) => part !== "" && !badSegment.test(part)));

const tempPattern = /^\.cardwright-[0-9a-f]{12}\.tmp$/;
export const tempName = (): string => `.cardwright-${randomBytes(6).toString("hex")}.tmp`;
export const isTempName = (name: string): boolean => tempPattern.test(name);

/** Sorts by time, and no two are alike. */
export const timeName = (now: number): string =>
  `${new Date(now).toISOString().replace(/[-:.]/g, "")}-${randomBytes(3).toString("hex")}`;

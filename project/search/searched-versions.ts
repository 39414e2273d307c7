import { titleFromKey } from "../../schemas/titles";

/** What the set was before, as far as a search asks for it: reading a version takes longer than a search may. */
export interface SearchedVersions {
  /** What `changed:` may be asked of, as it is written, and as people read it. */
  names: readonly VersionName[];
  /** The cards that changed or came since; `coming` while nobody knows yet, `unknown` where there is no such version. */
  changedSince(since: string): ReadonlySet<string> | "coming" | "unknown";
}

interface VersionName {
  value: string;
  label: string;
  kind: "kept" | "print" | "day" | "git" | "tag" | "branch";
}

/** Versions that were kept, the last print, and what Git knows by name. */
export const versionNames = (
  kept: readonly { version: string }[],
  revisions: readonly { kind: "branch" | "tag" | "commit"; label: string }[],
): VersionName[] => [
  ...kept.map(({ version }): VersionName => ({ value: version, label: `Version ${version}`, kind: "kept" })),
  { value: "print", label: "The last print", kind: "print" },
  { value: "today", label: "Midnight", kind: "day" },
  ...(revisions.length > 0
    ? [{ value: "git", label: "The last change in Git", kind: "git" } satisfies VersionName]
    : []),
  ...revisions.flatMap(({ kind, label }): VersionName[] =>
    kind === "commit" ? [] : [{ value: label, label: `${titleFromKey(kind)} ${label}`, kind }],
  ),
];

export const noVersions: SearchedVersions = { names: versionNames([], []), changedSince: () => "unknown" };

import type { GitRevision, KeptVersion, VersionPlace } from "../../main/api";
import { asValue } from "../../project/search/offers";

/** A version that can be chosen, under a key of its own. */
export interface Choice {
  key: string;
  /** In a sentence: “1.2”, “main”, “now”. */
  called: string;
  place: VersionPlace;
}

export const now: Choice = { key: "now", called: "now", place: { kind: "now" } };

export const keptChoice = ({ id, version }: KeptVersion): Choice => ({
  key: `kept ${id}`,
  called: version,
  place: { kind: "kept", id },
});
export const gitChoice = ({ revision, label, kind }: GitRevision): Choice => ({
  key: `git ${revision}`,
  called: kind === "commit" ? revision : label,
  place: { kind: "git", revision },
});

/** A search for the cards that changed since; what lies elsewhere can't be named in one. */
export function searchSince({ place, called }: Choice): string | undefined {
  return place.kind === "kept" || place.kind === "git" ? `changed:${asValue(called)}` : undefined;
}

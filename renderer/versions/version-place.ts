import type { GitRevision, KeptVersion, VersionPlace } from "../../main/api";
import { asValue } from "../../project/search/offers";
import { onDay } from "../state/numbers";
import type { Choosable } from "../ui/fields/choice-field";

/** A version that can be chosen, under a key of its own. */
export interface Choice {
  key: string;
  /** In a sentence: “1.2”, “main”, “now”. */
  called: string;
  place: VersionPlace;
}

export const now: Choice = { key: "now", called: "now", place: { kind: "now" } };

const day = (iso: string): string => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? "" : onDay(at);
};

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

const gitWords = { branch: "Branches", tag: "Tags", commit: "Changes in Git" } as const;

/** `others`: folders and bundles that somebody chose. */
export function optionsOf(
  kept: readonly KeptVersion[],
  revisions: readonly GitRevision[],
  others: readonly Choice[],
): Choosable[] {
  return [
    { value: now.key, label: "Now" },
    ...kept.map((one) => ({
      value: keptChoice(one).key,
      label: one.version,
      aside: day(one.made),
      group: "Kept versions",
    })),
    ...others.map(({ key, called }) => ({ value: key, label: called, group: "Elsewhere" })),
    ...(["tag", "branch", "commit"] as const).flatMap((kind) =>
      revisions
        .filter((one) => one.kind === kind)
        .map((one) => ({ value: gitChoice(one).key, label: one.label, aside: day(one.at), group: gitWords[kind] })),
    ),
  ];
}

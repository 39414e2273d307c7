import type { GitRevision, KeptVersion } from "../../../main/api";
import { onDay } from "../../state/numbers";
import { type Choice, gitChoice, keptChoice, now } from "../../state/version-place";
import type { Choosable } from "../fields/choice-field";

const day = (iso: string): string => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? "" : onDay(at);
};

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

import { useEffect, useState } from "react";
import { listVersions, useKnownVersions } from "../../state/known-versions";
import { useProject } from "../../state/open-project";
import { type Choice, gitChoice, keptChoice } from "../../state/version-place";

export interface Comparison {
  with: Choice | undefined;
  others: readonly Choice[];
  choose(key: string): void;
  /** A folder or a bundle. */
  add(other: Choice): void;
}

/** What the set is compared with: a version that was kept, a revision, another set; nothing until somebody chooses. */
export function useComparison(): Comparison {
  const session = useProject(({ open }) => open?.session);
  const known = useKnownVersions();
  const [key, choose] = useState("");
  const [others, setOthers] = useState<readonly Choice[]>([]);
  const [last, setLast] = useState<Choice>();
  useEffect(() => {
    if (session) void listVersions(session);
  }, [session]);
  const all = [
    ...others,
    ...(known.session === session ? [...known.kept.map(keptChoice), ...known.revisions.map(gitChoice)] : []),
  ];
  const found = all.find((one) => one.key === key);
  // The same object as long as it is the same choice.
  if (found?.key !== last?.key) setLast(found);
  return {
    with: found && last?.key === found.key ? last : undefined,
    others,
    choose,
    add(other) {
      setOthers((was) => [...was, other]);
      choose(other.key);
    },
  };
}

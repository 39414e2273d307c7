import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { listVersions, useKnownVersions } from "../state/known-versions";
import { useProject } from "../state/open-project";
import { type Choice, gitChoice, keptChoice, now } from "../state/version-place";
import { ChoiceInput } from "../ui/fields/choice-field";
import { FromElsewhere } from "../ui/versions/from-elsewhere";
import { optionsOf } from "../ui/versions/version-options";
import styles from "./versions.module.css";

interface Choosing {
  others: readonly Choice[];
  choose(side: "from" | "to", key: string): void;
  /** Takes something from elsewhere as what was before. */
  add(other: Choice): void;
}

/** Which two are compared: what is `asked` for, or was kept last, and what is now, until somebody chooses. */
export function useChosenVersions(asked: string | undefined): Choosing & { from: Choice; to: Choice } {
  const session = useProject(({ open }) => open?.session);
  const known = useKnownVersions();
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const [others, setOthers] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (session) void listVersions(session);
  }, [session]);
  const isListed = known.session === session;
  const all = [now, ...others, ...(isListed ? [...known.kept.map(keptChoice), ...known.revisions.map(gitChoice)] : [])];
  const named = (key: string | undefined) => all.find((one) => one.key === key);
  const revisions = all.filter(({ place }) => place.kind === "git");
  const usual = all.find(({ place }) => place.kind === "kept") ?? revisions.find(isHead(known.revisions)) ?? now;
  return {
    from: useStable(named(chosen.from ?? asked) ?? usual),
    to: useStable(named(chosen.to) ?? now),
    others,
    choose: (side, key) => setChosen((was) => ({ ...was, [side]: key })),
    add: (other) => {
      setOthers((was) => [...was, other]);
      setChosen((was) => ({ ...was, from: other.key }));
    },
  };
}

/** The latest change of the repository. */
const isHead =
  (revisions: readonly { kind: string; revision: string }[]) =>
  ({ place }: Choice): boolean =>
    place.kind === "git" && place.revision === revisions.find(({ kind }) => kind === "commit")?.revision;

/** The same object as long as it is the same choice. */
function useStable(choice: Choice): Choice {
  const [held, hold] = useState(choice);
  if (held.key === choice.key) return held;
  hold(choice);
  return choice;
}

export function VersionChoice({ from, to, others, choose, add }: Choosing & { from: Choice; to: Choice }) {
  const { kept, revisions } = useKnownVersions();
  const options = optionsOf(kept, revisions, others);
  return (
    <div className={styles.choice}>
      <ChoiceInput label="From" value={from.key} options={options} onChange={(key) => choose("from", key)} />
      <ArrowRight size={18} strokeWidth={1.75} aria-label="to" />
      <ChoiceInput label="To" value={to.key} options={options} onChange={(key) => choose("to", key)} />
      <FromElsewhere onPick={add} />
    </div>
  );
}

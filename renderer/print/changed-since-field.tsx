import { choicesIn, withChoice } from "../../project/search/choices";
import { versionNames } from "../../project/search/searched-versions";
import { useVersionList } from "../state/searched-versions";
import { ChoiceField } from "../ui/fields/choice-field";
import { choose } from "./print-memory";

/** A part of the search, to be chosen instead of typed: what changed since a version. The last print has a field of its own. */
export function ChangedSinceField({ search }: { search: string }) {
  const { kept, revisions } = useVersionList(true);
  const names = versionNames(kept, revisions).filter(({ kind }) => kind !== "print");
  const [chosen = ""] = choicesIn(search, "changed");
  if (names.length === 0 && chosen === "") return null;
  const change = (since: string) => {
    const without = chosen === "" ? search : withChoice(search, "changed", chosen);
    const cards = since === "" ? without : withChoice(without, "changed", since);
    choose({ cards: cards === "" ? undefined : cards });
  };
  return (
    <ChoiceField
      label="Changed since"
      id="print-changed-since"
      value={chosen}
      options={[{ value: "", label: "Any time" }, ...names.map(({ value, label }) => ({ value, label }))]}
      onChange={change}
    />
  );
}

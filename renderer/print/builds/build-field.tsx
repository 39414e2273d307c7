import { ChoiceField } from "../../ui/fields/choice-field";
import { useBuilds } from "./use-builds";

export function BuildField({ build, onChange }: { build: string; onChange(build: string): void }) {
  const builds = useBuilds();
  return (
    <ChoiceField
      label="Build"
      id="print-build"
      value={builds.some(({ id }) => id === build) ? build : ""}
      options={builds.map((each) => ({ value: each.id, label: each.build.name }))}
      onChange={onChange}
    />
  );
}

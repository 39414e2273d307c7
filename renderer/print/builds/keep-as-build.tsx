import Button from "@mui/material/Button";
import { Layers } from "lucide-react";
import { useState } from "react";
import type { PrintOutput, PrintSettings } from "../../../main/api";
import { partOf } from "../../../project/builds";
import { buildPath, freeId, slug } from "../../../project/paths";
import type { MadeOutput } from "../../../schemas/print-settings";
import { currentProject } from "../../state/open-project";
import { ChoiceField } from "../../ui/fields/choice-field";
import { TextField } from "../../ui/fields/text-field";
import { FormDialog } from "../../ui/form-dialog";
import { outputNames } from "../choices";
import { chooseOutput } from "../print-memory";
import { useBuilds, writeBuild } from "./use-builds";

interface Props {
  settings: PrintSettings;
  output: Exclude<PrintOutput, { kind: "build" }>;
}

/** What is chosen now becomes a part of a build, to be made again with everything else. */
export function KeepAsBuild(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" startIcon={<Layers aria-hidden />} onClick={() => setOpen(true)}>
        Keep as part of a build…
      </Button>
      {isOpen && <KeepDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

const anew = "";

function KeepDialog({ settings, output, onClose }: Props & { onClose(): void }) {
  const builds = useBuilds();
  const [into, setInto] = useState(anew);
  const [name, setName] = useState("");
  const submit = () => {
    const found = builds.find(({ id }) => id === into);
    const { files } = currentProject();
    const id = found?.id ?? freeId(slug(name, "build"), (wanted) => files.has(buildPath(wanted)));
    const part = partOf(output as MadeOutput, settings);
    const build = found
      ? { ...found.build, parts: [...found.build.parts, part] }
      : { name: name.trim(), parts: [part] };
    onClose();
    if (writeBuild(id, build, `Add to ${build.name}`)) chooseOutput({ kind: "build", build: id });
  };
  return (
    <FormDialog
      title={`${outputNames[output.kind]}, with these settings`}
      action="Keep"
      disabled={into === anew && name.trim() === ""}
      onClose={onClose}
      onSubmit={submit}
    >
      <ChoiceField
        label="Part of"
        id="build-into"
        value={into}
        options={[
          { value: anew, label: "A new build" },
          ...builds.map(({ id, build }) => ({ value: id, label: build.name })),
        ]}
        onChange={setInto}
      />
      {into === anew && (
        <TextField label="Name" id="build-name" autoFocus value={name} onChange={setName} maxLength={80} />
      )}
    </FormDialog>
  );
}

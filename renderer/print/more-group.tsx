import type { PrintSettings } from "../../main/api";
import { TextField } from "../ui/fields/text-field";
import { Group } from "./group";
import { choose } from "./print-memory";
import { CheckSetting, NumberSetting, settingField } from "./setting-fields";

/** What few prints need. */
export function MoreGroup({ settings }: { settings: PrintSettings }) {
  const { lowInk = false, label = "", dpi = 300 } = settings;
  const summary = [lowInk && "low ink", label, dpi !== 300 && `${dpi} dpi`].filter(Boolean).join(", ");
  return (
    <Group name="Ink and label" summary={summary}>
      <CheckSetting name="lowInk" settings={settings} />
      <NumberSetting name="dpi" value={dpi} onChange={(value) => choose({ dpi: value === 300 ? undefined : value })} />
      <TextField
        {...settingField("label")}
        value={label}
        placeholder="The set's name and version stand there anyway"
        maxLength={200}
        onChange={(words) => choose({ label: words || undefined })}
      />
    </Group>
  );
}

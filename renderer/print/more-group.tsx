import type { PrintSettings } from "../../main/api";
import { TextField } from "../ui/fields/text-field";
import { Section } from "../ui/section";
import { choose } from "./print-memory";
import { CheckSetting, NumberSetting, settingField } from "./setting-fields";

/** What few prints need. */
export function MoreGroup({ settings }: { settings: PrintSettings }) {
  const { lowInk = false, label = "", dpi = 300 } = settings;
  const summary = [lowInk && "low ink", label, dpi !== 300 && `${dpi} dpi`].filter(Boolean).join(", ");
  return (
    <Section name="print.Ink and label" title="Ink and label" folded summary={summary}>
      <CheckSetting name="lowInk" settings={settings} />
      <NumberSetting name="dpi" value={dpi} onChange={(value) => choose({ dpi: value === 300 ? undefined : value })} />
      <TextField
        {...settingField("label")}
        value={label}
        placeholder="The set's name and version stand there anyway"
        maxLength={200}
        onChange={(words) => choose({ label: words || undefined })}
      />
    </Section>
  );
}

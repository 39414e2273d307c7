import type { PrintSettings } from "../../main/api";
import { TextField } from "../ui/fields/text-field";
import { Section } from "../ui/section";
import { InkProfileField } from "./ink-profile-field";
import { choose } from "./print-memory";
import { CheckSetting, ChoiceSetting, NumberSetting, settingField } from "./setting-fields";

/** What few prints need. */
export function MoreGroup({ settings }: { settings: PrintSettings }) {
  const { lowInk = false, label = "", dpi = 300 } = settings;
  const summary = [lowInk && "low ink", settings.colours === "press" && "CMYK", label, dpi !== 300 && `${dpi} dpi`]
    .filter(Boolean)
    .join(", ");
  return (
    <Section name="print.Ink and label" title="Ink and label" folded summary={summary}>
      <CheckSetting name="lowInk" settings={settings} />
      <NumberSetting name="dpi" value={dpi} onChange={(value) => choose({ dpi: value === 300 ? undefined : value })} />
      <ChoiceSetting
        name="colours"
        value={settings.colours ?? "screen"}
        onChange={(colours) => choose({ colours: colours === "press" ? colours : undefined })}
      />
      {settings.colours === "press" && <InkProfileField chosen={settings.icc} />}
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

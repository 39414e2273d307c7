import Button from "@mui/material/Button";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { PrintSettings } from "../../main/api";
import { describeProfile } from "../../press/printer-correction";
import { ChoiceField } from "../ui/fields/choice-field";
import { Section } from "../ui/section";
import { choose } from "./print-memory";
import styles from "./print-panel.module.css";
import { PrinterDialog } from "./printer-dialog";
import type { Printers } from "./printers";
import { CheckSetting, ChoiceSetting, labelsOf, settingField } from "./setting-fields";

/** Backs, and what the printer does to them. */
export function BacksGroup({ settings, printers }: { settings: PrintSettings; printers: Printers }) {
  const { backs = "none", profile: chosen } = settings;
  const [editing, setEditing] = useState<"new" | "chosen" | null>(null);
  const found = printers.find(chosen);
  const choices = [
    { value: "", label: "None" },
    ...printers.known.map(({ profile: { name }, keeper }) => ({
      value: name,
      label: name,
      ...(keeper === "project" && { aside: "in the project" }),
    })),
    ...(chosen !== undefined && !found ? [{ value: chosen, label: chosen, aside: "gone" }] : []),
  ];
  return (
    <Section
      name="print.Backs and printer"
      title="Backs and printer"
      folded
      summary={[labelsOf("backs")[backs], chosen].filter(Boolean).join(", ")}
    >
      <ChoiceSetting
        name="backs"
        value={backs}
        onChange={(value) => choose({ backs: value === "none" || value === "" ? undefined : value })}
      />
      {(backs === "long" || backs === "short") && <CheckSetting name="backMarks" settings={settings} />}
      <ChoiceField
        {...settingField("profile")}
        value={chosen ?? ""}
        options={choices}
        onChange={(name) => choose({ profile: name || undefined })}
      />
      <p className={styles.note}>
        {found
          ? describeProfile(found.profile)
          : "If backs come out beside their fronts, or everything a little small, measure the printer once."}
      </p>
      <div className={styles.line}>
        {found && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Pencil aria-hidden />}
            onClick={() => setEditing("chosen")}
          >
            Edit…
          </Button>
        )}
        <Button size="small" variant="outlined" startIcon={<Plus aria-hidden />} onClick={() => setEditing("new")}>
          New profile…
        </Button>
      </div>
      {editing && (
        <PrinterDialog
          printers={printers}
          known={editing === "chosen" ? found : undefined}
          settings={settings}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}

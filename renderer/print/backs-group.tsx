import Button from "@mui/material/Button";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { PrintSettings } from "../../main/api";
import { describeProfile } from "../../press/printer-correction";
import { backsNames } from "./choices";
import { CheckField, ChoiceField, choicesOf, Group } from "./fields";
import { choose } from "./print-memory";
import styles from "./print-panel.module.css";
import { PrinterDialog } from "./printer-dialog";
import type { Printers } from "./printers";

/** Backs, and what the printer does to them. */
export function BacksGroup({ settings, printers }: { settings: PrintSettings; printers: Printers }) {
  const { backs = "none", profile: chosen } = settings;
  const [editing, setEditing] = useState<"new" | "chosen" | null>(null);
  const found = printers.find(chosen);
  const choices = [
    { value: "", name: "None" },
    ...printers.known.map(({ profile: { name }, keeper }) => ({
      value: name,
      name,
      ...(keeper === "project" && { aside: "in the project" }),
    })),
    ...(chosen !== undefined && !found ? [{ value: chosen, name: chosen, aside: "gone" }] : []),
  ];
  return (
    <Group name="Backs and printer" summary={[backsNames[backs], chosen].filter(Boolean).join(", ")}>
      <ChoiceField
        label="Backs"
        id="print-backs"
        value={backs}
        choices={choicesOf(backsNames)}
        onChange={(value) => choose({ backs: value === "none" ? undefined : (value as PrintSettings["backs"]) })}
      />
      {(backs === "long" || backs === "short") && (
        <CheckField
          label="Cutting marks on backs too"
          value={settings.backMarks ?? false}
          onChange={(both) => choose({ backMarks: both || undefined })}
        />
      )}
      <ChoiceField
        label="Printer profile"
        id="print-profile"
        value={chosen ?? ""}
        choices={choices}
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
    </Group>
  );
}

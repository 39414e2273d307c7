import Button from "@mui/material/Button";
import { PencilRuler, Undo2 } from "lucide-react";
import { memo } from "react";
import type { TemplateName } from "../../project/paths";
import { layoutLabels, layoutNames } from "../../schemas/layouts";
import { chooseLayout } from "../document/set-layout";
import { manifestOf } from "../state/manifest";
import { useProject, useReadOnly } from "../state/open-project";
import { goTo } from "../state/place";
import { CommandButton } from "../ui/command-button";
import { ChoiceInput, type Choosable } from "../ui/fields/choice-field";
import { RoomHeader } from "../ui/room";
import type { Sample } from "./model/sample-order";
import type { TemplateEditing } from "./session/use-template";
import styles from "./template-room.module.css";
import { VariantChoice } from "./variant-choice";

const sides: Choosable<TemplateName>[] = [
  ...layoutNames.map((name) => ({ value: name, label: layoutLabels[name], group: "Fronts" })),
  { value: "back", label: "Backs", group: "Backs" },
];

interface Props {
  editing: TemplateEditing;
  samples: readonly Sample[];
  onShow(id: string): void;
}

/** Which template this is, whose it is, and the way from the one to the other. */
export const TemplateHeader = memo(function TemplateHeader({ editing, samples, onShow }: Props) {
  const readOnly = useReadOnly();
  return (
    <RoomHeader
      className={styles.header}
      title={editing.template.name}
      tools={
        editing.isOwn ? (
          <>
            <code className={styles.file}>{editing.text.path}</code>
            <CommandButton size="small" command="template.built-in" icon={Undo2}>
              Back to the built-in one
            </CommandButton>
          </>
        ) : (
          <>
            <span className={styles.hint}>
              {readOnly ? "The game’s own template" : "The game’s own template: make it yours to change it"}
            </span>
            <CommandButton size="small" variant="contained" command="template.customise" icon={PencilRuler} />
          </>
        )
      }
    >
      <div className={styles.side}>
        <ChoiceInput
          compact
          label="Template"
          value={editing.name}
          options={sides}
          onChange={(name) => goTo("template", name)}
        />
      </div>
      <UseForSet name={editing.name} />
      {editing.name !== "back" && <VariantChoice editing={editing} samples={samples} onShow={onShow} />}
    </RoomHeader>
  );
});

/** Of a layout that the set doesn't have. */
function UseForSet({ name }: { name: TemplateName }) {
  const layout = useProject((state) => manifestOf(state)?.layout ?? "card");
  const readOnly = useReadOnly();
  if (name === "back" || name === layout || readOnly) return null;
  return (
    <Button size="small" variant="outlined" onClick={() => chooseLayout(name)}>
      Use for the set
    </Button>
  );
}

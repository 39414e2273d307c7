import { PencilRuler, Undo2 } from "lucide-react";
import { memo } from "react";
import type { TemplateName } from "../../project/paths";
import { useReadOnly } from "../state/open-project";
import { goTo } from "../state/place";
import { CommandButton } from "../ui/command-button";
import { choosable } from "../ui/fields/choice-field";
import { Toggles } from "../ui/fields/toggles";
import { RoomHeader } from "../ui/room";
import type { Sample } from "./model/sample-order";
import type { TemplateEditing } from "./session/use-template";
import styles from "./template-room.module.css";
import { VariantChoice } from "./variant-choice";

const sides = choosable<TemplateName>({ card: "Faces", back: "Backs" });

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
      <Toggles
        fit
        label="Side of the card"
        value={editing.name}
        options={sides}
        onChange={(name) => goTo("template", name)}
      />
      {editing.name === "card" && <VariantChoice editing={editing} samples={samples} onShow={onShow} />}
    </RoomHeader>
  );
});

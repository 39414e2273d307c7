import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { PencilRuler, Undo2 } from "lucide-react";
import { memo } from "react";
import type { TemplateName } from "../../project/paths";
import { useCommand } from "../commands/use-command";
import { useReadOnly } from "../state/open-project";
import { goTo } from "../state/place";
import { RoomHeader } from "../ui/room";
import type { Sample } from "./model/sample-order";
import type { TemplateEditing } from "./session/use-template";
import styles from "./template-room.module.css";
import { VariantChoice } from "./variant-choice";

interface Props {
  editing: TemplateEditing;
  samples: readonly Sample[];
  onShow(id: string): void;
}

/** Which template this is, whose it is, and the way from the one to the other. */
export const TemplateHeader = memo(function TemplateHeader({ editing, samples, onShow }: Props) {
  const customise = useCommand("template.customise");
  const builtIn = useCommand("template.built-in");
  const readOnly = useReadOnly();
  return (
    <RoomHeader
      className={styles.header}
      title={editing.template.name}
      tools={
        editing.isOwn ? (
          <>
            <code className={styles.file}>{editing.text.path}</code>
            <Button
              size="small"
              disabled={!builtIn.enabled}
              startIcon={<Undo2 strokeWidth={1.75} aria-hidden />}
              onClick={builtIn.run}
            >
              Back to the built-in one
            </Button>
          </>
        ) : (
          <>
            <span className={styles.hint}>
              {readOnly ? "The game’s own template" : "The game’s own template: make it yours to change it"}
            </span>
            <Button
              size="small"
              variant="contained"
              disabled={!customise.enabled}
              startIcon={<PencilRuler strokeWidth={1.75} aria-hidden />}
              onClick={customise.run}
            >
              {customise.label}
            </Button>
          </>
        )
      }
    >
      <ToggleButtonGroup
        size="small"
        exclusive
        value={editing.name}
        aria-label="Side of the card"
        onChange={(_, name: TemplateName | null) => name && goTo("template", name)}
      >
        <ToggleButton value="card" className={styles.sideSwitch ?? ""}>
          Faces
        </ToggleButton>
        <ToggleButton value="back" className={styles.sideSwitch ?? ""}>
          Backs
        </ToggleButton>
      </ToggleButtonGroup>
      {editing.name === "card" && <VariantChoice editing={editing} samples={samples} onShow={onShow} />}
    </RoomHeader>
  );
});

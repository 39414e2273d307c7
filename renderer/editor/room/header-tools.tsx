import ToggleButton from "@mui/material/ToggleButton";
import Tooltip from "@mui/material/Tooltip";
import { Braces, ChevronLeft, ChevronRight, Copy, Trash2 } from "lucide-react";
import { memo } from "react";
import { ariaShortcut, shortcutLabel } from "../../commands/shortcut";
import { IconAction } from "../../ui/icon-action";
import styles from "./card-editor.module.css";
import { toggleJson, useJsonOpen } from "./editor-settings";

const jsonShortcut = "Mod+J";

export const HeaderTools = memo(function HeaderTools() {
  const jsonOpen = useJsonOpen();
  return (
    <div className={styles.tools}>
      <IconAction command="editor.previous" icon={ChevronLeft} />
      <IconAction command="editor.next" icon={ChevronRight} />
      <span className={styles.gap} />
      <IconAction command="card.duplicate" icon={Copy} />
      <IconAction command="card.delete" icon={Trash2} />
      <span className={styles.gap} />
      <Tooltip title={`Show the card's JSON  ${shortcutLabel(jsonShortcut)}`} describeChild>
        <ToggleButton
          value="json"
          size="small"
          selected={jsonOpen}
          aria-label="JSON"
          aria-keyshortcuts={ariaShortcut(jsonShortcut)}
          onChange={toggleJson}
        >
          <Braces strokeWidth={1.75} aria-hidden />
          JSON
        </ToggleButton>
      </Tooltip>
    </div>
  );
});

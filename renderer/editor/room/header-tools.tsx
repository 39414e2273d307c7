import ToggleButton from "@mui/material/ToggleButton";
import Tooltip from "@mui/material/Tooltip";
import { Braces, ChevronLeft, ChevronRight, Copy, Trash2 } from "lucide-react";
import { memo } from "react";
import { ariaShortcut, shortcutLabel } from "../../commands/shortcut";
import styles from "./card-editor.module.css";
import { CommandTool } from "./command-tool";
import { toggleJson, useJsonOpen } from "./editor-settings";

const jsonShortcut = "Mod+J";

export const HeaderTools = memo(function HeaderTools({ readOnly }: { readOnly: boolean }) {
  const jsonOpen = useJsonOpen();
  return (
    <div className={styles.tools}>
      <CommandTool command="editor.previous" icon={ChevronLeft} />
      <CommandTool command="editor.next" icon={ChevronRight} />
      <span className={styles.gap} />
      <CommandTool command="card.duplicate" icon={Copy} disabled={readOnly} />
      <CommandTool command="card.delete" icon={Trash2} disabled={readOnly} />
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

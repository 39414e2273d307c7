import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import Tooltip from "@mui/material/Tooltip";
import { Braces, ChevronLeft, ChevronRight, Copy, Play, Trash2 } from "lucide-react";
import { memo } from "react";
import { useCommand } from "../../commands/use-command";
import { useJsonOpen } from "../../json/json-settings";
import { IconAction } from "../../ui/icon-action";
import { LanguageSwitch } from "../../ui/language-switch";
import styles from "./card-editor.module.css";

export const HeaderTools = memo(function HeaderTools() {
  const jsonOpen = useJsonOpen();
  const attempt = useCommand("card.try");
  const json = useCommand("editor.json");
  return (
    <>
      <LanguageSwitch />
      <span className={styles.gap} />
      <Tooltip title={`Play it at once, in a position that suits it  ${attempt.shortcut}`} describeChild>
        <span>
          <Button
            variant="outlined"
            startIcon={<Play strokeWidth={1.75} aria-hidden />}
            aria-label={attempt.label}
            aria-keyshortcuts={attempt.ariaShortcut}
            disabled={!attempt.enabled}
            onClick={attempt.run}
          >
            Try
          </Button>
        </span>
      </Tooltip>
      <span className={styles.gap} />
      <IconAction command="editor.previous" icon={ChevronLeft} />
      <IconAction command="editor.next" icon={ChevronRight} />
      <span className={styles.gap} />
      <IconAction command="card.duplicate" icon={Copy} />
      <IconAction command="card.delete" icon={Trash2} />
      <span className={styles.gap} />
      <Tooltip title={`Show the card's JSON  ${json.shortcut}`} describeChild>
        <ToggleButton
          value="json"
          size="small"
          selected={jsonOpen}
          aria-label="JSON"
          aria-keyshortcuts={json.ariaShortcut}
          onChange={json.run}
        >
          <Braces strokeWidth={1.75} aria-hidden />
          JSON
        </ToggleButton>
      </Tooltip>
    </>
  );
});

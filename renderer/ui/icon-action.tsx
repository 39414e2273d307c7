import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { LucideIcon } from "lucide-react";
import { memo } from "react";
import { useCommand } from "../commands/use-command";

/** A command as a single icon, its name and shortcut in the tooltip. */
export const IconAction = memo(function IconAction({ command, icon: Icon }: { command: string; icon: LucideIcon }) {
  const { label, enabled, shortcut, ariaShortcut, run } = useCommand(command);
  return (
    <Tooltip title={shortcut ? `${label}  ${shortcut}` : label} describeChild>
      <span>
        <IconButton aria-label={label} aria-keyshortcuts={ariaShortcut} disabled={!enabled} onClick={run}>
          <Icon strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
});

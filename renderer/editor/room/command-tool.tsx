import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { LucideIcon } from "lucide-react";
import { memo } from "react";
import { commandById, commandContext, labelOf, runCommand } from "../../commands/registry";
import { ariaShortcut, shortcutLabel } from "../../commands/shortcut";

interface Props {
  command: string;
  icon: LucideIcon;
  disabled?: boolean;
}

/** A command as an icon, for commands whose label and state do not change while a card is edited. */
export const CommandTool = memo(function CommandTool({ command: id, icon: Icon, disabled = false }: Props) {
  const command = commandById(id);
  const label = labelOf(command, commandContext());
  const { shortcut } = command;
  return (
    <Tooltip title={shortcut ? `${label}  ${shortcutLabel(shortcut)}` : label} describeChild>
      <span>
        <IconButton
          aria-label={label}
          aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
          disabled={disabled}
          onClick={() => runCommand(id)}
        >
          <Icon strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
});

import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { LucideIcon } from "lucide-react";
import { memo, useRef, useState } from "react";
import { useCommand } from "../commands/use-command";

/** A command as a single icon, its name and shortcut in the tooltip. */
export const IconAction = memo(function IconAction({ command, icon: Icon }: { command: string; icon: LucideIcon }) {
  const { label, enabled, shortcut, ariaShortcut, run } = useCommand(command);
  const [isTold, tell] = useState(false);
  // Whoever presses it knows it, and goes on to what the tooltip would lie over.
  const isPressed = useRef(false);
  return (
    <Tooltip
      title={shortcut ? `${label}  ${shortcut}` : label}
      describeChild
      open={isTold}
      onOpen={() => tell(!isPressed.current)}
      onClose={() => tell(false)}
      onPointerEnter={() => {
        isPressed.current = false;
      }}
      onPointerDown={() => {
        isPressed.current = true;
        tell(false);
      }}
    >
      <span>
        <IconButton aria-label={label} aria-keyshortcuts={ariaShortcut} disabled={!enabled} onClick={run}>
          <Icon strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
});

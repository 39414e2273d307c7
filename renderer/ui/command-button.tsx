import Button, { type ButtonProps } from "@mui/material/Button";
import type { LucideIcon } from "lucide-react";
import { useCommand } from "../commands/use-command";

interface Props extends Pick<ButtonProps, "variant" | "size"> {
  command: string;
  icon?: LucideIcon;
  /** In place of the command's own words. */
  children?: string;
}

/** A command as a button with its words. */
export function CommandButton({ command, icon: Icon, children, ...look }: Props) {
  const { label, enabled, ariaShortcut, run } = useCommand(command);
  return (
    <Button
      {...look}
      startIcon={Icon && <Icon aria-hidden />}
      aria-keyshortcuts={ariaShortcut}
      disabled={!enabled}
      onClick={run}
    >
      {children ?? label}
    </Button>
  );
}

import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { LucideIcon } from "lucide-react";
import type { MouseEvent } from "react";

interface Props {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  onClick(event: MouseEvent<HTMLElement>): void;
}

/** Something to do with an ability or a line of it, as a quiet icon. */
export function Tool({ label, icon: Icon, disabled, onClick }: Props) {
  return (
    <Tooltip title={label} describeChild>
      <span>
        <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
}

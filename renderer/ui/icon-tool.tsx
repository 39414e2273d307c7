import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { LucideIcon } from "lucide-react";

interface Props {
  label: string;
  icon: LucideIcon;
  disabled?: boolean;
  onClick(): void;
}

/** What one room alone can do, as a single icon; what has a name everywhere is an `IconAction`. */
export const IconTool = ({ label, icon: Icon, disabled = false, onClick }: Props) => (
  <Tooltip title={label} describeChild>
    <span>
      <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
        <Icon strokeWidth={1.75} aria-hidden />
      </IconButton>
    </span>
  </Tooltip>
);

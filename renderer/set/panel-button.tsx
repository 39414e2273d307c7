import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";

interface Props {
  label: string;
  icon: LucideIcon;
  /** Something in it is otherwise than usual. */
  isSet: boolean;
  children: ReactNode;
}

/** An icon of the set's bar that opens what is behind it. */
export function PanelButton({ label, icon: Icon, isSet, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={label} describeChild>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          color={isSet ? "secondary" : "default"}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": label } }}
        onClose={() => setAnchor(null)}
      >
        {children}
      </Popover>
    </>
  );
}

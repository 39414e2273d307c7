import Button from "@mui/material/Button";
import Dialog, { type DialogProps } from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";

interface Props {
  title: ReactNode;
  titleClass?: string | undefined;
  className?: string | undefined;
  width?: DialogProps["maxWidth"];
  onClose(): void;
  children: ReactNode;
}

/** A dialog that is looked at, and closed. */
export function ViewDialog({ title, titleClass = "", className = "", width = "sm", onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth={width} fullWidth aria-labelledby={id}>
      <DialogTitle id={id} className={titleClass}>
        {title}
      </DialogTitle>
      <DialogContent className={className}>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

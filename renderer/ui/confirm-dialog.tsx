import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { ReactNode } from "react";

interface Props {
  /** A question. */
  title: ReactNode;
  /** What leaves everything as it is, as a verb. */
  keep: string;
  /** What is asked about, as a verb. */
  action: string;
  /** Another way out of it. */
  other?: ReactNode;
  onClose(): void;
  onConfirm(): void;
  /** What would be lost or changed. */
  children: ReactNode;
}

/** Before something that can't be taken back, or changes more than it may seem. */
export function ConfirmDialog({ title, keep, action, other, onClose, onConfirm, children }: Props) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{keep}</Button>
        {other}
        <Button variant="contained" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { FormEvent, ReactNode } from "react";
import styles from "./form-dialog.module.css";

interface Props {
  title: string;
  /** A verb: what the button does. */
  action: string;
  disabled?: boolean;
  /** Nothing has to be filled in: the keyboard is at the action from the start. */
  isReady?: boolean;
  /** For more than a few short fields; “both” has room for two things side by side. */
  wide?: boolean | "both";
  onClose(): void;
  onSubmit(): void;
  children: ReactNode;
}

/** A small form in a dialog: Enter does it, Escape leaves it. */
export function FormDialog(props: Props) {
  const { title, action, disabled = false, isReady = false, wide = false, onClose, onSubmit, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) onSubmit();
  };
  return (
    <Dialog open onClose={onClose} maxWidth={wide === "both" ? "lg" : wide ? "md" : "xs"} fullWidth>
      <form onSubmit={submit} noValidate className={styles.form}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={disabled} autoFocus={isReady}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

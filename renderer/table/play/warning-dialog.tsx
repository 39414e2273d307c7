import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { OfferedFree } from "../engine/messages";

interface Props {
  free: OfferedFree;
  /** Who does it, where that could be somebody else. */
  name: string | null;
  onClose(): void;
  onConfirm(): void;
}

/** Before something that changes more than it may seem. */
export function WarningDialog({ free, name, onClose, onConfirm }: Props) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>
        {free.text}
        {name === null ? "?" : ` as ${name}?`}
      </DialogTitle>
      <DialogContent>{free.warning} You can take it back as long as you are at the table.</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Play on</Button>
        <Button variant="contained" onClick={onConfirm}>
          {free.verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

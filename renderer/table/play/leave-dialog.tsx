import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { leaveTable } from "../match-driver";

/** Before a match that was not saved is given up. */
export function LeaveDialog({ onClose, onSave }: { onClose(): void; onSave(): void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>Leave the table?</DialogTitle>
      <DialogContent>This match has not been saved. Once you leave, it is gone.</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Play on</Button>
        <Button variant="outlined" onClick={onSave}>
          Save it
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            onClose();
            leaveTable();
          }}
        >
          Leave
        </Button>
      </DialogActions>
    </Dialog>
  );
}

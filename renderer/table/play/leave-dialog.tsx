import Button from "@mui/material/Button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { leaveTable } from "../driver/beginnings";

/** Before a match that was not saved is given up. */
export function LeaveDialog({ onClose, onSave }: { onClose(): void; onSave(): void }) {
  return (
    <ConfirmDialog
      title="Leave the table?"
      keep="Play on"
      action="Leave"
      other={
        <Button variant="outlined" onClick={onSave}>
          Save it
        </Button>
      }
      onClose={onClose}
      onConfirm={() => {
        onClose();
        leaveTable();
      }}
    >
      This match has not been saved. Once you leave, it is gone.
    </ConfirmDialog>
  );
}

import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useState } from "react";
import { useTable } from "../table-store";

/** There is one table: what is dealt or loaded takes the place of the match that was not saved, if that is agreed to. */
export function useGivingUp(): { first(then: () => void): void; dialog: ReactNode } {
  const isPlayed = useTable(({ kept }) => (kept?.done ?? 0) > 0);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const close = () => setWaiting(null);
  const dialog = waiting && (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <DialogTitle>Give up the match that was not saved?</DialogTitle>
      <DialogContent>
        It is listed beside the seats. Go on with it and save it there if you want to keep it.
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          Keep it
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            close();
            waiting();
          }}
        >
          Give it up
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { first: (then) => (isPlayed ? setWaiting(() => then) : then()), dialog };
}

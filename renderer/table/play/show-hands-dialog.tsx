import { closeDialog } from "../../state/ui-store";
import { ConfirmDialog } from "../../ui/confirm-dialog";

/** While people cover their hands from each other, nothing shows them all by a slip. */
export const ShowHandsDialog = ({ show }: { show(): void }) => (
  <ConfirmDialog
    title="Show every hand?"
    keep="Play on"
    action="Show them"
    onClose={closeDialog}
    onConfirm={() => {
      closeDialog();
      show();
    }}
  >
    This lays open what each player holds and what is drawn next, for everybody at this screen.
  </ConfirmDialog>
);

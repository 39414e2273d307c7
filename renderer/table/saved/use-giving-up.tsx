import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useTable } from "../table-store";

/** There is one table: what is dealt or loaded takes the place of the match that was not saved, if that is agreed to. */
export function useGivingUp(): { first(then: () => void): void; dialog: ReactNode } {
  const isPlayed = useTable(({ kept }) => (kept?.done ?? 0) > 0);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const close = () => setWaiting(null);
  const dialog = waiting && (
    <ConfirmDialog
      title="Give up the match that was not saved?"
      keep="Keep it"
      action="Give it up"
      onClose={close}
      onConfirm={() => {
        close();
        waiting();
      }}
    >
      It is listed beside the seats. Go on with it and save it there if you want to keep it.
    </ConfirmDialog>
  );
  return { first: (then) => (isPlayed ? setWaiting(() => then) : then()), dialog };
}

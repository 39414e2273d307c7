import { ConfirmDialog } from "../../ui/confirm-dialog";
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
    <ConfirmDialog
      title={`${free.text}${name === null ? "" : ` as ${name}`}?`}
      keep="Play on"
      action={free.verb}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {free.warning} You can take it back as long as you are at the table.
    </ConfirmDialog>
  );
}

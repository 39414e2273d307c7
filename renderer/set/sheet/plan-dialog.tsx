import type { CellPlan } from "../../document/change-cells";
import { FormDialog } from "../../ui/form-dialog";
import { PlanView } from "../many/plan-view";

/** Something that does not fit as a whole, before it is written. */
export interface Asked {
  title: string;
  /** What is done with the rest, as a verb. */
  action: string;
  plan: CellPlan;
  added?: readonly string[];
  beyond?: number;
}

interface Props {
  asked: Asked;
  onClose(): void;
  onWrite(): void;
}

/** Says which cells would be left, and asks whether the rest is written. */
export function PlanDialog({ asked: { title, action, plan, added, beyond = 0 }, onClose, onWrite }: Props) {
  return (
    <FormDialog
      wide
      title={title}
      action={action}
      disabled={plan.edit.changes.length === 0}
      onClose={onClose}
      onSubmit={onWrite}
    >
      {beyond > 0 && <p style={{ margin: 0 }}>It is wider than the sheet: {beyond} of its columns are left out.</p>}
      <PlanView plan={plan} {...(added && { added })} />
    </FormDialog>
  );
}

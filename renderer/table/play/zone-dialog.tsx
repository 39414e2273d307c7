import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { TableZone } from "../../../engine/core/table-view";
import { count } from "../../state/count";
import { TableCard } from "./table-card";
import styles from "./zone.module.css";

/** All cards of a pile side by side, the top one first. */
export function ZoneDialog({ zone, title, onClose }: { zone: TableZone; title: string; onClose(): void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>
        {title}, {count(zone.cards.length, "card")}
      </DialogTitle>
      <DialogContent>
        <ul className={styles.spread}>
          {zone.cards.toReversed().map((card, at) => (
            <li key={card.instance ?? `n${at}`}>
              <TableCard card={card} />
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

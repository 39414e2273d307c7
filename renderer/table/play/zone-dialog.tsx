import type { TableZone } from "../../../engine/core/table-view";
import { count } from "../../state/count";
import { ViewDialog } from "../../ui/view-dialog";
import { TableCard } from "./table-card";
import styles from "./zone.module.css";

/** All cards of a pile side by side, the top one first. */
export function ZoneDialog({ zone, title, onClose }: { zone: TableZone; title: string; onClose(): void }) {
  return (
    <ViewDialog title={`${title}, ${count(zone.cards.length, "card")}`} width="md" onClose={onClose}>
      <ul className={styles.spread}>
        {zone.cards.toReversed().map((card, at) => (
          <li key={card.instance ?? `n${at}`}>
            <TableCard card={card} />
          </li>
        ))}
      </ul>
    </ViewDialog>
  );
}

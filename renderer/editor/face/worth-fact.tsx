import Tooltip from "@mui/material/Tooltip";
import { ArrowDown, ArrowUp } from "lucide-react";
import { worthOf } from "../../../project/worth";
import { useProject } from "../../state/open-project";
import { pricesOf } from "../../state/prices";
import { showDialog } from "../../state/ui-store";
import { figure, partsInWords, remarkOn, worthInShort } from "../../state/worth-words";
import styles from "./worth-fact.module.css";

/** What the card is worth beside its cost, with the parts of it for whoever points at it; a click leads to the prices. */
export function WorthFact({ cardId, card }: { cardId: string; card: object }) {
  const prices = useProject(pricesOf);
  const worth = prices && worthOf(card, prices);
  if (!worth) return null;
  const remark = remarkOn(worth);
  const Mark = (worth.value ?? 0) > worth.cost ? ArrowUp : ArrowDown;
  return (
    <div>
      <dt>Worth</dt>
      <dd>
        <Tooltip
          placement="top"
          describeChild
          title={
            <table className={styles.parts}>
              <tbody>
                {worth.parts.map(({ part, value }) => (
                  <tr key={part}>
                    <th scope="row">{part}</th>
                    <td>{figure(value)}</td>
                  </tr>
                ))}
                {worth.failed.map(({ part, reason }) => (
                  <tr key={part}>
                    <th scope="row">{part}</th>
                    <td>{reason}</td>
                  </tr>
                ))}
                <tr className={styles.cost}>
                  <th scope="row">Cost in {prices.worth.unit}</th>
                  <td>{figure(worth.cost)}</td>
                </tr>
                {remark && (
                  <tr>
                    <td colSpan={2}>{remark}</td>
                  </tr>
                )}
              </tbody>
            </table>
          }
        >
          <button
            type="button"
            className={styles.worth}
            aria-label={[
              `Worth ${worthInShort(worth)}, costs ${figure(worth.cost)}`,
              partsInWords(worth),
              ...(remark ? [remark] : []),
            ].join(". ")}
            data-unusual={remark !== undefined || undefined}
            onClick={() => showDialog({ kind: "worth", card: cardId })}
          >
            {worthInShort(worth)}
            {remark && <Mark size={13} strokeWidth={2.25} aria-hidden />}
          </button>
        </Tooltip>
      </dd>
    </div>
  );
}

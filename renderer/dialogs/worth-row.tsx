import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { RotateCcw, X } from "lucide-react";
import { formulaLength } from "../../schemas/limits";
import { TextInput } from "../ui/fields/text-field";
import styles from "./worth-dialog.module.css";

/** A part as it is being written. */
export interface Row {
  key: number;
  part: string;
  text: string;
  /** What the game says, where it has such a part. */
  standard: string | undefined;
}

interface Props {
  row: Row;
  fault: { part?: string; text?: string } | undefined;
  /** On the card that is shown. */
  effect: string;
  disabled: boolean;
  onChange(part: Partial<Row>): void;
  onRemove(): void;
}

export function WorthRow({ row: { key, part, text, standard }, fault, effect, disabled, onChange, onRemove }: Props) {
  const isGames = standard !== undefined;
  const faultId = `worth-fault-${key}`;
  const said = fault?.part ?? fault?.text;
  const called = part.trim() || "new part";
  return (
    <tr data-own={!isGames || text.trim() !== standard || undefined}>
      <th scope="row" className={styles.part}>
        {isGames ? (
          part
        ) : (
          <TextInput
            compact
            autoFocus={part === ""}
            label="Name of the part"
            value={part}
            maxLength={40}
            disabled={disabled}
            invalid={fault?.part !== undefined}
            describedBy={fault?.part && faultId}
            onChange={(name) => onChange({ part: name })}
          />
        )}
      </th>
      <td>
        <TextInput
          compact
          code
          label={`Formula of ${called}`}
          value={text}
          maxLength={formulaLength}
          disabled={disabled}
          invalid={fault?.text !== undefined}
          describedBy={fault?.text && faultId}
          onChange={(formula) => onChange({ text: formula })}
        />
        {said !== undefined && (
          <span id={faultId} className={styles.fault} role="status">
            {said}
          </span>
        )}
      </td>
      <td className={styles.effect} title={effect}>
        {said === undefined ? effect : "–"}
      </td>
      <td className={styles.back}>
        {isGames ? (
          <Tooltip title="Back to the game's own" describeChild>
            <span>
              <IconButton
                size="small"
                aria-label={`Reset ${called}`}
                disabled={disabled || text === standard}
                onClick={() => onChange({ text: standard })}
              >
                <RotateCcw size={16} aria-hidden />
              </IconButton>
            </span>
          </Tooltip>
        ) : (
          <IconButton size="small" aria-label={`Remove ${called}`} disabled={disabled} onClick={onRemove}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

import { Minus, Plus } from "lucide-react";
import { memo } from "react";
import { spokenText } from "../../../engine/core/rich-text";
import { RichWords } from "../../press/rich-words";
import type { Base } from "./composition";
import styles from "./composition.module.css";
import { useForm } from "./control";
import { stepOf } from "./step-keys";

interface Props {
  base: Base;
  count: number;
  isWrong: boolean;
}

/** One component of the tray. A click anywhere on it adds one, − takes one away; the keyboard counts on the whole tile. */
export const BaseTile = memo(function BaseTile({ base, count, isWrong }: Props) {
  const { game, change, disabled } = useForm();
  const { field, maximum, cost, effect } = base;
  const canAdd = !disabled && count < maximum;
  const set = (next: number) => {
    if (!disabled && next !== count) change(field.pointer, next);
  };
  const spoken = spokenText(`costs ${cost}: ${effect}`, game.symbols);
  return (
    <div
      className={styles.tile}
      data-used={count > 0 || undefined}
      data-full={count >= maximum || undefined}
      data-wrong={isWrong || undefined}
      data-disabled={disabled || undefined}
      data-pointer={field.pointer}
    >
      <div
        className={styles.face}
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={`${field.title}, ${spoken}`}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuemax={Number.isFinite(maximum) ? maximum : undefined}
        aria-disabled={disabled}
        onClick={() => canAdd && set(count + 1)}
        onKeyDown={(event) => {
          const next =
            event.key === "Enter" || event.key === " "
              ? Math.min(maximum, count + 1)
              : stepOf(event.key, count, 0, maximum);
          if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          set(next);
        }}
      >
        <span className={styles.name}>{field.title}</span>
        <span className={styles.terms}>
          {cost !== "" && (
            <>
              <RichWords text={cost} symbols={game.symbols} className={styles.cost} />
              <span aria-hidden> · </span>
            </>
          )}
          <RichWords text={effect} symbols={game.symbols} />
        </span>
      </div>
      <div className={styles.counter}>
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled || count <= 0}
          aria-label={`Take out ${field.title}`}
          onClick={() => set(Math.max(0, count - 1))}
        >
          <Minus size={14} strokeWidth={2} aria-hidden />
        </button>
        <span className={styles.count} aria-hidden>
          {count}
          {Number.isFinite(maximum) && <small>/{maximum}</small>}
        </span>
        <button
          type="button"
          tabIndex={-1}
          disabled={!canAdd}
          aria-label={`Add ${field.title}`}
          onClick={() => set(count + 1)}
        >
          <Plus size={14} strokeWidth={2} aria-hidden />
        </button>
      </div>
    </div>
  );
});

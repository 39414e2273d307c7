import { type MouseEvent, memo } from "react";
import { cardPath } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { useCard } from "../document/use-card";
import { CardFace } from "../press/card-face";
import { useFileProblems, worstOf } from "../state/checking";
import { useIsDraft } from "../state/open-project";
import { SeverityIcon } from "../ui/severity-icon";
import styles from "./gallery.module.css";
import { MarksCaption } from "./marks-caption";

interface Props {
  id: string;
  elementId: string;
  index: number;
  total: number;
  width: number;
  selected: boolean;
  focused: boolean;
  onPick(index: number, event: MouseEvent): void;
  onOpen(index: number): void;
  onMenu(event: MouseEvent): void;
}

/** One card on the table, with a mark at its corner when something is wrong. */
export const CardTile = memo(
  function CardTile({ id, elementId, index, total, width, selected, focused, onPick, onOpen, onMenu }: Props) {
    const path = cardPath(id);
    const { text, card } = useCard(id);
    const isReadable = card !== undefined;
    const isDraft = useIsDraft(path);
    const worst = worstOf(useFileProblems(path));
    const mark = isDraft ? "error" : worst === "note" ? undefined : worst;
    const name = (text === undefined ? undefined : nameIn(text)) ?? id;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox around it handles the keyboard.
      // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the listbox, which names the active option.
      <div
        id={elementId}
        role="option"
        aria-selected={selected}
        aria-label={name}
        aria-description={mark && "has problems"}
        aria-setsize={total}
        aria-posinset={index + 1}
        className={styles.tile}
        data-focused={focused || undefined}
        data-card={id}
        style={{ width }}
        onClick={(event) => onPick(index, event)}
        onDoubleClick={() => onOpen(index)}
        onContextMenu={onMenu}
      >
        <CardFace cardId={id} soon />
        {!isReadable && (
          // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; Enter on the card does the same.
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
          <span className={styles.repair} onClick={() => onOpen(index)}>
            Open in JSON
          </span>
        )}
        {mark && (
          <span className={styles.mark} aria-hidden="true">
            <SeverityIcon severity={mark} size={16} />
          </span>
        )}
        <MarksCaption id={id} card={card} />
      </div>
    );
  },
  // The handlers are new on every render but always do the same for the same index.
  (before, after) =>
    before.id === after.id &&
    before.index === after.index &&
    before.total === after.total &&
    before.width === after.width &&
    before.selected === after.selected &&
    before.focused === after.focused,
);

import Tooltip from "@mui/material/Tooltip";
import { CircleHelp } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import styles from "./fields.module.css";

/**
 * What a field means, on demand: resting on the mark beside its label shows it, a click or F1 within the field keeps it
 * below the label. Whoever can't see the mark hears the words with the field.
 */
interface Help {
  mark: ReactNode;
  words: ReactNode;
  /** For what holds both. */
  keys: { onKeyDown?(event: KeyboardEvent): void };
}

export const helpId = (id: string): string => `${id}-help`;

export function useHelp(id: string, help: ReactNode): Help {
  const [isShown, setShown] = useState(false);
  if (!help) return { mark: null, words: null, keys: {} };
  const toggle = () => setShown(!isShown);
  return {
    mark: (
      <Tooltip title={!isShown && <span>{help}</span>} placement="top">
        {/* Out of the order of keys, which have F1, and of what is read aloud, where the words go with the field. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={styles.help}
          data-shown={isShown || undefined}
          onClick={toggle}
        >
          <CircleHelp size={14} strokeWidth={1.75} />
        </button>
      </Tooltip>
    ),
    words: (
      <p id={helpId(id)} className={styles.explained} hidden={!isShown}>
        {help}
      </p>
    ),
    keys: {
      onKeyDown(event) {
        if (event.key !== "F1" || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        toggle();
      },
    },
  };
}

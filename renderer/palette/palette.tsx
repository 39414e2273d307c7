import Dialog from "@mui/material/Dialog";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import type { KeptVersion } from "../../main/api";
import { listVersions, useKnownVersions } from "../state/known-versions";
import { useProject } from "../state/open-project";
import { closeDialog, setUi } from "../state/ui-store";
import { SearchInput } from "../ui/fields/search-input";
import link from "../ui/link.module.css";
import { findEntries, type PaletteEntry } from "./entries";
import styles from "./palette.module.css";
import { noteChoice } from "./recent-choices";

const none: readonly KeptVersion[] = [];

/** Listed when the palette opens. */
function useKept(): readonly KeptVersion[] {
  const session = useProject(({ open }) => open?.session);
  const known = useKnownVersions();
  useEffect(() => {
    if (session) void listVersions(session);
  }, [session]);
  return known.session === session ? known.kept : none;
}

/** Whatever can be done or opened, found by typing. */
export function Palette() {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const listId = useId();
  const asked = useDeferredValue(text);
  const versions = useKept();
  const entries = useMemo(() => findEntries(asked, versions), [asked, versions]);
  const active = Math.min(at, entries.length - 1);

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    noteChoice(entry.key);
    closeDialog();
    // After the dialog has given the focus back, so that what the command opens can take it.
    setTimeout(() => entry.run(), 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const next = active + step;
      setAt(
        Math.abs(step) === 1
          ? (next + entries.length) % entries.length
          : Math.max(0, Math.min(entries.length - 1, next)),
      );
    } else if (event.key === "Enter") {
      event.preventDefault();
      // Whoever types fast means what is written, not what the list still shows.
      choose(asked === text ? entries[active] : findEntries(text, versions)[0]);
    }
  };

  return (
    <Dialog
      open
      onClose={closeDialog}
      transitionDuration={0}
      slotProps={{
        paper: { className: styles.paper ?? "", "aria-label": "Search cards and commands" },
        container: { sx: { alignItems: "flex-start" } },
      }}
    >
      <div className={styles.field}>
        <SearchInput
          autoFocus
          label="Search cards and commands"
          placeholder="A card's name, or what you want to do"
          list={{ id: listId, active: entries[active] ? `${listId}-${active}` : undefined }}
          value={text}
          onChange={(next) => {
            setText(next);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={listId} role="listbox" aria-label="Results" className={styles.list}>
        {entries.map((entry, index) => (
          <div key={entry.key} role="presentation">
            {entry.group !== entries[index - 1]?.group && (
              <div role="presentation" className={styles.group}>
                {entry.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works through the combobox. */}
            <div
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.entry}
              onPointerMove={() => setAt(index)}
              onClick={() => choose(entry)}
            >
              <span className={styles.label}>{entry.label}</span>
              {entry.leads !== entry.group && <span className={styles.aside}>{entry.leads}</span>}
              {entry.shortcut && <kbd>{entry.shortcut}</kbd>}
            </div>
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p className={styles.nothing}>
          Nothing is called “{text}”.{" "}
          <button
            type="button"
            className={link.link}
            onClick={() => {
              setUi({ query: text });
              choose(findEntries("Set").find(({ key }) => key === "go.set"));
            }}
          >
            Search the rules texts in the set
          </button>
        </p>
      )}
    </Dialog>
  );
}

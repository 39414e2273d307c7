import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useMemo, useState } from "react";
import type { GameId } from "../../../schemas/game-id";
import { useArrivals } from "../../press/arrivals";
import { libraryIcon } from "../../press/symbol-library";
import { count } from "../../state/count";
import { SearchInput } from "../../ui/fields/search-input";
import styles from "./art.module.css";
import { findIcons, iconWords, useAllSymbols, useIconLibrary } from "./icon-library";

interface Props {
  game: GameId;
  chosen: string | undefined;
  onChoose(icon: string): void;
  onClose(): void;
}

/** More than anybody looks through; the search narrows it down. */
const shownAtOnce = 120;

function pickerStatus(query: string, found: number, all: number): string {
  if (query.trim() === "") return `${count(found, "symbol")} that fit this game; search all ${all}`;
  if (found === 0) return `No symbol is called “${query}”.`;
  return found > shownAtOnce ? `The first ${shownAtOnce} of ${count(found, "symbol")}` : count(found, "symbol");
}

export function IconPicker({ game, chosen, onChoose, onClose }: Props) {
  const library = useIconLibrary(game);
  const [query, setQuery] = useState("");
  const all = useAllSymbols();
  useArrivals();
  const fitting = useMemo(() => Object.keys(library?.icons ?? {}).sort(), [library]);
  const found = useMemo(() => (query.trim() === "" ? fitting : findIcons(all, query)), [fitting, all, query]);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="icon-picker-title">
      <DialogTitle id="icon-picker-title">Choose a symbol</DialogTitle>
      <DialogContent>
        <SearchInput
          autoFocus
          label="Search symbols"
          placeholder="book, fire, leaf…"
          value={query}
          onChange={setQuery}
          onEnter={() => found[0] && onChoose(found[0])}
        />
        <div className={styles.icons}>
          {library &&
            found.slice(0, shownAtOnce).map((name) => (
              <button
                key={name}
                type="button"
                title={iconWords(name)}
                aria-label={iconWords(name)}
                aria-pressed={name === chosen}
                className={styles.icon}
                onClick={() => onChoose(name)}
              >
                <svg viewBox={`0 0 ${library.size} ${library.size}`} aria-hidden="true">
                  <path d={library.icons[name] ?? libraryIcon(name)?.d} />
                </svg>
              </button>
            ))}
        </div>
        <p className={styles.pickerFoot} role="status">
          {pickerStatus(query, found.length, all.length)}
          {library && <span>{library.credit}</span>}
        </p>
      </DialogContent>
    </Dialog>
  );
}

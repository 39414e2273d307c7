import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import type { GameId } from "../../../schemas/game-id";
import { useArrivals } from "../../press/arrivals";
import { libraryIcon } from "../../press/symbol-library";
import { count } from "../../state/count";
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
        <OutlinedInput
          autoFocus
          fullWidth
          size="small"
          value={query}
          placeholder="flask, book, fire…"
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !found[0]) return;
            // Or the same key press would click the button that gets the focus back.
            event.preventDefault();
            onChoose(found[0]);
          }}
          startAdornment={
            <InputAdornment position="start" sx={{ mr: 0 }}>
              <Search size={16} strokeWidth={1.75} aria-hidden />
            </InputAdornment>
          }
          inputProps={{ "aria-label": "Search symbols" }}
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

import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { MonitorCog, Moon, Redo2, Search, Sun, Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useCommand } from "../commands/use-command";
import { gameOf, manifestOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { chooseSettings, useSettings } from "../state/settings";
import { GameBadge } from "../ui/game-badge";
import { IconAction } from "../ui/icon-action";
import { ProjectMenu } from "./project-menu";
import { SavedState } from "./saved-state";
import styles from "./shell.module.css";

function SearchButton() {
  const palette = useCommand("view.palette");
  const isOpen = useProject(({ phase }) => phase === "open");
  const label = isOpen ? "Search cards and commands" : "Search commands";
  return (
    <button type="button" className={styles.search} onClick={palette.run} aria-keyshortcuts={palette.ariaShortcut}>
      <Search strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{label}</span>
      <span className={styles.searchLabel} aria-hidden>
        {label}
      </span>
      <kbd aria-hidden>{palette.shortcut}</kbd>
    </button>
  );
}

const themes = { system: MonitorCog, light: Sun, dark: Moon } as const;
const nextTheme = { system: "light", light: "dark", dark: "system" } as const;
const themeNames = { system: "as the system", light: "Paper (light)", dark: "Felt (dark)" } as const;

function ThemeSwitch() {
  const chosen = useSettings(({ theme }) => theme);
  const Icon = themes[chosen];
  const label = `Theme: ${themeNames[chosen]}. Switch to ${themeNames[nextTheme[chosen]]}`;
  return (
    <Tooltip title={label} describeChild>
      <IconButton aria-label={label} onClick={() => chooseSettings({ theme: nextTheme[chosen] })}>
        <Icon strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

export function TopBar() {
  const isOpen = useProject(({ phase }) => phase === "open");
  const game = useProject(gameOf);
  const name = useProject((state) => manifestOf(state)?.name ?? state.open?.label ?? "");
  useEffect(() => {
    document.title = name ? `${name} – Cardwright` : "Cardwright";
  }, [name]);
  return (
    <header className={styles.bar}>
      <div className={styles.project}>
        {isOpen ? (
          <>
            <p className={styles.name} title={name}>
              {name}
            </p>
            <ProjectMenu />
            {game && <GameBadge game={game} />}
            <SavedState />
          </>
        ) : (
          <p className={styles.name}>Cardwright</p>
        )}
      </div>
      <SearchButton />
      <div className={styles.tools}>
        {isOpen && (
          <>
            <IconAction command="edit.undo" icon={Undo2} />
            <IconAction command="edit.redo" icon={Redo2} />
          </>
        )}
        <ThemeSwitch />
      </div>
    </header>
  );
}

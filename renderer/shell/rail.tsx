import { Blocks, Hammer, Layers, LayoutGrid, type LucideIcon, PencilRuler, Printer, Swords } from "lucide-react";
import { cardGame } from "../../engine/games/registry";
import { gameOf } from "../state/manifest";
import { goTo, type PlaceName, usePlace } from "../state/place";
import { useProject } from "../state/project-store";
import { BrandMark } from "../ui/brand-mark";
import styles from "./shell.module.css";

interface RailPlace {
  name: PlaceName;
  label: string;
  icon: LucideIcon;
  needsProject: boolean;
  /** Only in games whose cards are composed. */
  needsComposition?: boolean;
}

const places: readonly RailPlace[] = [
  { name: "home", label: "Home", icon: Hammer, needsProject: false },
  { name: "set", label: "Set", icon: LayoutGrid, needsProject: true },
  { name: "components", label: "Components", icon: Blocks, needsProject: true, needsComposition: true },
  { name: "decks", label: "Decks", icon: Layers, needsProject: true },
  { name: "template", label: "Template", icon: PencilRuler, needsProject: true },
  { name: "table", label: "Table", icon: Swords, needsProject: true },
  { name: "print", label: "Print", icon: Printer, needsProject: true },
];

export function Rail() {
  const here = usePlace();
  const isOpen = useProject(({ phase }) => phase === "open");
  const game = useProject(gameOf);
  const isComposed = game !== undefined && cardGame(game).composition !== undefined;
  return (
    <nav className={styles.rail} aria-label="Places">
      <div className={styles.brand}>
        <BrandMark />
      </div>
      {places
        .filter(({ needsProject }) => isOpen || !needsProject)
        .filter(({ needsComposition }) => isComposed || !needsComposition)
        .map(({ name, label, icon: Icon }) => (
          <button
            key={name}
            type="button"
            className={styles.place}
            aria-label={label}
            title={label}
            aria-current={here.name === name ? "page" : undefined}
            onClick={() => goTo(name)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <span className={styles.placeLabel}>{label}</span>
          </button>
        ))}
    </nav>
  );
}

import { Hammer, Layers, LayoutGrid, type LucideIcon, PencilRuler, Printer, Swords } from "lucide-react";
import { goTo, type PlaceName, usePlace } from "../state/place";
import { useProject } from "../state/project-store";
import { BrandMark } from "../ui/brand-mark";
import styles from "./shell.module.css";

const places: readonly { name: PlaceName; label: string; icon: LucideIcon; needsProject: boolean }[] = [
  { name: "home", label: "Home", icon: Hammer, needsProject: false },
  { name: "set", label: "Set", icon: LayoutGrid, needsProject: true },
  { name: "decks", label: "Decks", icon: Layers, needsProject: true },
  { name: "template", label: "Template", icon: PencilRuler, needsProject: true },
  { name: "table", label: "Table", icon: Swords, needsProject: true },
  { name: "print", label: "Print", icon: Printer, needsProject: true },
];

export function Rail() {
  const here = usePlace();
  const isOpen = useProject(({ phase }) => phase === "open");
  return (
    <nav className={styles.rail} aria-label="Places">
      <div className={styles.brand}>
        <BrandMark />
      </div>
      {places
        .filter(({ needsProject }) => isOpen || !needsProject)
        .map(({ name, label, icon: Icon }) => (
          <button
            key={name}
            type="button"
            className={styles.place}
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

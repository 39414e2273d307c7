import { Blocks, Hammer, Layers, LayoutGrid, type LucideIcon, PencilRuler, Printer, Swords } from "lucide-react";
import { placesNow } from "../commands/place-commands";
import { commandContext } from "../commands/registry";
import { gameOf } from "../state/manifest";
import { goTo, type PlaceName, usePlace } from "../state/place";
import { useProject } from "../state/project-store";
import { BrandMark } from "../ui/brand-mark";
import styles from "./shell.module.css";

const looks: Record<PlaceName, { label: string; icon: LucideIcon }> = {
  home: { label: "Home", icon: Hammer },
  set: { label: "Set", icon: LayoutGrid },
  components: { label: "Components", icon: Blocks },
  decks: { label: "Decks", icon: Layers },
  template: { label: "Template", icon: PencilRuler },
  table: { label: "Table", icon: Swords },
  print: { label: "Print", icon: Printer },
};

export function Rail() {
  const here = usePlace();
  // Drawn again when a project comes or goes; which places there are then is the commands' to say.
  useProject(({ phase }) => phase);
  useProject(gameOf);
  return (
    <nav className={styles.rail} aria-label="Places">
      <div className={styles.brand}>
        <BrandMark />
      </div>
      {placesNow(commandContext()).map((name) => {
        const { label, icon: Icon } = looks[name];
        return (
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
        );
      })}
    </nav>
  );
}

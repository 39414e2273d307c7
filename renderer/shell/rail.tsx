import { commandContext } from "../commands/registry";
import { rooms, roomsNow } from "../rooms";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { goTo, usePlace } from "../state/place";
import { BrandMark } from "../ui/brand-mark";
import styles from "./shell.module.css";

export function Rail() {
  const here = usePlace();
  // Drawn again when a project comes or goes; which rooms there are then is theirs to say.
  useProject(({ phase }) => phase);
  useProject(gameOf);
  return (
    <nav className={styles.rail} aria-label="Places">
      <div className={styles.brand}>
        <BrandMark />
      </div>
      {roomsNow(commandContext()).map((name) => {
        const { label, icon: Icon } = rooms[name];
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

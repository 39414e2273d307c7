import { commandContext } from "../commands/registry";
import { rooms, roomsNow } from "../rooms";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { goTo, type PlaceName, usePlace } from "../state/place";
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
      {roomsNow(commandContext()).map((name) => (
        <RoomButton key={name} name={name} isHere={here.name === name} />
      ))}
    </nav>
  );
}

function RoomButton({ name, isHere }: { name: PlaceName; isHere: boolean }) {
  const { label, icon: Icon, useBusy = nothingBusy } = rooms[name];
  const busy = useBusy();
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={label}
      aria-description={busy}
      title={busy === undefined ? label : `${label}. ${busy}`}
      aria-current={isHere ? "page" : undefined}
      onClick={() => goTo(name)}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {busy !== undefined && <span className={styles.busy} aria-hidden />}
      <span className={styles.placeLabel}>{label}</span>
    </button>
  );
}

const nothingBusy = (): undefined => undefined;

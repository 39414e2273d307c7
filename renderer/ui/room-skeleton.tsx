import Skeleton from "@mui/material/Skeleton";
import { sized } from "../theme/tokens";
import styles from "./room.module.css";
import { useDelayed } from "./use-delayed";

/** Card-shaped blanks while a room is on its way; nothing at all for short waits. */
export function RoomSkeleton() {
  const late = useDelayed(true);
  if (!late) return null;
  return (
    <div className={styles.blanks} aria-busy="true" role="status" aria-label="Opening">
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blanks have no identity.
        <Skeleton key={at} variant="rounded" width={190} height={265} sx={{ borderRadius: sized.radius.panel }} />
      ))}
    </div>
  );
}

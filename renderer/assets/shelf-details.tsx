import type { ReactNode } from "react";
import { RoomHeader } from "../ui/room";
import { SidePanel } from "../ui/side-panel";
import styles from "./assets.module.css";

interface Props {
  label: string;
  title: string;
  children: ReactNode;
}

/** Beside a shelf: what was chosen on it. */
export function ShelfDetails({ label, title, children }: Props) {
  return (
    <SidePanel
      name="assets.details"
      side="right"
      label={label}
      edge="Width of the panel"
      width={320}
      limits={{ min: 260, max: 480 }}
    >
      <RoomHeader level={2} title={title} hint={title} />
      <div className={styles.details}>{children}</div>
    </SidePanel>
  );
}

import type { ReactNode } from "react";
import styles from "./banner.module.css";

interface Props {
  icon: ReactNode;
  /** The words, in one sentence or two. */
  children: ReactNode;
  actions?: ReactNode;
  /** Waits for the person, but nothing is wrong. */
  isQuiet?: boolean;
}

/** A line above the room: what concerns the whole project. */
export const Banner = ({ icon, children, actions, isQuiet = false }: Props) => (
  <div className={styles.banner} data-quiet={isQuiet || undefined} role="status">
    {icon}
    <p>{children}</p>
    {actions}
  </div>
);

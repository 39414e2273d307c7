import type { ReactNode } from "react";
import { RoomHeader } from "./room";
import styles from "./side-list.module.css";
import { SidePanel } from "./side-panel";

interface Props {
  name: string;
  title: string;
  tools: ReactNode;
  width: number;
  stacks?: boolean;
  className?: string | undefined;
  /** Between the title and the items. */
  lead?: ReactNode;
  /** A button in each item. */
  children: ReactNode;
}

/** What a room holds, at its left edge. */
export function SideList({ title, tools, className = "", lead, children, ...panel }: Props) {
  return (
    <SidePanel
      {...panel}
      as="nav"
      side="left"
      label={title}
      edge="Width of the list"
      limits={{ min: 160, max: 400 }}
      className={`${styles.list} ${className}`}
    >
      <RoomHeader title={title} tools={tools} />
      {lead}
      <ul>{children}</ul>
    </SidePanel>
  );
}

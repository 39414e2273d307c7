import type { HTMLAttributes, ReactNode, Ref } from "react";
import styles from "./room.module.css";

interface RoomProps extends HTMLAttributes<HTMLDivElement> {
  /** Over all of it; undefined where each panel has its own. */
  header?: ReactNode;
  /** What holds the panels and what lies between them. */
  panels?: { className?: string | undefined; ref?: Ref<HTMLDivElement> };
}

/** The frame that every room stands in: a header, and panels beside what is worked on. */
export function Room({ header, panels = {}, className = "", children, ...rest }: RoomProps) {
  return (
    <div {...rest} className={`${styles.room} ${className}`}>
      {header}
      <div ref={panels.ref} className={`${styles.panels} ${panels.className ?? ""}`}>
        {children}
      </div>
    </div>
  );
}

interface HeaderProps {
  title: ReactNode;
  /** All of a title that may be cut. */
  hint?: string | undefined;
  /** Two for what a room's list has chosen. */
  level?: 1 | 2;
  lead?: ReactNode;
  /** Beside the title. */
  children?: ReactNode;
  /** At the end of the line. */
  tools?: ReactNode;
  className?: string | undefined;
}

/** What one is looking at, and what can be done with it. */
export function RoomHeader({ title, hint, level = 1, lead, children, tools, className = "" }: HeaderProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <header className={`${styles.header} ${className}`}>
      {lead}
      <Title className={styles.title} title={hint}>
        {title}
      </Title>
      {children}
      {tools && <div className={styles.tools}>{tools}</div>}
    </header>
  );
}

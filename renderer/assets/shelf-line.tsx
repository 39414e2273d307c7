import type { ReactNode } from "react";
import styles from "./assets.module.css";

interface WordsProps {
  /** A small picture of it. */
  lead: ReactNode;
  name: ReactNode;
  nameId?: string;
  about: ReactNode;
  isWrong: boolean;
  used: string;
  isUnused: boolean;
  author: string;
  licence: string;
  isWithoutRights: boolean;
  onOpen(): void;
}

/** What stands in a line of every shelf: the thing, where it is used, whose it is. */
export function ShelfWords(props: WordsProps) {
  const { lead, name, nameId, about, isWrong, used, isUnused, author, licence, isWithoutRights, onOpen } = props;
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      <span className={styles.thumbnail}>{lead}</span>
      <span className={styles.words}>
        <span id={nameId} className={styles.name}>
          {name}
        </span>
        <span className={styles.about} data-wrong={isWrong || undefined}>
          {about}
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.about} data-muted={isUnused || undefined}>
          {used}
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.about}>{author}</span>
        <span className={styles.about} data-muted={isWithoutRights || undefined}>
          {licence}
        </span>
      </span>
    </button>
  );
}

interface LineProps extends WordsProps {
  start: number;
  isChosen: boolean;
}

/** A line of which one at a time is looked at. */
export function ShelfLine({ start, isChosen, ...words }: LineProps) {
  return (
    <li className={styles.line} style={{ transform: `translateY(${start}px)` }} data-chosen={isChosen || undefined}>
      <ShelfWords {...words} />
    </li>
  );
}

import { type KeyboardEvent, useEffect, useRef } from "react";
import { inNumbers } from "../state/numbers";
import { RowLine } from "../ui/row";
import type { Change, ChangeGroup } from "./changes";
import styles from "./versions.module.css";

interface Props {
  groups: readonly ChangeGroup[];
  shown: Change;
  onOpen(key: string): void;
  /** The row that is shown takes the keyboard: what held it is gone. */
  takesFocus: boolean;
}

/** What differs, row by row: arrows lead through it, and Tab past it. */
export function ChangeList({ groups, shown, onOpen, takesFocus }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const keys = groups.flatMap(({ changes }) => changes.map(({ key }) => key));
  const focus = (at: number): void => list.current?.querySelectorAll("button")[at]?.focus();
  const at = keys.indexOf(shown.key);
  useEffect(() => {
    if (takesFocus) list.current?.querySelectorAll("button")[at]?.focus();
  }, [takesFocus, at]);
  const move = (event: KeyboardEvent): void => {
    const last = keys.length - 1;
    const next = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(keys[next]!);
    focus(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its rows are the buttons, the arrows lead from one to the next.
    <div ref={list} className={styles.groups} onKeyDown={move}>
      {groups.map(({ title, changes }) => (
        <section key={title} aria-label={title}>
          <h2>
            {title} <small>{inNumbers(changes.length)}</small>
          </h2>
          <ul>
            {changes.map((change) => (
              <li key={change.key}>
                <RowLine
                  title={change.title}
                  below={change.below}
                  isCurrent={change.key === shown.key}
                  isTabStop={change.key === shown.key}
                  onOpen={() => onOpen(change.key)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

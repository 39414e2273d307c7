import type { RefObject } from "react";
import { SearchInput } from "../../ui/fields/search-input";
import type { Row } from "../picking";
import styles from "./asked-panel.module.css";
import type { Finding } from "./use-finding";

interface Props {
  finding: Finding;
  /** How many there are. */
  among: number;
  input: RefObject<HTMLInputElement | null>;
  onChoose(row: Row): void;
}

/** Narrows the answers to those that have some words; Enter gives the first of them, the arrow key goes to it. */
export function FindAnswer({ finding: { rows, typed, type }, among, input, onChoose }: Props) {
  const [first] = rows;
  return (
    <div className={styles.find}>
      <SearchInput
        label="Find an answer"
        placeholder={`Find among ${among} answers: /`}
        compact
        value={typed}
        inputRef={input}
        onChange={type}
        onEnter={() => first && onChoose(first)}
        onKeyDown={({ key }) => {
          if (key === "ArrowDown") document.querySelector<HTMLElement>("ol[aria-label=Answers] button")?.focus();
          if (key !== "Escape") return;
          type("");
          input.current?.blur();
        }}
      />
      {typed !== "" && (
        <output className="visually-hidden">{rows.length === 1 ? "1 answer" : `${rows.length} answers`}</output>
      )}
    </div>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: a table whose rows come and go while scrolling can't be a <table>.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which names the active row.
import { type MouseEvent, memo } from "react";
import { cardGame } from "../../engine/games/registry";
import { cardPath } from "../../project/paths";
import { useCard } from "../document/use-card";
import { RichWords } from "../press/rich-words";
import { type ColumnName, rowOf } from "../state/card-columns";
import { useFileProblems, worstOf } from "../state/checking";
import { gameOf, printedLanguageOf } from "../state/manifest";
import { useIsDraft, useProject } from "../state/open-project";
import { pricesOf } from "../state/prices";
import { useShown } from "../state/shown-language";
import { remarkOn, worthInShort } from "../state/worth-words";
import { SeverityIcon } from "../ui/severity-icon";
import styles from "./card-list.module.css";

interface Props {
  id: string;
  elementId: string;
  index: number;
  start: number;
  selected: boolean;
  focused: boolean;
  columns: readonly ColumnName[];
  onPick(index: number, event: MouseEvent): void;
  onOpen(index: number): void;
  onMenu(event: MouseEvent): void;
}

function Problems({ path }: { path: string }) {
  const problems = useFileProblems(path);
  const isDraft = useIsDraft(path);
  const worst = isDraft ? "error" : worstOf(problems);
  const first = problems.find(({ severity }) => severity === worst) ?? problems[0];
  if (!worst) return null;
  return (
    <>
      <SeverityIcon severity={worst} size={15} />
      <span className={styles.ellipsis} title={first?.message}>
        {problems.length > 1 ? `${problems.length}: ${first?.message}` : (first?.message ?? "Not valid yet")}
      </span>
    </>
  );
}

export const CardListRow = memo(
  function CardListRow({ id, elementId, index, start, selected, focused, columns, onPick, onOpen, onMenu }: Props) {
    const path = cardPath(id);
    const game = useProject(gameOf);
    const language = useShown(printedLanguageOf);
    const prices = useProject(pricesOf);
    const { facts, worth, tags } = rowOf(id, useCard(id).card, { game, language, prices });
    const symbols = game ? cardGame(game).symbols : {};
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles the keyboard.
      <div
        id={elementId}
        role="row"
        aria-rowindex={index + 2}
        aria-selected={selected}
        className={`${styles.row} ${styles.body}`}
        data-columns={columns.join(" ")}
        data-focused={focused || undefined}
        data-card={id}
        style={{ transform: `translateY(${start}px)` }}
        onClick={(event) => onPick(index, event)}
        onDoubleClick={() => onOpen(index)}
        onContextMenu={onMenu}
      >
        <div role="gridcell" className={styles.name}>
          <span className={styles.ellipsis}>{facts?.name || id}</span>
        </div>
        <div role="gridcell" className={styles.type}>
          <span className={styles.ellipsis}>{facts ? facts.type : "can't be read"}</span>
        </div>
        <div role="gridcell" className={styles.cost}>
          {facts?.cost && <RichWords text={facts.cost} symbols={symbols} className={styles.ellipsis} />}
        </div>
        {columns.includes("worth") && (
          <div role="gridcell" className={styles.worth} data-unusual={worth?.isUnusual || undefined}>
            {worth && <span title={remarkOn(worth)}>{worthInShort(worth)}</span>}
          </div>
        )}
        {columns.includes("code") && (
          <div role="gridcell" className={styles.code}>
            <code className={styles.ellipsis}>{facts?.code}</code>
          </div>
        )}
        <div role="gridcell" className={styles.text}>
          {facts?.text && (
            <RichWords text={facts.text.replaceAll("\n", " · ")} symbols={symbols} className={styles.ellipsis} />
          )}
        </div>
        <div role="gridcell" className={styles.tags}>
          <span className={styles.ellipsis}>{tags.join(", ")}</span>
        </div>
        <div role="gridcell" className={styles.problems}>
          <Problems path={path} />
        </div>
      </div>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.index === after.index &&
    before.start === after.start &&
    before.selected === after.selected &&
    before.focused === after.focused,
);

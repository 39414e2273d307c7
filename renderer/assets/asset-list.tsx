import { AssetLine } from "./asset-line";
import type { AssetRow } from "./asset-rows";
import styles from "./assets.module.css";
import { ShelfList } from "./shelf-list";

interface Props {
  rows: readonly AssetRow[];
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}

/** The pictures, of which many can be chosen; only those in sight are fetched. */
export function AssetList({ rows, chosen, onChoose }: Props) {
  const toggle = (path: string) => {
    const next = new Set(chosen);
    if (!next.delete(path)) next.add(path);
    onChoose(next);
  };
  const areAll = rows.length > 0 && rows.every(({ path }) => chosen.has(path));
  const head = (
    <div className={styles.listHead}>
      <button
        type="button"
        className={styles.all}
        onClick={() => onChoose(areAll ? new Set() : new Set(rows.map(({ path }) => path)))}
      >
        {areAll ? "Choose none" : "Choose all"}
      </button>
    </div>
  );
  return (
    <ShelfList
      count={rows.length}
      nothing="No picture answers this."
      head={head}
      row={(index, start, isPassing) => {
        const row = rows[index];
        return (
          row && (
            <AssetLine
              key={row.path}
              row={row}
              start={start}
              isChosen={chosen.has(row.path)}
              isPassing={isPassing}
              onToggle={() => toggle(row.path)}
              onOpen={() => onChoose(new Set([row.path]))}
            />
          )
        );
      }}
    />
  );
}

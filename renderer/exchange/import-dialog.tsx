import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { type ImportMode, type ImportPlan, planImport } from "../../project/tables/plan-import";
import type { TableMap } from "../../project/tables/table-map";
import type { GameId } from "../../schemas/game-id";
import { mostChanges } from "../../schemas/limits";
import { call } from "../bridge/client";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { tell } from "../state/notices";
import { inNumbers } from "../state/numbers";
import { currentProject, runEdit, undo, useProject } from "../state/open-project";
import { closeDialog } from "../state/ui-store";
import { type Toggle, Toggles } from "../ui/fields/toggles";
import { FormDialog } from "../ui/form-dialog";
import { ProblemLine } from "../ui/problem-line";
import { ColumnRows } from "./column-rows";
import styles from "./exchange.module.css";
import { ImportPreview } from "./import-preview";
import { currentLink, taken } from "./linked-table";
import type { ReadLinked } from "./read-linked";
import { TableSourceField } from "./table-source-field";
import { TranslationsImportDialog } from "./translations-import-dialog";
import { nameOf, rememberedAs, type TableSource, useTable } from "./use-table";

interface Props {
  file: File | undefined;
  /** What is linked to the set, if anything is. */
  isLinked: boolean;
}

export function ImportDialog({ file, isLinked }: Props) {
  const game = gameOf(currentProject());
  const link = isLinked ? currentLink() : null;
  const first: TableSource | null = file
    ? { kind: "file", file }
    : link
      ? { kind: "linked", link, content: null }
      : null;
  return game ? <OfGame game={game} first={first} /> : null;
}

const modes: readonly Toggle<ImportMode>[] = [
  { value: "append", label: "Add new cards" },
  { value: "update", label: "Add and update" },
  { value: "mirror", label: "Mirror the table" },
];
const modeWords: Record<ImportMode, string> = {
  append: "Rows whose card isn't there yet become cards; all others are left alone.",
  update: "New rows become cards, and cells that differ change their cards. No card goes.",
  mirror: "The table is the set: cards that no row is about are deleted.",
};

const noMap: TableMap = { columns: {} };

/** A table becomes cards: which column is what, what would change, and then all of it in one step. */
function OfGame({ game, first }: { game: GameId; first: TableSource | null }) {
  const files = useProject((project) => project.files);
  const [source, setSource] = useState(first);
  const [mode, setMode] = useState<ImportMode>("update");
  const [map, setMap] = useState<TableMap>(noMap);
  const read = useTable(source, game);
  const table = read?.ok && read.value.cards.length > 0 ? read.value : null;
  const [fromTable, take] = useState<ReadonlySet<string>>(new Set());
  useRecall(source, setMap, setMode);
  const wish = useDeferredValue(useMemo(() => ({ table, mode, map, fromTable }), [table, mode, map, fromTable]));
  const plan = useMemo(() => (wish.table ? planned(wish.table, game, files, wish) : null), [wish, game, files]);
  const isEmptied = mode === "mirror" && (table?.cards.length ?? 0) < 2;
  const changes = plan?.edit.changes.length ?? 0;
  const isTooMuch = changes > mostChanges;
  const isPlanned = wish.table === table && wish.mode === mode && wish.map === map && wish.fromTable === fromTable;
  const kept = plan?.clashes.filter(({ key }) => !fromTable.has(key)).length ?? 0;

  const bring = () => {
    if (!plan || !source) return;
    closeDialog();
    if (changes > 0 && !runEdit(plan.edit)) return;
    const { session } = currentProject().open ?? {};
    if (session) {
      void call("tables.remember", { session, file: rememberedAs(source), memory: { mode, map: remembered(map) } });
      if (source.kind === "linked" && source.content) void taken(session, source.content);
    }
    const stays = kept > 0 ? `${count(kept, "cell")} ${kept === 1 ? "stays" : "stay"} as here.` : "";
    if (changes === 0) tell({ tone: "good", message: stays });
    else
      tell({
        tone: "good",
        message: [`${told(plan)} from ${nameOf(source)}.`, stays].filter(Boolean).join(" "),
        action: { label: "Undo", run: undo },
      });
  };
  if (read?.ok && read.value.isTranslations && source?.kind === "file")
    return <TranslationsImportDialog file={source.file} />;
  return (
    <FormDialog
      wide="both"
      title="Cards from a table"
      action={plan && changes > 0 ? actionOf(plan) : kept > 0 ? "Keep mine" : "Import"}
      disabled={!plan || (changes === 0 && kept === 0) || isEmptied || isTooMuch || !isPlanned}
      onClose={closeDialog}
      onSubmit={bring}
    >
      <TableSourceField source={source} onChange={setSource} />
      {read && !read.ok && <ProblemLine problem={read.problem} />}
      {read?.ok && !table && source?.kind !== "pasted" && (
        <p className={styles.words}>There is no row in this table.</p>
      )}
      {table && (
        <>
          <div>
            <Toggles<ImportMode> label="What happens with the rows" value={mode} options={modes} onChange={setMode} />
            <p className={styles.words}>
              {isEmptied ? "The table has headings alone: the set would lose every card." : modeWords[mode]}
            </p>
          </div>
          {isTooMuch && (
            <p className={styles.words}>
              {`These are more changes than one step can have (${inNumbers(mostChanges)}): divide the table.`}
            </p>
          )}
          <div className={styles.sides}>
            <ColumnRows table={table.cards} game={game} map={map} onChange={setMap} />
            {plan && <ImportPreview plan={plan} notes={table.notes} fromTable={fromTable} onTake={take} />}
          </div>
        </>
      )}
    </FormDialog>
  );
}

const planned = (
  table: ReadLinked,
  game: GameId,
  files: ReadonlyMap<string, string>,
  { mode, map, fromTable }: { mode: ImportMode; map: TableMap; fromTable: ReadonlySet<string> },
): ImportPlan => planImport(files, game, table.cards, { mode, map, fromTable, ...table });

/** A file of the same name was likely made by the same hand. */
function useRecall(
  source: TableSource | null,
  setMap: (map: TableMap) => void,
  setMode: (mode: ImportMode) => void,
): void {
  const name = source && rememberedAs(source);
  useEffect(() => {
    const { session } = currentProject().open ?? {};
    if (name === null || !session) return;
    let isWanted = true;
    void (async () => {
      const recalled = await call("tables.recall", { session, file: name });
      if (!isWanted) return;
      const memory = recalled.ok ? recalled.value : null;
      setMap(memory?.map ?? noMap);
      if (memory) setMode(memory.mode);
    })();
    return () => {
      isWanted = false;
    };
  }, [name, setMap, setMode]);
}

/** Columns as the studio chooses them: a field, or nothing. */
const remembered = ({ id, columns, made }: TableMap) => ({
  ...(id !== undefined && { id }),
  columns: Object.fromEntries(
    Object.entries(columns).map(([heading, wish]) => [heading, typeof wish === "object" && wish ? wish.field : wish]),
  ) as Record<string, string | null>,
  ...(made && { made: { ...made } }),
});

const parts = ({ added, changed, removed, decks, translations = [] }: ImportPlan): string[] => {
  const inDecks = (decks?.added.length ?? 0) + (decks?.changed.length ?? 0) + (decks?.removed.length ?? 0);
  return [
    added.length > 0 ? `added ${count(added.length, "card")}` : "",
    changed.length > 0 ? `changed ${count(changed.length, "card")}` : "",
    removed.length > 0 ? `deleted ${count(removed.length, "card")}` : "",
    inDecks > 0 ? `brought ${count(inDecks, "deck")}` : "",
    translations.length > 0 ? `took in ${count(translations.length, "translation")}` : "",
  ].filter(Boolean);
};

function told(plan: ImportPlan): string {
  const words = parts(plan).join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const verbs = { added: "Add", changed: "Change", deleted: "Delete", brought: "Bring", took: "Take" } as const;

/** “Add 3 cards, change 2 cards” on the button. */
const actionOf = (plan: ImportPlan): string =>
  parts(plan)
    .map((part, at) => {
      const word = part.slice(0, part.indexOf(" ")) as keyof typeof verbs;
      const verb = at === 0 ? verbs[word] : verbs[word].toLowerCase();
      return `${verb}${part.slice(word.length)}`;
    })
    .join(", ");

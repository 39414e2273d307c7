import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import type { GameId } from "../../../schemas/game-id";
import { count } from "../../state/count";
import { tell } from "../../state/notices";
import { runEdit, undo, useProject } from "../../state/open-project";
import { freeTableItem, goTo } from "../../state/place";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Row } from "../../ui/row";
import { SavedActions } from "../saved/saved-actions";
import { planDeleteTable, type SavedTable, savedTables } from "./free-table-files";
import { isUnsaved, layOutSaved, useFreeTable } from "./free-table-store";

function remove(saved: SavedTable): void {
  if (!runEdit(planDeleteTable(saved))) return;
  tell({ tone: "info", message: `Deleted the free table “${saved.name}”.`, action: { label: "Undo", run: undo } });
}

/** The free table that is in use, and those that were saved, as rows among the matches. */
export function SavedTables({ game }: { game: GameId }) {
  const files = useProject((state) => state.files);
  const open = useFreeTable((state) => state.open);
  const [waiting, setWaiting] = useState<SavedTable | null>(null);
  const tables = useMemo(() => savedTables(files, game), [files, game]);
  const load = ({ path, table }: SavedTable): void => {
    if (!table) return;
    layOutSaved(table, { path, done: table.done });
    goTo("table", freeTableItem);
  };
  return (
    <>
      {open && (
        <Row
          title={open.name}
          hint={open.name}
          below={`Free table in use · ${count(open.history.done, "step")}`}
          actions={
            <Button
              size="small"
              variant="contained"
              aria-label={`Go on with the free table ${open.name}`}
              onClick={() => goTo("table", freeTableItem)}
            >
              Go on
            </Button>
          }
        />
      )}
      {tables.map((saved) => (
        <Row
          key={saved.path}
          title={saved.name}
          hint={saved.name}
          below={
            saved.table
              ? `Free table · ${saved.table.start.people.map(({ name }) => name).join(", ")} · ${count(saved.table.done, "step")}`
              : "This file can't be read as a free table."
          }
          actions={
            <SavedActions
              name={saved.name}
              canLoad={saved.table !== undefined && open !== undefined}
              onLoad={() => (open && isUnsaved(open) ? setWaiting(saved) : load(saved))}
              onDelete={() => remove(saved)}
            />
          }
        />
      ))}
      {waiting && (
        <ConfirmDialog
          title={`Give up the free table “${open?.name}”?`}
          keep="Keep it"
          action="Give it up"
          onClose={() => setWaiting(null)}
          onConfirm={() => {
            setWaiting(null);
            load(waiting);
          }}
        >
          What was done on it has not been saved. Go on with it and save it there if you want to keep it.
        </ConfirmDialog>
      )}
    </>
  );
}

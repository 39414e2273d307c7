import Button from "@mui/material/Button";
import type { TableView } from "../../../engine/free-table/view";
import { EmptyNote } from "../../ui/empty-state";
import { Row, RowList } from "../../ui/row";
import { ViewDialog } from "../../ui/view-dialog";
import { useOnTable } from "./context";
import { extentOf, freePlace, type Place } from "./extent";
import { act } from "./free-table-store";
import { thingWords } from "./thing-words";

/** What was taken off the table. Nothing is thrown away. */
export function BoxDialog({ view, middle, onClose }: { view: TableView; middle: Place; onClose(): void }) {
  const { nameOf, card } = useOnTable();
  return (
    <ViewDialog title="In the box" onClose={onClose}>
      {view.box.length === 0 && <EmptyNote>The box is empty. Delete puts what is chosen into it.</EmptyNote>}
      <RowList ruled>
        {view.box.map((thing) => {
          const words = thingWords(thing, nameOf);
          return (
            <Row
              key={thing.id}
              title={words}
              actions={
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Put back: ${words}`}
                  onClick={() =>
                    act({
                      type: "restore",
                      thing: thing.id,
                      ...freePlace(middle, view.things, card, extentOf(thing, card)),
                    })
                  }
                >
                  Put back
                </Button>
              }
            />
          );
        })}
      </RowList>
    </ViewDialog>
  );
}

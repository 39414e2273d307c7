import Button from "@mui/material/Button";
import { cardPath } from "../../project/paths";
import { currentProject, useProject } from "../state/open-project";
import { goTo } from "../state/place";
import { select, showDialog } from "../state/ui-store";
import { useVisibleCards } from "../state/use-visible-cards";
import { EmptyState } from "../ui/empty-state";
import { CardEditor } from "./card-editor";

/** The editor for one card of the set; stepping goes through the cards that the set is showing. */
export function EditorRoom({ item: cardId }: { item: string }) {
  const { ids } = useVisibleCards();
  const exists = useProject(({ files }) => files.has(cardPath(cardId)));
  const close = () => goTo("set");
  const step = (direction: 1 | -1) => {
    const at = ids.indexOf(cardId);
    const next = ids[at < 0 ? 0 : (at + direction + ids.length) % ids.length];
    if (next === undefined) return;
    select([next], next);
    goTo("set", next, { replace: true });
  };
  if (!exists) {
    return (
      <EmptyState
        title={`There is no card “${cardId}” any more`}
        actions={
          <>
            <Button variant="contained" onClick={close}>
              Back to the set
            </Button>
            {currentProject().open && (
              <Button variant="outlined" onClick={() => showDialog({ kind: "recently-deleted" })}>
                Recently deleted
              </Button>
            )}
          </>
        }
      >
        It was deleted or given another file name, here or outside.
      </EmptyState>
    );
  }
  return <CardEditor key={cardId} cardId={cardId} onClose={close} onStep={step} />;
}

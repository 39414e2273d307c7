import { useEffect } from "react";
import { tell } from "../../state/notices";
import { useReadOnly } from "../../state/open-project";
import { currentUi, showDialog } from "../../state/ui-store";
import { type Handed, isDeckFile, isTableOfDecksIn, mayBeOfDecks, readHanded } from "./handed-file";

/** A deck that is pasted or dropped anywhere in the room, outside its fields, is looked at before it comes in. */
export function useHandedDecks(deckId: string | undefined): void {
  const readOnly = useReadOnly();
  useEffect(() => {
    const take = (handed: Handed) => {
      if (readOnly) tell({ tone: "info", message: "This set can't be changed, so no deck can come in." });
      else showDialog({ kind: "bring-in-deck", handed, ...(deckId !== undefined && { deck: deckId }) });
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (currentUi().dialog !== null || isField(event.target) || text.trim() === "") return;
      event.preventDefault();
      take({ text });
    };
    const drop = async (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (currentUi().dialog !== null || !file || !(isDeckFile(file.name) || mayBeOfDecks(file))) return;
      // Or it would be taken for a table of cards.
      event.preventDefault();
      if (mayBeOfDecks(file) && !(await isTableOfDecksIn(file))) {
        if (!readOnly) showDialog({ kind: "import-table", file });
        else tell({ tone: "info", message: "This set can't be changed, so no table can come in." });
        return;
      }
      const handed = await readHanded(file);
      if (handed) take(handed);
    };
    window.addEventListener("paste", paste);
    window.addEventListener("drop", drop, { capture: true });
    return () => {
      window.removeEventListener("paste", paste);
      window.removeEventListener("drop", drop, { capture: true });
    };
  }, [deckId, readOnly]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, [contenteditable]") !== null;

import { useEffect } from "react";
import { isBundleFile } from "../../project/bundle";
import { isTableFile } from "../../project/tables/read-table";
import { tell } from "../state/notices";
import { currentProject } from "../state/open-project";
import { currentUi, showDialog } from "../state/ui-store";
import { openBundle } from "./bundles";

/** A file that is dropped where nothing else takes it is brought in by what it is. */
export function useDroppedFiles(): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      // Or the window would show the file in place of the studio.
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file && currentUi().dialog === null) takeDropped(file);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, []);
}

function takeDropped(file: File): void {
  const { phase, open } = currentProject();
  if (isBundleFile(file.name)) void openBundle(file);
  else if (!isTableFile(file.name))
    tell({ tone: "info", message: `“${file.name}” is nothing that can be dropped here.` });
  else if (phase !== "open") tell({ tone: "info", message: "Open the set first into which this table should come." });
  else if (open?.readOnly) tell({ tone: "info", message: "This project can't be changed, so no table can come in." });
  else showDialog({ kind: "import-table", file });
}

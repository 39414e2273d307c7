import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import type { TrashedFile } from "../../main/api";
import { call } from "../bridge/client";
import { tellProblem } from "../state/notices";
import { atTime } from "../state/numbers";
import { restoreFromTrash, useProject, useReadOnly } from "../state/open-project";
import { closeDialog } from "../state/ui-store";
import { EmptyNote } from "../ui/empty-state";
import { Row, RowList } from "../ui/row";
import { ViewDialog } from "../ui/view-dialog";

const when = (iso: string): string => atTime(new Date(iso));

/** What was deleted and can come back. */
export function RecentlyDeletedDialog() {
  const session = useProject(({ open }) => open?.session);
  const readOnly = useReadOnly();
  // A file is in the list once its deletion is on disk.
  const isSaved = useProject(({ saving }) => !saving.waiting && saving.pending === 0);
  const [files, setFiles] = useState<readonly TrashedFile[] | null>(null);
  useEffect(() => {
    if (!session || !isSaved) return;
    let live = true;
    void (async () => {
      const result = await call("trash.list", { session });
      if (!live) return;
      if (result.ok) setFiles(result.value);
      else {
        tellProblem(result.problem);
        closeDialog();
      }
    })();
    return () => {
      live = false;
    };
  }, [session, isSaved]);

  const restore = ({ id }: TrashedFile) => {
    restoreFromTrash(id);
    setFiles((now) => now?.filter((file) => file.id !== id) ?? null);
  };
  return (
    <ViewDialog title="Recently deleted" onClose={closeDialog}>
      {files?.length === 0 && (
        <EmptyNote>Nothing here. Cards and decks you delete wait in this list and can come back.</EmptyNote>
      )}
      <RowList ruled>
        {files?.map((file) => (
          <Row
            key={file.id}
            title={file.name}
            below={`${file.path} · ${when(file.deletedAt)}`}
            actions={
              <Button
                size="small"
                variant="outlined"
                disabled={readOnly}
                onClick={() => restore(file)}
                aria-label={`Bring back ${file.name}`}
              >
                Bring back
              </Button>
            }
          />
        ))}
      </RowList>
    </ViewDialog>
  );
}

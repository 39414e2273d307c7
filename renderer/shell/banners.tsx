import Button from "@mui/material/Button";
import { Lock, TriangleAlert } from "lucide-react";
import { useConflicts, useProject } from "../state/open-project";
import { showDialog } from "../state/ui-store";
import { Banner } from "../ui/banner";

const readOnlyReasons = {
  folder:
    "This folder can't be written to, so you can look but not change. Copy it somewhere of your own to work on it.",
  locked:
    "This project is open in another Cardwright, so you can look but not change. Close it there, then open it here again.",
  "newer-format":
    "This project was made with a newer Cardwright, so you can look but not change. Update Cardwright to work on it.",
} as const;

/** What concerns the whole project and waits for the person. */
export function Banners() {
  const readOnly = useProject(({ open }) => open?.readOnly ?? false);
  const conflicts = useConflicts();
  const first = conflicts[0];
  return (
    <>
      {readOnly && <Banner icon={<Lock aria-hidden />}>{readOnlyReasons[readOnly]}</Banner>}
      {first && (
        <Banner
          icon={<TriangleAlert aria-hidden />}
          actions={
            <Button size="small" variant="contained" onClick={() => showDialog({ kind: "conflict", path: first.path })}>
              Compare
            </Button>
          }
        >
          {conflicts.length === 1
            ? `“${first.path}” was changed here and outside at the same time. Both versions are kept until you choose.`
            : `${conflicts.length} files were changed here and outside at the same time. Both versions are kept until you choose.`}
        </Banner>
      )}
    </>
  );
}

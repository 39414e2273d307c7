import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { Check, CircleAlert, Lock, PenLine } from "lucide-react";
import { useRef, useState } from "react";
import { useProject } from "../state/open-project";
import { resync } from "../state/project-sync";
import { useDelayed } from "../ui/use-delayed";
import styles from "./shell.module.css";

/** Whether what the person did is on disk. */
export function SavedState() {
  const { waiting, pending, problem } = useProject(({ saving }) => saving);
  const readOnly = useProject(({ open }) => Boolean(open?.readOnly));
  const anchor = useRef<HTMLButtonElement>(null);
  const [explained, setExplained] = useState(false);
  // Most edits are on disk before anyone could read the word.
  const saving = useDelayed(waiting || pending > 0, 400);

  if (problem) {
    return (
      <>
        <button ref={anchor} type="button" className={styles.savedProblem} onClick={() => setExplained(true)}>
          <CircleAlert aria-hidden /> Not saved
        </button>
        <Popover
          open={explained}
          anchorEl={anchor.current}
          onClose={() => setExplained(false)}
          anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
          slotProps={{ paper: { sx: { p: 2, maxWidth: 360 } } }}
        >
          <Typography sx={{ fontWeight: 600 }}>{problem.message}</Typography>
          {problem.hint && <Typography sx={{ mt: 0.5 }}>{problem.hint}</Typography>}
          <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => void resync().then(() => setExplained(false))}>
            Try again now
          </Button>
        </Popover>
      </>
    );
  }
  const [Icon, words] = readOnly
    ? ([Lock, "Read-only"] as const)
    : saving
      ? ([PenLine, "Saving…"] as const)
      : ([Check, "Saved"] as const);
  return (
    <span className={styles.saved} role="status" aria-label={words} title={words}>
      <Icon aria-hidden /> <span className={styles.savedWords}>{words}</span>
    </span>
  );
}

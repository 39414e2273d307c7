import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useMemo } from "react";
import { formatDocument } from "../../project/format";
import { kindOf } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { jsonIn } from "../../schemas/json-text";
import { TextFace } from "../press/text-face";
import { gameOf } from "../state/manifest";
import { editFile, settleConflict, useConflicts, useProject } from "../state/open-project";
import { closeDialog, showDialog } from "../state/ui-store";
import styles from "./conflict-dialog.module.css";
import { diffLines } from "./line-diff";
import { MergeChoices } from "./merge-choices";
import { useMerge } from "./use-merge";

/** As all files are written, so that only what really differs is marked. A broken text stays as it is. */
function tidied(path: string, text: string, game: GameId | undefined): string {
  const kind = kindOf(path);
  const json = jsonIn(text);
  return kind && game && json !== undefined ? formatDocument(json, kind, game) : text;
}

/** Mine, theirs or both: the versions as faces and as text, and nothing is lost until one is chosen. */
export function ConflictDialog({ path }: { path: string }) {
  const conflicts = useConflicts();
  const game = useProject(gameOf);
  const conflict = conflicts.find((one) => one.path === path) ?? conflicts[0];
  useEffect(() => {
    if (!conflict) closeDialog();
  }, [conflict]);
  const rows = useMemo(
    () =>
      conflict
        ? diffLines(
            tidied(conflict.path, conflict.mine, game),
            conflict.theirs === null ? "" : tidied(conflict.path, conflict.theirs, game),
          )
        : [],
    [conflict, game],
  );
  const { merge, theirsAt, chooseTheirs, merged } = useMerge(conflict, game);
  if (!conflict) return null;

  const at = conflicts.indexOf(conflict);
  const keep = (which: "mine" | "theirs" | "both") => {
    const { path } = conflict;
    if (which === "both" && merged !== undefined && !editFile(path, merged, { label: `Merge ${path}` })) return;
    settleConflict(path, which === "theirs" ? "theirs" : "mine");
    const next = conflicts.find((one) => one.path !== conflict.path);
    if (next) showDialog({ kind: "conflict", path: next.path });
    else closeDialog();
  };
  const isDeleted = conflict.theirs === null;
  return (
    <Dialog open onClose={closeDialog} maxWidth="lg" fullWidth>
      <DialogTitle>
        Which version of “{conflict.path}”?
        {conflicts.length > 1 && (
          <span className={styles.of}>
            {" "}
            {at + 1} of {conflicts.length}
          </span>
        )}
      </DialogTitle>
      <DialogContent>
        <div className={styles.sides}>
          <section aria-label="My version">
            <header>
              <h3>Mine</h3>
              <p>What you did here</p>
            </header>
            <div className={styles.face}>
              <TextFace path={conflict.path} text={conflict.mine} />
            </div>
          </section>
          <section aria-label="Their version">
            <header>
              <h3>Theirs</h3>
              <p>{isDeleted ? "The file was deleted outside" : "What came from outside"}</p>
            </header>
            <div className={styles.face}>
              {conflict.theirs !== null && <TextFace path={conflict.path} text={conflict.theirs} />}
            </div>
          </section>
          {merged !== undefined && (
            <section aria-label="Both together">
              <header>
                <h3>Together</h3>
                <p>What each of you changed</p>
              </header>
              <div className={styles.face}>
                <TextFace path={conflict.path} text={merged} />
              </div>
            </section>
          )}
        </div>
        {merge && <MergeChoices merge={merge} theirsAt={theirsAt} onChoose={chooseTheirs} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be reachable for scrolling by keyboard. */}
        <section className={styles.diff} tabIndex={0} aria-label="Both versions as text">
          {rows.map(({ mine, theirs, same }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of text has no identity but its place.
            <div key={line} className={styles.line} data-changed={!same || undefined}>
              <pre data-empty={mine === null || undefined}>{mine ?? ""}</pre>
              <pre data-empty={theirs === null || undefined}>{theirs ?? ""}</pre>
            </div>
          ))}
        </section>
      </DialogContent>
      <DialogActions>
        <Button onClick={closeDialog} sx={{ mr: "auto" }}>
          Decide later
        </Button>
        <Button variant="outlined" onClick={() => keep("theirs")}>
          {isDeleted ? "Let it be deleted" : "Take theirs"}
        </Button>
        <Button variant={merged === undefined ? "contained" : "outlined"} onClick={() => keep("mine")}>
          Keep mine
        </Button>
        {merged !== undefined && (
          <Button variant="contained" onClick={() => keep("both")}>
            Keep both together
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

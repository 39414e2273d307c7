import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import { readDocument } from "../../../project/document";
import type { GameId } from "../../../schemas/game-id";
import { tell } from "../../state/notices";
import { currentProject, runEdit, undo, useProject, useReadOnly } from "../../state/project-store";
import { count } from "../../ui/count";
import { loadMatch } from "../playing";
import { useTable } from "../table-store";
import { planDelete, type SavedMatch, savedMatches } from "./match-files";
import styles from "./saved-list.module.css";
import { forgetUnsaved, type UnsavedMatch, unsavedMatch } from "./unsaved-match";

function remove(saved: SavedMatch): void {
  if (!runEdit(planDelete(saved))) return;
  tell({ tone: "info", message: `Deleted the match “${saved.name}”.`, action: { label: "Undo", run: undo } });
}

function load(game: GameId, path: string): void {
  const { json } = readDocument(path, currentProject().files.get(path) ?? "", game);
  void loadMatch(game, path, json as Json);
}

/** What was on the table when the page was closed or loaded again. */
function UnsavedItem({ session, unsaved, onGone }: { session: string; unsaved: UnsavedMatch; onGone(): void }) {
  const busy = useTable((state) => state.busy);
  return (
    <li>
      <div className={styles.words}>
        <strong>Not saved yet</strong>
        <span>{`${unsaved.names.join(", ")} · ${count(unsaved.done, "action")}`}</span>
      </div>
      <Button
        size="small"
        variant="contained"
        disabled={busy}
        aria-label="Go on with the match that was not saved"
        onClick={() => void loadMatch(unsaved.game, null, unsaved.record)}
      >
        Go on
      </Button>
      <Tooltip title="Forget it">
        <IconButton
          size="small"
          aria-label="Forget the match that was not saved"
          onClick={() => {
            forgetUnsaved(session);
            onGone();
          }}
        >
          <Trash2 strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
    </li>
  );
}

const people = ({ match }: SavedMatch): string =>
  match?.players.map(({ name, bot }, seat) => name ?? bot ?? `Player ${seat + 1}`).join(", ") ?? "";

/** The matches that were saved in this project. */
export function SavedList({ game }: { game: GameId }) {
  const files = useProject((state) => state.files);
  const busy = useTable((state) => state.busy);
  const readOnly = useReadOnly();
  const session = useProject(({ open }) => open?.session ?? "");
  const [unsaved, setUnsaved] = useState(() => unsavedMatch(session, game));
  const matches = useMemo(() => savedMatches(files, game), [files, game]);
  return (
    <section className={styles.saved} aria-labelledby="saved-matches">
      <h2 id="saved-matches">Saved matches</h2>
      {matches.length === 0 && !unsaved && (
        <p className={styles.none}>None yet. A match can be saved at any moment and played on later.</p>
      )}
      <ul>
        {unsaved && <UnsavedItem session={session} unsaved={unsaved} onGone={() => setUnsaved(undefined)} />}
        {matches.map((saved) => (
          <li key={saved.path}>
            <div className={styles.words}>
              <strong>{saved.name}</strong>
              <span>
                {saved.match
                  ? `${people(saved)} · ${count(saved.match.actions.length, "action")}`
                  : "This file can't be read as a match."}
              </span>
            </div>
            <Button
              size="small"
              variant="outlined"
              disabled={!saved.match || busy}
              aria-label={`Load ${saved.name}`}
              onClick={() => load(game, saved.path)}
            >
              Load
            </Button>
            <Tooltip title="Delete">
              <span>
                <IconButton
                  size="small"
                  disabled={readOnly}
                  aria-label={`Delete ${saved.name}`}
                  onClick={() => remove(saved)}
                >
                  <Trash2 strokeWidth={1.75} aria-hidden />
                </IconButton>
              </span>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  );
}

import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { KeptMatch, PlayedMatch } from "../../../main/api";
import { readDocument } from "../../../project/document";
import type { GameId } from "../../../schemas/game-id";
import { count } from "../../state/count";
import { tell } from "../../state/notices";
import { currentProject, runEdit, undo, useProject, useReadOnly } from "../../state/open-project";
import { goTo, playedItem } from "../../state/place";
import { playedWords, unofficialWords } from "../../state/played-marks";
import { forgetPlayed, usePlayedMatches } from "../../state/played-matches";
import { EmptyNote } from "../../ui/empty-state";
import { Row, RowList } from "../../ui/row";
import { loadMatch } from "../driver/beginnings";
import { SavedTables } from "../free-table/saved-tables";
import { tableState, useTable } from "../table-store";
import { forgetAside, goOnWith, putAside } from "./aside";
import { forgetKept } from "./kept-match";
import { planDelete, type SavedMatch, savedMatches } from "./match-files";
import { importMatch } from "./match-transfer";
import { SavedActions } from "./saved-actions";
import styles from "./saved-list.module.css";

function remove(saved: SavedMatch): void {
  if (!runEdit(planDelete(saved))) return;
  tell({ tone: "info", message: `Deleted the match “${saved.name}”.`, action: { label: "Undo", run: undo } });
}

function load(game: GameId, path: string): void {
  putAside();
  const { json } = readDocument(path, currentProject().files.get(path) ?? "", game);
  void loadMatch(game, path, json as Json);
}

/** What was on the table when the project was left, the window went away, or another match took its place. */
function KeptItem({ kept, isLatest }: { kept: KeptMatch; isLatest: boolean }) {
  const busy = useTable((state) => state.busy);
  const names = kept.names.join(" against ");
  const stand = [...(kept.stand ? [kept.stand] : []), count(kept.done, "action")];
  const marks = kept.record["unofficial"] === true ? [unofficialWords] : [];
  const words = isLatest ? "the match that was not saved" : `${names}, ${stand.join(", ")}, not saved`;
  return (
    <Row
      title={names}
      hint={names}
      below={["Not saved yet", ...stand, ...marks].join(" · ")}
      actions={
        <>
          <Button
            size="small"
            variant={isLatest ? "contained" : "outlined"}
            disabled={busy}
            aria-label={`Go on with ${words}`}
            onClick={() => void goOnWith(kept)}
          >
            Go on
          </Button>
          <Tooltip title="Forget it">
            <IconButton
              size="small"
              aria-label={`Forget ${words}`}
              onClick={isLatest ? forgetKept : () => forgetAside(kept)}
            >
              <Trash2 strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Tooltip>
        </>
      }
    />
  );
}

const people = ({ match }: SavedMatch): string =>
  match?.players.map(({ name, bot }, seat) => name ?? bot ?? `Player ${seat + 1}`).join(", ") ?? "";

const marksOf = ({ match }: SavedMatch): string[] => (match?.unofficial ? [unofficialWords] : []);

/** Matches that were played to their end lately: remembered by themselves, until there are many. */
function PlayedItem({ match }: { match: PlayedMatch }) {
  const words = playedWords(match);
  const forget = () => {
    const { session } = tableState.getState();
    if (session !== null) void forgetPlayed(session, match.id);
  };
  return (
    <Row
      title={match.names.join(", ")}
      hint={words}
      below={words.slice(match.names.join(", ").length + 2)}
      actions={
        <>
          <Button
            size="small"
            variant="outlined"
            aria-label={`Look back at ${words}`}
            onClick={() => goTo("table", playedItem(match.id, match.actions))}
          >
            Look back
          </Button>
          <Tooltip title="Forget it">
            <IconButton size="small" aria-label={`Forget ${words}`} onClick={forget}>
              <Trash2 strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Tooltip>
        </>
      }
    />
  );
}

/** The matches that were saved in this project. */
export function SavedList({ game }: { game: GameId }) {
  const files = useProject((state) => state.files);
  const busy = useTable((state) => state.busy);
  const readOnly = useReadOnly();
  const kept = useTable((state) => state.kept);
  const aside = useTable((state) => state.aside);
  const played = usePlayedMatches();
  const matches = useMemo(() => savedMatches(files, game), [files, game]);
  return (
    <section className={styles.saved} aria-labelledby="saved-matches">
      <h2 id="saved-matches">Saved matches</h2>
      {matches.length === 0 && kept === null && aside.length === 0 && (
        <EmptyNote>None yet. A match can be saved at any moment and played on later.</EmptyNote>
      )}
      <RowList ruled>
        {kept && <KeptItem kept={kept} isLatest />}
        {aside.map((each, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them can be called the same.
          <KeptItem key={n} kept={each} isLatest={false} />
        ))}
        <SavedTables game={game} />
        {matches.map((saved) => (
          <Row
            key={saved.path}
            title={saved.name}
            hint={saved.name}
            below={
              saved.match
                ? [people(saved), count(saved.match.actions.length, "action"), ...marksOf(saved)].join(" · ")
                : "This file can't be read as a match."
            }
            actions={
              <SavedActions
                name={saved.name}
                canLoad={saved.match !== undefined && !busy && kept !== undefined}
                onLoad={() => load(game, saved.path)}
                onDelete={() => remove(saved)}
              />
            }
          />
        ))}
      </RowList>
      {played.length > 0 && (
        <>
          <h2 id="played-matches" className={styles.played}>
            Played to the end
          </h2>
          <RowList ruled>
            {played.map((match) => (
              <PlayedItem key={match.id} match={match} />
            ))}
          </RowList>
        </>
      )}
      <Button
        size="small"
        variant="outlined"
        disabled={readOnly || busy || kept === undefined}
        onClick={() => importMatch(game)}
      >
        Import a match…
      </Button>
    </section>
  );
}

import Button from "@mui/material/Button";
import { FolderOpen } from "lucide-react";
import { useEffect, useState } from "react";
import type { AppInfo, FolderPlace } from "../../main/api";
import type { GameId } from "../../schemas/game-id";
import { call } from "../bridge/client";
import { pickFolder } from "../bridge/pick-folder";
import { closeDialog } from "../state/ui-store";
import { CheckField } from "../ui/fields/check-field";
import { TextField } from "../ui/fields/text-field";
import { FolderBrowser } from "../ui/folder-browser";
import { FormDialog } from "../ui/form-dialog";
import { createProject } from "./enter-project";
import { games, isGame, playersOf } from "./games";
import styles from "./new-project-dialog.module.css";

/** A new set: which game, what it is called, with or without the sample cards, and where. */
export function NewProjectDialog({ game: wanted }: { game?: string | undefined }) {
  const [game, setGame] = useState<GameId>(isGame(wanted) ? wanted : games[0]!.id);
  const [name, setName] = useState("");
  const [empty, setEmpty] = useState(false);
  const [info, setInfo] = useState<AppInfo>();
  const [place, setPlace] = useState<FolderPlace>();
  const [browsing, setBrowsing] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void call("app.info", {}).then((result) => result.ok && setInfo(result.value));
  }, []);

  const choosePlace = async () => {
    if (info?.host === "browser") return setBrowsing(true);
    const picked = await pickFolder("create");
    if (picked) setPlace(picked);
  };
  const create = async () => {
    setBusy(true);
    await createProject({ game, name: name.trim(), empty, ...(place && { in: place.folder }) });
    setBusy(false);
  };

  if (browsing) {
    return (
      <FolderBrowser
        purpose="create"
        start={place?.folder ?? info?.projectsFolder.folder}
        onCancel={() => setBrowsing(false)}
        onChoose={(chosen) => {
          setPlace(chosen);
          setBrowsing(false);
        }}
      />
    );
  }
  return (
    <FormDialog
      title="New set"
      action="Create"
      disabled={busy || name.trim() === ""}
      onClose={closeDialog}
      onSubmit={() => void create()}
    >
      <TextField
        label="Name"
        id="new-project-name"
        value={name}
        autoFocus
        placeholder="What your set is called"
        onChange={setName}
        maxLength={120}
      />
      <fieldset className={styles.games}>
        <legend>Game</legend>
        {games.map(({ id, name: title, tagline, ...rest }) => (
          <label key={id} className={styles.game} data-chosen={id === game || undefined}>
            <input
              type="radio"
              name="game"
              className="visually-hidden"
              value={id}
              checked={id === game}
              onChange={() => setGame(id)}
            />
            <span className={styles.spine} style={{ backgroundColor: rest.colour }} />
            <span className={styles.words}>
              <strong>{title}</strong> <small>{playersOf({ id, name: title, tagline, ...rest })}</small>
              <span>{tagline}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <CheckField
        id="new-project-samples"
        label="Begin with the sample cards and decks"
        value={!empty}
        onChange={(isWanted) => setEmpty(!isWanted)}
      />
      <div className={styles.where}>
        <span className={styles.place}>
          In <strong>{(place ?? info?.projectsFolder)?.label ?? "…"}</strong>
        </span>
        <Button
          size="small"
          variant="outlined"
          startIcon={<FolderOpen aria-hidden />}
          onClick={() => void choosePlace()}
        >
          Elsewhere…
        </Button>
      </div>
    </FormDialog>
  );
}

import Button from "@mui/material/Button";
import { FilePlus2, FolderOpen } from "lucide-react";
import { useState } from "react";
import { cardGame } from "../../engine/games/registry";
import type { RecentProject } from "../../main/api";
import { manifestOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { showDialog } from "../state/ui-store";
import { EmptyNote } from "../ui/empty-state";
import { SearchInput } from "../ui/fields/search-input";
import styles from "./home.module.css";
import { SetTile } from "./set-tile";

interface Props {
  sets: readonly RecentProject[];
  onChange(sets: readonly RecentProject[]): void;
}

/** So many are found with the eye. */
const fewSets = 5;

/** What was worked on: pinned sets, then the others, the latest first. */
export function OwnSets({ sets, onChange }: Props) {
  const [sought, seek] = useState("");
  const openName = useProject((state) => manifestOf(state)?.name);
  const named = sets.map((set) => ({ ...set, name: (set.isOpen && openName) || set.name }));
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = named.filter(({ name, game, label }) => {
    const text = `${name} ${cardGame(game).name} ${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <section aria-labelledby="recent" className={styles.section}>
      <header className={styles.sectionHead}>
        <h1 id="recent">Your sets</h1>
        {sets.length > fewSets && (
          <div className={styles.find}>
            <SearchInput label="Find a set" placeholder="Name, game or folder" value={sought} onChange={seek} />
          </div>
        )}
        <Button
          variant="outlined"
          startIcon={<FolderOpen aria-hidden />}
          onClick={() => showDialog({ kind: "open-project" })}
        >
          Open a folder
        </Button>
        <Button
          variant="contained"
          startIcon={<FilePlus2 aria-hidden />}
          onClick={() => showDialog({ kind: "new-project" })}
        >
          New set
        </Button>
      </header>
      {found.length === 0 && <EmptyNote>No set is called “{sought.trim()}”.</EmptyNote>}
      <ul className={styles.shelf}>
        {found.map((set) => (
          <SetTile
            key={set.folder}
            set={set}
            isNamesake={named.some(({ name, folder }) => name === set.name && folder !== set.folder)}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  );
}

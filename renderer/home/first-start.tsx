import Button from "@mui/material/Button";
import { FilePlus2, FolderOpen } from "lucide-react";
import { showDialog } from "../state/ui-store";
import { openSample } from "./enter-project";
import { Fan } from "./fan";
import { games } from "./games";
import styles from "./home.module.css";

/** The first minute: three real sets on the table, one sentence, three ways on. */
export function FirstStart() {
  return (
    <section className={styles.first} aria-labelledby="first-start">
      <div className={styles.fans}>
        {games.slice(0, 3).map(({ id }, at) => (
          <Fan key={id} game={id} width={at === 1 ? "calc(var(--hand) * 1.12)" : "var(--hand)"} />
        ))}
      </div>
      <h1 id="first-start">Design cards, check them against the rules, print them.</h1>
      <div className={styles.firstActions}>
        <Button variant="contained" size="large" onClick={() => void openSample(games[0]!.id)}>
          Open a sample set
        </Button>
        <Button
          variant="outlined"
          size="large"
          startIcon={<FilePlus2 aria-hidden />}
          onClick={() => showDialog({ kind: "new-project" })}
        >
          Start a new set
        </Button>
        <Button
          variant="outlined"
          size="large"
          startIcon={<FolderOpen aria-hidden />}
          onClick={() => showDialog({ kind: "open-project" })}
        >
          Open a folder
        </Button>
      </div>
    </section>
  );
}

import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { FilePlus2, FolderOpen, X } from "lucide-react";
import { cardGame } from "../../engine/games/registry";
import type { RecentProject } from "../../main/api";
import { cardIds } from "../../project/project-text";
import { call } from "../bridge/client";
import { count } from "../state/count";
import { manifestOf } from "../state/manifest";
import { tellProblem } from "../state/notices";
import { useProject } from "../state/open-project";
import { goTo } from "../state/place";
import { showDialog } from "../state/ui-store";
import { GameBadge } from "../ui/game-badge";
import { Row, RowList } from "../ui/row";
import { openFolder } from "./enter-project";
import styles from "./home.module.css";
import { whenOpened } from "./when-opened";

interface Props {
  recent: readonly RecentProject[];
  onChange(recent: readonly RecentProject[]): void;
}

export function RecentList({ recent, onChange }: Props) {
  const openCards = useProject(({ files }) => cardIds(files).length);
  const openName = useProject((state) => manifestOf(state)?.name);
  const forget = async (folder: string) => {
    const result = await call("recent.forget", { folder });
    if (result.ok) onChange(result.value);
    else tellProblem(result.problem);
  };
  return (
    <section aria-labelledby="recent" className={styles.section}>
      <header className={styles.sectionHead}>
        <h1 id="recent">Your sets</h1>
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
      <RowList ruled>
        {recent.map((project) => {
          // The list tells what was there when a set was opened or left; of the open one there is newer word.
          const { isOpen, missing, folder, label } = project;
          const name = (isOpen && openName) || project.name;
          return (
            <Row
              key={folder}
              tall
              lead={
                <span
                  className={styles.spine}
                  data-missing={missing || undefined}
                  style={{ backgroundColor: cardGame(project.game).colour }}
                />
              }
              title={name}
              hint={name}
              below={<span title={label}>{missing ? `Not found any more: ${label}` : label}</span>}
              facts={
                <>
                  <GameBadge game={project.game} />
                  <span className={styles.fact}>{count(isOpen ? openCards : project.cards, "card")}</span>
                  <span className={styles.fact}>{isOpen ? "open now" : whenOpened(project.openedAt)}</span>
                </>
              }
              disabled={missing}
              onOpen={() => (isOpen ? goTo("set") : void openFolder(folder))}
              actions={
                <Tooltip title="Take it off this list. The files stay where they are." describeChild>
                  <IconButton size="small" aria-label={`Forget ${name}`} onClick={() => void forget(folder)}>
                    <X aria-hidden />
                  </IconButton>
                </Tooltip>
              }
            />
          );
        })}
      </RowList>
    </section>
  );
}

import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { FilePlus2, FolderOpen, X } from "lucide-react";
import type { RecentProject } from "../../main/api";
import { cardIds } from "../../project/project-text";
import { call } from "../bridge/client";
import { count } from "../state/count";
import { tellProblem } from "../state/notices";
import { goTo } from "../state/place";
import { useProject } from "../state/project-store";
import { showDialog } from "../state/ui-store";
import { gameColours } from "../theme/tokens";
import { GameBadge } from "../ui/game-badge";
import styles from "./home.module.css";
import { openFolder } from "./open-project";
import { whenOpened } from "./when-opened";

interface Props {
  recent: readonly RecentProject[];
  onChange(recent: readonly RecentProject[]): void;
}

export function RecentList({ recent, onChange }: Props) {
  const openLabel = useProject(({ open }) => open?.label);
  const openCards = useProject(({ files }) => cardIds(files).length);
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
      <ul className={styles.recent}>
        {recent.map((project) => (
          <li key={project.folder} className={styles.recentItem} data-missing={project.missing || undefined}>
            <button
              type="button"
              className={styles.recentOpen}
              disabled={project.missing}
              onClick={() => (project.label === openLabel ? goTo("set") : void openFolder(project.folder))}
            >
              <span className={styles.spine} style={{ backgroundColor: gameColours[project.game] }} />
              <span className={styles.recentText}>
                <span className={styles.recentName}>{project.name}</span>
                <span className={styles.recentFolder} title={project.label}>
                  {project.missing ? `Not found any more: ${project.label}` : project.label}
                </span>
              </span>
              <GameBadge game={project.game} />
              <span className={styles.recentFact}>
                {count(project.label === openLabel ? openCards : project.cards, "card")}
              </span>
              <span className={styles.recentFact}>
                {project.label === openLabel ? "open now" : whenOpened(project.openedAt)}
              </span>
            </button>
            <Tooltip title="Take it off this list. The files stay where they are." describeChild>
              <IconButton
                size="small"
                aria-label={`Forget ${project.name}`}
                onClick={() => void forget(project.folder)}
              >
                <X aria-hidden />
              </IconButton>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  );
}

import Button from "@mui/material/Button";
import { FolderOpen } from "lucide-react";
import { useEffect, useState } from "react";
import type { AppInfo } from "../../main/api";
import { call } from "../bridge/client";
import { pickFolder } from "../bridge/pick-folder";
import { tellProblem } from "../state/notices";
import { FolderBrowser } from "../ui/folder-browser";
import styles from "./settings.module.css";

/** Where new sets go, samples and bundles that are opened among them. */
export function ProjectsFolder() {
  const [info, setInfo] = useState<AppInfo>();
  const [browsing, setBrowsing] = useState(false);
  useEffect(() => {
    void call("app.info", {}).then((result) => result.ok && setInfo(result.value));
  }, []);
  const keep = async (folder: string | null) => {
    setBrowsing(false);
    const kept = await call("folders.keep-projects-in", { folder });
    if (!kept.ok) tellProblem(kept.problem);
    else setInfo((before) => before && { ...before, projectsFolder: kept.value });
  };
  const choose = async () => {
    if (info?.host === "browser") return setBrowsing(true);
    const picked = await pickFolder("create");
    if (picked) await keep(picked.folder);
  };
  return (
    <div className={styles.buttons} data-pointer="/projects">
      <span className={styles.place}>
        New sets go to <strong>{info?.projectsFolder.label ?? "…"}</strong>
      </span>
      <Button
        size="small"
        variant="outlined"
        startIcon={<FolderOpen aria-hidden />}
        disabled={!info}
        onClick={() => void choose()}
      >
        Elsewhere…
      </Button>
      <Button size="small" disabled={!info} onClick={() => void keep(null)}>
        As usual
      </Button>
      {browsing && (
        <FolderBrowser
          purpose="create"
          start={info?.projectsFolder.folder}
          onCancel={() => setBrowsing(false)}
          onChoose={({ folder }) => void keep(folder)}
        />
      )}
    </div>
  );
}

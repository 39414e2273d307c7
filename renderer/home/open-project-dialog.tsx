import { useEffect, useState } from "react";
import { call } from "../bridge/client";
import { pickFolder } from "../bridge/pick-folder";
import { tellProblem } from "../state/notices";
import { closeDialog } from "../state/ui-store";
import { FolderBrowser } from "../ui/folder-browser";
import { openFolder } from "./enter-project";

/** The native folder dialog in the desktop shell, the studio's own in a browser. */
export function OpenProjectDialog() {
  const [start, setStart] = useState<string>();
  useEffect(() => {
    let live = true;
    void (async () => {
      const info = await call("app.info", {});
      if (!live) return;
      if (!info.ok) {
        tellProblem(info.problem);
        closeDialog();
      } else if (info.value.host === "browser") setStart(info.value.projectsFolder.folder);
      else {
        const picked = await pickFolder("open");
        closeDialog();
        if (picked) await openFolder(picked.folder);
      }
    })();
    return () => {
      live = false;
    };
  }, []);
  if (start === undefined) return null;
  return (
    <FolderBrowser
      purpose="open"
      start={start}
      onCancel={closeDialog}
      onChoose={({ folder }) => void openFolder(folder)}
    />
  );
}

import "./trusted-scripts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import "./studio-commands";
import { sendBeforeLeaving } from "./state/leave-page";
import { followProject } from "./state/project-events";
import { resumeProject } from "./state/project-lifecycle";
import { loadSettings } from "./state/settings";
import { StudioTheme } from "./theme/studio-theme";
import { Boundary } from "./ui/boundary";

followProject();
void loadSettings();
window.addEventListener("pagehide", sendBeforeLeaving);
void resumeProject();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
createRoot(root).render(
  <StrictMode>
    <StudioTheme>
      <Boundary>
        <App />
      </Boundary>
    </StudioTheme>
  </StrictMode>,
);

import "./trusted-scripts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import "./studio-commands";
import { followProject } from "./state/project-events";
import { resumeProject } from "./state/project-lifecycle";
import { loadSettings, sendUnsent } from "./state/settings";
import { StudioTheme } from "./theme/studio-theme";
import { Boundary } from "./ui/boundary";

followProject();
void loadSettings();
window.addEventListener("pagehide", sendUnsent);
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

import IconButton from "@mui/material/IconButton";
import ToggleButton from "@mui/material/ToggleButton";
import Tooltip from "@mui/material/Tooltip";
import { Frame, type LucideIcon, Magnet, Maximize, Ruler, Scan, ZoomIn, ZoomOut } from "lucide-react";
import { memo } from "react";
import { type Overlay, setTemplateZoom, useOverlay, useTemplateZoom } from "../session/room-settings";
import { useTemplateRoom } from "../session/template-store";
import styles from "./canvas-bar.module.css";
import { zoomStep } from "./use-wheel-zoom";

const overlays: readonly { name: Overlay; label: string; icon: LucideIcon }[] = [
  { name: "safe", label: "Safe zone", icon: Scan },
  { name: "bleed", label: "Bleed", icon: Frame },
  { name: "rulers", label: "Rulers", icon: Ruler },
  { name: "snap", label: "Snap to lines (Ctrl lets go)", icon: Magnet },
];

/** What is shown with the card, and how large. */
export const CanvasBar = memo(function CanvasBar() {
  const zoom = useTemplateZoom();
  const percent = useTemplateRoom((state) => state.percent);
  return (
    <div className={styles.tools}>
      {overlays.map((overlay) => (
        <OverlaySwitch key={overlay.name} {...overlay} />
      ))}
      <span className={styles.gap} />
      <Tooltip title="Smaller" describeChild>
        <IconButton aria-label="Smaller" onClick={() => setTemplateZoom(zoomStep(percent, -1))}>
          <ZoomOut strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip title="True size" describeChild>
        <button
          type="button"
          className={styles.percent}
          aria-label={`Zoom ${zoom === "fit" ? "to fit" : `${zoom} %`}. Show in true size`}
          onClick={() => setTemplateZoom(100)}
        >
          {zoom === "fit" ? "Fit" : `${zoom} %`}
        </button>
      </Tooltip>
      <Tooltip title="Larger" describeChild>
        <IconButton aria-label="Larger" onClick={() => setTemplateZoom(zoomStep(percent, 1))}>
          <ZoomIn strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip title="As large as fits" describeChild>
        <IconButton aria-label="As large as fits" onClick={() => setTemplateZoom("fit")}>
          <Maximize strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
    </div>
  );
});

function OverlaySwitch({ name, label, icon: Icon }: (typeof overlays)[number]) {
  const [on, set] = useOverlay(name);
  return (
    <Tooltip title={label} describeChild>
      <ToggleButton
        value={name}
        size="small"
        className={styles.toggle ?? ""}
        selected={on}
        aria-label={label}
        onChange={() => set(!on)}
      >
        <Icon strokeWidth={1.75} aria-hidden />
      </ToggleButton>
    </Tooltip>
  );
}

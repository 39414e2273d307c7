import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { memo } from "react";
import { setZoom, type Zoom, zooms } from "../room/editor-settings";
import styles from "./face.module.css";

const names: Record<Zoom, string> = { fit: "Fit", "100": "True size", "200": "200 %" };

export const ZoomSwitch = memo(function ZoomSwitch({ zoom }: { zoom: Zoom }) {
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={zoom}
      aria-label="Zoom"
      onChange={(_, next: Zoom | null) => next && setZoom(next)}
    >
      {zooms.map((value) => (
        <ToggleButton key={value} value={value} className={styles.zoom ?? ""}>
          {names[value]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});

import { memo } from "react";
import { Toggles } from "../../ui/fields/toggles";
import { setZoom, type Zoom, zooms } from "../room/editor-settings";

const names: Record<Zoom, string> = { fit: "Fit", "100": "True size", "200": "200 %" };
const options = zooms.map((value) => ({ value, label: names[value] }));

export const ZoomSwitch = memo(function ZoomSwitch({ zoom }: { zoom: Zoom }) {
  return <Toggles fit label="Zoom" value={zoom} options={options} onChange={setZoom} />;
});

import { remember, useSettings } from "../../state/settings";

/** What the editor remembers of its own looks, for every project. */

export const zooms = ["fit", "100", "200"] as const;
export type Zoom = (typeof zooms)[number];

export const useZoom = (): Zoom =>
  useSettings(({ layout }) => zooms.find((zoom) => zoom === layout["editor.zoom"]) ?? "fit");
export const setZoom = (zoom: Zoom): void => remember("editor.zoom", zoom);

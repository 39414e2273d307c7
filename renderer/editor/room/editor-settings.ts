import { remember, useSettings } from "../../state/settings";

/** What the editor remembers of its own looks, for every project. The setters never change, so that nothing redraws for them. */

export const zooms = ["fit", "100", "200"] as const;
export type Zoom = (typeof zooms)[number];

const keys = { zoom: "editor.zoom", form: "editor.form-width" };

export const useZoom = (): Zoom =>
  useSettings(({ layout }) => zooms.find((zoom) => zoom === layout[keys.zoom]) ?? "fit");
export const useFormWidth = (): number =>
  useSettings(({ layout }) => {
    const width = layout[keys.form];
    return typeof width === "number" ? width : 392;
  });

export const setZoom = (zoom: Zoom): void => remember(keys.zoom, zoom);
export const setFormWidth = (width: number): void => remember(keys.form, width);

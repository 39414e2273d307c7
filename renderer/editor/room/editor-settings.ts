import { currentSettings, remember, useSettings } from "../../state/settings";

/** What the editor remembers of its own looks, for every project. The setters never change, so that nothing redraws for them. */

export const zooms = ["fit", "100", "200"] as const;
export type Zoom = (typeof zooms)[number];

const keys = { json: "editor.json", zoom: "editor.zoom", form: "editor.form-width", jsonWidth: "editor.json-width" };

const asNumber = (value: unknown, fallback: number): number => (typeof value === "number" ? value : fallback);

export const useJsonOpen = (): boolean => useSettings(({ layout }) => layout[keys.json] === true);
export const useZoom = (): Zoom =>
  useSettings(({ layout }) => zooms.find((zoom) => zoom === layout[keys.zoom]) ?? "fit");
export const useFormWidth = (): number => useSettings(({ layout }) => asNumber(layout[keys.form], 392));
export const useJsonWidth = (): number => useSettings(({ layout }) => asNumber(layout[keys.jsonWidth], 400));

export const showJson = (): void => remember(keys.json, true);
export const hideJson = (): void => remember(keys.json, false);
export const toggleJson = (): void => remember(keys.json, currentSettings().layout[keys.json] !== true);
export const setZoom = (zoom: Zoom): void => remember(keys.zoom, zoom);
export const setFormWidth = (width: number): void => remember(keys.form, width);
export const setJsonWidth = (width: number): void => remember(keys.jsonWidth, width);

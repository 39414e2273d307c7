import { currentSettings, remember, useSettings } from "../state/settings";

/** Whether the JSON of a document stands beside its form, and how wide: the same in all rooms. */

const keys = { open: "editor.json", width: "editor.json-width" };
const widthAtFirst = 400;

export const useJsonOpen = (): boolean => useSettings(({ layout }) => layout[keys.open] === true);
export const useJsonWidth = (): number =>
  useSettings(({ layout }) => {
    const width = layout[keys.width];
    return typeof width === "number" ? width : widthAtFirst;
  });

export const showJson = (): void => remember(keys.open, true);
export const hideJson = (): void => remember(keys.open, false);
export const toggleJson = (): void => remember(keys.open, currentSettings().layout[keys.open] !== true);
export const setJsonWidth = (width: number): void => remember(keys.width, width);

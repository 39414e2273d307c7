import { currentSettings, remember, useRemembered, useSettings } from "../state/settings";

/** Whether the JSON of a document stands beside its form, and how wide: the same in all rooms. */

const isOpenKey = "editor.json";

export const useJsonOpen = (): boolean => useSettings(({ layout }) => layout[isOpenKey] === true);
export const useJsonWidth = () => useRemembered("editor.json-width", 400 as number);

export const showJson = (): void => remember(isOpenKey, true);
export const hideJson = (): void => remember(isOpenKey, false);
export const toggleJson = (): void => remember(isOpenKey, currentSettings().layout[isOpenKey] !== true);

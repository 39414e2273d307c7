import { currentSettings, remember, useSettings } from "../state/settings";
import { usePanelWidth } from "../ui/panel-memory";

/** Whether the JSON of a document stands beside its form, and how wide: the same in all rooms. */

const isOpenKey = "editor.json";

export const useJsonOpen = (): boolean => useSettings(({ layout }) => layout[isOpenKey] === true);
export const jsonPanel = "editor.json";
export const initialJsonWidth = 400;
export const useJsonWidth = () => usePanelWidth(jsonPanel, initialJsonWidth);

export const showJson = (): void => remember(isOpenKey, true);
export const hideJson = (): void => remember(isOpenKey, false);
export const toggleJson = (): void => remember(isOpenKey, currentSettings().layout[isOpenKey] !== true);

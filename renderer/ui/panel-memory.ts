import { currentSettings, remember, useRemembered, useSettings } from "../state/settings";

/** How wide each panel was drawn and whether it is folded away, for every project. */

export const usePanelWidth = (name: string, initial: number) => useRemembered(`${name}-width`, initial);

const foldedKey = (name: string): string => `${name}-folded`;

/** A section of a panel, which may begin folded. */
export const useSectionFolded = (name: string, initially: boolean) => useRemembered(foldedKey(name), initially);

export const usePanelFolded = (name: string): boolean => useSettings(({ layout }) => layout[foldedKey(name)] === true);
export const isPanelFolded = (name: string): boolean => currentSettings().layout[foldedKey(name)] === true;
export const foldPanel = (name: string): void => remember(foldedKey(name), true);
export const unfoldPanel = (name: string): void => remember(foldedKey(name), false);

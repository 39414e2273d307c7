/** Where the symbol library lies beside the studio: its names in one file, its outlines in pieces by first letters. */

/** Outlines by name, on a square of `iconSize`. */
export type IconShard = Record<string, string>;

export const iconSize = 512;
export const iconNamesFile = "icons/names.json";
export const iconShardFile = (name: string): string => `icons/${name.slice(0, 2)}.json`;

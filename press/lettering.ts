import type { Emoji } from "./emoji";
import type { HyphenPatterns } from "./hyphenation";

/** On its way: whoever asked draws without it and again when it is here. */
export const coming = Symbol("coming");
export type Coming = typeof coming;

/** What a text may need beyond the typefaces of its template. Asked for while it is being set, so that nothing is loaded in vain. */
export interface Lettering {
  /** The file of a font id. */
  font(id: string): Uint8Array | Coming | undefined;
  /** Fonts of the project, which lend what no typeface of the house has. */
  own?: readonly string[];
  /** By its code points, as in `emojiKey`. */
  emoji(key: string): Emoji | Coming | undefined;
  /** Where words of a language may be parted; `en`, `de-AT`. */
  hyphens(language: string): HyphenPatterns | Coming | undefined;
}

export const noLettering: Lettering = { font: () => undefined, emoji: () => undefined, hyphens: () => undefined };

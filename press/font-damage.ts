/**
 * Fonts that a project brings are anybody's bytes: whatever goes wrong in reading one is the font's fault, and the text is
 * set again without it.
 */
export class FontDamage extends Error {
  constructor(
    readonly font: string,
    reason: unknown,
  ) {
    super(`${font}: ${String(reason)}`);
  }
}

interface Book {
  /** From now on the font is asked for in vain. */
  giveUp(font: string): void;
  isGivenUp(font: string): boolean;
}

/** Does some setting of text; again from the beginning for every font that turns out to be damaged. */
export function withoutDamaged<T>(book: Book, set: () => T): T {
  for (;;) {
    try {
      return set();
    } catch (reason) {
      if (!(reason instanceof FontDamage) || book.isGivenUp(reason.font)) throw reason;
      book.giveUp(reason.font);
    }
  }
}

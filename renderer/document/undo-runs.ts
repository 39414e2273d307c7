/**
 * What one undo step is, is decided here alone. Changes in a row at the same place of a file get one key, until there is
 * a pause, somebody else has changed the text in between, or a step of its own ends the run: otherwise undo would take
 * back more than the person remembers doing. Whatever carries the same key becomes one step, on the way (the queue of
 * edits) and in the history (the main process), neither of which looks at clock or text.
 */
const pause = 1000;

/** From taking hold of something until letting it go: one step, however long a hand rests, and never joined to another. */
export type Gesture = symbol;

export interface Runs {
  /** `before` is the text that the change meets. */
  keyFor(place: string, before: string | undefined, gesture?: Gesture): string;
  wrote(text: string): void;
  /** Whether this text is what was last written at the place, with nothing in between. */
  isLast(place: string, text: string | undefined): boolean;
  /** A change of its own ends the run. */
  end(): undefined;
}

export function createRuns(path: string, now: () => number = () => performance.now()): Runs {
  let place: string | undefined;
  let written: string | undefined;
  let at = 0;
  let run = 0;
  let held: Gesture | undefined;
  // No key may come again after a reload: the history still knows those of before.
  const begun = Date.now().toString(36);
  return {
    keyFor(nextPlace, before, gesture) {
      const goesOn = gesture === held && (gesture !== undefined || now() - at <= pause);
      if (place !== nextPlace || written !== before || !goesOn) run += 1;
      place = nextPlace;
      held = gesture;
      return `${path}:${place}#${begun}-${run}`.slice(-longestKey);
    },
    wrote(text) {
      written = text;
      at = now();
    },
    isLast: (askedPlace, text) => place === askedPlace && written === text,
    end() {
      place = undefined;
      return undefined;
    },
  };
}

/** As much as the contract takes (`main/api.ts`); its end is what tells keys apart. */
const longestKey = 200;

/**
 * Keys under which keystrokes become one undo step: the same place, without a long pause, and without anybody else
 * having changed the text in between. Otherwise undo would take back more than the person remembers typing.
 */
const longPause = 2000;

export interface TypingRuns {
  /** `before` is the text the keystroke meets. */
  keyFor(place: string, before: string | undefined): string;
  wrote(text: string): void;
  /** Whether this text is what was last typed at the place, with nothing in between. */
  isLast(place: string, text: string | undefined): boolean;
  /** A change of its own ends the run. */
  end(): undefined;
}

export function createTypingRuns(path: string, now: () => number = () => performance.now()): TypingRuns {
  let place: string | undefined;
  let written: string | undefined;
  let at = 0;
  const started = Math.floor(now());
  let run = 0;
  return {
    keyFor(nextPlace, before) {
      if (place !== nextPlace || written !== before || now() - at > longPause) run += 1;
      place = nextPlace;
      return `${path}:${place}#${started}-${run}`;
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

/** Until when the table moves: bots wait for it. */

let until = 0;

export const movesFor = (ms: number): void => {
  until = performance.now() + ms;
};

export const motionLeft = (): number => Math.max(0, until - performance.now());

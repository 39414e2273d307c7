/** How often a first hand may go back, in words. */
export const timesOf = (redraws = 1): string => (redraws === 1 ? "once" : `up to ${redraws} times`);

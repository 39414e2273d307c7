/** The steps of a turn (rules §6), as places in the program of the turn. */
export const turnSteps = {
  begin: 0,
  reset: 1,
  draw: 2,
  spawning: 3,
  action: 4,
  rangeCheck: 5,
  skirmishWindow: 6,
  skirmish: 7,
  fight: 8,
  aftermathOf: 9,
  aftermath: 10,
  end: 11,
  next: 12,
} as const;

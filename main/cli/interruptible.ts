/** The work's value, or null when Ctrl+C ended it. */
export const orNullWhenStopped = <T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> =>
  work.catch((reason: unknown) => {
    if (signal.aborted) return null;
    throw reason;
  });

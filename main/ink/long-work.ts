/** How long work reports and ends. */
export interface WorkControl {
  onProgress?: (done: number, total: number) => void;
  /** When it is aborted, the promise is rejected with its reason. */
  signal?: AbortSignal;
}

const turnEvery = 12;

/** Counts steps, stops when told to, and lets others have a turn before the studio could feel it. */
export class Steps {
  private done = 0;
  private rested = performance.now();

  constructor(
    private readonly control: WorkControl,
    private total: number,
  ) {}

  async next(): Promise<void> {
    const { signal, onProgress } = this.control;
    signal?.throwIfAborted();
    onProgress?.(++this.done, this.total);
    if (performance.now() - this.rested < turnEvery) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.rested = performance.now();
    signal?.throwIfAborted();
  }

  /** Waits for work that can't be stopped, but no longer than the person wants to wait. */
  race<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.control;
    if (!signal) return work;
    return new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason as Error);
      if (signal.aborted) return stop();
      signal.addEventListener("abort", stop, { once: true });
      work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
    });
  }
}

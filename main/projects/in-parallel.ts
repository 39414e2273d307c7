/** Runs `work` on all items, a few at once. After a failure nothing new is begun, what runs is waited for, then it throws. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  let failed = false;
  const lane = async () => {
    while (next < items.length && !failed) {
      const item = items[next++]!;
      try {
        await work(item);
      } catch (reason) {
        failed = true;
        throw reason;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  const broken = lanes.find((result) => result.status === "rejected");
  if (broken) throw broken.reason;
}

import { useEffect, useState } from "react";

/** What is pressed stays as it is until the pointer is let go: what comes in meanwhile would take a button away under the hand. */
export function useHeld<Shown>(now: Shown): { held: Shown; onPointerDown(): void } {
  const [kept, keep] = useState<{ shown: Shown }>();
  useEffect(() => {
    if (!kept) return;
    // The click comes after it.
    const release = () => setTimeout(() => keep(undefined));
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    return () => {
      window.removeEventListener("pointerup", release);
      window.removeEventListener("pointercancel", release);
    };
  }, [kept]);
  return { held: kept ? kept.shown : now, onPointerDown: () => keep({ shown: now }) };
}

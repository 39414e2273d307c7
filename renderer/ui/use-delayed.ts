import { useEffect, useState } from "react";

/** True once `waiting` has lasted long enough to be worth showing: short waits stay invisible. */
export function useDelayed(waiting: boolean, delay = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [waiting, delay]);
  return waiting && late;
}

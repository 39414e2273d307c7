import { useEffect, useRef, useState } from "react";

/** Whether an element can be seen, or nearly: until it is known, it counts as seen. */
export function useInSight<E extends Element = HTMLDivElement>() {
  const ref = useRef<E>(null);
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isInSight };
}

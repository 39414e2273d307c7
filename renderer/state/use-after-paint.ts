import { useEffect, useState } from "react";

/** The same once the page has been painted with it: what takes longer than a frame doesn't hold back what can be shown at once. */
export function useAfterPaint<Value>(now: Value): Value {
  const [painted, paint] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => paint(now));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [now]);
  return painted;
}

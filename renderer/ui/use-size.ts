import { useLayoutEffect, useRef, useState } from "react";

interface Size {
  width: number;
  height: number;
}

/** The size of an element, followed as it changes. Zero until it is on the page. */
export function useSize<E extends HTMLElement = HTMLDivElement>() {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

import { type RefObject, useEffect } from "react";
import { useLatest } from "./use-latest";

/** Ctrl and the wheel, or two fingers, over an element: by how much they make what is there larger or smaller. */
export function usePinch(place: RefObject<HTMLElement | null>, onPinch: ((factor: number) => void) | undefined): void {
  const latest = useLatest(onPinch);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      if (!latest.current || (!event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY * 0.002));
    };
    // React listens passively to the wheel, and could not keep the page from zooming.
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [place]);
}

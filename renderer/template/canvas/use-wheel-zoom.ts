import { type RefObject, useEffect } from "react";
import { useLatest } from "../../ui/use-latest";
import { setTemplateZoom, zoomSteps } from "../session/room-settings";

const least = zoomSteps[0];
const most = zoomSteps.at(-1) ?? 800;

/** Ctrl and the wheel, or two fingers, make the card larger and smaller. */
export function useWheelZoom(place: RefObject<HTMLElement | null>, now: number): void {
  const latest = useLatest(now);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const percent = latest.current * 100 * Math.exp(-event.deltaY * 0.002);
      setTemplateZoom(Math.round(Math.max(least, Math.min(most, percent))));
    };
    // React listens passively to the wheel, and could not keep the page from zooming.
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [place]);
}

/** The next larger or smaller step. */
export function zoomStep(percent: number, by: 1 | -1): number {
  const steps = by > 0 ? zoomSteps : [...zoomSteps].reverse();
  return steps.find((step) => (by > 0 ? step > percent + 0.5 : step < percent - 0.5)) ?? (by > 0 ? most : least);
}

import type { RefObject } from "react";
import { usePinch } from "../../ui/use-pinch";
import { setTemplateZoom, zoomSteps } from "../session/room-settings";

const least = zoomSteps[0];
const most = zoomSteps.at(-1) ?? 800;

/** The wheel makes the card larger and smaller. */
export const useWheelZoom = (place: RefObject<HTMLElement | null>, now: number): void =>
  usePinch(place, (factor) => setTemplateZoom(Math.round(Math.max(least, Math.min(most, now * 100 * factor)))));

/** The next larger or smaller step. */
export function zoomStep(percent: number, by: 1 | -1): number {
  const steps = by > 0 ? zoomSteps : [...zoomSteps].reverse();
  return steps.find((step) => (by > 0 ? step > percent + 0.5 : step < percent - 0.5)) ?? (by > 0 ? most : least);
}

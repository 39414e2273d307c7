import type { Emit } from "../../../core/machine";
import type { Building } from "./state";

/** A hidden building is revealed for good (rules §2). */
export function reveal(building: Building, emit: Emit | null): void {
  if (!building.hidden) return;
  building.hidden = false;
  emit?.({
    type: "reveal",
    seat: building.owner,
    building: building.uid,
    card: building.design,
    lane: building.lane,
    tile: building.tile,
  });
}

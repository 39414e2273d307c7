import { useEffect, useState } from "react";
import { boxOf, type Extent, type Place, placeWithin, type Range } from "../../../project/sheet/ranges";
import { currentUi, select } from "../../state/ui-store";
import { useStableCallback } from "../../ui/use-stable-callback";

const at = (place: Place): Range => ({ anchor: place, head: place });

/** Which cells are selected. The cards of their rows are the set's selection, so that every command of cards means them. */
export function useRange(order: readonly string[], extent: Extent) {
  const [chosen, setRange] = useState<Range>(() => {
    const row = order.indexOf(currentUi().focused ?? "");
    return at({ row: Math.max(0, row), column: 0 });
  });
  const range = { anchor: placeWithin(chosen.anchor, extent), head: placeWithin(chosen.head, extent) };
  const box = boxOf(range);

  useEffect(() => {
    const ids = order.slice(box.top, box.bottom + 1);
    const { selection, focused } = currentUi();
    const head = order[range.head.row] ?? null;
    const isSame = focused === head && selection.size === ids.length && ids.every((id) => selection.has(id));
    if (!isSame) select(ids, head);
  }, [order, box.top, box.bottom, range.head.row]);

  return {
    range,
    box,
    moveTo: useStableCallback((place: Place) => setRange(at(placeWithin(place, extent)))),
    reachTo: useStableCallback((place: Place) => setRange({ anchor: range.anchor, head: placeWithin(place, extent) })),
    spanTo: useStableCallback((anchor: Place, head: Place) =>
      setRange({ anchor: placeWithin(anchor, extent), head: placeWithin(head, extent) }),
    ),
  };
}

export type RangeHand = ReturnType<typeof useRange>;

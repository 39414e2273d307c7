import { useEffect, useRef, useState } from "react";
import { boxOf, type Extent, type Place, placeWithin, type Range } from "../../../project/sheet/ranges";
import { currentUi, select, useUi } from "../../state/ui-store";
import { useStableCallback } from "../../ui/use-stable-callback";

const at = (place: Place): Range => ({ anchor: place, head: place });

/** Which cells are selected, within what there is. The cards of their rows are the set's selection, so that every command of cards means them. */
export function useRange(order: readonly string[], extent: Extent) {
  const [chosen, setRange] = useState<Range>(() => {
    const row = order.indexOf(currentUi().focused ?? "");
    return at({ row: Math.max(0, row), column: 0 });
  });
  const range = { anchor: placeWithin(chosen.anchor, extent), head: placeWithin(chosen.head, extent) };
  const box = boxOf(range);

  /** What the set was told last. Anything else is somebody's who made, found or chose cards elsewhere. */
  const told = useRef(currentUi().focused);
  const focused = useUi((ui) => ui.focused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what others choose is followed, not the hand itself.
  useEffect(() => {
    const theirs = currentUi();
    const row = theirs.focused === null || theirs.focused === told.current ? -1 : order.indexOf(theirs.focused);
    told.current = theirs.focused;
    if (row < 0 || row === range.head.row) return;
    const rows = order.flatMap((id, at) => (theirs.selection.has(id) ? at : []));
    const [top = row, bottom = row] = [rows[0], rows.at(-1)];
    const isOne = bottom - top + 1 === rows.length;
    const { column } = range.head;
    setRange({ anchor: { row: isOne ? bottom : row, column }, head: { row: isOne ? top : row, column } });
  }, [focused, order]);
  useEffect(() => {
    if (currentUi().focused !== told.current) return;
    const ids = order.slice(box.top, box.bottom + 1);
    const { selection, focused } = currentUi();
    const head = order[range.head.row] ?? null;
    told.current = head;
    const isSame = focused === head && selection.size === ids.length && ids.every((id) => selection.has(id));
    if (!isSame) select(ids, head);
  }, [order, box.top, box.bottom, range.head.row]);

  return {
    range,
    box,
    moveTo: useStableCallback((place: Place) => setRange(at(place))),
    reachTo: useStableCallback((place: Place) => setRange({ anchor: range.anchor, head: place })),
    spanTo: useStableCallback((anchor: Place, head: Place) => setRange({ anchor, head })),
  };
}

export type RangeHand = ReturnType<typeof useRange>;

import type { TableSeat, TableView, TableZone } from "../../../engine/core/table-view";
import type { ZoneShape } from "./strip";
import type { SeatShape, TableShape } from "./table-layout";

/** What of a view matters for where things lie: how many cards, in which way. */

/** How wide a zone's name is with its number, about. */
const labelWidth = ({ label, cards }: TableZone): number =>
  Math.ceil(label.length * 5.9 + String(cards.length).length * 7 + 8);

const shapeOf = (zone: TableZone): ZoneShape => ({
  id: zone.id,
  spread: zone.spread,
  cards: zone.cards.length,
  label: labelWidth(zone),
});

/** Rows come and go with their cards; hands and piles have their fixed place. */
const isShown = ({ spread, cards }: TableZone): boolean => spread !== "row" || cards.length > 0;

export interface SeatZones {
  strip: readonly TableZone[];
  front: readonly TableZone[];
}

/** Where nothing else lies between the players, the middle is for what lies before each of them. */
export function zonesOfSeat(view: TableView, { zones }: TableSeat): SeatZones {
  const shown = zones.filter(isShown);
  if (view.field || view.boards.length > 0) return { strip: shown, front: [] };
  return {
    strip: shown.filter(({ spread }) => spread !== "row"),
    front: shown.filter(({ spread }) => spread === "row"),
  };
}

export function tableShape(view: TableView, own: number, around: readonly number[]): TableShape {
  const isOpen = !view.field && view.boards.length === 0;
  const boardsOf = (seat: number | undefined) =>
    view.boards.filter((board) => board.seat === seat).map(({ id, places }) => ({ id, places: places.length }));
  const seatOf = (seat: number): SeatShape => {
    const { strip, front } = zonesOfSeat(view, view.seats[seat]!);
    return {
      seat,
      strip: strip.map(shapeOf),
      front: front.map(shapeOf),
      boards: boardsOf(seat),
      hasFront: isOpen && view.seats[seat]!.zones.some(({ spread }) => spread === "row"),
      things: isOpen ? view.seats[seat]!.values.filter(({ asThings }) => asThings).length : 0,
    };
  };
  return {
    own: seatOf(own),
    around: around.map(seatOf),
    shared: {
      zones: view.shared.map(shapeOf),
      boards: boardsOf(undefined),
      hasField: view.field !== undefined,
      hasEnds: view.ends !== undefined,
    },
  };
}

import type { TableSeat, TableView, TableZone } from "../../../engine/core/table-view";
import { projectionOf } from "../field/projection";
import type { SeatShape } from "./seat-fit";
import type { ZoneShape } from "./strip";
import type { TableShape } from "./table-layout";

/** What of a view matters for where things lie: how many cards, in which way. */

/** How wide a zone's name is with its number, about. */
const labelWidth = ({ label, cards }: TableZone): number =>
  Math.ceil(label.length * 5.9 + String(cards.length).length * 7 + 14);

const shapeOf = (zone: TableZone): ZoneShape => ({
  id: zone.id,
  spread: zone.spread,
  cards: zone.cards.length,
  label: labelWidth(zone),
});

/** Rows come and go with their cards; hands and piles have their fixed place, and so has what lies on ground where there is room. */
const isShown =
  (hasRoom: boolean) =>
  ({ spread, cards, ground }: TableZone): boolean =>
    spread !== "row" || cards.length > 0 || (hasRoom && ground !== undefined);

/** Where nothing lies before somebody yet, it is seen where it will come to lie. */
function withPlace(shown: readonly TableZone[], zones: readonly TableZone[]): readonly TableZone[] {
  const place = zones.find(({ spread, ground }) => spread === "row" && ground !== undefined);
  return place && shown.every(({ spread }) => spread !== "row") ? [...shown, place] : shown;
}

interface SeatZones {
  strip: readonly TableZone[];
  front: readonly TableZone[];
}

/** Where nothing else lies between the players, the middle is for what lies before each of them. */
export function zonesOfSeat(view: TableView, { zones }: TableSeat, isOwn: boolean): SeatZones {
  const shown = zones.filter(isShown(isOwn || view.seats.length === 2));
  if (view.field || view.boards.length > 0) return { strip: shown, front: [] };
  return {
    strip: shown.filter(({ spread }) => spread !== "row"),
    front: withPlace(shown, zones).filter(({ spread }) => spread === "row"),
  };
}

const aspectOf = (field: NonNullable<TableView["field"]>): number => {
  const { width, height } = projectionOf(field);
  return width / height;
};

export function tableShape(view: TableView, own: number, around: readonly number[]): TableShape {
  const isOpen = !view.field && view.boards.length === 0;
  const boardsOf = (seat: number | undefined) =>
    view.boards.filter((board) => board.seat === seat).map(({ id, places }) => ({ id, places: places.length }));
  const seatOf = (seat: number): SeatShape => {
    const { values, zones } = view.seats[seat]!;
    const { strip, front } = zonesOfSeat(view, view.seats[seat]!, seat === own);
    const boards = boardsOf(seat);
    const things = values.filter(({ asThings }) => asThings).length;
    return {
      seat,
      strip: strip.map(shapeOf),
      front: front.map(shapeOf),
      boards,
      hasFront: isOpen && zones.some(({ spread }) => spread === "row"),
      things: isOpen || boards.length > 0 ? things : 0,
      hasNumbers: things < values.length,
    };
  };
  return {
    own: seatOf(own),
    around: around.map(seatOf),
    shared: {
      zones: view.shared.map(shapeOf),
      boards: boardsOf(undefined),
      field: view.field ? aspectOf(view.field) : null,
      hasEnds: view.ends !== undefined,
    },
  };
}

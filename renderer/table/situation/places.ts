import { instanceOf } from "../../../engine/core/scenario-aliases";
import { cardsOf, type TableView, type TableZone, tableKeys } from "../../../engine/core/table-view";
import type { Json } from "../../../engine/core/vocabulary";
import { cardName, type InPlay } from "../play/in-play";
import { isObject, type Known } from "./position-schema";

/** Where a card can be put, by the keys of the table and as people call it. */
export function placesOf({ seats, shared, boards }: TableView): { id: string; name: string }[] {
  const zone = (owner: string) => (zone: TableZone) => ({
    id: tableKeys.zone(zone.id),
    name: owner === "" ? zone.label : `${owner}: ${zone.label.toLowerCase()}`,
  });
  return [
    ...seats.flatMap(({ name, zones }) => zones.map(zone(name))),
    ...shared.map(zone("")),
    ...boards.flatMap(({ label, places }) =>
      places.map((place) => ({ id: tableKeys.place(place.id), name: `${label}: ${place.label}` })),
    ),
  ];
}

/** What has a number in the position and lies on the table: whose it is tells two of a kind apart, then their order. */
export function piecesOn(table: TableView, position: Json, cards: InPlay["cards"]): Known["pieces"] {
  const numbered = new Set(
    (isObject(position) ? Object.values(position) : []).flatMap((list) =>
      Array.isArray(list) ? (list as Json[]).map(instanceOf) : [],
    ),
  );
  const pieces = cardsOf(table).flatMap(({ instance, card, owner }) =>
    instance !== undefined && card && numbered.has(instance) ? [{ id: instance, card, owner }] : [],
  );
  const nameOf = ({ card, owner }: (typeof pieces)[number]): string =>
    [cardName(cards, card), ...(owner === undefined ? [] : [table.seats[owner]?.name])].join(", ");
  return pieces.map((piece) => {
    const alike = pieces.filter((other) => nameOf(other) === nameOf(piece));
    const nth = alike.length > 1 ? ` (${alike.indexOf(piece) + 1})` : "";
    return { id: piece.id, name: `${nameOf(piece)}${nth}` };
  });
}

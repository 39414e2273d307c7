import { type TableView, type TableZone, tableKeys } from "../../../engine/core/table-view";

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

import type { Cue } from "../../../engine/core/cues";
import { type TableView, type TableZone, tableKeys, zonesOf } from "../../../engine/core/table-view";

/** What the numbers and names of a cue mean on the table, by its keys. */

export const thingsOf = (numbers: readonly number[]): string[] => numbers.map(tableKeys.card);

/** The number of a seat that a cue names by label or symbol. */
export function valueKey({ seats }: TableView, seat: number | undefined, name: string | undefined): string | undefined {
  const isMeant = (said: string | undefined): boolean => said?.toLowerCase() === name?.toLowerCase();
  const value =
    name === undefined
      ? undefined
      : seats[seat ?? -1]?.values.find(({ label, symbol }) => isMeant(label) || isMeant(symbol));
  return value && tableKeys.value(tableKeys.seat(seat!), value.label);
}

/** The numbers so called of everybody who has one. */
export const valueKeys = (view: TableView, name: string | undefined): string[] =>
  view.seats.flatMap(({ seat }) => valueKey(view, seat, name) ?? []);

/** A zone of the cue's seat, or else one that belongs to all. */
export function zoneKey(view: TableView, { zone, seat }: Cue): string | undefined {
  const ids = zonesOf(view).map(({ id }) => id);
  const found = ids.find((id) => id === `${seat}/${zone}`) ?? ids.find((id) => id === zone);
  return found === undefined ? undefined : tableKeys.zone(found);
}

/** A place by its name, by its number among those of the cue's seat, or else among those that are named so. */
export function placeKey({ boards }: TableView, { place, seat }: Cue): string | undefined {
  if (!place || Array.isArray(place.is)) return undefined;
  const { of, is } = place as { of: string; is: string | number };
  const all = boards.flatMap(({ places }) => places);
  const own = boards.find((board) => board.seat === seat && seat !== undefined);
  const found =
    typeof is === "string"
      ? all.find(({ id }) => id === is)
      : // Whoever is asked counts by these numbers, which may be those of another's places.
        (own?.places[is - 1] ?? all.find(({ means }) => means?.[of] === is));
  return found && tableKeys.place(found.id);
}

/** The pile of a seat, or the one of all. */
export function pileKey(view: TableView, seat: number | undefined): string | undefined {
  const isPile = ({ spread }: TableZone): boolean => spread === "pile";
  const pile = view.seats[seat ?? -1]?.zones.find(isPile) ?? view.shared.find(isPile) ?? zonesOf(view).find(isPile);
  return pile && tableKeys.zone(pile.id);
}

/** The zone or place in which a thing lies. */
function homeOf(view: TableView, thing: string): string | undefined {
  const holds = ({ cards }: Pick<TableZone, "cards">): boolean =>
    cards.some(({ instance }) => instance !== undefined && tableKeys.card(instance) === thing);
  const place = view.boards.flatMap(({ places }) => places).find(holds);
  return place?.id ?? zonesOf(view).find(holds)?.id;
}

/** Whether a thing lies in the same zone or place as before. */
export function staysIn(before: TableView, now: TableView, thing: string): boolean {
  const home = homeOf(now, thing);
  return home !== undefined && homeOf(before, thing) === home;
}

/** Which way a piece goes along its board: to the end of it, which is somebody else's. */
export function goalKey({ boards, ends }: TableView, thing: string): string | undefined {
  for (const { places } of boards)
    for (const { cards } of places)
      for (const { instance, owner } of cards)
        if (instance !== undefined && tableKeys.card(instance) === thing) {
          const goal = ends?.find(({ seat }) => seat !== owner);
          return goal && tableKeys.end(goal.seat);
        }
  return undefined;
}

import type { TSchema } from "typebox";
import { joinPointer, parentOf, valueAt, withoutValueAt, withValueAt } from "../../schemas/json-pointer";
import { instanceOf } from "./scenario-aliases";
import type { Point } from "./straight";
import { cardsOf, type TableView, type TableZone, tableKeys, zonesOf } from "./table-view";
import type { Json } from "./vocabulary";

/** What a hand does to a written position by what lies on the table: puts a card elsewhere, takes it away. */

/** A card that lies on the table, by its number, or one that comes from the set. */
export type Moved = { instance: number } | { card: string; owner?: number };
export type Target = { key: string } | { at: Point };

type Written = { readonly [field: string]: Json };
const isObject = (json: unknown): json is Written => typeof json === "object" && json !== null && !Array.isArray(json);

/** The positions that the move could mean; the rules say which of them there can be. */
export function movedTo(position: Json, table: TableView, schema: TSchema, moved: Moved, target: Target): Json[] {
  const from = "instance" in moved ? whereIs(position, table, moved.instance) : undefined;
  const card = "instance" in moved ? from && cardAt(position, from.pointer) : moved.card;
  if (card === undefined) return [];
  const owner = ("instance" in moved ? ownerOf(table, moved.instance) : moved.owner) ?? Math.max(0, table.active);
  const rest = from === undefined ? position : without(position, from);
  const place = "key" in target ? placeOf(table, target.key) : undefined;
  if (place?.written !== undefined) return [withValueAt(rest, place.written, card) as Json];
  const zone = "key" in target ? zonesOf(table).find(({ id }) => tableKeys.zone(id) === target.key) : undefined;
  if (zone) {
    const list = listOf(zone);
    // What lies on top of a deck is drawn next.
    const cards = (valueAt(rest, list) ?? []) as Json[];
    return Array.isArray(cards)
      ? [withValueAt(rest, list, list.endsWith("/deck") ? [card, ...cards] : [...cards, card]) as Json]
      : [];
  }
  const at: Json | undefined = "at" in target ? [...target.at] : place?.id;
  if (at === undefined) return [];
  const lists = pieceLists(schema);
  const standing = from && lists.includes(parentOf(from.pointer)) ? valueAt(position, from.pointer) : undefined;
  if (isObject(standing)) return [withValueAt(position, from!.pointer, { ...standing, at }) as Json];
  return lists.map((list) => {
    const pieces = (valueAt(rest, list) ?? []) as Json[];
    return withValueAt(rest, list, [...pieces, { card, owner, at }]) as Json;
  });
}

/** Without the card; what has a place of its own leaves it empty. */
export function takenAway(position: Json, table: TableView, instance: number): Json | undefined {
  const from = whereIs(position, table, instance);
  return from === undefined ? undefined : without(position, from);
}

/** Where a card stands in the position; a slot stays when it is empty. */
interface Where {
  pointer: string;
  isSlot?: true;
}

/** Where a card on the table stands in the position. */
export function whereIs(position: Json, table: TableView, instance: number): Where | undefined {
  const slot = table.boards
    .flatMap(({ places }) => places)
    .find(({ written, cards }) => written !== undefined && cards.some((each) => each.instance === instance));
  if (slot?.written !== undefined) return { pointer: slot.written, isSlot: true };
  for (const zone of zonesOf(table)) {
    const n = zone.cards.findIndex((each) => each.instance === instance);
    const items = n < 0 ? undefined : valueAt(position, listOf(zone));
    if (!Array.isArray(items) || items.length !== zone.cards.length) continue;
    const isReversed = !isSame(items as Json[], zone.cards) && isSame(items.toReversed() as Json[], zone.cards);
    return { pointer: joinPointer(listOf(zone), isReversed ? items.length - 1 - n : n) };
  }
  for (const [field, list] of Object.entries(position as Written)) {
    const n = Array.isArray(list) ? (list as Json[]).findIndex((item) => instanceOf(item) === instance) : -1;
    if (n >= 0) return { pointer: `/${field}/${n}` };
  }
  return undefined;
}

const isSame = (items: readonly Json[], cards: TableZone["cards"]): boolean =>
  items.every((item, n) => nameIn(item) === cards[n]?.card);

const nameIn = (item: Json): Json | undefined => (isObject(item) ? item["card"] : item);

function cardAt(position: Json, pointer: string): string | undefined {
  const name = nameIn(valueAt(position, pointer) as Json);
  return typeof name === "string" ? name : undefined;
}

function without(position: Json, { pointer, isSlot }: Where): Json {
  const isPlace = isSlot && Array.isArray(valueAt(position, parentOf(pointer)));
  return (isPlace ? withValueAt(position, pointer, null) : withoutValueAt(position, pointer)) as Json;
}

const listOf = ({ id, written }: TableZone): string => written ?? (/^\d+\//.test(id) ? `/players/${id}` : `/${id}`);

const placeOf = ({ boards }: TableView, key: string) =>
  boards.flatMap(({ places }) => places).find(({ id }) => tableKeys.place(id) === key);

/** Lists of things that stand at places of a board or points of a field. */
function pieceLists(schema: TSchema): string[] {
  const { properties = {} } = schema as unknown as { properties?: Record<string, { items?: { properties?: object } }> };
  return Object.entries(properties).flatMap(([field, { items }]) =>
    items?.properties && "at" in items.properties ? [`/${field}`] : [],
  );
}

function ownerOf(table: TableView, instance: number): number | undefined {
  const own = table.seats.find(({ zones }) =>
    zones.some(({ cards }) => cards.some((card) => card.instance === instance)),
  );
  return own?.seat ?? cardsOf(table).find((card) => card.instance === instance)?.owner;
}

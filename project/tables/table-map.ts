import { isRecord } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import { folded } from "../search/folded";
import type { TableColumn } from "./columns";
import type { MadeFields } from "./made-columns";

type CellValues = Readonly<Record<string, string | number | boolean>>;

/** Which column of a table is which field of cards, as it is kept for a file: by heading, the field or its place. */
export interface TableMap {
  id?: string | null;
  columns: Readonly<Record<string, string | null | { field: string; values?: CellValues }>>;
  /** Fields that are made of several columns, or of a part of one: `{First} {Last}`, `{Stats|/|2}`. */
  made?: MadeFields;
}

export function isTableMap(json: unknown): json is TableMap {
  if (!isRecord(json) || !isRecord(json.columns)) return false;
  if (json.id !== undefined && json.id !== null && typeof json.id !== "string") return false;
  const { made = {} } = json;
  if (!isRecord(made) || !Object.values(made).every((expression) => typeof expression === "string")) return false;
  return Object.values(json.columns).every(
    (wish) =>
      wish === null ||
      typeof wish === "string" ||
      (isRecord(wish) && typeof wish.field === "string" && (wish.values === undefined || isRecord(wish.values))),
  );
}

/** What one column of the table is. */
export interface MappedColumn {
  heading: string;
  /** Where in its rows. */
  index: number;
  column: TableColumn;
  /** What cells of it are to be read as, by their text. */
  values: CellValues;
}

export interface Mapped {
  /** Where rows say which card they are; nothing, if they have names alone. */
  id: number | undefined;
  name: number | undefined;
  columns: readonly MappedColumn[];
  /** Headings that are no field. */
  left: readonly string[];
  /** Fields that a map names and cards don't have. */
  unknown: readonly string[];
}

/** How spreadsheets of cards head fields that a game calls otherwise. */
const usual: Readonly<Record<string, readonly string[]>> = {
  name: ["Card", "Card name", "Title"],
  type: ["Kind", "Card type"],
  kind: ["Type", "Card type"],
  class: ["Faction", "Clan"],
  tribe: ["Faction", "Clan"],
  family: ["Faction", "Clan", "Tribe"],
  cost: ["Price", "Mana", "Mana cost"],
  hp: ["Hit points", "Life", "Toughness"],
  attack: ["Atk"],
  defence: ["Defense", "Def"],
  move: ["Moves", "Steps", "Speed"],
  copies: ["Count", "Quantity", "Qty"],
  text: ["Rules", "Effect"],
  flavour: ["Flavor", "Flavor text", "Flavour text"],
  number: ["No.", "Nr.", "Collector number"],
  notes: ["Note", "Comment", "Comments", "Remarks"],
  "art.author": ["Illustrator", "Illustration", "Art by"],
  "art.licence": ["License"],
};

const plainly = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * By what the map says, and otherwise by names and titles of fields, what the printed game calls them, and what most tables do,
 * in any case and with any marks. Where several columns are one field, those that somebody chose go before those that are called so.
 */
export function mapColumns(headings: readonly string[], columns: readonly TableColumn[], map?: TableMap): Mapped {
  const byName = new Map<string, TableColumn>();
  // Names go before titles, and whole ones before the last part of them.
  const callings = [
    (one: TableColumn) => [one.name],
    (one: TableColumn) => [one.title],
    (one: TableColumn) => (one.kind === "group" ? [] : [one.title.split(" › ").at(-1)!]),
    (one: TableColumn) => one.called,
    (one: TableColumn) => ownValue(usual, one.name) ?? [],
  ];
  for (const calling of callings)
    for (const column of columns)
      for (const word of calling(column)) if (!byName.has(plainly(word))) byName.set(plainly(word), column);
  const field = (name: string): TableColumn | undefined =>
    columns.find(({ at }) => at === name) ??
    columns.find((column) => column.name === name) ??
    byName.get(plainly(name));
  const wantedId =
    map?.id === undefined ? headings.findIndex((heading) => plainly(heading) === "id") : headings.indexOf(map.id ?? "");
  const found = headings.map((heading, index) => {
    const wish = ownValue(map?.columns, heading);
    const name = typeof wish === "string" ? wish : wish?.field;
    const isLeft = wish === null || index === wantedId;
    const values = (typeof wish === "object" && wish?.values) || {};
    return { heading, index, column: isLeft ? undefined : field(name ?? heading), values, wish: name };
  });
  const all = found.filter((one): one is typeof one & { column: TableColumn } => one.column !== undefined);
  const chosen = new Set(all.filter(({ wish }) => wish !== undefined).map(({ column }) => column.at));
  const mapped = all.filter(({ wish, column }) => wish !== undefined || !chosen.has(column.at));
  return {
    id: wantedId < 0 ? undefined : wantedId,
    name: mapped.find(({ column }) => column.name === "name")?.index,
    columns: mapped.map(({ heading, index, column, values }) => ({ heading, index, column, values })),
    left: found
      .filter((one) => one.index !== wantedId && !mapped.some(({ index }) => index === one.index))
      .map(({ heading }) => heading),
    unknown: found.flatMap(({ column, wish }) => (!column && wish ? [wish] : [])),
  };
}

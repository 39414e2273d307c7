import { folded } from "../search/folded";
import { cellOf, type TableColumn, valueIn } from "./columns";
import { asItWas, type TableRow } from "./delimited";

/**
 * What a table said when it last came in. What it still says is left as it became in the set; only what the table says anew
 * comes in.
 */
export class FormerTable {
  private readonly rows = new Map<string, ReadonlyMap<string, string>>();

  /** `keys`: in which columns a row says which card it is about. */
  constructor(
    rows: readonly TableRow[],
    keys: (headings: readonly string[]) => { id: number | undefined; name: number | undefined },
  ) {
    const headings = (rows[0]?.cells ?? []).map((heading) => heading.trim());
    const { id, name } = keys(headings);
    for (const { cells } of rows.slice(1)) {
      const said = new Map(headings.map((heading, at) => [heading, asItWas(cells[at] ?? "")] as const));
      const told = (index: number | undefined) => (index === undefined ? "" : asItWas(cells[index] ?? "").trim());
      this.rows.set(rowKey(told(id), told(name)), said);
    }
  }

  has(key: string): boolean {
    return this.rows.has(key);
  }

  said(key: string, heading: string): string | undefined {
    return this.rows.get(key)?.get(heading);
  }

  /** What it said, as a card says it; nothing if it said nothing that a card can say. */
  saidOf(key: string, heading: string, column: TableColumn): string | undefined {
    const said = this.said(key, heading);
    const read = said === undefined ? undefined : valueIn(said.trim(), column);
    return read?.ok ? cellOf(read.value, column) : undefined;
  }
}

/** How a row is found again: by its id, or else its name. */
export const rowKey = (id: string, name: string): string => (id === "" ? `name ${folded(name)}` : `id ${id}`);

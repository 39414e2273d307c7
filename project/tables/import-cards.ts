import { plural } from "../../engine/core/rich-text";
import type { GameId } from "../../schemas/game-id";
import { joinPointer, keysOf, valueAt, withoutValueAt, withValueAt } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import type { Problem } from "../../schemas/problem";
import type { TextChange } from "../commands";
import { readDocument } from "../document";
import { formatDocument, schemaFor } from "../format";
import { givenFields, newCardsOf } from "../new-card";
import { cardIdOf, cardPath, freeId, isId, slug } from "../paths";
import { documentProblems } from "../problems";
import type { Files } from "../project-text";
import type { SchemaNode } from "../schema-walk";
import { folded } from "../search/folded";
import { type Clashes, clashKey, goneThere } from "./clashes";
import { cellOf, columnsInTables, type TableColumn, valueIn } from "./columns";
import { asItWas, type TableRow } from "./delimited";
import { FormerTable, rowKey } from "./former-table";
import type { ImportedCell, ImportMode, ImportPlan } from "./plan-import";
import { type Mapped, type MappedColumn, mapColumns, type TableMap } from "./table-map";

interface Card {
  name?: string;
}

type CardSchema = SchemaNode & {
  properties?: Record<string, { "x-when"?: Readonly<Record<string, readonly unknown[]>> }>;
};

interface CardsWish {
  mode: ImportMode;
  map: TableMap;
  /** What the table said when it last came in. */
  former: readonly TableRow[] | undefined;
  clashes: Clashes;
}

type CardsPlan = Omit<ImportPlan, "clashes" | "decks" | "translations">;

/** The rows of a table, one after the other, as what they make of cards. */
export class ImportedCards {
  private readonly headings: readonly string[];
  private readonly mapped: Mapped;
  private readonly former: FormerTable | undefined;
  private readonly newCard: (name: string) => object;
  private readonly beginning: object;
  private readonly schema: CardSchema;
  /** What the game gives every new card, and may be without. */
  private readonly beginnings: ReadonlySet<string>;
  private readonly problems: Problem[] = [];
  private readonly changes: TextChange[] = [];
  private readonly cards = new Map<string, object>();
  private readonly byName = new Map<string, string[]>();
  private readonly seen = new Map<string, number>();
  private readonly mode: ImportMode;
  private readonly clashes: Clashes;
  /** Rows of new cards, by name. */
  private readonly newNames = new Map<string, number>();
  private readonly added: { id: string; name: string; row: number }[] = [];
  private readonly changed: { id: string; name: string; row: number; cells: ImportedCell[] }[] = [];
  private readonly unchanged: string[] = [];

  constructor(
    private readonly files: Files,
    private readonly game: GameId,
    private readonly rows: readonly TableRow[],
    { mode, map, former, clashes }: CardsWish,
  ) {
    this.mode = mode;
    this.clashes = clashes;
    this.headings = (rows[0]?.cells ?? []).map((heading) => heading.trim());
    const columns = columnsInTables(game);
    this.mapped = mapColumns(this.headings, columns, map);
    this.newCard = newCardsOf(files, game);
    this.schema = schemaFor("card", game) as CardSchema;
    const kept = new Set([
      "name",
      "$schema",
      ...(this.schema.required ?? []),
      ...Object.keys(givenFields(files, game)),
    ]);
    this.beginning = this.newCard("");
    const given = Object.keys(this.beginning).filter((key) => !kept.has(key));
    this.beginnings = new Set([
      ...given.map((key) => joinPointer("", key)),
      ...columns.flatMap(({ at }) =>
        given.includes(keysOf(at)[0]!) && valueAt(this.beginning, at) !== undefined ? [at] : [],
      ),
    ]);
    this.former = former && new FormerTable(former, (headings) => mapColumns(headings, columns, map));
    for (const field of this.mapped.unknown)
      this.problems.push(documentProblems.report("table/unknown-field", {}, { field }));
    for (const [path, text] of files) {
      const id = cardIdOf(path);
      const card = id === undefined ? undefined : readDocument<object>(path, text, game).value;
      if (id === undefined || !card) continue;
      this.cards.set(id, card);
      const name = folded((card as Card).name?.trim() ?? "");
      this.byName.set(name, [...(this.byName.get(name) ?? []), id]);
    }
  }

  plan(): CardsPlan {
    const isReadable = this.mapped.id !== undefined || this.mapped.name !== undefined;
    if (!isReadable) this.problems.push(documentProblems.report("table/no-names", { row: 1 }));
    else for (const row of this.rows.slice(1)) this.row(row);
    const removed = this.mode === "mirror" && isReadable ? this.gone() : [];
    for (const { id } of removed) this.changes.push({ path: cardPath(id), text: null });
    const { added, changed, unchanged, problems, changes } = this;
    const label = `Import ${plural(added.length + changed.length + removed.length, "card")} from a table`;
    return { added, changed, unchanged, removed, problems, left: this.mapped.left, edit: { label, changes } };
  }

  /** Ids by name, of the cards that there will be. */
  cardsAfter(): ReadonlyMap<string, string> {
    const removed = new Set(this.changes.filter(({ text }) => text === null).map(({ path }) => path));
    const kept = [...this.cards].filter(([id]) => !removed.has(cardPath(id)));
    return new Map([
      ...kept.map(([id, card]) => [folded((card as Card).name?.trim() ?? id), id] as const),
      ...[...this.added, ...this.changed].map(({ id, name }) => [folded(name), id] as const),
    ]);
  }

  private gone(): { id: string; name: string }[] {
    return [...this.cards]
      .map(([id, card]) => ({ id, card, name: (card as Card).name ?? id }))
      .filter(({ id, name }) => !this.seen.has(id) && this.wasSaid(id, name))
      .filter(
        ({ id, card, name }) =>
          !this.isChangedHere(id, name, card) || this.clashes.takesTable(goneThere(cardPath(id), name)),
      )
      .map(({ id, name }) => ({ id, name }));
  }

  private isChangedHere(id: string, name: string, card: object): boolean {
    const key = [rowKey(id, name), rowKey("", name)].find((one) => this.former?.has(one));
    return (
      key !== undefined &&
      this.mapped.columns.some(({ heading, column }) => {
        const said = this.former?.saidOf(key, heading, column);
        return said !== undefined && said !== cellOf(valueAt(card, column.at), column);
      })
    );
  }

  private row({ row, cells }: TableRow): void {
    const told = (index: number | undefined): string => (index === undefined ? "" : asItWas(cells[index] ?? "").trim());
    const [id, name] = [told(this.mapped.id), told(this.mapped.name)];
    if (id === "" && name === "") {
      this.wrong("table/nameless", row);
      return;
    }
    const known = this.knownCard(id, name);
    if (known === "several") {
      this.wrong("table/several", row, { name });
      return;
    }
    const key = rowKey(id, name);
    if (known === undefined && this.former?.has(key)) {
      this.wrong("table/gone-here", row, { name: name || id });
      return;
    }
    const target = known ?? this.newId(id || name);
    if (target === undefined) {
      this.wrong("table/bad-id", row, { id, suggestion: slug(id, "card") });
      return;
    }
    if (known === undefined && id === "") this.tellOfNamesake(name, row);
    const before = this.seen.get(target);
    if (before !== undefined) {
      this.wrong("table/twice", row, { id: target, before });
      return;
    }
    this.seen.set(target, row);
    if (known !== undefined && this.mode === "append") this.unchanged.push(known);
    else this.write(target, known === undefined ? undefined : this.cards.get(known), row, cells, name, key);
  }

  /** Two new rows of one name may be meant, or a slip: nobody but their author knows. */
  private tellOfNamesake(name: string, row: number): void {
    const key = folded(name);
    const before = this.newNames.get(key);
    if (before === undefined) this.newNames.set(key, row);
    else this.wrong("table/same-name", row, { name, before });
  }

  /** Whether the table told of a card before; of what it never told, it says nothing by being silent. */
  private wasSaid(id: string, name: string): boolean {
    return !this.former || this.former.has(rowKey(id, name)) || this.former.has(rowKey("", name));
  }

  private knownCard(id: string, name: string): string | "several" | undefined {
    if (id !== "") return this.cards.has(id) ? id : undefined;
    const [first, second] = this.byName.get(folded(name)) ?? [];
    return second === undefined ? first : "several";
  }

  /** Ids that are written are kept; those made of a name are free ones. */
  private newId(wanted: string): string | undefined {
    if (this.mapped.id !== undefined && isId(wanted)) return this.files.has(cardPath(wanted)) ? undefined : wanted;
    if (this.mapped.id !== undefined && this.mapped.name === undefined) return undefined;
    return freeId(slug(wanted, "card"), (id) => this.files.has(cardPath(id)) || this.seen.has(id));
  }

  private write(
    id: string,
    former: object | undefined,
    row: number,
    cells: readonly string[],
    name: string,
    key: string,
  ): void {
    let card: unknown = former ?? this.newCard(name || id);
    const path = cardPath(id);
    const done: WrittenCell[] = [];
    for (const mapped of this.mapped.columns) {
      const { column } = mapped;
      const now = cellOf(valueAt(card, column.at), column);
      const cell = asItWas(cells[mapped.index] ?? "");
      // Nobody sees the spaces at the ends of a cell: a class with one would be another class.
      const text = column.kind === "text" ? cell.trim() : cell;
      if (cell === now || text === now.trim()) continue;
      if (former === undefined && text.trim() === "") {
        // What new cards begin with gives way to a table that has the column, so that it reads the same when it comes again.
        if (this.beginnings.has(column.at)) card = withoutValueAt(card, column.at);
        continue;
      }
      if (former && this.former?.said(key, mapped.heading) === cell) continue;
      const value = this.valueOf(text, mapped, row);
      if (value === wrong) continue;
      const next = value === undefined ? withoutValueAt(card, column.at) : withValueAt(card, column.at, value);
      const after = cellOf(valueAt(next, column.at), column);
      if (after === now) continue;
      if (former && this.former) {
        const was = this.former.saidOf(key, mapped.heading, column) ?? "";
        const isOurs = now !== was && now !== this.begins(column) && (now !== "" || this.couldSay(former, column, was));
        const clash = { key: clashKey(path, column.at), of: this.nameOf(id), title: column.title, row };
        if (isOurs && !this.clashes.takesTable({ ...clash, was, here: now, there: after })) continue;
      }
      done.push({ mapped, text, value: valueAt(card, column.at), before: now, after });
      card = next;
    }
    if (former === undefined) card = this.withoutUnused(card);
    const read = (): ReturnType<typeof readDocument<Card>> =>
      readDocument<Card>(path, formatDocument(card, "card", this.game), this.game);
    let { value, problems } = read();
    const fitting = value ? done : done.filter((cell) => !this.isUnfit(cell, row, problems));
    if (fitting.length < done.length) {
      for (const cell of done.filter((one) => !fitting.includes(one))) card = asBefore(card, cell);
      ({ value, problems } = read());
    }
    // A card that couldn't be opened is left as it is: the table is wrong, and says where.
    if (!value) {
      this.unfit(id, row, problems);
      return;
    }
    if (former && fitting.length === 0) {
      this.unchanged.push(id);
      return;
    }
    this.changes.push({ path, text: formatDocument(card, "card", this.game) });
    const called = value.name?.trim() || id;
    const told = fitting.map(({ mapped: { column }, before, after }) => ({
      field: column.at,
      title: column.title,
      before,
      after,
    }));
    if (former) this.changed.push({ id, name: called, row, cells: told });
    else this.added.push({ id, name: called, row });
  }

  /** What cards begin with was written by nobody. */
  private begins(column: TableColumn): string {
    return cellOf(valueAt(this.beginning, column.at), column);
  }

  /** Whether the card could have had that; otherwise it never came in, and nobody took it away. */
  private couldSay(card: object, column: TableColumn, cell: string): boolean {
    const read = valueIn(cell, column);
    if (!read.ok || read.value === undefined) return false;
    const text = formatDocument(withValueAt(card, column.at, read.value), "card", this.game);
    return !readDocument(cardPath("card"), text, this.game).problems.some(({ where }) => isAbout(where.field, column));
  }

  private nameOf(id: string): string {
    return (this.cards.get(id) as Card | undefined)?.name?.trim() || id;
  }

  /** A cell whose value the card may not have is left out, and the rest of its row comes in. */
  private isUnfit({ mapped: { heading, column }, text }: WrittenCell, row: number, found: readonly Problem[]): boolean {
    const at = found.find(({ where }) => isAbout(where.field, column));
    if (!at) return false;
    const params = { cell: text.trim().slice(0, 60), field: column.title, reason: at.message };
    this.problems.push(documentProblems.report("table/unfit-cell", { row, column: heading }, params));
    return true;
  }

  /** A card of its kind begins with no more than that kind has, and of numbers that stand together with those that the table names. */
  private withoutUnused(card: unknown): unknown {
    const columns = this.mapped.columns.map(({ column }) => column);
    const unused = [...this.beginnings].filter((at) => {
      if (columns.some((column) => column.at === at)) return false;
      const wanted = Object.entries(this.schema.properties?.[at.slice(1)]?.["x-when"] ?? {});
      const group = at.slice(0, at.lastIndexOf("/") + 1);
      const isBeside = group !== "/" && columns.some(({ at, kind }) => kind === "number" && at.startsWith(group));
      return isBeside || wanted.some(([by, kinds]) => !kinds.includes(valueAt(card, `/${by}`)));
    });
    return unused.reduce((left, at) => withoutValueAt(left, at), card);
  }

  private valueOf(cell: string, { heading, column, values }: MappedColumn, row: number): unknown {
    const given = ownValue(values, cell.trim());
    if (given !== undefined) return given;
    const read = valueIn(cell, column);
    if (read.ok) return read.value;
    const params = { cell: cell.trim().slice(0, 60), field: column.title, reason: read.reason };
    this.problems.push(documentProblems.report("table/bad-cell", { row, column: heading }, params));
    return wrong;
  }

  private unfit(id: string, row: number, found: readonly Problem[]): void {
    for (const { message, where } of found) {
      const column = this.mapped.columns.find(({ column }) => where.field?.startsWith(column.at))?.heading;
      const place = { row, ...(column !== undefined && { column }) };
      this.problems.push(documentProblems.report("table/unfit", place, { id, reason: message }));
    }
    if (this.cards.has(id)) this.unchanged.push(id);
  }

  private wrong(
    code: "table/nameless" | "table/several" | "table/twice" | "table/bad-id" | "table/same-name" | "table/gone-here",
    row: number,
    params: Record<string, string | number> = {},
  ): void {
    this.problems.push(documentProblems.report(code, { row }, params as never));
  }
}

interface WrittenCell {
  mapped: MappedColumn;
  text: string;
  /** What the card had there. */
  value: unknown;
  before: string;
  after: string;
}

const asBefore = (card: unknown, { mapped: { column }, value }: WrittenCell): unknown =>
  value === undefined ? withoutValueAt(card, column.at) : withValueAt(card, column.at, value);

const isAbout = (field: string | undefined, { at }: TableColumn): boolean =>
  field === at || (field?.startsWith(`${at}/`) ?? false);

const wrong = Symbol("a cell that can't be read");

import { plural } from "../../engine/core/rich-text";
import type { GameId } from "../../schemas/game-id";
import { joinPointer, keysOf, valueAt, withoutValueAt, withValueAt } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import type { Problem } from "../../schemas/problem";
import type { PlannedEdit, TextChange } from "../commands";
import { readDocument } from "../document";
import { formatDocument, schemaFor } from "../format";
import { withTranslationsFollowing } from "../languages/follow";
import { type ImportedText, planTranslations, writeTranslations } from "../languages/plan-translations";
import { targetLanguages } from "../languages/tags";
import { givenFields, newCardsOf } from "../new-card";
import { cardIdOf, cardPath, freeId, isId, slug } from "../paths";
import { documentProblems } from "../problems";
import { type Files, manifestOf } from "../project-text";
import type { SchemaNode } from "../schema-walk";
import { folded } from "../search/folded";
import { cellOf, columnsInTables, valueIn } from "./columns";
import { asItWas, type TableRow } from "./delimited";
import { FormerTable, rowKey } from "./former-table";
import { withMadeColumns } from "./made-columns";
import { type DeckImport, planDecks } from "./plan-decks";
import { type Mapped, type MappedColumn, mapColumns, type TableMap } from "./table-map";

/**
 * A table into cards. `append`: rows whose card isn't there yet; `update`: those, and the cells of cards that are there;
 * `mirror`: cards that no row is about go as well. A cell that says what the card says already changes nothing, so that a
 * table that was written of cards leaves their files as they are.
 */
const importModes = ["append", "update", "mirror"] as const;
export type ImportMode = (typeof importModes)[number];

export interface ImportedCell {
  field: string;
  title: string;
  before: string;
  after: string;
}

export interface ImportPlan {
  added: readonly { id: string; name: string; row: number }[];
  changed: readonly { id: string; name: string; row: number; cells: readonly ImportedCell[] }[];
  unchanged: readonly string[];
  removed: readonly { id: string; name: string }[];
  /** What a second sheet says of decks. */
  decks?: Pick<DeckImport, "added" | "changed" | "removed">;
  /** What a third sheet says of texts in other languages. */
  translations?: readonly ImportedText[];
  /** By row and column. */
  problems: readonly Problem[];
  /** Headings that are no field of cards. */
  left: readonly string[];
  edit: PlannedEdit;
}

interface Card {
  name?: string;
}

type CardSchema = SchemaNode & {
  properties?: Record<string, { "x-when"?: Readonly<Record<string, readonly unknown[]>> }>;
};

interface ImportWish {
  mode: ImportMode;
  map?: TableMap | undefined;
  decks?: readonly TableRow[] | undefined;
  translations?: readonly TableRow[] | undefined;
  /** What the table said when it last came in, if only what it says anew is to come. */
  former?: readonly TableRow[] | undefined;
  formerDecks?: readonly TableRow[] | undefined;
}

export function planImport(
  files: Files,
  game: GameId,
  rows: readonly TableRow[],
  { mode, map, decks, translations, former, formerDecks }: ImportWish,
): ImportPlan {
  const { rows: wide, fields, used, problems } = withMadeColumns(rows, map?.made ?? {});
  const columns = { ...map?.columns, ...Object.fromEntries(fields) };
  const known = former && withMadeColumns(former, map?.made ?? {}).rows;
  const importing = new Importing(files, game, wide, mode, { ...map, columns }, known);
  const plan = importing.plan();
  const left = plan.left.filter((heading) => !used.has(heading));
  const deckPlan = decks && planDecks(files, game, decks, { mode, cards: importing.cardsAfter(), former: formerDecks });
  const edit = withTranslationsFollowing(files, {
    ...plan.edit,
    changes: [...plan.edit.changes, ...(deckPlan?.changes ?? [])],
  });
  const isNew = new Set(plan.added.map(({ id }) => cardPath(id)));
  const after = translations && applied(files, edit);
  const spoken =
    after && targetLanguages(manifestOf(files) ?? {}).length > 0 && planTranslations(after, game, translations);
  // Where cards that are there stay as they are, so do their translations.
  const said = spoken ? spoken.changed.filter(({ path }) => mode !== "append" || isNew.has(path)) : [];
  const texts = after && said.length > 0 ? writeTranslations(after, game, said).changes : [];
  const written = new Set(texts.map(({ path }) => path));
  return {
    ...plan,
    left,
    problems: [...problems, ...plan.problems, ...(deckPlan?.problems ?? []), ...(spoken ? spoken.problems : [])],
    ...(said.length > 0 && { translations: said }),
    ...(deckPlan && { decks: { added: deckPlan.added, changed: deckPlan.changed, removed: deckPlan.removed } }),
    edit: { ...edit, changes: [...edit.changes.filter(({ path }) => !written.has(path)), ...texts] },
  };
}

function applied(files: Files, { changes }: PlannedEdit): Files {
  const after = new Map(files);
  for (const { path, text } of changes) text === null ? after.delete(path) : after.set(path, text);
  return after;
}

class Importing {
  private readonly headings: readonly string[];
  private readonly mapped: Mapped;
  private readonly former: FormerTable | undefined;
  private readonly newCard: (name: string) => object;
  private readonly schema: CardSchema;
  /** What the game gives every new card, and may be without. */
  private readonly beginnings: ReadonlySet<string>;
  private readonly problems: Problem[] = [];
  private readonly changes: TextChange[] = [];
  private readonly cards = new Map<string, object>();
  private readonly byName = new Map<string, string[]>();
  private readonly seen = new Map<string, number>();
  /** Rows of new cards, by name. */
  private readonly newNames = new Map<string, number>();
  private readonly added: { id: string; name: string; row: number }[] = [];
  private readonly changed: { id: string; name: string; row: number; cells: ImportedCell[] }[] = [];
  private readonly unchanged: string[] = [];

  constructor(
    private readonly files: Files,
    private readonly game: GameId,
    private readonly rows: readonly TableRow[],
    private readonly mode: ImportMode,
    map: TableMap | undefined,
    former: readonly TableRow[] | undefined,
  ) {
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
    const beginning = this.newCard("");
    const given = Object.keys(beginning).filter((key) => !kept.has(key));
    this.beginnings = new Set([
      ...given.map((key) => joinPointer("", key)),
      ...columns.flatMap(({ at }) =>
        given.includes(keysOf(at)[0]!) && valueAt(beginning, at) !== undefined ? [at] : [],
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

  plan(): ImportPlan {
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
      .filter(([id, card]) => !this.seen.has(id) && this.wasSaid(id, (card as Card).name ?? ""))
      .map(([id, card]) => ({ id, name: (card as Card).name ?? id }));
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
      const said = former && this.former?.saidBefore(key, mapped.heading, column, now);
      if (said !== undefined) {
        const params = { field: column.title, said: quoted(said), now: quoted(now), cell: quoted(after) };
        this.problems.push(documentProblems.report("table/both-changed", { row, column: mapped.heading }, params));
      }
      done.push({ mapped, text, value: valueAt(card, column.at), before: now, after });
      card = next;
    }
    if (former === undefined) card = this.withoutUnused(card);
    const path = cardPath(id);
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

  /** A cell whose value the card may not have is left out, and the rest of its row comes in. */
  private isUnfit({ mapped: { heading, column }, text }: WrittenCell, row: number, found: readonly Problem[]): boolean {
    const at = found.find(({ where: { field = "" } }) => field === column.at || field.startsWith(`${column.at}/`));
    if (!at) return false;
    const params = { cell: text.trim().slice(0, 60), field: column.title, reason: at.message };
    this.problems.push(documentProblems.report("table/unfit-cell", { row, column: heading }, params));
    return true;
  }

  /** A card of its kind begins with no more than that kind has. */
  private withoutUnused(card: unknown): unknown {
    const unused = [...this.beginnings].filter((at) => {
      const wanted = Object.entries(this.schema.properties?.[at.slice(1)]?.["x-when"] ?? {});
      const isWritten = this.mapped.columns.some(({ column }) => column.at === at);
      return !isWritten && wanted.some(([by, kinds]) => !kinds.includes(valueAt(card, `/${by}`)));
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

const quoted = (cell: string): string => (cell === "" ? "nothing" : `“${cell}”`);

const wrong = Symbol("a cell that can't be read");

import type { Definitions } from "../../engine/core/keywords";
import { plural } from "../../engine/core/rich-text";
import type { PlannedEdit } from "../../project/commands";
import { readDocument } from "../../project/document";
import { formatDocument, schemaFor } from "../../project/format";
import { keywordsIn, keywordWords } from "../../project/keyword-words";
import { cardPath } from "../../project/paths";
import type { Files, NamedCard } from "../../project/project-text";
import { type Cell, type Column, cellOf, valueIn } from "../../project/tables/columns";
import { sharedParts } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import { isWithin, valueAt } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import { changeField, dropUnused } from "./change-field";
import type { JsonSchema } from "./schema-fields";
import { kindOfCard, takesField } from "./takes-field";

/** One field of one card, to be changed: by what somebody wrote for it, or to a value. */
export type CellChange = { id: string; column: Column } & ({ text: string } | { value: unknown });

interface CellPlace {
  id: string;
  /** The card's name. */
  name: string;
  /** The column's. */
  title: string;
}
interface ChangedCell extends CellPlace {
  before: string;
  after: string;
}
export interface Misfit extends CellPlace {
  text: string;
  reason: string;
}

export interface CellPlan {
  edit: PlannedEdit;
  changed: readonly ChangedCell[];
  /** What can't be written, and is left as it was. */
  misfits: readonly Misfit[];
  /** What left cards whose new kind has no use for it. */
  dropped: readonly string[];
}

/**
 * Many cells as one step. What fits is written, what doesn't is told: no card becomes one that can't be read.
 */
export function planCells(
  files: Files,
  game: GameId,
  changes: readonly CellChange[],
  label: (changed: readonly ChangedCell[]) => string = usualLabel,
): CellPlan {
  const schema = schemaFor("card", game) as JsonSchema;
  const definitions = sharedParts(files, game).components as Definitions;
  const byCard = new Map<string, CellChange[]>();
  for (const change of changes) {
    const others = byCard.get(change.id);
    if (others) others.push(change);
    else byCard.set(change.id, [change]);
  }
  const changed: ChangedCell[] = [];
  const misfits: Misfit[] = [];
  const dropped = new Set<string>();
  const edits: PlannedEdit["changes"] = [];
  for (const [id, wanted] of byCard) {
    const path = cardPath(id);
    const card = readDocument<object>(path, files.get(path) ?? "", game).value;
    const planned = new CardCells(id, card, schema, game, definitions);
    planned.change(wanted);
    changed.push(...planned.changed);
    misfits.push(...planned.misfits);
    for (const title of planned.dropped) dropped.add(title);
    if (planned.changed.length > 0) edits.push({ path, text: planned.text! });
  }
  return {
    edit: { label: label(changed).slice(0, longestLabel), changes: edits },
    changed,
    misfits,
    dropped: [...dropped],
  };
}

/** As much as the contract takes (`main/api.ts`). */
const longestLabel = 200;

/** For the undo menu. */
function usualLabel(changed: readonly ChangedCell[]): string {
  const [first] = changed;
  if (first && changed.length === 1) return `Change ${first.title.toLowerCase()} of ${first.name}`;
  const cards = new Set(changed.map(({ id }) => id)).size;
  return `Change ${plural(changed.length, "cell")} on ${plural(cards, "card")}`;
}

interface ToldCell {
  change: CellChange;
  value: unknown;
}
/** Why cells can't be written, and which of them. */
interface Refusal {
  reason: string;
  of: readonly ToldCell[];
}

class CardCells {
  changed: ChangedCell[] = [];
  readonly misfits: Misfit[] = [];
  dropped: string[] = [];
  text: string | undefined;
  private readonly name: string;

  constructor(
    private readonly id: string,
    private card: object | undefined,
    private readonly schema: JsonSchema,
    private readonly game: GameId,
    private readonly definitions: Definitions,
  ) {
    this.name = (card as NamedCard | undefined)?.name.trim() || id;
  }

  change(wanted: readonly CellChange[]): void {
    let left = wanted.flatMap((change): ToldCell[] => {
      const cell = this.card ? this.said(change) : unreadable;
      if (cell.ok) return [{ change, value: cell.value }];
      this.misfit(change, cell.reason);
      return [];
    });
    // Together first: some fields make sense beside others alone.
    for (let refusal = this.write(left); refusal !== undefined; refusal = this.write(left)) {
      const { of, reason } = refusal;
      for (const { change } of of) this.misfit(change, reason);
      left = left.filter((one) => !of.includes(one));
    }
  }

  /** Changes nothing, if something of it can't be. */
  private write(cells: readonly ToldCell[]): Refusal | undefined {
    const before = this.card;
    const changed: ChangedCell[] = [];
    const dropped: string[] = [];
    let card: unknown = before;
    for (const cell of cells) {
      const { column } = cell.change;
      const now = valueAt(card, column.at);
      const next = changeField(card, this.schema, column.at, cell.value);
      const [told, telling] = [this.tell(now, column), this.tell(valueAt(next, column.at), column)];
      if (told === telling) continue;
      if (now === undefined && !takesField(this.schema, card, column.at))
        return { reason: `${kindOfCard(this.schema, card) ?? "this card"} has no such field`, of: [cell] };
      const kept = dropUnused(next, this.schema, column.at);
      card = kept.document;
      dropped.push(...kept.dropped);
      changed.push({ id: this.id, name: this.name, title: column.title, before: told, after: telling });
    }
    if (changed.length === 0) return undefined;
    const text = formatDocument(card, "card", this.game);
    const { value, problems } = readDocument(cardPath(this.id), text, this.game);
    if (value === undefined) return refusalOf(problems, cells);
    [this.changed, this.dropped, this.text] = [changed, dropped, text];
    return undefined;
  }

  private said(change: CellChange): Cell {
    if (!("text" in change)) return { ok: true, value: change.value };
    const { column, text } = change;
    const isWords = column.name === "keywords" && !text.trim().startsWith("{");
    return isWords ? keywordsIn(text, this.game, this.definitions) : valueIn(text, column);
  }

  private tell(value: unknown, column: Column): string {
    return column.name === "keywords" ? keywordWords(value, this.game, this.definitions) : cellOf(value, column);
  }

  private misfit(change: CellChange, reason: string): void {
    const { id, column } = change;
    const text = "text" in change ? change.text : this.tell(change.value, column);
    this.misfits.push({ id, name: this.name, title: column.title, text, reason });
  }
}

/** The cells that a problem is about; all of them, if it is about none. */
function refusalOf(problems: readonly Problem[], cells: readonly ToldCell[]): Refusal {
  for (const { message, where } of problems) {
    const of = cells.filter(({ change: { column } }) => {
      const field = where.field ?? "";
      return isWithin(field, column.at) || (field !== "" && isWithin(column.at, field));
    });
    if (of.length > 0) return { reason: asClause(message), of };
  }
  return { reason: asClause(problems[0]?.message ?? "it makes no card"), of: cells };
}

/** A sentence as a reason in another. */
const asClause = (sentence: string): string => sentence.replace(/\.$/, "");

const unreadable = { ok: false, reason: "its file can’t be read" } as const;

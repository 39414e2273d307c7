import type { GameId } from "../../schemas/game-id";
import {
  isRecord,
  isWithin,
  type Pointer,
  parentOf,
  valueAt,
  withoutValueAt,
  withValueAt,
} from "../../schemas/json-pointer";
import { readJson } from "../../schemas/json-text";
import { formatDocument, schemaFor } from "../format";
import { kindOf } from "../paths";
import type { SchemaNode } from "../schema-walk";
import { type FieldChange, fieldChanges, isEqual } from "./field-changes";

/** A document that two people changed since they last agreed on `base`. */
interface Diverged {
  path: string;
  /** null: it wasn't there. */
  base: string | null;
  mine: string;
  theirs: string;
}

/** A field that both changed, each to something else. */
interface Clash {
  field: Pointer;
  title: string;
  says: { base: string; mine: string; theirs: string };
}

export interface Merge {
  /** What only one of both changed, or both alike: it is taken as it is. */
  mine: readonly FieldChange[];
  theirs: readonly FieldChange[];
  clashes: readonly Clash[];
  /** The text of both together; where they clash mine, unless theirs is chosen. */
  text(theirsAt: ReadonlySet<Pointer>): string;
}

/** Undefined for what can't be merged field by field: a text that is no JSON, or a file without a form. */
export function mergeDocuments({ path, ...texts }: Diverged, game: GameId): Merge | undefined {
  const kind = kindOf(path);
  const schema = kind && (schemaFor(kind, game) as SchemaNode | undefined);
  const [base, mine, theirs] = [texts.base ?? "null", texts.mine, texts.theirs].map((text) => {
    const read = readJson(text);
    return read.ok ? { json: read.json ?? undefined } : undefined;
  });
  if (!kind || !schema || !base || !mine?.json || !theirs?.json) return undefined;
  const changesOf = (after: unknown) => fieldChanges({ before: base.json, after, schema });
  const [here, there] = [changesOf(mine.json), changesOf(theirs.json)];
  const meets = (one: FieldChange) => (other: FieldChange) =>
    isWithin(one.field, other.field) || isWithin(other.field, one.field);
  const at = (json: unknown, { field }: FieldChange) => valueAt(json, field);
  const isSettled = (change: FieldChange) => isEqual(at(mine.json, change), at(theirs.json, change));
  const clashing = here.filter((change) => there.some(meets(change)) && !isSettled(change));
  const onlyTheirs = there.filter((change) => !here.some(meets(change)));
  const clashes = clashing.map((change): Clash => {
    const other = there.find(meets(change))!;
    const { field, title } = change.field.length <= other.field.length ? change : other;
    return { field, title, says: { base: change.says.before, mine: change.says.after, theirs: other.says.after } };
  });
  const take = (json: unknown, field: Pointer): unknown => {
    const value = valueAt(theirs.json, field);
    return value === undefined ? without(json, field, theirs.json) : withValueAt(json, field, value);
  };
  return {
    mine: here.filter((change) => !clashing.includes(change)),
    theirs: onlyTheirs,
    clashes,
    text(theirsAt) {
      const fields = [...onlyTheirs, ...clashes.filter(({ field }) => theirsAt.has(field))].map(({ field }) => field);
      return formatDocument(fields.reduce(take, mine.json), kind, game);
    },
  };
}

/** With the groups around it, where nothing is left in them and the other side has none either. */
function without(json: unknown, field: Pointer, other: unknown): unknown {
  const rest = withoutValueAt(json, field);
  const group = parentOf(field);
  const left = valueAt(rest, group);
  const isEmptied = group !== "" && isRecord(left) && Object.keys(left).length === 0;
  return isEmptied && valueAt(other, group) === undefined ? without(rest, group, other) : rest;
}

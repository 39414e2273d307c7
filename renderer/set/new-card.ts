import { cardIdOf } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { isRecord } from "../../schemas/json-pointer";
import { jsonIn } from "../../schemas/json-text";
import { dropUnused } from "../document/change-field";
import { type Field, fieldsOf, isShown, type JsonSchema } from "../document/schema-fields";

/** What a card begins as: its kind and to whom it belongs, as its schema declares them, or all that another card is. */

/** What is chosen of a fixed list, and on which other fields depend: the type or kind. */
export const kindFieldOf = (schema: JsonSchema): Field | undefined =>
  fieldsOf(schema).find(
    ({ key, optional, schema: { enum: choices } }) =>
      !optional && choices && fieldsOf(schema).some((other) => other.schema["x-when"]?.[key]),
  );

/** A word that cards of one class, tribe or family share. */
export const belongingFieldOf = (schema: JsonSchema, kind: Field | undefined, chosen: string): Field | undefined =>
  fieldsOf(schema).find(
    (field) => field.schema["x-suggest"] === true && isShown(field, kind ? { [kind.key]: chosen } : {}),
  );

/** A card that another may begin as. */
interface Pattern {
  name: string;
  from: string;
  card: Record<string, unknown>;
}

const shownAtOnce = 60;

/** Cards whose name has these letters, those of the project first. */
export function patternsNamed(
  sought: string,
  sources: readonly { from: string; files: Iterable<readonly [path: string, text: string]> }[],
): Pattern[] {
  const found: Pattern[] = [];
  const wanted = sought.trim().toLowerCase();
  for (const { from, files } of sources)
    for (const [path, text] of files) {
      if (found.length >= shownAtOnce) return found;
      const name = cardIdOf(path) === undefined ? undefined : nameIn(text);
      if (!name?.toLowerCase().includes(wanted) || found.some((other) => other.name === name)) continue;
      const card = cardIn(text);
      if (card) found.push({ name, from, card });
    }
  return found;
}

/** A card that is being typed is no pattern yet. */
function cardIn(text: string): Record<string, unknown> | undefined {
  const card = jsonIn(text);
  return isRecord(card) ? card : undefined;
}

interface Beginning {
  name: string;
  /** What it is if it is like no other. */
  plain: object;
  like: Pattern | undefined;
  kind: { field: Field; value: string } | undefined;
  belongs: { field: Field; value: string } | undefined;
  /** Pictures that the project has. */
  pictures: ReadonlySet<string>;
}

/** The card that one begins with. What another one prints as its own, such as its number, it keeps to itself. */
export function beginningOf(schema: JsonSchema, { name, plain, like, kind, belongs, pictures }: Beginning): object {
  const { number: _printed, notes: _private, ...copied } = like?.card ?? {};
  let card: Record<string, unknown> = like ? { ...copied, name } : { ...plain, name };
  if (kind) {
    card[kind.field.key] = kind.value;
    card = dropUnused(card, schema, kind.field.pointer).document as Record<string, unknown>;
  }
  if (belongs && belongs.value.trim() !== "") card[belongs.field.key] = belongs.value.trim();
  else if (belongs) delete card[belongs.field.key];
  const { art } = card;
  if (isRecord(art) && typeof art["file"] === "string" && !pictures.has(art["file"])) {
    const { file: _missing, focus: _of, ...others } = art;
    card["art"] = others;
  }
  return card;
}

import { withArticle } from "../../engine/core/rich-text";
import { isRecord, joinPointer, keysOf, type Pointer, valueAt } from "../../schemas/json-pointer";
import { fieldsOf, isShown, type JsonSchema, schemaAt, valueLabel } from "./schema-fields";

/** Whether a form would show the field, on this card. */
export function takesField(schema: JsonSchema, card: unknown, pointer: Pointer): boolean {
  let owner: Pointer = "";
  for (const key of keysOf(pointer)) {
    const around = schemaAt(schema, owner)?.schema;
    const field = around && fieldsOf(around, owner).find((one) => one.key === key);
    if (field && !isShown(field, valueAt(card, owner), card)) return false;
    owner = joinPointer(owner, key);
  }
  return true;
}

/** “a building”: by the field on which others depend. */
export function kindOfCard(schema: JsonSchema, card: unknown): string | undefined {
  const fields = fieldsOf(schema);
  const kind = fields.find(({ key }) => fields.some((other) => other.schema["x-when"]?.[key]));
  const value = kind && isRecord(card) ? card[kind.key] : undefined;
  return kind && value !== undefined ? withArticle(valueLabel(kind.schema, value).toLowerCase()) : undefined;
}

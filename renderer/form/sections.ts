import type { Options } from "../../engine/core/options";
import { type Field, fieldsOf, type JsonSchema } from "../document/schema-fields";

/** A part of a form that folds. */
export interface FormPart {
  title: string;
  fields: readonly Field[];
  /** What its fields belong to, if it isn't the document itself. */
  owner?: Field;
  /** Nothing in it counts but under these house rules. */
  under?: Options;
}

/**
 * The fields that always show, and the sections after them: one begins with every field whose schema says so, and some
 * groups are one by themselves. What counts under a house rule alone comes last.
 */
export function sectionsOf(schema: JsonSchema): { head: readonly Field[]; sections: readonly FormPart[] } {
  const head: Field[] = [];
  const sections: (FormPart & { fields: Field[] })[] = [];
  let open = head;
  for (const field of fieldsOf(schema)) {
    const { "x-section": title, "x-under": under } = field.schema;
    if (field.control === "section") {
      const fields = fieldsOf(field.schema, field.pointer);
      sections.push({ title: field.title, fields, owner: field, ...(under && { under }) });
      continue;
    }
    if (title !== undefined) {
      open = [];
      sections.push({ title, fields: open });
    }
    open.push(field);
  }
  return { head, sections: sections.toSorted((a, b) => Number(a.under !== undefined) - Number(b.under !== undefined)) };
}

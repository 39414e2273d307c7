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
 * The fields that always show, and the sections after them: one begins with every field whose schema says so. What counts
 * under a house rule alone is a section by itself, in the middle of another.
 */
export function sectionsOf(schema: JsonSchema): { head: readonly Field[]; sections: readonly FormPart[] } {
  const head: Field[] = [];
  const sections: { title: string; fields: Field[]; owner?: Field; under?: Options }[] = [];
  const apart: FormPart[] = [];
  for (const field of fieldsOf(schema)) {
    const { "x-section": title, "x-under": under } = field.schema;
    if (under) apart.push({ title: field.title, fields: fieldsOf(field.schema, field.pointer), owner: field, under });
    else {
      if (title !== undefined) sections.push({ title, fields: [] });
      (sections.at(-1)?.fields ?? head).push(field);
    }
  }
  return { head, sections: [...sections, ...apart] };
}

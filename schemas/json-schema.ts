import type { FileSchema } from "./common";

/** A file's schema as other editors read it. It has no `$id`: nothing of ours is ever fetched by address. */
export const jsonSchema = ({ schema }: FileSchema): object => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  ...(JSON.parse(JSON.stringify(schema)) as object),
});

export const jsonSchemaText = (entry: FileSchema): string => `${JSON.stringify(jsonSchema(entry), null, 2)}\n`;
export const jsonSchemaFile = ({ name }: Pick<FileSchema, "name">): string => `${name}.schema.json`;

/** Validators that the build compiles from TypeBox schemas, so that nothing needs `eval` at run time. See scripts/validators-plugin. */
interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
interface SchemaValidator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

declare module "virtual:validators/files" {
  /** By schema name, as in `project/catalogue.ts`. */
  export const validators: Record<string, SchemaValidator>;
}

declare module "virtual:validators/api" {
  /** By call name, as in `main/api.ts`. */
  export const validators: Record<string, SchemaValidator>;
}

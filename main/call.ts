import type { TSchema } from "typebox";

/** What a call takes, as a schema, and what it gives. */
export interface Call<Input extends TSchema = TSchema, Output = unknown> {
  input: Input;
  /** Only a type: never present at run time. */
  output?: Output;
}
export const call =
  <Output>() =>
  <Input extends TSchema>(input: Input): Call<Input, Output> => ({ input });

import { type ComponentType, createContext, useContext } from "react";
import type { CardGame } from "../../../engine/core/card-game";
import type { Pointer } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import type { Field, JsonSchema } from "../../document/schema-fields";
import type { ChangeField } from "../../document/use-file-editing";

/** What every control of the form is given. It shows `value` as it is, valid or not, and reports changes. */
export interface ControlProps {
  field: Field;
  value: unknown;
  /** At the field and below it. */
  problems: readonly Problem[];
}

export type ControlTable = Readonly<Record<string, ComponentType<ControlProps>>>;

export interface FormContext {
  game: CardGame;
  /** Of the whole document. */
  schema: JsonSchema;
  controls: ControlTable;
  change: ChangeField;
  /** The project is read-only, or the text can't be read at the moment. */
  disabled: boolean;
  openJson(pointer: Pointer): void;
}

export const FormContext = createContext<FormContext | undefined>(undefined);

export function useForm(): FormContext {
  const form = useContext(FormContext);
  if (!form) throw new Error("A control stands outside of a card form.");
  return form;
}

/** The element id of a field's main input, for its label and for those who want to bring the person to it. */
export const inputId = (pointer: Pointer): string => `field${pointer.replaceAll("/", "-")}`;

/** As a text field shows it: what is no text at all is shown as it stands in the file. */
export const asText = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);

export const hasError = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === "error");

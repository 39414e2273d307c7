import type { ReactNode } from "react";
import type { Problem } from "../../../schemas/problem";
import type { Field } from "../../document/schema-fields";
import { RichWords } from "../../press/rich-words";
import { describedBy, Field as Frame } from "../../ui/fields/field";
import { hasError, inputId, useForm } from "./control";
import { FieldProblems } from "./field-problems";

interface Props {
  field: Field;
  problems: readonly Problem[];
  children: ReactNode;
  /** At the right end of the label's line. */
  aside?: ReactNode;
  /** The control is made of several inputs, each with a label of its own. */
  isGroup?: boolean;
}

/** Label above, with what it means for whoever asks; the control, then what is wrong with it. */
export function FieldFrame({ field, problems, children, aside, isGroup }: Props) {
  return (
    <Frame
      id={inputId(field.pointer)}
      label={field.title}
      help={useFieldHelp(field)}
      note={<FieldProblems problems={problems} />}
      aside={aside}
      isGroup={isGroup}
      pointer={field.pointer}
    >
      {children}
    </Frame>
  );
}

/** What the input of a field is told: who it is, what is wrong with it, and whether it may be changed. */
export function useInputLook({ pointer, title, schema }: Field, problems: readonly Problem[]) {
  const { disabled } = useForm();
  const id = inputId(pointer);
  return {
    id,
    describedBy: describedBy({ id, label: title, help: schema.description }),
    disabled,
    invalid: hasError(problems),
  };
}

/** May hold the game's symbols. */
export function useFieldHelp({ schema: { description } }: Field): ReactNode {
  const { game } = useForm();
  return description && <RichWords text={description} symbols={game.symbols} />;
}

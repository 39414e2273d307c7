import { memo } from "react";
import { isWithin, type Pointer } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import { type ControlProps, useForm } from "./control";

const none: readonly Problem[] = [];

export function problemsWithin(problems: readonly Problem[], pointer: Pointer): readonly Problem[] {
  const within = problems.filter(({ where }) => isWithin(where.field ?? "", pointer));
  return within.length === 0 ? none : within;
}

const isSameList = (a: readonly Problem[], b: readonly Problem[]): boolean =>
  a === b || (a.length === b.length && a.every((problem, index) => problem === b[index]));

/** The control of one field. Draws itself again only when its own value or problems change. */
export const FieldView = memo(
  function FieldView(props: ControlProps) {
    const { controls } = useForm();
    const Control = controls[props.field.control] ?? controls["json"];
    if (!Control) throw new Error("The control table has no fallback.");
    return <Control {...props} />;
  },
  (before, after) =>
    before.field === after.field && before.value === after.value && isSameList(before.problems, after.problems),
);

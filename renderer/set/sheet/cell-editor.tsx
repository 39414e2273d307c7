import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Column } from "../../../project/tables/columns";
import type { JsonSchema } from "../../document/schema-fields";
import { valuesInUse } from "../../form/controls/values-in-use";
import { tell } from "../../state/notices";
import { currentProject } from "../../state/open-project";
import { TextArea, TextInput } from "../../ui/fields/text-field";
import { useLatest } from "../../ui/use-latest";
import styles from "./sheet.module.css";

/** Where the hand goes after a cell is done. */
export type After = "stay" | "down" | "up" | "right" | "left";

interface Props {
  column: Column;
  schema: JsonSchema;
  /** As the cell stands, or what somebody began to type over it. */
  text: string;
  /** Writes it; what keeps it from being written. */
  onDone(text: string, after: After): string | undefined;
  onLeave(): void;
}

/** A cell in the hand. Enter and Tab write it and go on, Escape leaves it as it was. */
export function CellEditor({ column, schema, text: begun, onDone, onLeave }: Props) {
  const [text, setText] = useState(begun);
  /** Ahead of what is shown, when a key chooses and writes at once. */
  const said = useRef(begun);
  const [fault, setFault] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const isLong = schema["x-control"] === "text";
  const known = knownFor(column, schema);

  useLayoutEffect(() => {
    const input = frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  const say = (words: string) => {
    said.current = words;
    setText(words);
    setFault(undefined);
  };
  // Scrolled out of sight, it goes away: what was typed is written all the same.
  const unfinished = useLatest(() => !isDone.current && said.current !== begun && onDone(said.current, "stay"));
  useEffect(() => () => void unfinished.current(), []);
  const finish = (after: After) => {
    if (isDone.current) return;
    // Before it is written: the keyboard leaves the field while it is.
    isDone.current = true;
    const refusal = onDone(said.current, after);
    isDone.current = refusal === undefined;
    setFault(refusal);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      isDone.current = true;
      event.preventDefault();
      onLeave();
      return;
    }
    const after = afterKey(event, isLong);
    if (after === undefined) return;
    event.preventDefault();
    finish(after);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isDone.current || frame.current?.contains(relatedTarget)) return;
    isDone.current = true;
    const refusal = onDone(said.current, "stay");
    if (refusal === undefined) return;
    tell({ tone: "info", message: `“${said.current}” is not written for ${column.title.toLowerCase()}: ${refusal}.` });
    onLeave();
  };

  const look = { compact: true, invalid: fault !== undefined, label: column.title };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the field in it.
    <div
      ref={frame}
      className={styles.editor}
      data-long={isLong || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={({ target }) => target instanceof Element && target.closest("[role=option]") && finish("stay")}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {isLong ? (
        <TextArea {...look} rows={3} value={text} onChange={say} />
      ) : (
        <TextInput
          {...look}
          value={text}
          known={known}
          chooses={column.kind === "choice"}
          spellCheck={column.kind === "text"}
          onChange={say}
        />
      )}
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          {fault.charAt(0).toUpperCase() + fault.slice(1)}.
        </p>
      )}
    </div>
  );
}

function afterKey({ key, shiftKey, altKey }: KeyboardEvent, isLong: boolean): After | undefined {
  if (key === "Tab") return shiftKey ? "left" : "right";
  if (key !== "Enter") return undefined;
  if (isLong && (shiftKey || altKey)) return undefined;
  return shiftKey ? "up" : "down";
}

function knownFor({ kind, choices, labels, at }: Column, schema: JsonSchema) {
  if (kind === "choice") return choices.map((value) => labels[value] ?? value);
  if (schema["x-suggest"] === true) return valuesInUse(currentProject().files, at);
  return undefined;
}

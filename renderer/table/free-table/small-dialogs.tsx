import { useState } from "react";
import type { SeenThing } from "../../../engine/free-table/view";
import { NumberField } from "../../ui/fields/number-field";
import { TextField } from "../../ui/fields/text-field";
import { FormDialog } from "../../ui/form-dialog";
import { act } from "./free-table-store";

export interface ManyAsked {
  title: string;
  action: string;
  most: number;
  usual: number;
  then(count: number): void;
}

export function ManyDialog({ asked, onClose }: { asked: ManyAsked; onClose(): void }) {
  const { title, action, most, usual, then } = asked;
  const [count, setCount] = useState(usual);
  return (
    <FormDialog
      title={title}
      action={action}
      onClose={onClose}
      onSubmit={() => {
        onClose();
        then(Math.min(most, Math.max(1, count)));
      }}
    >
      <NumberField
        label="How many"
        id="free-many"
        value={count}
        range={{ least: 1, most, whole: true }}
        onChange={setCount}
      />
    </FormDialog>
  );
}

export function NameDialog({ thing, onClose }: { thing: SeenThing; onClose(): void }) {
  const before = thing.kind === "token" ? thing.text : "label" in thing ? (thing.label ?? "") : "";
  const [name, setName] = useState(before);
  return (
    <FormDialog
      title="Name"
      action="Call it so"
      onClose={onClose}
      onSubmit={() => {
        onClose();
        if (name.trim() !== before) act({ type: "write", thing: thing.id, text: name.trim() });
      }}
    >
      <TextField
        label="What it is called"
        id="free-name"
        autoFocus
        selectOnFocus
        value={name}
        onChange={setName}
        maxLength={thing.kind === "token" ? 40 : 80}
      />
    </FormDialog>
  );
}

import { useMemo } from "react";
import { ChoiceInput } from "../ui/fields/choice-field";
import type { Sample } from "./model/sample-order";
import { withoutVariant, withVariantFor } from "./model/variants";
import { editTemplate } from "./session/template-edits";
import { setTemplateRoom, useTemplateRoom } from "./session/template-store";
import type { TemplateEditing } from "./session/use-template";
import styles from "./template-room.module.css";

interface Props {
  editing: TemplateEditing;
  samples: readonly Sample[];
  onShow(id: string): void;
}

const base = "base";
const newFor = "new ";
const remove = "remove";

/** Cards of a type may look different: which of the looks is at work, and making one more. */
export function VariantChoice({ editing, samples, onShow }: Props) {
  const { template, canEdit } = editing;
  const variant = useTemplateRoom((state) => state.variant);
  const variants = template.variants ?? [];
  const types = useMemo(() => [...new Set(samples.map(({ type }) => type))].filter(Boolean).sort(), [samples]);
  const free = types.filter((type) => !variants.some(({ name }) => name === type));
  if (variants.length === 0 && (!canEdit || free.length === 0)) return null;

  const showOne = (type: string | undefined) => {
    const sample = samples.find((one) => one.type === type);
    if (sample) onShow(sample.id);
  };
  const choose = (value: string) => {
    if (value === remove) {
      if (variant === undefined) return;
      const { name } = variants[variant] ?? {};
      if (editTemplate(`Remove the look of ${name}`, (now) => withoutVariant(now, variant)))
        setTemplateRoom({ variant: undefined, selection: [] });
    } else if (value.startsWith(newFor)) {
      const type = value.slice(newFor.length);
      let index = variants.length;
      const done = editTemplate(`A look of their own for ${type}`, (now) => {
        const made = withVariantFor(now, type);
        index = made.index;
        return made.template;
      });
      if (!done) return;
      setTemplateRoom({ variant: index, selection: [] });
      showOne(type);
    } else {
      const index = value === base ? undefined : Number(value);
      setTemplateRoom({ variant: index, selection: [] });
      showOne(index === undefined ? free[0] : variants[index]?.name);
    }
  };

  const changes = canEdit
    ? [
        ...free.map((type) => ({ value: `${newFor}${type}`, label: `Give ${type} a look of their own` })),
        ...(variant === undefined ? [] : [{ value: remove, label: "Remove this look" }]),
      ]
    : [];
  return (
    <div className={styles.variant}>
      <ChoiceInput
        compact
        label="Which cards"
        value={variant === undefined ? base : String(variant)}
        options={[
          { value: base, label: variants.length === 0 ? "All cards" : "All other cards" },
          ...variants.map(({ name }, index) => ({ value: String(index), label: name })),
          ...changes.map((change) => ({ ...change, group: "Change" })),
        ]}
        onChange={choose}
      />
    </div>
  );
}

import { useMemo } from "react";
import { isRecord, type Pointer } from "../../schemas/json-pointer";
import { fieldsOf } from "../document/schema-fields";
import type { FileEditing } from "../document/use-file-editing";
import { FormContext } from "../form/controls/control";
import { controlTable } from "../form/controls/control-table";
import { FieldList } from "../form/controls/field-list";

interface Props {
  editing: FileEditing;
  keys: readonly string[];
  openJson(pointer: Pointer): void;
}

/** Some of a set's own fields, as its schema declares them. */
export function ManifestFields({ editing, keys, openJson }: Props) {
  const { schema, game, change, readOnly, reading, shown } = editing;
  const isBroken = reading.value === undefined;
  const disabled = readOnly || isBroken;
  const context = useMemo(
    () => ({ game, schema, change, disabled, openJson, controls: controlTable }),
    [game, schema, change, disabled, openJson],
  );
  const fields = useMemo(() => fieldsOf(schema).filter(({ key }) => keys.includes(key)), [schema, keys]);
  const value = isBroken ? shown?.valid : reading.value;
  return (
    <FormContext.Provider value={context}>
      <div data-edits-project>
        <FieldList fields={fields} owner={isRecord(value) ? value : {}} problems={reading.problems} />
      </div>
    </FormContext.Provider>
  );
}

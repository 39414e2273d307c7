import { type AppSettings, AppSettings as Schema } from "../../schemas/app-settings";
import { fieldsOf, type JsonSchema, rangeOf, type Field as SchemaField, valueLabel } from "../document/schema-fields";
import { chooseSettings, useSettings } from "../state/settings";
import { ChoiceField } from "../ui/fields/choice-field";
import { NumberField } from "../ui/fields/number-field";

const fields = new Map(fieldsOf(Schema as JsonSchema).map((field) => [field.key, field]));

/** One of the person's settings, as its schema says what it may be. */
export function SchemaSetting({ name }: { name: keyof AppSettings }) {
  const value = useSettings((settings) => settings[name]);
  const { schema, title, pointer } = fields.get(name) as SchemaField;
  const id = `setting-${name}`;
  const choose = (next: unknown) => chooseSettings({ [name]: next });
  const look = { id, label: title, help: schema.description };
  return (
    <div data-pointer={pointer}>
      {schema.enum ? (
        <ChoiceField
          {...look}
          value={String(value)}
          options={schema.enum.map((one) => ({ value: String(one), label: valueLabel(schema, one) }))}
          onChange={choose}
        />
      ) : (
        <NumberField
          {...look}
          value={Number(value)}
          range={rangeOf(schema)}
          unit={schema["x-unit"]}
          onChange={choose}
        />
      )}
    </div>
  );
}

import { isRecord } from "../../schemas/json-pointer";
import { licenceWords, setLicences } from "../../schemas/licences";
import { schemaAt } from "../document/schema-fields";
import type { FileEditing } from "../document/use-file-editing";
import { TextField } from "../ui/fields/text-field";

const at = "/licence";

/** Under which terms the set may be shared: one of the usual ones, or in one's own words. */
export function SetLicence({ editing }: { editing: FileEditing }) {
  const { reading, shown, readOnly, change, schema } = editing;
  const value = reading.value ?? shown?.valid;
  const said = isRecord(value) ? value["licence"] : undefined;
  const licence = typeof said === "string" ? said : "";
  return (
    <div data-pointer={at} data-edits-project>
      <TextField
        id="set-licence"
        label={schemaAt(schema, at)?.title ?? ""}
        help="Printed with the credits, and packed with the set."
        value={licence}
        known={setLicences.map(({ name, words }) => ({ value: name, label: words }))}
        note={licenceWords(setLicences, licence) ?? (licence === "" ? "Not said: others may not share it." : undefined)}
        maxLength={schemaAt(schema, at)?.schema.maxLength}
        disabled={readOnly || reading.value === undefined}
        onChange={(next) => change(at, next, "typing")}
      />
    </div>
  );
}

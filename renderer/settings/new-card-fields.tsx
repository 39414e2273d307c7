import { useMemo } from "react";
import { schemaFor } from "../../project/format";
import { givenFields, newCardOf } from "../../project/new-card";
import { manifestPath } from "../../project/paths";
import type { Pointer } from "../../schemas/json-pointer";
import type { Manifest } from "../../schemas/manifest";
import { changeField } from "../document/change-field";
import { type Field, fieldsOf, type JsonSchema } from "../document/schema-fields";
import type { ChangeField, FileEditing } from "../document/use-file-editing";
import { FormContext } from "../form/controls/control";
import { controlTable } from "../form/controls/control-table";
import { FieldList } from "../form/controls/field-list";
import { DocumentContext } from "../form/effects/document-context";
import { currentProject } from "../state/open-project";
import styles from "./settings.module.css";

/** What can be the same on all new cards: short words, choices and switches, and whose the picture will be. */
const given = new Set(["choice", "tags", "stepper", "switch"]);
const isGiven = ({ control, schema, key }: Field): boolean =>
  key !== "name" && (given.has(control) || (control === "line" && schema["x-suggest"] === true));

function fieldsToGive(schema: JsonSchema): { own: readonly Field[]; credits: readonly Field[] } {
  const all = fieldsOf(schema);
  const art = all.find(({ control }) => control === "art");
  const credits = art ? fieldsOf(art.schema, art.pointer).filter(({ control }) => control === "line") : [];
  return { own: all.filter(isGiven), credits: credits.filter(isGiven) };
}

interface Props {
  editing: FileEditing;
  manifest: Manifest;
  openJson(pointer: Pointer): void;
}

/** Fields of a card, of which each new card gets what is said here. */
export function NewCardFields({ editing, manifest, openJson }: Props) {
  const { game, readOnly, reading, change: changeSet } = editing;
  // Nothing has to be said for all of them.
  const schema = useMemo((): JsonSchema => ({ ...(schemaFor("card", game.id) as JsonSchema), required: [] }), [game]);
  const { own, credits } = useMemo(() => fieldsToGive(schema), [schema]);
  const disabled = readOnly || reading.value === undefined;
  const context = useMemo(() => {
    const change: ChangeField = (pointer, value, manner) => {
      const now = givenFields(currentProject().files, game.id);
      changeSet("/newCards", changeField(now, schema, pointer, value), manner);
    };
    return { game, schema, change, disabled, openJson, controls: controlTable };
  }, [game, schema, changeSet, disabled, openJson]);
  const fields = useMemo(() => givenFields(new Map([[manifestPath, reading.text]]), game.id), [reading.text, game]);
  const plain = useMemo(() => newCardOf(new Map([[manifestPath, reading.text]]), game.id, ""), [reading.text, game]);
  const { art = {} } = fields;
  return (
    <FormContext.Provider value={context}>
      {/* Which fields a card has, its kind says. */}
      <DocumentContext.Provider value={plain}>
        <div data-pointer="/newCards" data-edits-project>
          <p className={styles.words}>
            Every new card of {manifest.name} has this at first, whichever way it is made by hand. Cards that are there
            already stay as they are.
          </p>
          <FieldList fields={own} owner={fields} problems={[]} />
          <FieldList fields={credits} owner={art} problems={[]} />
        </div>
      </DocumentContext.Provider>
    </FormContext.Provider>
  );
}

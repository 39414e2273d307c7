import { useDeferredValue, useMemo } from "react";
import { isRecord, isWithin, type Pointer } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import type { FileEditing } from "../document/use-file-editing";
import { BrokenText } from "../ui/broken-text";
import { useDelayed } from "../ui/use-delayed";
import { FormContext } from "./controls/control";
import { controlTable } from "./controls/control-table";
import { FieldList } from "./controls/field-list";
import { FieldProblems } from "./controls/field-problems";
import styles from "./document-form.module.css";
import { DocumentContext } from "./effects/document-context";
import { FormSection } from "./form-section";
import { OwnWordsContext, useOwnTexts } from "./own-words-context";
import { sectionsOf } from "./sections";

interface Props {
  editing: FileEditing;
  openJson(pointer: Pointer, row?: number): void;
  /** The card on which its abilities are told, if the document is none. */
  toldOn?: object | undefined;
}

const none: readonly Problem[] = [];

/** A document as fields, in the order of its schema and under the headings that it gives them. */
export function DocumentForm({ editing, openJson, toldOn }: Props) {
  const { path, schema, game, reading, shown, readOnly, change, restore } = editing;
  const { head, sections } = useMemo(() => sectionsOf(schema), [schema]);
  const isBroken = reading.value === undefined;
  // A text is broken at every other keystroke in the JSON; the form only reacts when it stays so.
  const staysBroken = useDelayed(isBroken, 600);
  const disabled = readOnly || staysBroken;
  const context = useMemo(
    () => ({ game, schema, change, disabled, openJson, controls: controlTable }),
    [game, schema, change, disabled, openJson],
  );
  // While the text can't be read, the fields show the last document that could.
  const value = isBroken ? shown?.valid : reading.value;
  const sound = reading.valid ?? shown?.valid;
  const whole = useMemo(() => (toldOn && isRecord(sound) ? { ...toldOn, ...sound } : sound), [toldOn, sound]);
  // The face follows a keystroke first, then what else is read from the document.
  const told = useDeferredValue(whole);
  const ownTexts = useOwnTexts(game, path, reading.valid);
  const problems = isBroken ? none : reading.problems;
  const elsewhere = useMemo(() => {
    const places = [...head, ...sections.flatMap(({ owner, fields }) => owner ?? fields)];
    return problems.filter(({ where }) => !places.some(({ pointer }) => isWithin(where.field ?? "", pointer)));
  }, [problems, head, sections]);

  return (
    <FormContext.Provider value={context}>
      <DocumentContext.Provider value={told}>
        <OwnWordsContext.Provider value={ownTexts}>
          <div className={styles.form} data-edits-project>
            <FieldProblems problems={elsewhere} />
            {isRecord(value) && <FieldList fields={head} owner={value} problems={problems} />}
            {isRecord(value) &&
              sections.map((part) => <FormSection key={part.title} part={part} value={value} problems={problems} />)}
            {staysBroken && reading.problems[0] && (
              <BrokenText
                problem={reading.problems[0]}
                onShow={openJson}
                onRestore={shown && !readOnly ? restore : undefined}
              />
            )}
          </div>
        </OwnWordsContext.Provider>
      </DocumentContext.Provider>
    </FormContext.Provider>
  );
}

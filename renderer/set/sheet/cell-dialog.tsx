import { useMemo } from "react";
import type { GameId } from "../../../schemas/game-id";
import { isRecord, keysOf, type Pointer } from "../../../schemas/json-pointer";
import { fieldsOf } from "../../document/schema-fields";
import { useCardEditing } from "../../document/use-card-editing";
import { documentName } from "../../document/use-file-editing";
import { FormContext } from "../../form/controls/control";
import { controlTable } from "../../form/controls/control-table";
import { FieldView, problemsWithin } from "../../form/controls/field-view";
import { DocumentContext } from "../../form/effects/document-context";
import { openCard } from "../../state/jump";
import { ViewDialog } from "../../ui/view-dialog";

interface Props {
  game: GameId;
  card: string;
  at: Pointer;
  onClose(): void;
}

/** What can't be typed into a cell, in the control that the form has for it. */
export function CellDialog({ game, card, at, onClose }: Props) {
  const editing = useCardEditing(card, game);
  const field = editing && fieldsOf(editing.schema).find(({ key }) => key === keysOf(at)[0]);
  const context = useMemo(
    () =>
      editing && {
        game: editing.game,
        schema: editing.schema,
        change: editing.change,
        disabled: editing.readOnly,
        openJson: () => openCard(card),
        controls: controlTable,
      },
    [editing, card],
  );
  if (!editing || !field || !context || !isRecord(editing.reading.value)) return null;
  const { value, problems, valid } = editing.reading;
  return (
    <ViewDialog title={`${field.title} of ${documentName(value, card)}`} onClose={onClose}>
      <FormContext.Provider value={context}>
        <DocumentContext.Provider value={valid}>
          <div data-edits-project>
            <FieldView field={field} value={value[field.key]} problems={problemsWithin(problems, field.pointer)} />
          </div>
        </DocumentContext.Provider>
      </FormContext.Provider>
    </ViewDialog>
  );
}

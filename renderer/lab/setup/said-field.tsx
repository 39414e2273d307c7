import { useMemo } from "react";
import { cardGame } from "../../../engine/games/registry";
import { readDocument } from "../../../project/document";
import { schemaFor } from "../../../project/format";
import { cardPath } from "../../../project/paths";
import type { GameId } from "../../../schemas/game-id";
import { isWithin, type Pointer, valueAt, withoutValueAt, withValueAt } from "../../../schemas/json-pointer";
import { fieldsOf, type JsonSchema } from "../../document/schema-fields";
import type { ChangeField } from "../../document/use-file-editing";
import { FormContext } from "../../form/controls/control";
import { controlTable } from "../../form/controls/control-table";
import { DocumentContext } from "../../form/effects/document-context";
import { SymbolContext } from "../../press/rich-words";
import { useSymbols } from "../../press/use-symbols";
import { useProject } from "../../state/open-project";

interface Props {
  game: GameId;
  card: string;
  at: Pointer;
  /** What it says instead. */
  value: unknown;
  disabled: boolean;
  onChange(value: unknown): void;
}

/** What a card says in a “what if”, with the field of its editor: the card of the set stays as it is. */
export function SaidField({ game, card, at, value, disabled, onChange }: Props) {
  const path = cardPath(card);
  const text = useProject(({ files }) => files.get(path)) ?? "";
  const symbols = useSymbols();
  const schema = schemaFor("card", game) as JsonSchema;
  const field = fieldsOf(schema).find(({ pointer }) => pointer === at);
  const { changed, problems } = useMemo(() => {
    const { value: own } = readDocument(path, text, game);
    const document = withValueAt(own, at, value);
    return { changed: document, problems: readDocument(path, JSON.stringify(document), game).problems };
  }, [path, text, game, at, value]);
  const context = useMemo(() => {
    const change: ChangeField = (pointer, next) => {
      const document = next === undefined ? withoutValueAt(changed, pointer) : withValueAt(changed, pointer, next);
      onChange(valueAt(document, at) ?? (Array.isArray(value) ? [] : {}));
    };
    return { game: cardGame(game), schema, controls: controlTable, change, disabled, openJson: () => undefined };
  }, [game, schema, changed, at, value, disabled, onChange]);
  const Control = field && controlTable[field.control as keyof typeof controlTable];
  if (!Control) return null;
  return (
    <SymbolContext value={symbols}>
      <FormContext.Provider value={context}>
        <DocumentContext.Provider value={changed}>
          <Control
            field={field}
            value={value}
            problems={problems.filter(({ where }) => isWithin(where.field ?? "", at))}
          />
        </DocumentContext.Provider>
      </FormContext.Provider>
    </SymbolContext>
  );
}

import { memo, useMemo } from "react";
import { schemaFor } from "../../../project/format";
import type { SheetColumn } from "../../../project/sheet/sheet-columns";
import type { TellsOf } from "../../../project/sheet/tell-cell";
import { valueAt } from "../../../schemas/json-pointer";
import type { JsonSchema } from "../../document/schema-fields";
import { takesField } from "../../document/takes-field";
import { useCard } from "../../document/use-card";
import { cellContent } from "./cell";
import { type GridCell, GridRow, type RowPlace } from "./grid-row";

interface Props extends RowPlace {
  id: string;
  around: TellsOf;
}

/** A card. */
export const SheetRow = memo(function SheetRow({ id, around, ...place }: Props) {
  const { card } = useCard(id);
  // While only its place changes, or what of it is selected, cells stay as they are.
  const cells = useMemo(() => cellsOf(id, card, around), [id, card, around]);
  return <GridRow {...place} card={id} header={place.row + 1} cellOf={cells} />;
});

/** Each cell once, when it comes into sight. */
function cellsOf(id: string, card: object | undefined, around: TellsOf) {
  const schema = schemaFor("card", around.game) as JsonSchema;
  const known = new Map<SheetColumn, GridCell>();
  return (column: SheetColumn): GridCell => {
    const before = known.get(column);
    if (before) return before;
    const { field } = column;
    const isForeign =
      card !== undefined &&
      field !== undefined &&
      valueAt(card, field.at) === undefined &&
      !takesField(schema, card, field.at);
    const cell = { content: cellContent(id, card, column, around), isForeign };
    known.set(column, cell);
    return cell;
  };
}

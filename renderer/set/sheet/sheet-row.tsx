import { memo } from "react";
import { schemaFor } from "../../../project/format";
import type { TellsOf } from "../../../project/sheet/tell-cell";
import { valueAt } from "../../../schemas/json-pointer";
import type { JsonSchema } from "../../document/schema-fields";
import { takesField } from "../../document/takes-field";
import { useCard } from "../../document/use-card";
import { Cell } from "./cell";
import { GridRow, type RowPlace } from "./grid-row";

interface Props extends RowPlace {
  id: string;
  around: TellsOf;
}

/** A card. */
export const SheetRow = memo(function SheetRow({ id, around, ...place }: Props) {
  const { card } = useCard(id);
  const schema = schemaFor("card", around.game) as JsonSchema;
  return (
    <GridRow
      {...place}
      card={id}
      header={place.row + 1}
      cellOf={(column) => <Cell id={id} card={card} column={column} around={around} />}
      isForeign={({ field }) =>
        card !== undefined &&
        field !== undefined &&
        valueAt(card, field.at) === undefined &&
        !takesField(schema, card, field.at)
      }
    />
  );
});

import type { SheetColumn } from "../../../project/sheet/sheet-columns";
import { shortcutLabel } from "../../commands/shortcut";
import { CommandMenu, type MenuAct } from "../../ui/command-menu";
import type { Arrangement } from "../use-arrangement";
import { lastPart } from "./column-look";
import type { SheetActs } from "./use-sheet-acts";
import type { SheetLayout } from "./use-sheet-layout";

interface Props {
  at: { top: number; left: number } | null;
  /** Where the keyboard is. */
  index: number;
  layout: SheetLayout;
  acts: SheetActs;
  readOnly: boolean;
  arrangement: Arrangement;
  arrange(next: Partial<Arrangement>): void;
  onEdit(): void;
  onColumns(): void;
  onClose(): void;
}

/** What can be done with the selected cells, with their cards, and with the column. */
export function SheetMenu({ at, readOnly, acts, onEdit, onClose, ...column }: Props) {
  const cells: (MenuAct | null)[] = [
    { label: "Edit cell", keys: shortcutLabel("F2"), disabled: readOnly, run: onEdit },
    { label: "Fill down", keys: shortcutLabel("Mod+D"), disabled: readOnly, run: acts.fill },
    { label: "Clear cells", keys: shortcutLabel("Delete"), disabled: readOnly, run: acts.clear },
  ];
  return (
    <CommandMenu
      open={at !== null}
      anchorReference="anchorPosition"
      {...(at && { anchorPosition: at })}
      label="Cells"
      keyless={["card.open", "card.duplicate", "card.delete"]}
      items={[
        ...cells,
        null,
        "card.open",
        "card.change-many",
        "card.replace",
        "card.duplicate",
        "card.delete",
        null,
        ...columnActs(column, readOnly),
      ]}
      onClose={onClose}
    />
  );
}

type ColumnProps = Pick<Props, "index" | "layout" | "arrangement" | "arrange" | "onColumns">;

function columnActs({ index, layout, arrangement, arrange, onColumns }: ColumnProps, readOnly: boolean): MenuAct[] {
  const { shown, frozen, keep } = layout;
  const column = shown[index]?.column;
  if (!column) return [];
  const title = lastPart(column.title);
  const isGrouped = arrangement.group === column.name;
  return [
    ...sortActs(column, title, arrangement, arrange),
    {
      label: isGrouped ? "Don’t group" : `Group by ${title}`,
      run: () => arrange({ group: isGrouped ? null : column.name }),
    },
    {
      label: index < frozen ? "Let columns scroll" : `Keep columns up to ${title} in sight`,
      disabled: readOnly,
      run: () => keep(shown, index < frozen ? 0 : index + 1),
    },
    {
      label: `Hide ${title}`,
      disabled: readOnly || shown.length === 1,
      run: () => keep(shown.toSpliced(index, 1), index < frozen ? frozen - 1 : frozen),
    },
    { label: "Columns…", run: onColumns },
  ];
}

function sortActs(
  { name, isNumber }: SheetColumn,
  title: string,
  { sort }: Arrangement,
  arrange: ColumnProps["arrange"],
): MenuAct[] {
  const [up, down] = isNumber ? ["small to large", "large to small"] : ["A to Z", "Z to A"];
  const by = (descending: boolean) => () => arrange({ sort: { column: name, descending } });
  return [
    { label: `Sort by ${title}, ${up}`, run: by(false) },
    { label: `Sort by ${title}, ${down}`, run: by(true) },
    ...(sort ? [{ label: "Sort by file name", run: () => arrange({ sort: null }) }] : []),
  ];
}

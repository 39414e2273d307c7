import Button from "@mui/material/Button";
import { ChevronDown, ChevronUp, Plus } from "lucide-react";
import { useState } from "react";
import { folded } from "../../../project/search/folded";
import type { SheetColumn } from "../../../project/sheet/sheet-columns";
import { columnWidths } from "../../../schemas/manifest";
import { CheckField } from "../../ui/fields/check-field";
import { NumberInput } from "../../ui/fields/number-field";
import { SearchInput } from "../../ui/fields/search-input";
import { FormDialog } from "../../ui/form-dialog";
import { type ShownColumn, usualWidth } from "./column-look";
import styles from "./columns-dialog.module.css";
import { NumberDialog } from "./number-dialog";
import type { SheetLayout } from "./use-sheet-layout";

/** Which columns the sheet shows, in which order; and numbers of one's own. All that is chosen is one step. */
export function ColumnsDialog({ layout, onClose }: { layout: SheetLayout; onClose(): void }) {
  const [shown, setShown] = useState<readonly ShownColumn[]>(layout.shown);
  const [sought, setSought] = useState("");
  const [number, setNumber] = useState<{ name: string | undefined } | null>(null);
  if (number) return <NumberDialog former={number.name} onClose={onClose} />;
  const isShown = ({ name }: SheetColumn) => shown.some(({ column }) => column.name === name);
  const wanted = folded(sought.trim());
  const answers = ({ title, name }: SheetColumn) => folded(`${title} ${name}`).includes(wanted);
  const hidden = layout.all.filter((column) => !isShown(column) && answers(column));
  const move = (from: number, by: number) => {
    const one = shown[from]!;
    setShown(shown.toSpliced(from, 1).toSpliced(from + by, 0, one));
  };
  return (
    <FormDialog
      wide
      title="Columns of the sheet"
      action="Show these"
      disabled={shown.length === 0}
      onClose={onClose}
      onSubmit={() => {
        layout.keep(shown, Math.min(layout.frozen, shown.length));
        onClose();
      }}
    >
      <div className={styles.bar}>
        <SearchInput
          autoFocus
          label="Search columns"
          placeholder="Name of a field"
          value={sought}
          onChange={setSought}
        />
        <Button size="small" startIcon={<Plus aria-hidden />} onClick={() => setNumber({ name: undefined })}>
          Number of your own…
        </Button>
        <Button
          size="small"
          onClick={() => {
            layout.forget();
            onClose();
          }}
        >
          As usual
        </Button>
      </div>
      <ul className={styles.columns} aria-label="Columns">
        {shown.map(({ column, width }, index) =>
          answers(column) ? (
            <li key={column.name}>
              <CheckField
                id={`column-${column.name}`}
                label={column.title}
                value
                onChange={() => setShown(shown.toSpliced(index, 1))}
              />
              {column.own !== undefined && (
                <Button size="small" onClick={() => setNumber({ name: column.own })}>
                  Formula…
                </Button>
              )}
              <span className={styles.width}>
                <NumberInput
                  compact
                  label={`Width of ${column.title}`}
                  unit="px"
                  value={width}
                  range={{ ...columnWidths, whole: true }}
                  step={8}
                  beyond="fitted"
                  onChange={(next) => setShown(shown.with(index, { column, width: next ?? width }))}
                />
              </span>
              <button
                type="button"
                aria-label={`${column.title} one up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ChevronUp size={16} aria-hidden />
              </button>
              <button
                type="button"
                aria-label={`${column.title} one down`}
                disabled={index === shown.length - 1}
                onClick={() => move(index, 1)}
              >
                <ChevronDown size={16} aria-hidden />
              </button>
            </li>
          ) : null,
        )}
        {hidden.map((column) => (
          <li key={column.name} data-hidden>
            <CheckField
              id={`column-${column.name}`}
              label={column.title}
              value={false}
              onChange={() => setShown([...shown, { column, width: usualWidth(column) }])}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

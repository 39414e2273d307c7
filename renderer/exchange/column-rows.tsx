import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Plus, X } from "lucide-react";
import { useMemo } from "react";
import { columnsInTables, type TableColumn } from "../../project/tables/columns";
import { asItWas, type TableRow } from "../../project/tables/delimited";
import { mapColumns, type TableMap } from "../../project/tables/table-map";
import type { GameId } from "../../schemas/game-id";
import { count } from "../state/count";
import { ChoiceInput, type Choosable } from "../ui/fields/choice-field";
import { TextInput } from "../ui/fields/text-field";
import { Section } from "../ui/section";
import styles from "./exchange.module.css";

interface Props {
  table: readonly TableRow[];
  game: GameId;
  map: TableMap;
  onChange(map: TableMap): void;
}

const [asId, asNothing] = ["id", ""];

/** Which column of the table is which field of cards; and fields that are made of several columns. */
export function ColumnRows({ table, game, map, onChange }: Props) {
  const columns = useMemo(() => columnsInTables(game), [game]);
  const headings = useMemo(() => (table[0]?.cells ?? []).map((heading) => heading.trim()), [table]);
  const mapped = useMemo(() => mapColumns(headings, columns, map), [headings, columns, map]);
  const made = Object.entries(map.made ?? {});
  const fieldAt = (index: number): string =>
    index === mapped.id ? asId : (mapped.columns.find((one) => one.index === index)?.column.at ?? asNothing);
  const isMade = (at: string) => made.some(([field]) => field === at);
  // That a group is empty is asked for by those tables alone that have a column for it.
  const isOffered = ({ at, kind }: TableColumn) =>
    kind !== "group" || mapped.columns.some(({ column }) => column.at === at);
  const options: Choosable[] = [
    { value: asNothing, label: "Left out" },
    { value: asId, label: "The card's id" },
    ...columns.filter(isOffered).map(({ at, title }) => ({ value: at, label: title, disabled: isMade(at) })),
  ];
  const choose = (index: number, field: string) => onChange(withField(map, headings, index, field, fieldAt));
  const setMade = (next: readonly (readonly [string, string])[]) =>
    onChange({ ...map, made: Object.fromEntries(next) });
  const isFree = ({ at, kind }: TableColumn) =>
    kind !== "group" && !isMade(at) && !mapped.columns.some(({ column }) => column.at === at);
  const free = columns.find((column) => isFree(column) && column.kind === "text") ?? columns.find(isFree);
  const left = headings.filter((_, index) => fieldAt(index) === asNothing).length;
  return (
    <Section
      name="import.columns"
      title="Columns"
      summary={left > 0 ? `${count(left, "column")} left out` : "each is a field"}
    >
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">In the table</th>
            <th scope="col">For example</th>
            <th scope="col">On the card</th>
          </tr>
        </thead>
        <tbody>
          {headings.map((heading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the table.
            <tr key={index} data-left={fieldAt(index) === asNothing || undefined}>
              <th scope="row">{heading || "(no heading)"}</th>
              <td className={styles.sample}>{sampleOf(table, index)}</td>
              <td>
                <ChoiceInput
                  compact
                  label={`What “${heading}” is`}
                  value={isMade(fieldAt(index)) ? asNothing : fieldAt(index)}
                  options={options}
                  onChange={(field) => choose(index, field)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {made.map(([field, expression]) => (
        <MadeRow
          key={field}
          field={field}
          expression={expression}
          columns={columns}
          isTaken={(at) => at !== field && isMade(at)}
          onChange={(next) => setMade(made.map((one) => (one[0] === field ? next : one)))}
          onRemove={() => setMade(made.filter((one) => one[0] !== field))}
        />
      ))}
      {made.length > 0 && (
        <p className={styles.words}>
          {"A column in braces puts its cell there: {First} {Last}. "}
          {"{Stats|/|2} is the second part of a cell that strokes divide."}
        </p>
      )}
      <div>
        <Button
          size="small"
          startIcon={<Plus strokeWidth={1.75} />}
          disabled={!free}
          onClick={() => free && setMade([...made, [free.at, `{${headings[0] ?? ""}}`]])}
        >
          Join or split columns
        </Button>
      </div>
    </Section>
  );
}

/** The first cell that says something. */
function sampleOf(table: readonly TableRow[], index: number): string {
  const cell = table.slice(1, 50).find(({ cells }) => (cells[index] ?? "").trim() !== "")?.cells[index] ?? "";
  return asItWas(cell).slice(0, 80);
}

/** A field is one column's: whichever had it before is left out. */
function withField(
  map: TableMap,
  headings: readonly string[],
  index: number,
  field: string,
  fieldAt: (index: number) => string,
): TableMap {
  const columns: Record<string, TableMap["columns"][string]> = { ...map.columns };
  const mine = headings[index]!;
  for (const [other, heading] of headings.entries())
    if (other !== index && field !== asNothing && field !== asId && fieldAt(other) === field) columns[heading] = null;
  columns[mine] = field === asNothing || field === asId ? null : field;
  const isId = fieldAt(index) === asId;
  return { ...map, columns, ...(field === asId ? { id: mine } : isId ? { id: null } : {}) };
}

interface MadeProps {
  field: string;
  expression: string;
  columns: readonly TableColumn[];
  isTaken(at: string): boolean;
  onChange(made: [field: string, expression: string]): void;
  onRemove(): void;
}

function MadeRow({ field, expression, columns, isTaken, onChange, onRemove }: MadeProps) {
  const options = columns.map(({ at, title }) => ({ value: at, label: title, disabled: isTaken(at) }));
  const title = columns.find(({ at }) => at === field)?.title ?? field;
  return (
    <div className={styles.made}>
      <ChoiceInput
        compact
        label="Field that is made"
        value={field}
        options={options}
        onChange={(at) => onChange([at, expression])}
      />
      <span aria-hidden>=</span>
      <TextInput
        compact
        code
        label={`What makes ${title}`}
        value={expression}
        onChange={(text) => onChange([field, text])}
      />
      <IconButton size="small" aria-label={`Don't make ${title}`} onClick={onRemove}>
        <X strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}

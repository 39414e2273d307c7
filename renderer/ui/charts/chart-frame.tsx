import IconButton from "@mui/material/IconButton";
import { EllipsisVertical, Maximize2 } from "lucide-react";
import { memo, type ReactNode, useId, useRef, useState } from "react";
import { defused, writeDelimited } from "../../../project/tables/delimited";
import { tell } from "../../state/notices";
import { CommandMenu } from "../command-menu";
import { saveBytes, saveText } from "../text-files";
import { chartSvg } from "./chart-svg";
import styles from "./charts.module.css";
import { chartPicture, copyPicture } from "./copy-picture";

interface Props {
  title: string;
  /** The answer, before it is shown. */
  sentences: readonly string[];
  /** The same as cells, headings first. */
  table: readonly (readonly string[])[];
  /** Shows it by itself. */
  onEnlarge?: (() => void) | undefined;
  children: ReactNode;
}

/** A chart with what it says; also to be read as a table, and copied as both. */
export function ChartFrame({ title, sentences, table, onEnlarge, children }: Props) {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isTable, showTable] = useState(false);
  const copied = (what: string) => tell({ tone: "good", message: `${title}: the ${what} is copied.` });
  const refused = () => tell({ tone: "error", message: "The clipboard can’t be written here." });
  const drawn = () => frame.current?.querySelector<SVGSVGElement>("svg[role=group]");
  const copyChart = () => {
    const drawing = drawn();
    if (drawing) copyPicture(drawing, title, sentences).then(() => copied("picture"), refused);
  };
  const saveChart = async () => {
    const drawing = drawn();
    if (!drawing) return;
    const picture = await chartPicture(drawing, title, sentences);
    saveBytes(`${title}.png`, new Uint8Array(await picture.arrayBuffer()));
  };
  const saveDrawing = () => {
    const drawing = drawn();
    if (drawing) saveText(`${title}.svg`, chartSvg(drawing), "image/svg+xml");
  };
  const copyTable = () => {
    const cells = table.map((row) => row.map(defused));
    navigator.clipboard.writeText(writeDelimited(cells, "\t")).then(() => copied("table"), refused);
  };
  const saveTable = () => {
    const cells = table.map((row) => row.map(defused));
    saveBytes(`${title}.csv`, new TextEncoder().encode(writeDelimited(cells, ",")));
  };
  const saveNumbers = () =>
    saveText(`${title}.json`, `${JSON.stringify({ title, sentences, table }, null, 2)}\n`, "application/json");
  return (
    <figure ref={frame} className={styles.frame} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <ChartTools title={title} isOpen={anchor !== null} onOpen={setAnchor} onEnlarge={onEnlarge} />
      </div>
      <p className={styles.answer}>{sentences.join(" ")}</p>
      {isTable ? <ChartTable label={title} table={table} /> : children}
      {anchor && (
        <CommandMenu
          open
          anchorEl={anchor}
          label={title}
          items={[
            { label: isTable ? "Show the chart" : "Show as a table", run: () => showTable(!isTable) },
            null,
            { label: "Copy the picture", disabled: isTable, run: copyChart },
            { label: "Save as PNG", disabled: isTable, run: () => void saveChart() },
            { label: "Save as SVG", disabled: isTable, run: saveDrawing },
            null,
            { label: "Copy the table", run: copyTable },
            { label: "Save as CSV", run: saveTable },
            { label: "Save as JSON", run: saveNumbers },
          ]}
          onClose={() => setAnchor(null)}
        />
      )}
    </figure>
  );
}

interface ToolsProps extends Pick<Props, "title" | "onEnlarge"> {
  isOpen: boolean;
  onOpen(anchor: HTMLElement): void;
}

/** The same, whatever is counted. */
const ChartTools = memo(function ChartTools({ title, isOpen, onOpen, onEnlarge }: ToolsProps) {
  return (
    <>
      {onEnlarge && (
        <IconButton size="small" aria-label={`${title}: larger`} title="Larger" onClick={onEnlarge}>
          <Maximize2 strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <IconButton
        size="small"
        aria-label={`${title}: table and copies`}
        title="Table and copies"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        <EllipsisVertical strokeWidth={1.75} aria-hidden />
      </IconButton>
    </>
  );
});

function ChartTable({ label, table: [head = [], ...rows] }: { label: string; table: Props["table"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section className={styles.table} tabIndex={0} aria-label={`${label}, as a table`}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={at}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a cell.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { bytesOf } from "../../archive/utf8";
import { writeZip } from "../../archive/zip";
import { escaped } from "./xml";

interface SheetToWrite {
  name: string;
  /** The first are headings. */
  rows: readonly (readonly string[])[];
}

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const space = "http://schemas.openxmlformats.org";
const sheetSpace = `${space}/spreadsheetml/2006/main`;
const relations = `${space}/officeDocument/2006/relationships`;
const typeOf = (part: string): string => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

/** A workbook in which nothing is a formula: cells are texts, or numbers that are written as such. */
export function writeXlsx(sheets: readonly SheetToWrite[]): Uint8Array {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, path: `worksheets/sheet${at + 1}.xml`, id: `rId${at + 1}` }));
  // What comes again is written once: whole sets repeat most of their words.
  const texts = new Map<string, number>();
  const written = numbered.map(({ path, rows }): [string, string] => [`xl/${path}`, sheetOf(rows, texts)]);
  const parts: [path: string, xml: string][] = [
    [
      "[Content_Types].xml",
      `<Types xmlns="${space}/package/2006/content-types">` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Override PartName="/xl/workbook.xml" ContentType="${typeOf("sheet.main")}"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${typeOf("styles")}"/>` +
        `<Override PartName="/xl/sharedStrings.xml" ContentType="${typeOf("sharedStrings")}"/>` +
        numbered.map(({ path }) => `<Override PartName="/xl/${path}" ContentType="${typeOf("worksheet")}"/>`).join("") +
        "</Types>",
    ],
    ["_rels/.rels", related([{ id: "rId1", path: "xl/workbook.xml", kind: "officeDocument" }])],
    [
      "xl/workbook.xml",
      `<workbook xmlns="${sheetSpace}" xmlns:r="${relations}"><sheets>` +
        numbered
          .map(({ name, id }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="${id}"/>`)
          .join("") +
        "</sheets></workbook>",
    ],
    [
      "xl/_rels/workbook.xml.rels",
      related([
        ...numbered.map(({ id, path }) => ({ id, path, kind: "worksheet" })),
        { id: "styles", path: "styles.xml", kind: "styles" },
        { id: "texts", path: "sharedStrings.xml", kind: "sharedStrings" },
      ]),
    ],
    ["xl/styles.xml", styles],
    ["xl/sharedStrings.xml", textsOf(texts)],
    ...written,
  ];
  return writeZip(parts.map(([name, xml]) => ({ name, bytes: bytesOf(header + xml) })));
}

const related = (targets: readonly { id: string; path: string; kind: string }[]): string =>
  `<Relationships xmlns="${space}/package/2006/relationships">${targets
    .map(({ id, path, kind }) => `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${path}"/>`)
    .join("")}</Relationships>`;

/** Besides cells as they come: headings in bold, and texts that a spreadsheet would run if somebody touched them. */
const [bold, quoted] = [1, 2];
const styles =
  `<styleSheet xmlns="${sheetSpace}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  `<font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/>` +
  `</fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3">` +
  `<xf xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf fontId="1" xfId="0" applyFont="1"/>` +
  `<xf xfId="0" quotePrefix="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;

function textsOf(texts: ReadonlyMap<string, number>): string {
  const items = [...texts.keys()].map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join("");
  return `<sst xmlns="${sheetSpace}" uniqueCount="${texts.size}">${items}</sst>`;
}

function sheetOf(rows: readonly (readonly string[])[], texts: Map<string, number>): string {
  const [headings = []] = rows;
  const widths = headings.map((_, at) =>
    Math.min(60, Math.max(8, ...rows.slice(0, 200).map((cells) => (cells[at] ?? "").length + 2))),
  );
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join("");
  const body = rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((cell, n) => cellOf(cell, columnName(n), at + 1, texts)).join("")}</row>`,
    )
    .join("");
  return (
    `<worksheet xmlns="${sheetSpace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ` +
    `activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns && `<cols>${columns}</cols>`}` +
    `<sheetData>${body}</sheetData></worksheet>`
  );
}

function cellOf(cell: string, column: string, row: number, texts: Map<string, number>): string {
  if (cell === "") return "";
  const at = `r="${column}${row}"`;
  const isNumber = /^-?\d{1,15}(\.\d{1,15})?$/.test(cell) && String(Number(cell)) === cell;
  if (row > 1 && isNumber) return `<c ${at}><v>${cell}</v></c>`;
  const style = row === 1 ? ` s="${bold}"` : /^['=+\-@\t\r]/.test(cell) ? ` s="${quoted}"` : "";
  // What looks like a sign written out would be read as that sign.
  const text = escaped(cell).replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
  const known = texts.get(text) ?? texts.size;
  texts.set(text, known);
  return `<c ${at}${style} t="s"><v>${known}</v></c>`;
}

function columnName(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);
}

import { fail, type Result, succeed } from "../../../schemas/problem";
import { textOf } from "../../archive/utf8";
import { readZip, type ZipEntry } from "../../archive/zip";
import { documentProblems } from "../../problems";
import { defused, mostColumns, mostRows, type TableRow } from "../delimited";
import { formatted, type NumberFormat, numberFormat } from "./number-formats";
import { attribute, XmlReader } from "./xml";

/**
 * The sheets of a workbook as tables of texts: what its cells show, without colours or what formulas are made of.
 * A text that looks like a formula comes as it would in a file with commas, behind an apostrophe.
 */

export interface Sheet {
  name: string;
  rows: TableRow[];
}

const stylesPart = "xl/styles.xml";
const limits = { entries: 2_000, each: 80_000_000, all: 200_000_000 };

export function readXlsx(file: string, bytes: Uint8Array): Result<Sheet[]> {
  const zip = readZip(file, bytes, limits);
  return zip.ok ? new Workbook(file, zip.value).sheets() : zip;
}

/** How deep a cell's reference counts: AB12 is in column 27. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

class Workbook {
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  /** What is wrong with it, once something is. */
  private fault: ReturnType<typeof fail> | undefined;
  private formats: readonly NumberFormat[] = [];
  private isSince1904 = false;

  constructor(
    private readonly file: string,
    entries: readonly ZipEntry[],
  ) {
    this.entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  sheets(): Result<Sheet[]> {
    const main = "xl/workbook.xml";
    const places = this.places("xl/_rels/workbook.xml.rels");
    if (this.entries.has(stylesPart)) this.formats = this.readFormats();
    const shared = this.entries.has("xl/sharedStrings.xml") ? this.sharedTexts() : [];
    const sheets: Sheet[] = [];
    this.read(main, (name, attributes) => {
      if (name === "workbookPr") this.isSince1904 = /^(1|true)$/.test(attribute(attributes, "date1904") ?? "");
      if (name !== "sheet") return;
      const place = places.get(attribute(attributes, "id") ?? "");
      if (place !== undefined && this.entries.has(place) && attribute(attributes, "state") !== "veryHidden")
        sheets.push({ name: attribute(attributes, "name") ?? "", rows: this.rows(place, shared) });
    });
    return this.fault ?? succeed(sheets);
  }

  private broken(reason: string): void {
    this.fault ??= fail(documentProblems.report("table/no-workbook", {}, { file: this.file, reason }));
  }

  /** Opens a part and goes through its tags, with the text that stood right before each closing one. */
  private read(
    path: string,
    open: (name: string, attributes: string, isEmpty: boolean) => void,
    close: (name: string, text: string) => void = () => {},
    isEnough: () => boolean = () => false,
  ): void {
    const bytes = this.fault ? undefined : this.entries.get(path)?.read();
    const text = bytes && textOf(bytes);
    if (text === undefined) {
      this.broken(`its part ${path} is missing or damaged`);
      return;
    }
    const reader = new XmlReader(text);
    let said = "";
    for (let part = reader.next(); part !== undefined && !isEnough(); part = reader.next()) {
      if (part === false) {
        this.broken(`its part ${path} isn't written as a spreadsheet writes`);
        return;
      }
      if (part.kind === "text") said += part.text;
      else if (part.kind === "close") {
        close(part.name, said);
        said = "";
      } else {
        said = "";
        open(part.name, part.attributes, part.isEmpty);
      }
    }
  }

  private places(path: string): Map<string, string> {
    const places = new Map<string, string>();
    this.read(path, (name, attributes) => {
      const target = attribute(attributes, "Target") ?? "";
      if (name === "Relationship")
        places.set(attribute(attributes, "Id") ?? "", target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    });
    return places;
  }

  /** By the number of a cell's style. */
  private readFormats(): NumberFormat[] {
    const codes = new Map<number, string>();
    const formats: NumberFormat[] = [];
    let isOfCells = false;
    this.read(
      stylesPart,
      (name, attributes) => {
        if (name === "numFmt")
          codes.set(Number(attribute(attributes, "numFmtId")), attribute(attributes, "formatCode") ?? "");
        else if (name === "cellXfs") isOfCells = true;
        else if (name === "xf" && isOfCells) {
          const id = Number(attribute(attributes, "numFmtId") ?? 0);
          formats.push(numberFormat(id, codes.get(id)));
        }
      },
      (name) => {
        if (name === "cellXfs") isOfCells = false;
      },
    );
    return formats;
  }

  private sharedTexts(): string[] {
    const texts: string[] = [];
    let [text, isAside] = ["", false];
    this.read(
      "xl/sharedStrings.xml",
      (name, _, isEmpty) => {
        if (name === "si") {
          text = "";
          if (isEmpty) texts.push("");
        }
        if (name === "rPh") isAside = true;
      },
      (name, said) => {
        if (name === "rPh") isAside = false;
        if (name === "t" && !isAside) text += said;
        if (name === "si") texts.push(text);
      },
    );
    return texts;
  }

  private rows(path: string, shared: readonly string[]): TableRow[] {
    const rows: TableRow[] = [];
    let [row, cells, column, kind, text, value, isAside] = [0, [] as string[], -1, "", "", "", false];
    let format: NumberFormat;
    this.read(
      path,
      (name, attributes, isEmpty) => {
        if (name === "row") {
          row = Number(attribute(attributes, "r") ?? row + 1);
          [cells, column] = [[], -1];
        } else if (name === "c") {
          column = columnOf(attribute(attributes, "r") ?? "") ?? column + 1;
          [kind, text, value] = [attribute(attributes, "t") ?? "n", "", ""];
          format = this.formats[Number(attribute(attributes, "s") ?? 0)];
          if (column >= mostColumns && !isEmpty) this.tooLarge(`${mostColumns.toLocaleString("en")} columns`);
        } else if (name === "rPh") isAside = true;
      },
      (name, said) => {
        if (name === "t" && !isAside) text += said;
        else if (name === "v") value = said;
        else if (name === "rPh") isAside = false;
        else if (name === "c" && column < mostColumns) {
          const number = kind === "n" && format && value !== "" ? Number(value) : Number.NaN;
          const shows = this.inFormat(number, format) ?? shown(kind, value, text, shared);
          if (shows !== "") {
            while (cells.length < column) cells.push("");
            cells[column] = shows;
          }
        } else if (name === "row" && cells.some((cell) => cell.trim() !== "")) {
          rows.push({ row, cells });
          if (rows.length > mostRows) this.tooLarge(`${mostRows.toLocaleString("en")} rows`);
        }
      },
      () => this.fault !== undefined,
    );
    return rows;
  }

  private inFormat(number: number, format: NumberFormat): string | undefined {
    return Number.isFinite(number) ? formatted(number, format, this.isSince1904) : undefined;
  }

  private tooLarge(most: string): void {
    this.fault ??= fail(documentProblems.report("table/too-large", {}, { file: this.file, most }));
  }
}

function shown(kind: string, value: string, inline: string, shared: readonly string[]): string {
  if (kind === "s") return defused(unescapedText(shared[Number(value)] ?? ""));
  if (kind === "inlineStr") return defused(unescapedText(inline));
  if (kind === "str") return defused(unescapedText(value));
  if (kind === "b") return value === "1" ? "true" : "false";
  // Fifteen digits are what a spreadsheet shows; it writes more of them, such as 0.30000000000000004.
  if (kind === "n" && value !== "" && !Number.isNaN(Number(value)))
    return String(Number(Number(value).toPrecision(15)));
  return value;
}

/** Signs that XML can't hold stand as _x000D_ in a workbook. */
const unescapedText = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

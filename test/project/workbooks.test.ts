import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { crc32 } from "../../project/archive/crc";
import { inflate } from "../../project/archive/inflate";
import { bytesOf, textOf } from "../../project/archive/utf8";
import { readZip, writeZip } from "../../project/archive/zip";
import { readTable } from "../../project/tables/read-table";
import { readTableText } from "../../project/tables/table-text";
import { numberFormat } from "../../project/tables/xlsx/number-formats";
import { readXlsx } from "../../project/tables/xlsx/read-xlsx";
import { writeXlsx } from "../../project/tables/xlsx/write-xlsx";
import { packedZip } from "../packed-zip";

/** Workbooks, and the zips that they are. */

const limits = { entries: 10, each: 50_000_000, all: 60_000_000 };
const codeOf = (read: { ok: boolean; problem?: { code: string; message: string } }) =>
  read.ok ? "ok" : `${read.problem?.code}: ${read.problem?.message}`;
const workbook = (sheet: string, more: Record<string, string> = {}) =>
  packedZip({
    "xl/workbook.xml": '<workbook xmlns:r="r"><sheets><sheet name="Any" sheetId="1" r:id="a"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="a" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": `<?xml version="1.0"?><worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  });

/** As LibreOffice Calc writes them: results beside formulas, numbers with formats, a merged cell, rows that are missing. */
const ofCalc = {
  "xl/styles.xml":
    '<styleSheet><numFmts count="3"><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/>' +
    '<numFmt numFmtId="166" formatCode="[$-409]h:mm&quot; Uhr dmy&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>' +
    '<xf numFmtId="164"><alignment/></xf><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="166"/><xf numFmtId="22"/></cellXfs></styleSheet>',
  "xl/sharedStrings.xml": '<sst><si><t xml:space="preserve">Grüße 😀</t></si><si><t>merged</t></si></sst>',
};
const calcRows = [
  '<row r="1" ht="12.8"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="str"><f aca="false">CONCATENATE(&quot;a&quot;)</f><v>ö</v></c></row>',
  '<row r="2"><c r="A2" s="0" t="n"><f aca="false">2+4</f><v>6</v></c><c r="B2" s="1" t="n"><v>46345</v></c><c r="C2" s="2"><v>0.25</v></c></row>',
  '<row r="3"><c r="A3" s="3"><v>0.520833333333333</v></c><c r="B3" s="4"><v>46345.75</v></c><c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>',
  '<row r="9"><c r="A9" s="1"><v>99999999</v></c><c r="B9" t="s"><v>1</v></c><c r="C9" s="3"/></row><row r="10"><c r="A10"/></row>',
].join("");

test("a workbook of LibreOffice is read as it shows its cells", () => {
  const read = readXlsx("calc.xlsx", workbook(calcRows, ofCalc));
  expect(read.ok && read.value[0]?.rows).toEqual([
    { row: 1, cells: ["Grüße 😀", "ö"] },
    { row: 2, cells: ["6", "2026-11-19", "25%"] },
    { row: 3, cells: ["12:30", "2026-11-19 18:00", "#DIV/0!"] },
    { row: 9, cells: ["99999999", "merged"] },
  ]);
});

test.each<[number, string | undefined, string | undefined]>([
  [0, undefined, undefined],
  [14, undefined, "date"],
  [164, "DD.MM.YYYY;@", "date"],
  [164, "mmm yy", "date"],
  [164, "[h]:mm", "time"],
  [164, '0.0" days"', undefined],
  [164, "[Red]0.00;[Blue]-0.00", undefined],
  [164, "0.0%", "percent"],
  [164, "yyyy-mm-dd hh:mm:ss", "moment"],
  [164, "General", undefined],
])("format %s %s is %s", (id, code, format) => expect(numberFormat(id, code)).toBe(format));

/** The same numbers each time, as if by chance. */
function numbers(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 48271) % 2147483647;
    return last >> 8;
  };
}

describe("unpacking", () => {
  test.each([0, 1, 6, 9])("gives back what was packed at level %s", (level) => {
    const random = numbers(7);
    for (const length of [0, 1, 300, 70_000]) {
      const bytes = Uint8Array.from({ length }, () => (random() % 3 === 0 ? random() & 255 : 65));
      const packed = deflateRawSync(bytes, { level });
      expect(Buffer.compare(inflate(packed, length) ?? Buffer.from("nothing"), bytes)).toBe(0);
      expect(inflate(packed, length + 1)).toBeUndefined();
      if (length > 1) expect(inflate(packed, length - 1)).toBeUndefined();
      expect(inflate(packed.subarray(0, -1), length)).toBeUndefined();
    }
  });
  test("survives any bytes", () => {
    const random = numbers(99);
    for (let n = 0; n < 3_000; n++) {
      const bytes = Uint8Array.from({ length: 40 }, () => random() & 255);
      expect(() => inflate(bytes, 500)).not.toThrow();
    }
  });
  test("knows texts and sums", () => {
    expect(crc32(bytesOf("123456789"))).toBe(0xcbf43926);
    for (const text of ["", "a", "ü€𝄞", "x".repeat(20_000)]) {
      expect(Buffer.compare(bytesOf(text), new TextEncoder().encode(text))).toBe(0);
      expect(textOf(bytesOf(text))).toBe(text);
    }
    for (const bytes of [[0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf8], [0xe2, 0x82], [0x80], [0xf4, 0x90, 0x80, 0x80]])
      expect(textOf(Uint8Array.from(bytes))).toBeUndefined();
  });
});

describe("a zip", () => {
  const zip = writeZip([
    { name: "a.txt", bytes: bytesOf("one") },
    { name: "ä/b", bytes: new Uint8Array(0) },
  ]);
  test("comes back as it went", () => {
    const read = readZip("x", zip, limits);
    expect(read.ok && read.value.map((entry) => [entry.name, textOf(entry.read()!)])).toEqual([
      ["a.txt", "one"],
      ["ä/b", ""],
    ]);
  });
  test("is refused where it is damaged or a bomb", () => {
    for (let at = 0; at < zip.length; at++) {
      const bent = zip.slice();
      bent[at]! ^= 0x55;
      const read = readZip("x", bent, limits);
      if (read.ok) for (const entry of read.value) entry.read();
      expect(() => readZip("x", zip.slice(0, at), limits)).not.toThrow();
    }
    const many = writeZip(Array.from({ length: 11 }, (_, n) => ({ name: `${n}`, bytes: new Uint8Array(0) })));
    expect(codeOf(readZip("x", many, limits))).toContain("archive/too-large");
    expect(codeOf(readZip("x", packedZip({ a: " ".repeat(5_000_000) }), limits))).toContain("times its size");
    expect(
      codeOf(
        readZip(
          "x",
          writeZip([
            { name: "a", bytes: new Uint8Array(0) },
            { name: "a", bytes: new Uint8Array(0) },
          ]),
          limits,
        ),
      ),
    ).toContain("archive/broken");
    expect(codeOf(readZip("x", bytesOf("PK, but no zip"), limits))).toContain("archive/broken");
  });
});

describe("a workbook", () => {
  const rows = [
    ["id", "name", "cost", "text"],
    ["a", "007", "7", "=1+1"],
    ["b", "'=x", "-2.5", 'line\nbreak, "q" <b> & ü _x0041_'],
    ["c", "", "1e3", "+2 attack\r"],
  ];
  test("keeps every cell, and none of them is a formula", () => {
    const bytes = writeXlsx([{ name: "Cards & more", rows }]);
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("<f>");
    const read = readTable("x.xlsx", bytes, "flask");
    expect(read.ok && read.value.cards.map(({ cells }) => cells)).toEqual([
      rows[0],
      ["a", "007", "7", "'=1+1"],
      ["b", "''=x", "-2.5", rows[2]![3]],
      ["c", "", "1e3", "'+2 attack\r"],
    ]);
  });
  test("of another program is read: shared texts, gaps, formulas' results, odd numbers", () => {
    const sheet =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2"><v>0.30000000000000004</v></c></row>' +
      '<row r="5"><c r="B5" t="str"><f>A1&amp;"x"</f><v>made</v></c><c r="D5" t="b"><v>1</v></c><c r="E5" t="e"><v>#REF!</v></c></row><row r="6"/>';
    const shared = "<sst><si><r><t>two</t></r><r><t> parts</t></r><rPh><t>aside</t></rPh></si></sst>";
    const read = readXlsx("x", workbook(sheet, { "xl/sharedStrings.xml": shared }));
    expect(read).toEqual({
      ok: true,
      value: [
        {
          name: "Any",
          rows: [
            { row: 2, cells: ["two parts", "", "0.3"] },
            { row: 5, cells: ["", "made", "", "true", "#REF!"] },
          ],
        },
      ],
    });
  });
  test("writes numbers of signs that there aren't as the sign for what can't be read", () => {
    const signs = "&#x110000;&#xD800;&#0;&#99999999;&#x41;&#x1F0A1;";
    const read = readXlsx("x", workbook(`<row><c t="inlineStr"><is><t>${signs}</t></is></c></row>`));
    expect(read.ok && read.value[0]?.rows[0]?.cells).toEqual(["\uFFFD\uFFFD\uFFFD\uFFFDA\u{1F0A1}"]);
  });
  test("that would harm is refused in words", () => {
    const read = (bytes: Uint8Array) => codeOf(readXlsx("x", bytes));
    expect(read(workbook("<!DOCTYPE a [<!ENTITY b 'c'>]>"))).toContain("table/no-workbook");
    expect(read(workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'))).toContain("1,000 columns");
    expect(read(workbook("<row><c><v>1</v></c></row>".repeat(20_002)))).toMatch(
      /too-large.*(20,000 rows|times its size)/,
    );
    expect(read(packedZip({ a: "b" }))).toContain("table/no-workbook");
  });
});

test("a table in any letters is read, and what is no text refused", () => {
  expect(readTableText(Uint8Array.from([0xff, 0xfe, 0xfc, 0, 0x31, 0]))).toEqual({ text: "ü1", encoding: "UTF-16" });
  expect(readTableText(Uint8Array.from([0xfe, 0xff, 0, 0xfc]))).toEqual({ text: "ü", encoding: "UTF-16" });
  expect(readTable("old.csv", Uint8Array.from([0xfc]), "flask")).toMatchObject({
    value: { notes: [{ code: "table/old-letters" }] },
  });
  expect(readTableText(Uint8Array.from([0xfc, 0x80, 0x31]))).toEqual({ text: "ü€1", encoding: "Windows-1252" });
  const read = (file: string, bytes: Uint8Array) => codeOf(readTable(file, bytes, "flask"));
  expect(read("x.csv", Uint8Array.from([0x61, 0, 1]))).toContain("table/not-text");
  // UTF-32 begins as UTF-16 does.
  expect(read("x.csv", Uint8Array.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]))).toContain("table/not-text");
  expect(read("x.csv", bytesOf("a\n".repeat(1_000_000)))).toContain("20,000 rows");
  expect(read("x.csv", bytesOf(",".repeat(2_000_000)))).toContain("1,000 columns");
  expect(read("x.json", bytesOf("{}"))).toContain("table/no-list");
  expect(read("x.csv", new Uint8Array(50_000_001))).toContain("50 MB");
});

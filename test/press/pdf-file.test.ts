import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { expect, test } from "vitest";
import { SideStore } from "../../main/ink/side-store";
import { blank } from "../../press/contact-sheet";
import { writePdf } from "../../press/pdf";
import type { PdfPicture } from "../../press/pdf-face";
import { bytesOf, joined, type KeptBytes, lengthOf, type PdfPart } from "../../press/pdf-file";
import { flaskFonts } from "./faces";

/** Files that are too large to be in memory as a whole. */

const samples = Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 251);
const keptAside: KeptBytes = { length: samples.length, read: () => samples };

async function partsWith(jpeg: PdfPart): Promise<PdfPart[]> {
  const page = blank({ width: 100, height: 100 }, "Page");
  const box = { x: 10, y: 10, width: 50, height: 40 };
  page.overlay.items.push({ kind: "image", source: "art/a.jpg", box, fit: "fill", focus: { x: 0.5, y: 0.5 } });
  const picture: PdfPicture = { width: 50, height: 40, jpeg };
  return writePdf({
    pages: [page],
    fonts: await flaskFonts(),
    pictures: () => picture,
    deflate: deflateSync,
    title: "Parts",
  });
}

test("a picture that is kept aside gives the same file as one in memory", async () => {
  const aside = await partsWith(keptAside);
  expect(joined(aside)).toEqual(joined(await partsWith(samples)));
  expect(lengthOf(aside)).toBe(joined(aside).length);
  expect([...bytesOf(aside)].some((part) => part === samples)).toBe(true);
});

test("the file can be read back, with every stream as long as it says", async () => {
  const document = await PDFDocument.load(joined(await partsWith(keptAside)), { throwOnInvalidObject: true });
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  for (const { dict, contents } of streams)
    expect(String(dict.get(PDFName.of("Length")))).toBe(String(contents.length));
  const image = streams.find(({ dict }) => dict.get(PDFName.of("Subtype")) === PDFName.of("Image"));
  expect(Buffer.from(image?.contents ?? []).equals(Buffer.from(samples))).toBe(true);
});

test("a line of the cross-references leads to its object", async () => {
  const text = Buffer.from(joined(await partsWith(samples))).toString("latin1");
  const lines = [...text.matchAll(/^(\d{10}) 00000 n $/gm)];
  expect(lines.length).toBeGreaterThan(3);
  for (const [, at] of lines) expect(text.slice(Number(at))).toMatch(/^\d+ 0 obj\n/);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe("xref\n");
});

test("what exceeds the limit waits in files, which go when the work is done", async () => {
  const store = new SideStore(500);
  const first = await store.keep(samples);
  const second = (await store.keep(samples)) as KeptBytes;
  expect(first).toBe(samples);
  expect(second).not.toBeInstanceOf(Uint8Array);
  expect([...second.read()]).toEqual([...samples]);
  await store.clear();
  expect(() => second.read()).toThrow(/ENOENT/);
});

import { setImmediate } from "node:timers/promises";
import { deflateSync, inflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { expect, test } from "vitest";
import { deflate } from "../../main/ink/deflate";
import { blank } from "../../press/contact-sheet";
import type { Page } from "../../press/page";
import { type PdfJob, toPdf, writePdf } from "../../press/pdf";
import type { PdfPicture } from "../../press/pdf-images";
import { written } from "../../press/pdf-objects";
import { flaskFonts } from "./faces";

/** Files that are too large to be in memory as a whole. */

const samples = Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 251);
const picture: PdfPicture = { width: 50, height: 40, jpeg: samples };

function pageWith(source: string): Page {
  const page = blank({ width: 100, height: 100 }, "Page");
  const box = { x: 10, y: 10, width: 50, height: 40 };
  page.overlay.items.push({ kind: "image", source, box, fit: "fill", focus: { x: 0.5, y: 0.5 } });
  return page;
}

/** Long enough that packing it is worth a thread. */
function longPage(): Page {
  const page = blank({ width: 100, height: 100 }, "Lines");
  const lines = Array.from({ length: 6000 }, (_, at) => `M${at % 97} ${at % 89}L${at % 83} ${at % 79}`);
  page.overlay.items.push({ kind: "path", d: lines.join(""), stroke: "#000000" });
  return page;
}

const job = async (changes: Partial<PdfJob> = {}): Promise<PdfJob> => ({
  pages: [pageWith("art/a.jpg")],
  fonts: await flaskFonts(),
  pictures: () => picture,
  deflate: deflateSync,
  title: "Parts (1)",
  ...changes,
});

test("a page is written out, with its pictures, before the next but one is asked for", async () => {
  const sizes: number[] = [];
  let size = 0;
  async function* pages() {
    for (let number = 0; number < 6; number++) {
      sizes.push(size);
      yield pageWith(`art/${number}.jpg`);
    }
  }
  await writePdf(await job({ pages: pages() }), (bytes) => {
    size += bytes.length;
  });
  const steps = sizes.slice(2).map((now, at) => now - (sizes[at + 1] ?? 0));
  for (const step of steps) expect(step).toBeGreaterThan(samples.length);
});

test("who compresses beside the drawing writes the same file", async () => {
  const pages = [pageWith("art/a.jpg"), longPage(), pageWith("art/b.jpg")];
  const later = async (content: Uint8Array): Promise<Uint8Array> => {
    await setImmediate();
    return deflateSync(content);
  };
  const beside = await toPdf(await job({ pages, deflate: later }));
  expect(Buffer.from(beside).equals(await toPdf(await job({ pages })))).toBe(true);
});

test("short and long pages are unpacked to what was packed, whoever packs them", async () => {
  for (const page of [pageWith("art/a.jpg"), longPage()]) {
    const [ours, zlibs] = [deflate, deflateSync].map(async (one) =>
      contentOf(await toPdf(await job({ pages: [page], deflate: one }))),
    );
    expect((await ours)?.equals((await zlibs) as Buffer)).toBe(true);
  }
});

/** Of the first page. */
async function contentOf(bytes: Uint8Array): Promise<Buffer> {
  const stream = (await PDFDocument.load(bytes)).getPage(0).node.Contents();
  return inflateSync((stream as PDFRawStream).contents);
}

test("what stops the pages stops the file", async () => {
  function* pages() {
    yield pageWith("art/a.jpg");
    throw new Error("enough");
  }
  await expect(toPdf(await job({ pages: pages() }))).rejects.toThrow("enough");
  await expect(toPdf(await job({ deflate: () => Promise.reject(new Error("full")) }))).rejects.toThrow("full");
});

test("the file can be read back, with every stream as long as it says", async () => {
  const document = await PDFDocument.load(await toPdf(await job()), { throwOnInvalidObject: true });
  expect(document.getTitle()).toBe("Parts (1)");
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  for (const { dict, contents } of streams)
    expect(String(dict.get(PDFName.of("Length")))).toBe(String(contents.length));
  const image = streams.find(({ dict }) => dict.get(PDFName.of("Subtype")) === PDFName.of("Image"));
  expect(Buffer.from(image?.contents ?? []).equals(Buffer.from(samples))).toBe(true);
});

test("a line of the cross-references leads to its object", async () => {
  const text = Buffer.from(await toPdf(await job())).toString("latin1");
  const lines = [...text.matchAll(/^(\d{10}) 00000 n $/gm)];
  expect(lines.length).toBeGreaterThan(3);
  for (const [, at] of lines) expect(text.slice(Number(at))).toMatch(/^\d+ 0 obj\n/);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe("xref\n");
});

test.each([
  [1e-7, "0.0000001"],
  ["Name (odd)", "/Name#20#28odd#29"],
  [[1, true, { Key: "Name", Left: undefined }], "[1 true <</Key /Name>>]"],
] as const)("%j is written as a PDF has it", (value, expected) => {
  expect(written(value)).toBe(expected);
});

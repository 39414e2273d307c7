import { decodePDFRawStream, PDFDocument, PDFName, type PDFPage, PDFRawStream } from "pdf-lib";

/** Reads back what the press has put on a page: numbers in millimetres from the top left, as the press counts. */

const perPoint = 25.4 / 72;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export interface PlacedFace {
  /** The name of its drawing; undefined for a face that is printed only once and drawn where it lies. */
  name: string | undefined;
  /** What of the page it may print on. */
  clip: [x: number, y: number, width: number, height: number];
  matrix: number[];
}

export interface ReadPage {
  width: number;
  height: number;
  trim: number[];
  bleed: number[];
  faces: PlacedFace[];
  content: string;
}

export async function readPages(bytes: Uint8Array): Promise<ReadPage[]> {
  return (await PDFDocument.load(bytes, { updateMetadata: false })).getPages().map(readPage);
}

function readPage(page: PDFPage): ReadPage {
  const content = contentOf(page);
  const height = page.getHeight();
  const box = (found: { x: number; y: number; width: number; height: number }): number[] =>
    [found.x, height - found.y - found.height, found.width, found.height].map((value) => rounded(value * perPoint));
  const faces = [...content.matchAll(/q\n([-\d. ]+) re W n\n([-\d. ]+) cm\n(?:\/(C\d+) Do\nQ|[-\d. ]+ re W n)/g)].map(
    ([, clip = "", matrix = "", name]) => ({
      name,
      clip: clip.split(" ").map(Number) as PlacedFace["clip"],
      matrix: matrix.split(" ").map(Number),
    }),
  );
  return {
    width: rounded(page.getWidth() * perPoint),
    height: rounded(height * perPoint),
    trim: box(page.getTrimBox()),
    bleed: box(page.getBleedBox()),
    faces,
    content,
  };
}

export async function readImages(bytes: Uint8Array): Promise<{ width: number; filter: string }[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object.dict] : []))
    .filter((dict) => dict.get(PDFName.of("Subtype")) === PDFName.of("Image"))
    .map((dict) => ({
      width: Number(String(dict.get(PDFName.of("Width")))),
      filter: String(dict.get(PDFName.of("Filter"))),
    }));
}

function contentOf(page: PDFPage): string {
  const stream = page.node.context.lookup(page.node.get(PDFName.of("Contents")));
  if (!(stream instanceof PDFRawStream)) throw new Error("The page has no content.");
  return Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
}

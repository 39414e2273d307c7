import { ContentWriter } from "./content-writer";
import type { FontBook } from "./fonts";
import { type Box, digits, millimetresPerPoint } from "./geometry";
import type { Page, PagePart } from "./page";
import { type Bookmark, writeBookmarks } from "./pdf-bookmarks";
import { PdfFaces } from "./pdf-face";
import { type Deflate, gathered, PdfFile, type Sink } from "./pdf-file";
import type { Pictures } from "./pdf-images";
import type { PdfInks } from "./pdf-inks";
import { noResources, type PdfRef, PdfText, type Resources } from "./pdf-objects";
import { writeMatrix } from "./pdf-operators";
import { dayOf, fileId, type PrintCondition, printCondition } from "./pdf-x";
import type { Scene } from "./scene";

/**
 * Pages as a PDF, each written and forgotten before the next one is asked for. Same input, same bytes: nothing in it comes
 * from a clock or from chance.
 */

export interface PdfJob {
  pages: Iterable<Page> | AsyncIterable<Page>;
  fonts: FontBook;
  /** Asked once of every picture, while its page is drawn. */
  pictures: Pictures;
  deflate: Deflate;
  title: string;
  author?: string;
  subject?: string;
  /** Written into the file when it is given. */
  date?: Date;
  /** Headings, by the page on which they stand. */
  bookmarks?: readonly Bookmark[];
  /** For a print shop: its inks, and which they are. */
  press?: { inks: PdfInks; condition: PrintCondition };
  /** How printing programs are asked to turn the paper. */
  flip?: "long" | "short";
  /** Called before each page; awaited, so that others get a turn and the work can be stopped by throwing. */
  beforePage?: (page: number) => Promise<void> | void;
}

const perMillimetre = 1 / millimetresPerPoint;

export async function toPdf(job: PdfJob): Promise<Uint8Array> {
  const { sink, bytes } = gathered();
  await writePdf(job, sink);
  return bytes();
}

/** Answers with the number of pages. */
export async function writePdf(job: PdfJob, sink: Sink): Promise<number> {
  const file = new PdfFile(sink, job.deflate);
  const faces = new PdfFaces(file, job.fonts, job.pictures, job.press?.inks);
  const tree = file.reserve();
  const pages: PdfRef[] = [];
  let height = 0;
  const draw = pageDrawer(faces);
  for await (const page of job.pages) {
    await job.beforePage?.(pages.length);
    // The page before was being packed while this one was made.
    const mark = file.mark;
    const { content, used } = draw(page);
    const { size, trim, bleed } = page;
    height = size.height;
    pages.push(
      file.add({
        Type: "Page",
        Parent: tree,
        MediaBox: [0, 0, size.width * perMillimetre, size.height * perMillimetre],
        TrimBox: pageBox(trim, size.height),
        BleedBox: pageBox(bleed, size.height),
        Resources: used,
        Contents: file.packed(content),
      }),
    );
    await file.drain(mark);
  }
  faces.finish();
  file.add({ Type: "Pages", Kids: pages, Count: pages.length }, tree);
  const { bookmarks = [] } = job;
  const outlines = bookmarks.length > 0 ? writeBookmarks(file, bookmarks, pages, height) : undefined;
  const forPress = job.press ? printCondition(file, job.press.condition, job) : {};
  await file.finish({
    Root: file.add({ ...catalogue(job, tree), ...forPress, Outlines: outlines }),
    Info: file.add(description(job)),
    ...(job.press && { ID: fileId(job) }),
  });
  return pages.length;
}

/** A face that lies on a page more than once, or was on one before, is a drawing of its own; others are drawn where they lie. */
function pageDrawer(faces: PdfFaces) {
  const out = new ContentWriter();
  const seen = new WeakSet<Scene>();
  return ({ size, parts, overlay, correction }: Page): { content: Uint8Array; used: Resources } => {
    const used = noResources();
    const isAgain = (scene: Scene, at: number): boolean =>
      seen.has(scene) || parts.some((part, other) => other !== at && part.scene === scene);
    // From here on mm from the top left, as everywhere in the press, and corners as SVG has them.
    const [across, down] = [perMillimetre.toFixed(7), digits(size.height * perMillimetre)];
    out.text(`4 M\n${across} 0 0 -${across} 0 ${down} cm\n`);
    if (correction) writeMatrix(correction, out);
    const shared = parts.map(({ scene }, at) => isAgain(scene, at));
    parts.forEach((part, at) => {
      drawPart(part, shared[at] === true, used);
      seen.add(part.scene);
    });
    faces.write(overlay, used, out);
    return { content: out.take(), used };
  };

  function drawPart({ scene, matrix, clip }: PagePart, isShared: boolean, used: Resources): void {
    out.text(`q\n${[clip.x, clip.y, clip.width, clip.height].map(digits).join(" ")} re W n\n`);
    writeMatrix(matrix, out);
    if (isShared) out.text(`/${faces.draw(scene, used)} Do\n`);
    else faces.drawHere(scene, used, out);
    out.text("Q\n");
  }
}

const pageBox = ({ x, y, width, height }: Box, paper: number): number[] =>
  [x, paper - y - height, x + width, paper - y].map((value) => value * perMillimetre);

function catalogue({ flip }: PdfJob, tree: PdfRef) {
  return {
    Type: "Catalog",
    Pages: tree,
    ViewerPreferences: {
      DisplayDocTitle: true,
      // Viewers that scale to fit would spoil every cut.
      PrintScaling: "None",
      Duplex: flip && (flip === "long" ? "DuplexFlipLongEdge" : "DuplexFlipShortEdge"),
    },
  };
}

function description({ title, author, subject, date, press }: PdfJob) {
  // What a print shop gets has a day, the same in its notes.
  const day = date || press ? new PdfText(`D:${dayOf(date).replace(/\D/g, "")}Z`) : undefined;
  return {
    Title: new PdfText(title),
    Author: author ? new PdfText(author) : undefined,
    Subject: subject ? new PdfText(subject) : undefined,
    Creator: new PdfText("Cardwright"),
    Producer: new PdfText("Cardwright"),
    CreationDate: day,
    ModDate: day,
    ...(press && { GTS_PDFXVersion: new PdfText("PDF/X-4"), Trapped: "False" }),
  };
}

import { PDFDocument, PDFName, type PDFPage, type PDFRef } from "pdf-lib";
import { ContentWriter } from "./content-writer";
import type { FontBook } from "./fonts";
import { type Box, digits, millimetresPerPoint } from "./geometry";
import { getOrAdd } from "./get-or-add";
import type { Page } from "./page";
import { noResources, PdfFaces, type PdfPicture } from "./pdf-face";
import { joined, type PdfPart, pdfParts } from "./pdf-file";
import { precise } from "./pdf-operators";
import { type Deflate, PdfStreams } from "./pdf-streams";
import type { Scene } from "./scene";

/** Pages as a PDF. Same input, same bytes: nothing in it comes from a clock or from chance. */

export interface PdfJob {
  pages: readonly Page[];
  fonts: FontBook;
  pictures: (source: string) => PdfPicture | undefined;
  deflate: Deflate;
  title: string;
  author?: string;
  subject?: string;
  /** Written into the file when it is given. */
  date?: Date;
  /** How printing programs are asked to turn the paper. */
  flip?: "long" | "short";
  /** Called before each page; awaited, so that others get a turn and the work can be stopped by throwing. */
  beforePage?: (page: number) => Promise<void> | void;
}

const perMillimetre = 1 / millimetresPerPoint;

export async function toPdf(job: PdfJob): Promise<Uint8Array> {
  return joined(await writePdf(job));
}

/** For files that may be large. */
export async function writePdf(job: PdfJob): Promise<PdfPart[]> {
  const document = await PDFDocument.create({ updateMetadata: false });
  describe(document, job);
  const { context } = document;
  const streams = new PdfStreams(context, job.deflate);
  const faces = new PdfFaces(streams, job.fonts, job.pictures);
  const uses = new Map<Scene, number>();
  for (const { scene } of job.pages.flatMap(({ parts }) => parts)) uses.set(scene, (uses.get(scene) ?? 0) + 1);
  const forms = new Map<Scene, { name: string; ref: PDFRef }>();
  const form = (scene: Scene) => getOrAdd(forms, scene, () => ({ name: `C${forms.size + 1}`, ref: faces.draw(scene) }));
  const out = new ContentWriter();
  for (const [index, { size, trim, bleed, parts, overlay, correction }] of job.pages.entries()) {
    await job.beforePage?.(index);
    const page = document.addPage([size.width * perMillimetre, size.height * perMillimetre]);
    setBoxes(page, size.height, trim, bleed);
    const used = noResources();
    // From here on mm from the top left, as everywhere in the press.
    out.text(
      `${perMillimetre.toFixed(7)} 0 0 ${(-perMillimetre).toFixed(7)} 0 ${digits(size.height * perMillimetre)} cm\n`,
    );
    if (correction) out.text(`${precise(correction)} cm\n`);
    for (const { scene, matrix, clip } of parts) {
      out.text(`q\n${[clip.x, clip.y, clip.width, clip.height].map(digits).join(" ")} re W n\n`);
      out.text(`${precise(matrix)} cm\n`);
      if (uses.get(scene) === 1) faces.drawHere(scene, used, out);
      else {
        const { name, ref } = form(scene);
        used.XObject[name] = ref;
        out.text(`/${name} Do\n`);
      }
      out.text("Q\n");
    }
    faces.write(overlay, used, out);
    page.node.set(PDFName.of("Contents"), streams.add(out.take()));
    page.node.set(PDFName.of("Resources"), context.obj(used as never));
  }
  faces.finish();
  await document.flush();
  return pdfParts(context, faces.kept);
}

function setBoxes(page: PDFPage, height: number, trim: Box, bleed: Box): void {
  const points = ({ x, y, width, height: tall }: Box) =>
    [x, height - y - tall, width, tall].map((value) => value * perMillimetre) as [number, number, number, number];
  page.setTrimBox(...points(trim));
  page.setBleedBox(...points(bleed));
}

function describe(document: PDFDocument, { title, author, subject, date, flip }: PdfJob): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  if (author) document.setAuthor(author);
  if (subject) document.setSubject(subject);
  document.setCreator("Cardwright");
  document.setProducer("Cardwright");
  if (date) {
    document.setCreationDate(date);
    document.setModificationDate(date);
  }
  const preferences = document.catalog.getOrCreateViewerPreferences();
  // Viewers that scale to fit would spoil every cut.
  preferences.setPrintScaling("None" as never);
  if (flip) preferences.setDuplex((flip === "long" ? "DuplexFlipLongEdge" : "DuplexFlipShortEdge") as never);
}

import { PDFDocument, PDFName, type PDFRef } from "pdf-lib";
import type { FontBook } from "./fonts";
import { digits, millimetresPerPoint } from "./geometry";
import { getOrAdd } from "./get-or-add";
import { PdfFaces, type PdfPicture, pdfColour } from "./pdf-face";
import type { Scene } from "./scene";
import { bleedAround, type Placement, type Sheet } from "./sheet";

/** Sheets of cards as a PDF. Same input, same bytes, when `date` is given. */

export interface PdfJob {
  sheet: Sheet;
  pages: readonly Placement[][];
  /** The face of each card to print; the same scene object again is the same face. */
  faces: readonly Scene[];
  fonts: FontBook;
  pictures: (source: string) => PdfPicture | undefined;
  /** Printed small outside the cards, left to right; `{page}` and `{pages}` are filled in. */
  label: readonly string[];
  labelFont: string;
  title: string;
  author?: string;
  subject?: string;
  date?: Date;
  /** Called before each page; awaited, so that others get a turn and the work can be stopped by throwing. */
  beforePage?: (page: number) => Promise<void> | void;
}

const perMillimetre = 1 / millimetresPerPoint;
const markInk = "0.35 0.35 0.35 RG\n0.1 w\n";
const labelSize = 2.2;
const smallestLabel = 1.4;

export async function toPdf(job: PdfJob): Promise<Uint8Array> {
  const { sheet, pages } = job;
  const document = await PDFDocument.create({ updateMetadata: false });
  describe(document, job);
  const faces = new PdfFaces(document.context, job.fonts, job.pictures);
  const forms = new Map<Scene, { name: string; ref: PDFRef }>();
  const form = (scene: Scene) => getOrAdd(forms, scene, () => ({ name: `C${forms.size + 1}`, ref: faces.draw(scene) }));
  for (const [index, placements] of pages.entries()) {
    await job.beforePage?.(index);
    const [width, height] = [sheet.paper.width * perMillimetre, sheet.paper.height * perMillimetre];
    const page = document.addPage([width, height]);
    page.setTrimBox(0, 0, width, height);
    page.setBleedBox(0, 0, width, height);
    const used: Record<string, PDFRef> = {};
    // From here on mm from the top left, as everywhere in the press.
    let content = `${perMillimetre.toFixed(7)} 0 0 ${(-perMillimetre).toFixed(7)} 0 ${digits(height)} cm\n`;
    for (const placement of placements) {
      const scene = job.faces[placement.index];
      if (!scene) continue;
      const { name, ref } = form(scene);
      used[name] = ref;
      content += placeCard(placement, scene, sheet, name);
    }
    content += markInk;
    for (const { x1, y1, x2, y2 } of sheet.marks)
      content += `${digits(x1)} ${digits(y1)} m ${digits(x2)} ${digits(y2)} l S\n`;
    const label = job.label.map((words) =>
      words.replace("{page}", String(index + 1)).replace("{pages}", String(pages.length)),
    );
    const font = faces.font(job.labelFont);
    content += writeLabel(label, sheet, font);
    page.node.set(PDFName.of("Contents"), document.context.register(document.context.flateStream(content)));
    page.node.set(PDFName.of("Resources"), document.context.obj({ XObject: used, Font: { [font.name]: font.ref } }));
  }
  faces.finish();
  return document.save({ addDefaultPage: false, objectsPerTick: 200 });
}

function describe(document: PDFDocument, { title, author, subject, date }: PdfJob): void {
  const at = date ?? new Date();
  document.setTitle(title, { showInWindowTitleBar: true });
  if (author) document.setAuthor(author);
  if (subject) document.setSubject(subject);
  document.setCreator("Cardwright");
  document.setProducer("Cardwright");
  document.setCreationDate(at);
  document.setModificationDate(at);
  // Viewers that scale to fit would spoil every cut.
  document.catalog.getOrCreateViewerPreferences().setPrintScaling("None" as never);
}

function placeCard(placement: Placement, scene: Scene, sheet: Sheet, name: string): string {
  const [left, top, right, bottom] = bleedAround(sheet, placement.column, placement.row);
  const { x, y } = placement;
  const { width, height } = sheet.cell;
  const clip = [x - left, y - top, width + left + right, height + top + bottom].map(digits).join(" ");
  const { cell, turned } = sheet;
  const [across, down] = turned ? [scene.height, scene.width] : [scene.width, scene.height];
  // A face made for another size is scaled, never distorted, and stands in the middle.
  const scale = Math.min(cell.width / across, cell.height / down);
  const [left0, top0] = [x + (cell.width - across * scale) / 2, y + (cell.height - down * scale) / 2];
  // A turned card's top points to the left of the sheet.
  const matrix = turned ? [0, -scale, scale, 0, left0, top0 + down * scale] : [scale, 0, 0, scale, left0, top0];
  return `q\n${clip} re W n\n${matrix.map(digits).join(" ")} cm\n/${name} Do\nQ\n`;
}

function writeLabel(words: readonly string[], sheet: Sheet, font: ReturnType<PdfFaces["font"]>): string {
  if (!sheet.label || words.length === 0) return "";
  const { places, baseline } = sheet.label;
  // Between the cut lines: as many places as there are columns, the last one takes what is left.
  const shared = places.map((_, index) =>
    index < places.length - 1 ? words[index] : words.slice(index).join("  ·  "),
  );
  let content = `BT\n${pdfColour("#606060")} rg\n/${font.name} 1 Tf\n`;
  shared.forEach((text, index) => {
    const place = places[index];
    if (!text || !place) return;
    const shaped = font.face.shape(text);
    const size = Math.min(labelSize, place.width / shaped.advance);
    if (size < smallestLabel) return;
    const at = [size, 0, 0, -size, place.x, baseline].map(digits).join(" ");
    content += `${at} Tm\n${font.encode(shaped.glyphs, shaped.offsets)} TJ\n`;
  });
  return `${content}ET\n`;
}

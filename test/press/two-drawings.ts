import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import type { FontBook } from "../../press/fonts";
import { emptyScene, type Page } from "../../press/page";
import { type PdfJob, toPdf } from "../../press/pdf";
import type { Scene } from "../../press/scene";
import { type SvgOptions, toSvg } from "../../press/svg";
import { getDocument } from "./pdfjs";

/** One layout, drawn twice by strangers: the SVG by librsvg, the PDF by PDF.js. They have to agree pixel by pixel. */

/** What both show of a picture, each in its own way. */
export interface Pictures {
  svg: NonNullable<SvgOptions["pictures"]>;
  pdf: PdfJob["pictures"];
}
const none: Pictures = { svg: () => undefined, pdf: () => undefined };

/** Five pixels a millimetre, so that cards have whole pixels. */
const dpi = 127;
/** Both are looked at a little out of focus, since no two programs smooth an edge alike. */
const blur = 1;
/** Levels of 255 that nobody sees. */
const visible = 48;

export interface Drawing {
  data: Buffer;
  width: number;
  height: number;
}

async function softened(image: Sharp, width: number, height: number): Promise<Drawing> {
  const data = await image
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize(width, height, { fit: "fill" })
    .blur(blur)
    .raw()
    .toBuffer();
  return { data, width, height };
}

const pixelsOf = ({ width, height }: Scene): { width: number; height: number } => ({
  width: Math.round((width / 25.4) * dpi),
  height: Math.round((height / 25.4) * dpi),
});

export async function fromSvg(scene: Scene, fonts: FontBook, pictures: Pictures = none): Promise<Drawing> {
  const pixels = pixelsOf(scene);
  const svg = toSvg({ ...scene, corner: 0 }, { fonts, pixels, pictures: pictures.svg });
  return softened(sharp(Buffer.from(svg)), pixels.width, pixels.height);
}

/** What PDF.js draws on outside a browser; its types do not say. */
interface CanvasMaker {
  create(
    width: number,
    height: number,
  ): {
    canvas: { toBuffer(type: "image/png"): Buffer };
    context: CanvasRenderingContext2D;
  };
}

export async function fromPdf(
  scenes: readonly Scene[],
  fonts: FontBook,
  pictures: Pictures = none,
): Promise<Drawing[]> {
  const pages = scenes.map((scene): Page => {
    const size = { width: scene.width, height: scene.height };
    const whole = { x: 0, y: 0, ...size };
    const part = { scene, matrix: [1, 0, 0, 1, 0, 0] as const, clip: whole };
    return { size, trim: whole, bleed: whole, parts: [part], overlay: emptyScene(size, "") };
  });
  const bytes = await toPdf({ pages, fonts, pictures: pictures.pdf, deflate: deflateSync, title: "Faces" });
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const drawings: Drawing[] = [];
  for (const [index, scene] of scenes.entries()) {
    const page = await pdf.getPage(index + 1);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const { width, height } = pixelsOf(scene);
    const { canvas, context } = (pdf.canvasFactory as CanvasMaker).create(
      Math.round(viewport.width),
      Math.round(viewport.height),
    );
    await page.render({ canvasContext: context, viewport }).promise;
    drawings.push(await softened(sharp(canvas.toBuffer("image/png")), width, height));
  }
  await pdf.destroy();
  return drawings;
}

export interface Difference {
  /** Of all channels, in levels of 255. */
  mean: number;
  /** Of pixels that look different. */
  share: number;
}

export function difference(a: Drawing, b: Drawing): Difference {
  let [sum, differing] = [0, 0];
  for (let at = 0; at < a.data.length; at += 3) {
    let most = 0;
    for (let channel = 0; channel < 3; channel++) {
      const off = Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0));
      sum += off;
      most = Math.max(most, off);
    }
    if (most > visible) differing++;
  }
  return { mean: sum / a.data.length, share: differing / (a.width * a.height) };
}

export async function differences(
  scenes: readonly Scene[],
  fonts: FontBook,
  pictures: Pictures = none,
): Promise<Difference[]> {
  const printed = await fromPdf(scenes, fonts, pictures);
  const found: Difference[] = [];
  for (const [index, scene] of scenes.entries()) {
    found.push(difference(await fromSvg(scene, fonts, pictures), printed[index] as Drawing));
  }
  return found;
}

/** How far two drawings may differ. */
export const agrees = ({ mean, share }: Difference): boolean => mean < 2 && share < 0.002;

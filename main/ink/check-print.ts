import type { Problem } from "../../schemas/problem";
import { type FaceOrder, type FaceSettings, type Faces, faceSteps, layOutFaces } from "./faces";
import { Steps, type WorkControl } from "./long-work";

/** What would come of printing an order, without making it: problems of the cards, and about how large the file would be. */

export interface PrintPrognosis {
  problems: Problem[];
  bytes: number;
}

export async function checkFaces(
  order: FaceOrder,
  settings: FaceSettings,
  control: WorkControl = {},
): Promise<PrintPrognosis> {
  const steps = new Steps(control, faceSteps(order));
  const faces = await layOutFaces(order, { ...settings, withoutInk: true }, steps);
  return { problems: faces.problems, bytes: estimate(faces) };
}

/** Measured on printed sets: typefaces cut down to their used signs, and what outlines come to when they are packed. */
const bytesPerFont = 6_000;
const bytesPerItem = 12;
const bytesPerOutlineSign = 0.3;
/** Of a picture that has to be scaled: a JPEG of good quality, and packed samples. */
const bytesPerPixel = { jpeg: 0.55, other: 1.9 } as const;
const spare = 1.15;

export function estimate({ faces, shelf, pixels }: Faces): number {
  const scenes = new Set(faces.flatMap(({ front, back }) => (back ? [front, back] : [front])));
  const items = [...scenes].flatMap((scene) => scene.items);
  const fonts = new Set(items.flatMap((item) => (item.kind === "glyphs" ? [item.font] : [])));
  let pictures = 0;
  for (const [source, across] of pixels) {
    const known = shelf.about(source);
    if (!known) continue;
    const { width, height, bytes, isJpeg } = known;
    const isScaled = width > across * spare;
    const area = isScaled ? across * across * (height / width) : width * height;
    pictures += isJpeg && !isScaled ? bytes : Math.min(area * bytesPerPixel[isJpeg ? "jpeg" : "other"], bytes * 2);
  }
  const outlines = items.reduce((sum, item) => sum + (item.kind === "path" ? item.d.length : 0), 0);
  const drawn = items.length * bytesPerItem + outlines * bytesPerOutlineSign;
  return Math.round(fonts.size * bytesPerFont + drawn + pictures);
}

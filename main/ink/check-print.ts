import type { FontBook } from "../../press/fonts";
import type { Scene } from "../../press/scene";
import type { Problem } from "../../schemas/problem";
import { colourProblems } from "./colour-problems";
import { type CardFace, type FaceOrder, FaceRun, type FaceSettings, faceSteps, pixelsIn } from "./faces";
import { Steps, type WorkControl } from "./long-work";
import type { PictureShelf } from "./picture-shelf";

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
  const { fonts, problems, bytes } = await estimateFaces(order, settings, new Steps(control, faceSteps(order)));
  return { problems: [...problems, ...(await colourProblems(order, fonts))], bytes };
}

export async function estimateFaces(
  order: FaceOrder,
  settings: FaceSettings,
  steps: Steps,
): Promise<PrintPrognosis & { fonts: FontBook }> {
  const run = await FaceRun.begin(order, { ...settings, withoutInk: true }, steps);
  const estimate = new Estimate(run.shelf, settings);
  for (const number of order.cards.keys()) for (const face of await run.make([number])) estimate.add(face);
  return { problems: run.problems, bytes: estimate.bytes, fonts: run.fonts };
}

/** Measured on printed sets: typefaces cut down to their used signs, and what outlines come to when they are packed. */
const bytesPerFont = 6_000;
const bytesPerItem = 30;
const bytesPerOutlineSign = 0.5;
/** An outline that comes again. */
const bytesPerPlace = 4;
/** Of a picture that has to be scaled: a JPEG of good quality, and packed samples. */
const bytesPerPixel = { jpeg: 0.55, other: 1.9 } as const;
const spare = 1.15;

/** How large a file becomes, told its faces one after another. */
class Estimate {
  private readonly fonts = new Set<string>();
  private readonly outlines = new Set<string>();
  private readonly pixels = new Map<string, number>();
  private readonly backs = new WeakSet<Scene>();
  private drawn = 0;

  constructor(
    private readonly shelf: PictureShelf,
    private readonly settings: FaceSettings,
  ) {}

  add(face: CardFace): void {
    this.addScene(face.front);
    if (face.back && !this.backs.has(face.back)) this.addScene(face.back);
    if (face.back) this.backs.add(face.back);
    for (const [source, across] of pixelsIn(face, this.shelf, this.settings))
      this.pixels.set(source, Math.max(across, this.pixels.get(source) ?? 0));
  }

  get bytes(): number {
    const pictures = [...this.pixels].reduce((sum, [source, across]) => sum + this.pictureBytes(source, across), 0);
    return Math.round(this.fonts.size * bytesPerFont + this.drawn + pictures);
  }

  private addScene({ items }: Scene): void {
    this.drawn += items.length * bytesPerItem;
    for (const item of items) {
      if (item.kind === "glyphs") this.fonts.add(item.font);
      if (item.kind !== "path") continue;
      this.drawn += this.outlines.has(item.d) ? bytesPerPlace : item.d.length * bytesPerOutlineSign;
      this.outlines.add(item.d);
    }
  }

  private pictureBytes(source: string, across: number): number {
    const known = this.shelf.about(source);
    if (!known) return 0;
    const { width, height, bytes, isJpeg } = known;
    const isScaled = width > across * spare;
    const area = isScaled ? across * across * (height / width) : width * height;
    return isJpeg && !isScaled ? bytes : Math.min(area * bytesPerPixel[isJpeg ? "jpeg" : "other"], bytes * 2);
  }
}

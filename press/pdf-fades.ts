import type { Matrix } from "./geometry";
import { getOrAdd } from "./get-or-add";
import type { PdfFile } from "./pdf-file";
import type { PdfInks } from "./pdf-inks";
import type { Named, Resources } from "./pdf-objects";
import type { Fade } from "./scene";

/** Shadings of a PDF, from 0 to 1 in coordinates of their own: one for each pair of colours, wherever it is placed. */
export class PdfFades {
  private readonly known = new Map<string, Named>();

  constructor(
    private readonly file: PdfFile,
    private readonly inks: PdfInks,
  ) {}

  /** What fills the clip that is in force, and where the shading's own coordinates lie. */
  place(from: string, fade: Fade, used: Resources): { name: string; matrix: Matrix } {
    const isRound = "round" in fade;
    const shading = getOrAdd(this.known, `${from} ${fade.to} ${isRound}`, () => ({
      name: `H${this.known.size + 1}`,
      ref: this.file.add({
        ShadingType: isRound ? 3 : 2,
        ColorSpace: this.inks.space,
        Coords: isRound ? [0, 0, 0, 0, 0, 1] : [0, 0, 1, 0],
        Extend: [true, true],
        Function: { FunctionType: 2, Domain: [0, 1], C0: this.inks.shares(from), C1: this.inks.shares(fade.to), N: 1 },
      }),
    }));
    used.Shading[shading.name] = shading.ref;
    return { name: shading.name, matrix: matrixOf(fade) };
  }
}

function matrixOf(fade: Fade): Matrix {
  if ("round" in fade) {
    const [x, y, radius] = fade.round;
    return [radius, 0, 0, radius, x, y];
  }
  const [x1, y1, x2, y2] = fade.line;
  const [along, down] = [x2 - x1, y2 - y1];
  return [along, down, -down, along, x1, y1];
}

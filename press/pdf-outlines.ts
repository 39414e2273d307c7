import { ContentWriter } from "./content-writer";
import { grow } from "./geometry";
import { getOrAdd } from "./get-or-add";
import { pathBounds } from "./item-bounds";
import type { PdfFile } from "./pdf-file";
import type { Named, PdfRef } from "./pdf-objects";
import { writePath } from "./pdf-operators";

interface OutlineUse {
  strokeWidth?: number | undefined;
  isCommon?: boolean | undefined;
  /** Drawn at a fifth of its coordinates or less. */
  isShrunk?: boolean;
}

/**
 * Outlines in a PDF. A long one that comes again, on the same face or on another, is a drawing of its own from the second
 * time on, or from the first if others are known to have it: the texture of a paper, a frame, a symbol. It takes the colours of where it is placed.
 */
export class PdfOutlines {
  /** By what they look like where they are drawn small, and where they aren't. */
  private readonly known = [new Map<string, Outline>(), new Map<string, Outline>()] as const;
  private held = 0;
  private readonly drawings = new Map<string, Map<string, Named>>();
  private drawn = 0;
  private readonly out = new ContentWriter();

  constructor(private readonly file: PdfFile) {}

  operators(d: string, isShrunk = false): Uint8Array {
    return this.lookUp(d, isShrunk).operators;
  }

  /** `painted`: the operator that paints it. */
  drawing(
    d: string,
    painted: string,
    { strokeWidth = 0.2, isCommon = false, isShrunk = false }: OutlineUse,
  ): Named | undefined {
    const outline = this.lookUp(d, isShrunk);
    if (outline.operators.length < worthSharing) return undefined;
    // Lines of nearly one width share a drawing with room for the widest.
    const around = painted.startsWith("f") ? 0 : 2 ** Math.ceil(Math.log2(Math.max(strokeWidth, 0.01)));
    const key = `${painted} ${around} ${isShrunk}`;
    if (++outline.uses === 1 && !isCommon && !this.drawings.get(d)?.has(key)) return undefined;
    return getOrAdd(
      getOrAdd(this.drawings, d, () => new Map<string, Named>()),
      key,
      () => ({ name: `S${++this.drawn}`, ref: this.draw(d, outline, painted, around * furthestCorner) }),
    );
  }

  private draw(d: string, { operators }: Outline, painted: string, around: number): PdfRef {
    const { x, y, width, height } = grow(pathBounds(d) ?? { x: 0, y: 0, width: 0, height: 0 }, around + 0.01);
    const BBox = [x, y, x + width, y + height].map((value) => Math.round(value * 1000) / 1000);
    this.out.written(operators);
    this.out.text(painted);
    return this.file.packed(this.out.take(), { Type: "XObject", Subtype: "Form", BBox, Resources: {} });
  }

  private lookUp(d: string, isShrunk: boolean): Outline {
    if (this.held > mostHeld) {
      for (const known of this.known) known.clear();
      this.held = 0;
    }
    return getOrAdd(this.known[isShrunk ? 1 : 0], d, () => {
      writePath(d, this.out, isShrunk);
      const operators = this.out.take();
      this.held += d.length + operators.length;
      return { operators, uses: 0 };
    });
  }
}

interface Outline {
  operators: Uint8Array;
  uses: number;
}

/** Operators of fewer signs are no longer than what it takes to place a drawing. */
const worthSharing = 400;
/** Signs; outlines are worked out again when more have been seen since. */
const mostHeld = 8_000_000;
/** How far a pointed corner reaches beyond the line's middle, in widths: half of the limit of mitres. */
const furthestCorner = 2;

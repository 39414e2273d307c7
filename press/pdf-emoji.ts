import { ContentWriter } from "./content-writer";
import { type Emoji, emojiDrop, emojiSize, isTinted } from "./emoji";
import { getOrAdd } from "./get-or-add";
import type { PdfFile } from "./pdf-file";
import type { PdfInks } from "./pdf-inks";
import type { PdfDictionary, PdfRef } from "./pdf-objects";
import { inkOf, paintedWith, writePath } from "./pdf-operators";
import { unicodeMap } from "./pdf-unicode";

/**
 * Emoji in a PDF are letters of fonts whose glyphs are coloured drawings (Type 3). So each is drawn once, and readers
 * find and copy it like any other letter.
 */

interface EmojiFont {
  name: string;
  ref: PdfRef;
}

interface Letter {
  text: string;
  emoji: Emoji;
}

/** Codes of such a font are single bytes. */
const perFont = 256;
/** A little hangs below the line. */
const bottom = -emojiDrop * emojiSize;
const top = bottom + emojiSize;

export class PdfEmojiFonts {
  private readonly fonts: (EmojiFont & { letters: Letter[] })[] = [];
  private readonly places = new Map<string, { font: EmojiFont; code: string }>();

  constructor(
    private readonly file: PdfFile,
    private readonly inks: PdfInks,
  ) {}

  place(text: string, emoji: Emoji): { font: EmojiFont; code: string } {
    return getOrAdd(this.places, text, () => {
      let font = this.fonts.at(-1);
      if (!font || font.letters.length === perFont) {
        font = { name: `E${this.fonts.length + 1}`, ref: this.file.reserve(), letters: [] };
        this.fonts.push(font);
      }
      return { font, code: hex(font.letters.push({ text, emoji }) - 1) };
    });
  }

  finish(): void {
    for (const { ref, letters } of this.fonts) this.file.add(this.fontObject(letters), ref);
  }

  private fontObject(letters: readonly Letter[]): PdfDictionary {
    const opacities = new Map<number, PdfRef>();
    const drawings = letters.map(({ emoji }) => this.file.packed(this.drawing(emoji, opacities)));
    const names = letters.map((_, code) => `e${code}`);
    const states = [...opacities].map(([value, ref]) => [stateName(value), ref] as const);
    const toUnicode = unicodeMap(letters.map(({ text }, code) => [hex(code), text]));
    return {
      Type: "Font",
      Subtype: "Type3",
      FontBBox: [0, bottom, emojiSize, top],
      FontMatrix: [1 / emojiSize, 0, 0, 1 / emojiSize, 0, 0],
      CharProcs: Object.fromEntries(names.map((name, code) => [name, drawings[code]])),
      Encoding: { Type: "Encoding", Differences: [0, ...names] },
      FirstChar: 0,
      LastChar: letters.length - 1,
      Widths: letters.map(() => emojiSize),
      Resources: { ExtGState: Object.fromEntries(states) },
      ToUnicode: this.file.packed(toUnicode),
    };
  }

  private drawing(emoji: Emoji, opacities: Map<number, PdfRef>): Uint8Array {
    const out = new ContentWriter();
    // What has no colours of its own takes that of the text.
    const kind = emoji.every(isTinted) ? `${emojiSize} 0 0 ${bottom} ${emojiSize} ${top} d1` : `${emojiSize} 0 d0`;
    // Drawings are upside down for a PDF.
    out.text(`${kind}\n1 0 0 -1 0 ${top} cm\n`);
    for (const shape of emoji) {
      const { opacity, d, evenOdd } = shape;
      if (opacity !== undefined) {
        getOrAdd(opacities, opacity, () => this.file.add({ Type: "ExtGState", ca: opacity, CA: opacity }));
        out.text(`q\n/${stateName(opacity)} gs\n`);
      }
      if (!isTinted(shape)) out.text(inkOf(shape, this.inks));
      writePath(d, out);
      out.text(`${isTinted(shape) ? (evenOdd ? "f*" : "f") : paintedWith(shape)}\n`);
      if (opacity !== undefined) out.text("Q\n");
    }
    return out.take();
  }
}

const hex = (code: number): string => code.toString(16).padStart(2, "0");
const stateName = (opacity: number): string => `G${Math.round(opacity * 1000)}`;

import type { PDFContext, PDFRef } from "pdf-lib";

/** Deflates bytes, or signs that are all ASCII, as zlib does. */
export type Deflate = (content: string | Uint8Array) => Uint8Array;

/** The streams of a PDF: pages, faces, fonts. Who compresses them is the caller's choice, since a script does it slowly. */
export class PdfStreams {
  constructor(
    readonly context: PDFContext,
    private readonly deflate: Deflate,
  ) {}

  add(content: string | Uint8Array, dictionary: object = {}): PDFRef {
    const stream = this.context.stream(this.deflate(content), { ...dictionary, Filter: "FlateDecode" } as never);
    return this.context.register(stream);
  }
}

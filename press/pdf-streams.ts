import type { PDFContext, PDFRef } from "pdf-lib";

/** Deflates bytes as zlib does. */
export type Deflate = (content: Uint8Array) => Uint8Array;

/** The streams of a PDF: pages, faces, fonts. Who compresses them is the caller's choice, since a script does it slowly. */
export class PdfStreams {
  constructor(
    readonly context: PDFContext,
    private readonly deflate: Deflate,
  ) {}

  add(content: string | Uint8Array, dictionary: object = {}): PDFRef {
    const bytes = typeof content === "string" ? asciiBytes(content) : content;
    const stream = this.context.stream(this.deflate(bytes), { ...dictionary, Filter: "FlateDecode" } as never);
    return this.context.register(stream);
  }
}

export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

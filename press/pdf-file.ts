import {
  type PDFContext,
  PDFHeader,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFTrailer,
} from "pdf-lib";

import { asciiBytes } from "./pdf-streams";

/**
 * Writes a PDF in parts. What pictures consist of is handed on as it is, or is fetched only when its turn comes: a set
 * with hundreds of pictures would otherwise be in memory as a whole, and twice.
 */
export type PdfPart = Uint8Array | KeptBytes;

/** Bytes that lie somewhere else until they are written. */
export interface KeptBytes {
  readonly length: number;
  read(): Uint8Array;
}

export const partBytes = (part: PdfPart): Uint8Array => (part instanceof Uint8Array ? part : part.read());
export const lengthOf = (parts: readonly PdfPart[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** The file, part after part. */
export function* bytesOf(parts: readonly PdfPart[]): Generator<Uint8Array> {
  for (const part of parts) yield partBytes(part);
}

export function joined(parts: readonly PdfPart[]): Uint8Array {
  const bytes = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of bytesOf(parts)) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** `kept`: what belongs into streams that were made without content. */
export function pdfParts(context: PDFContext, kept: ReadonlyMap<PDFObject, KeptBytes>): PdfPart[] {
  const parts: PdfPart[] = [];
  let at = 0;
  const add = (part: PdfPart): void => {
    parts.push(part);
    at += part.length;
  };
  add(asciiBytes(`${PDFHeader.forVersion(1, 7).toString()}\n`));
  const places: [number: number, at: number][] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    places.push([ref.objectNumber, at]);
    add(asciiBytes(`${ref.objectNumber} ${ref.generationNumber} obj\n`));
    for (const part of objectParts(object, kept.get(object))) add(part);
    add(asciiBytes("\nendobj\n"));
  }
  const size = context.largestObjectNumber + 1;
  const { Root, Info } = context.trailerInfo;
  const trailer = context.obj({ Size: size, ...(Root && { Root }), ...(Info && { Info }) });
  const end = PDFTrailer.forLastCrossRefSectionOffset(at);
  add(asciiBytes(crossReferences(places, size)));
  add(asciiBytes(`trailer\n${trailer.toString()}\n\n${end.toString()}`));
  return parts;
}

function objectParts(object: PDFObject, kept: KeptBytes | undefined): PdfPart[] {
  if (!(object instanceof PDFRawStream)) return [written(object)];
  object.updateDict();
  if (kept) object.dict.set(PDFName.of("Length"), PDFNumber.of(kept.length));
  return [written(object.dict), asciiBytes("\nstream\n"), kept ?? object.contents, asciiBytes("\nendstream")];
}

function written(object: PDFObject): Uint8Array {
  if (object instanceof PDFStream) object.updateDict();
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/** Every number up to `size` has a line of twenty bytes; those that no object has are free. */
function crossReferences(places: readonly (readonly [number, number])[], size: number): string {
  const lines = Array.from({ length: size }, (_, number) => `0000000000 ${number === 0 ? "65535" : "00000"} f \n`);
  for (const [number, at] of places) lines[number] = `${String(at).padStart(10, "0")} 00000 n \n`;
  return `xref\n0 ${size}\n${lines.join("")}\n`;
}

import { type PdfDictionary, PdfRef, type PdfValue, written } from "./pdf-objects";

/**
 * Writes a PDF object by object. What is finished is handed on and forgotten, so that a file of thousands of pages takes
 * no more memory than one of ten. Who compresses is the caller's choice, and may take its time beside other work.
 */

/** Takes the bytes of a file, one part after another. */
export type Sink = (bytes: Uint8Array) => Promise<void> | void;

/** Deflates bytes as zlib does. */
export type Deflate = (content: Uint8Array) => Uint8Array | Promise<Uint8Array>;

interface Waiting {
  ref: PdfRef;
  value: PdfValue;
  content?: Uint8Array | Promise<Uint8Array>;
}

export class PdfFile {
  /** Where each object begins; the number 0 is nobody's. */
  private readonly places: number[] = [0];
  private waiting: Waiting[] = [];
  private at = 0;

  constructor(
    private readonly sink: Sink,
    private readonly deflate: Deflate,
  ) {}

  /** The number of an object that comes later. */
  reserve(): PdfRef {
    return new PdfRef(this.places.push(0) - 1);
  }

  add(value: PdfValue, ref = this.reserve()): PdfRef {
    this.waiting.push({ ref, value });
    return ref;
  }

  /** Content that is packed already. */
  stream(content: Uint8Array, dictionary: PdfDictionary): PdfRef {
    const ref = this.reserve();
    this.waiting.push({ ref, value: dictionary, content });
    return ref;
  }

  packed(content: string | Uint8Array, dictionary: PdfDictionary = {}): PdfRef {
    const ref = this.reserve();
    const packing = this.deflate(typeof content === "string" ? asciiBytes(content) : content);
    // Looked at when its turn comes, which a failure may not wait for.
    if (packing instanceof Promise) packing.catch(() => undefined);
    this.waiting.push({ ref, value: { ...dictionary, Filter: "FlateDecode" }, content: packing });
    return ref;
  }

  /** A place among what is to be written, for `drain`. */
  get mark(): number {
    return this.waiting.length;
  }

  /** Hands on what was added before the mark. */
  async drain(mark = this.mark): Promise<void> {
    const parts: Uint8Array[] = this.at === 0 ? [asciiBytes(header)] : [];
    for (const { ref, value, content } of this.waiting.slice(0, mark)) {
      this.places[ref.number] = this.at + lengthOf(parts);
      const start = `${ref.number} 0 obj\n`;
      if (content === undefined) parts.push(asciiBytes(`${start}${written(value)}\nendobj\n`));
      else {
        const bytes = await content;
        const dictionary = written({ ...(value as PdfDictionary), Length: bytes.length });
        parts.push(asciiBytes(`${start}${dictionary}\nstream\n`), bytes, asciiBytes("\nendstream\nendobj\n"));
      }
    }
    this.waiting = this.waiting.slice(mark);
    await this.hand(joined(parts));
  }

  async finish(trailer: PdfDictionary): Promise<void> {
    await this.drain();
    const start = this.at;
    const whole = written({ Size: this.places.length, ...trailer });
    await this.hand(asciiBytes(`${this.crossReferences()}trailer\n${whole}\nstartxref\n${start}\n%%EOF\n`));
  }

  /** Every number has a line of twenty bytes; those that no object has are free. */
  private crossReferences(): string {
    const lines = this.places.map((at, number) =>
      at > 0 ? `${String(at).padStart(10, "0")} 00000 n \n` : `0000000000 ${number === 0 ? "65535" : "00000"} f \n`,
    );
    return `xref\n0 ${this.places.length}\n${lines.join("")}`;
  }

  private async hand(bytes: Uint8Array): Promise<void> {
    this.at += bytes.length;
    await this.sink(bytes);
  }
}

/** Four bytes beyond ASCII tell programs that copy files that this is no text. */
const header = "%PDF-1.7\n%\u0081\u0081\u0081\u0081\n";

function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Keeps what it takes, for files that are small. */
export function gathered(): { sink: Sink; bytes(): Uint8Array } {
  const parts: Uint8Array[] = [];
  return {
    sink: (bytes) => {
      parts.push(bytes);
    },
    bytes: () => joined(parts),
  };
}

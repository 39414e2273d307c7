import { createHash } from "node:crypto";
import type { PdfPicture } from "../../press/pdf-face";
import type { Size } from "../../press/sizes";
import { pictureSize, readPdfPicture } from "./pictures";

export type ReadPicture = (source: string) => Promise<Uint8Array | undefined>;

interface Known extends Size {
  isDrawing: boolean;
  isJpeg: boolean;
  /** Of the file. */
  bytes: number;
  /** Of the file's bytes. */
  hash: string;
}

/** What is known of the pictures of a job. Their bytes are read when they are needed, and let go when they are printed. */
export class PictureShelf {
  private readonly known = new Map<string, Known>();
  private readonly missing = new Set<string>();
  private readonly broken = new Set<string>();
  private readonly ready = new Map<string, PdfPicture>();

  constructor(private readonly read: ReadPicture) {}

  /** Looks at a picture without unpacking it. */
  async look(source: string): Promise<void> {
    if (this.known.has(source) || this.missing.has(source) || this.broken.has(source)) return;
    const bytes = await this.read(source);
    const size = bytes && (await pictureSize(bytes));
    const hash = bytes && createHash("sha256").update(bytes).digest("hex");
    if (bytes && size && hash) this.known.set(source, { ...size, bytes: bytes.length, hash });
    else (bytes ? this.broken : this.missing).add(source);
  }

  has(source: string): boolean {
    return this.known.has(source);
  }

  isBroken(source: string): boolean {
    return this.broken.has(source);
  }

  /** Of pictures made of pixels. */
  pixels(source: string): Size | undefined {
    const picture = this.known.get(source);
    return picture?.isDrawing === false ? picture : undefined;
  }

  about(source: string): Readonly<Known> | undefined {
    return this.known.get(source);
  }

  hash(source: string): string | undefined {
    return this.known.get(source)?.hash;
  }

  /** Unpacks, scales and packs one picture. False when it turns out to be broken further in. */
  async prepare(source: string, width: number): Promise<boolean> {
    const bytes = await this.read(source);
    const picture = bytes && (await readPdfPicture(bytes, width));
    if (picture) this.ready.set(source, picture);
    else {
      this.known.delete(source);
      this.broken.add(source);
    }
    return picture !== undefined;
  }

  /** Forgets the bytes of what was prepared. */
  letGo(): void {
    this.ready.clear();
  }

  prepared(source: string): PdfPicture | undefined {
    return this.ready.get(source);
  }
}

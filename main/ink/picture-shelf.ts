import { createHash } from "node:crypto";
import type { PdfPicture } from "../../press/pdf-face";
import { partBytes } from "../../press/pdf-file";
import type { Size } from "../../press/sizes";
import { pictureSize, readPdfPicture } from "./pictures";
import { SideStore } from "./side-store";

export type ReadPicture = (source: string) => Promise<Uint8Array | undefined>;

interface Known extends Size {
  isDrawing: boolean;
  isJpeg: boolean;
  /** Of the file. */
  bytes: number;
  /** Of the file's bytes. */
  hash: string;
}

/** Bytes of finished pictures in memory. */
const mostHeld = 100_000_000;

/** What is known of the pictures of a job. Their bytes are read when they are needed and let go at once. */
export class PictureShelf {
  private readonly known = new Map<string, Known>();
  private readonly missing = new Set<string>();
  private readonly broken = new Set<string>();
  private readonly ready = new Map<string, PdfPicture>();

  private readonly store = new SideStore(mostHeld);

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
    if (picture) this.ready.set(source, await this.put(picture));
    else {
      this.known.delete(source);
      this.broken.add(source);
    }
    return picture !== undefined;
  }

  /** Moves aside what would fill the memory. */
  private async put(picture: PdfPicture): Promise<PdfPicture> {
    if ("jpeg" in picture) return { ...picture, jpeg: await this.store.keep(partBytes(picture.jpeg)) };
    const { alpha } = picture;
    return {
      ...picture,
      rgb: await this.store.keep(partBytes(picture.rgb)),
      ...(alpha && { alpha: await this.store.keep(partBytes(alpha)) }),
    };
  }

  /** Lets go of what was prepared. Nothing can be printed of it any more. */
  async clear(): Promise<void> {
    this.ready.clear();
    await this.store.clear();
  }

  prepared(source: string): PdfPicture | undefined {
    return this.ready.get(source);
  }
}

import { createHash } from "node:crypto";
import type { PdfPicture } from "../../press/pdf-images";
import type { Size } from "../../press/sizes";
import { workOnPicture } from "./picture-helper";
import type { Refusal } from "./picture-work";

/** The bytes of a picture; undefined when there is none. */
export type ReadPicture = (source: string) => Promise<Uint8Array | "too-large" | undefined>;

/** Why there is no picture to draw. */
export type Lack = "missing" | Refusal;

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
  private readonly lacks = new Map<string, Lack>();
  private readonly ready = new Map<string, PdfPicture>();

  constructor(
    private readonly read: ReadPicture,
    private readonly task: "forPdf" | "forPress" = "forPdf",
  ) {}

  /** Looks at a picture without unpacking it. */
  async look(source: string): Promise<void> {
    if (this.known.has(source) || this.lacks.has(source)) return;
    const bytes = await this.read(source);
    if (typeof bytes !== "object") {
      this.lacks.set(source, bytes ?? "missing");
      return;
    }
    const size = await workOnPicture("size", bytes);
    const hash = createHash("sha256").update(bytes).digest("hex");
    if (size.ok) this.known.set(source, { ...size.value, bytes: bytes.length, hash });
    else this.lacks.set(source, size.refusal);
  }

  /** Somebody else has found out that it can't be had. */
  giveUp(source: string, lack: Lack): void {
    this.known.delete(source);
    this.lacks.set(source, lack);
  }

  has(source: string): boolean {
    return this.known.has(source);
  }

  lack(source: string): Lack | undefined {
    return this.lacks.get(source);
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

  /** Unpacks, scales and packs one picture. False when it can't be had after all. */
  async prepare(source: string, width: number): Promise<boolean> {
    const bytes = await this.read(source);
    const lack = typeof bytes === "object" ? await this.unpack(source, bytes, width) : (bytes ?? "missing");
    if (lack !== undefined) this.giveUp(source, lack);
    return lack === undefined;
  }

  private async unpack(source: string, bytes: Uint8Array, width: number): Promise<Refusal | undefined> {
    const made = await workOnPicture(this.task, bytes, width);
    if (!made.ok) return made.refusal;
    this.ready.set(source, made.value);
    return undefined;
  }

  /** Forgets the bytes of what was prepared. */
  letGo(): void {
    this.ready.clear();
  }

  prepared(source: string): PdfPicture | undefined {
    return this.ready.get(source);
  }
}

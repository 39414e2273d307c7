import { createHash, type Hash } from "node:crypto";
import type { Sink } from "../../press/pdf-file";
import { sceneHash } from "./face-hashes";
import type { CardFace } from "./faces";
import type { PictureShelf } from "./picture-shelf";

/** What goes into a file, noted while it is made: for its manifest. The faces themselves are gone when it is done. */
export class PrintRecord {
  readonly looks: { id: string; count: number; front: string; back?: string }[] = [];
  readonly fonts = new Set<string>();
  readonly pictures = new Map<string, string | undefined>();

  note({ id, count, front, back }: CardFace, shelf: PictureShelf): void {
    this.looks.push({
      id,
      count,
      front: sceneHash(front, shelf),
      ...(back && { back: sceneHash(back, shelf) }),
    });
    for (const { items } of back ? [front, back] : [front]) {
      for (const item of items) {
        if (item.kind === "glyphs") this.fonts.add(item.font);
        if (item.kind === "image") this.pictures.set(item.source, shelf.hash(item.source));
      }
    }
  }
}

/** Counts and hashes what passes through. */
export class MeasuredSink {
  size = 0;
  private readonly hash: Hash = createHash("sha256");

  constructor(private readonly sink: Sink) {}

  readonly write: Sink = (bytes) => {
    this.size += bytes.length;
    this.hash.update(bytes);
    return this.sink(bytes);
  };

  /** To be asked once. */
  sha256(): string {
    return this.hash.digest("hex");
  }
}

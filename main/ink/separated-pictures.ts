import type { PdfPicture } from "../../press/pdf-images";
import type { CardFace } from "./faces";
import type { PictureShelf } from "./picture-shelf";
import type { PressInks } from "./press-inks";

/** Pictures of the cards on a sheet in the inks of a print shop, made before the sheet is drawn. */
export class SeparatedPictures {
  private readonly made = new Map<string, PdfPicture>();

  constructor(
    private readonly press: PressInks,
    private readonly shelf: PictureShelf,
  ) {}

  async prepare(faces: readonly CardFace[]): Promise<void> {
    for (const { front, back } of faces)
      for (const item of [...front.items, ...(back?.items ?? [])]) {
        if (item.kind !== "image") continue;
        await this.separate(item.source, undefined);
        // What lets through what lies under it is tinted itself.
        if (item.tint !== undefined) await this.separate(item.source, item.tint);
      }
  }

  picture(source: string, tint: string | undefined): PdfPicture | undefined {
    return this.made.get(keyOf(source, tint)) ?? this.made.get(keyOf(source, undefined));
  }

  letGo(): void {
    this.made.clear();
  }

  private async separate(source: string, tint: string | undefined): Promise<void> {
    const key = keyOf(source, tint);
    const picture = this.shelf.prepared(source);
    if (!picture || this.made.has(key)) return;
    const isSheer = !("jpeg" in picture) && picture.alpha !== undefined;
    if (tint === undefined || isSheer) this.made.set(key, await this.press.convert(picture, tint));
  }
}

const keyOf = (source: string, tint: string | undefined): string => `${source} ${tint ?? ""}`;

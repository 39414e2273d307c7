import { createHash } from "node:crypto";
import { isOwnFont } from "../../press/font-table";
import { bytesOf, lengthOf, type PdfPart } from "../../press/pdf-file";
import { sceneHash } from "./face-hashes";
import type { Faces } from "./faces";
import type { PrintedCards, PrintOrder } from "./print-cards";
import { contentHash } from "./project-fonts";

/** What a PDF was made of, so that the same can be made again and two files can be compared. */
export function printManifest(order: PrintOrder, printed: PrintedCards, version: string): object {
  const { sheet, faces, parts, pages, cards } = printed;
  const { shelf } = faces;
  const { paper, card, slots, registration } = sheet;
  return {
    cardwright: version,
    game: order.game,
    title: order.title,
    set: order.set ?? {},
    settings: { ...order.settings, ...(order.profile && { profile: order.profile }) },
    sheet: {
      paper,
      card,
      places: slots.map(({ x, y, turn }) => ({ x, y, turn })),
      registration,
    },
    pages,
    copies: cards,
    cards: faces.faces.map(({ id, count, front, back }) => ({
      id,
      count,
      front: sceneHash(front, shelf),
      ...(back && { back: sceneHash(back, shelf) }),
    })),
    ...contentOf([faces], parts),
  };
}

/** What is in the file besides faces, and the file itself. */
export function contentOf(made: readonly Faces[], parts: readonly PdfPart[]) {
  const used = made.flatMap(({ faces }) => faces.flatMap(({ front, back }) => [front, ...(back ? [back] : [])]));
  const items = [...new Set(used)].flatMap((scene) => scene.items);
  const fonts = items.flatMap((item) => (item.kind === "glyphs" ? [item.font] : []));
  const pictures = items.flatMap((item) => (item.kind === "image" ? [item.source] : []));
  const own = [...new Set(fonts)]
    .filter(isOwnFont)
    .sort()
    .map((file) => {
      const bytes = made.map((faces) => faces.fonts.face(file)?.bytes).find((found) => found !== undefined);
      return { file, ...(bytes && { sha256: contentHash(bytes) }) };
    });
  const pictureHash = (file: string) => made.map(({ shelf }) => shelf.hash(file)).find((hash) => hash !== undefined);
  return {
    fonts: [...new Set(fonts)].sort(),
    ...(own.length > 0 && { ownFonts: own }),
    pictures: [...new Set(pictures)].sort().map((file) => ({ file, sha256: pictureHash(file) })),
    pdf: { bytes: lengthOf(parts), sha256: hashOf(parts) },
  };
}

function hashOf(parts: readonly PdfPart[]): string {
  const hash = createHash("sha256");
  for (const part of bytesOf(parts)) hash.update(part);
  return hash.digest("hex");
}

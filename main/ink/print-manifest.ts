import { isOwnFont } from "../../press/font-table";
import type { PrintRecord } from "./file-record";
import type { PrintedCards, PrintOrder } from "./print-cards";
import { contentHash } from "./project-fonts";

/** What a PDF was made of, so that the same can be made again and two files can be compared. The order is a recorded one. */
export function printManifest(order: PrintOrder, printed: PrintedCards, version: string): object {
  const { sheet, pages, cards, record } = printed;
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
    cards: record.looks,
    ...contentOf(printed, record),
  };
}

/** What is in the file besides faces, and the file itself. */
export function contentOf(printed: Pick<PrintedCards, "fonts" | "size" | "sha256">, ...records: PrintRecord[]) {
  const fonts = [...new Set(records.flatMap((record) => [...record.fonts]))].sort();
  const pictures = new Map(records.flatMap((record) => [...record.pictures]));
  const own = fonts.filter(isOwnFont).map((file) => {
    const bytes = printed.fonts.face(file)?.bytes;
    return { file, ...(bytes && { sha256: contentHash(bytes) }) };
  });
  return {
    fonts,
    ...(own.length > 0 && { ownFonts: own }),
    pictures: [...pictures].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, sha256]) => ({ file, sha256 })),
    pdf: { bytes: printed.size, sha256: printed.sha256 },
  };
}

import { createHash } from "node:crypto";
import { cardGame } from "../../engine/games/registry";
import { fontsOf } from "../../press/font-table";
import { layOut } from "../../press/layout";
import type { Scene } from "../../press/scene";
import { artOf, type FaceOrder } from "./faces";
import { fontsOnDisk } from "./fonts-on-disk";
import { iconsFor } from "./icon-library";
import type { Steps } from "./long-work";
import { PictureShelf } from "./picture-shelf";

/**
 * What each card looks like, as a hash: its front as it is laid out, with the content of its pictures. The set's version is
 * left out, or a new one would make every card a changed one; so are sizes, marks and ink of a print run.
 */
export async function faceHashes(order: FaceOrder, steps: Steps): Promise<Map<string, string>> {
  const { cards, template, game, language } = order;
  const { version: _version, ...set } = order.set ?? {};
  const shelf = new PictureShelf(order.pictures);
  const fonts = await fontsOnDisk(fontsOf([template]));
  const icons = await iconsFor(game, cards.map(({ card }) => artOf(card).icon ?? "").filter(Boolean));
  const { describe } = cardGame(game);
  const hashes = new Map<string, string>();
  for (const { id, card } of cards) {
    const { file } = artOf(card);
    if (file) await steps.race(shelf.look(file));
    const { scene } = layOut(template, { id, card, facts: describe(card, language) }, fonts, {
      icons,
      hasPicture: (source) => shelf.has(source),
      set,
    });
    hashes.set(id, sceneHash(scene, shelf));
    await steps.next();
  }
  return hashes;
}

export function sceneHash({ width, height, corner, items, clips }: Scene, shelf: PictureShelf): string {
  const pictures = items.flatMap((item) => (item.kind === "image" ? [shelf.hash(item.source) ?? ""] : []));
  const looks = JSON.stringify({ width, height, corner, items, clips, pictures });
  return createHash("sha256").update(looks).digest("hex").slice(0, 32);
}

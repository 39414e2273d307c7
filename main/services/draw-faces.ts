import type { Files } from "../../project/project-text";
import { cardPictures } from "../ink/card-pictures";
import type { ReadPicture } from "../ink/picture-shelf";
import { pictureSource } from "../ink/picture-source";
import { projectFonts } from "../ink/project-fonts";
import { listAssets, readAsset } from "../projects/assets";
import { nodeDisk } from "../projects/disk";
import { chooseCards, faceOrder } from "./chosen-cards";

export interface FacesWish {
  root: string;
  /** As much of the project as its faces take. */
  files: Files;
  /** Ids. */
  cards: readonly string[];
  pictures: ReadPicture;
}

/** Sharp on a screen where cards are two thumbs wide. */
const dpi = 96;

/** Small pictures of some cards, as PNGs in base64. */
export async function drawFaces({ root, files, cards, pictures }: FacesWish): Promise<string[]> {
  const chosen = chooseCards(files, { deck: null });
  if (!chosen.ok) return [];
  const ownFonts = projectFonts(root, listAssets(nodeDisk, root).assets, (path) => {
    const read = readAsset(nodeDisk, root, path);
    return read.ok ? read.value : undefined;
  });
  const { back: _back, ...order } = faceOrder(chosen.value, { pictures, ownFonts });
  const wanted = cards.flatMap((id) => order.cards.find((card) => card.id === id) ?? []);
  const wish = { format: "png", dpi, bleed: false, lowInk: false, backs: false } as const;
  const faces: string[] = [];
  for await (const { content } of cardPictures({ ...order, cards: wanted }, wish, pictureSource(pictures)))
    faces.push(Buffer.from(content).toString("base64"));
  return faces;
}

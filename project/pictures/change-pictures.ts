import type { Art } from "../../schemas/common";
import type { GameId } from "../../schemas/game-id";
import type { PlannedEdit } from "../commands";
import { formatDocument } from "../format";
import { cardIdOf, cardPath } from "../paths";
import { type Files, readCard } from "../project-text";

/** What is done with a picture on all cards that show it, as one step. */

interface WithArt {
  art?: Art;
}

type PictureCredits = Pick<Art, "author" | "source" | "licence">;

function onAll(
  files: Files,
  game: GameId,
  pictures: ReadonlySet<string>,
  change: (art: Art) => Art,
): PlannedEdit["changes"] {
  const changes: PlannedEdit["changes"] = [];
  for (const [path, text] of files) {
    if (cardIdOf(path) === undefined || !text.includes('"art/')) continue;
    const card = readCard<WithArt>(path, text, game);
    if (!card?.art?.file || !pictures.has(card.art.file)) continue;
    const next = formatDocument({ ...card, art: change(card.art) }, "card", game);
    if (next !== text) changes.push({ path, text: next });
  }
  return changes;
}

const nameOf = (path: string): string => path.replace(/^art\//, "");

/** Another picture in the place of one: how the old one was shown, and whose it was, means nothing any more. */
export function replacePicture(
  files: Files,
  game: GameId,
  from: string,
  to: string,
  credits: PictureCredits = {},
): PlannedEdit {
  const changes = onAll(files, game, new Set([from]), ({ icon }) => ({
    file: to,
    ...(icon !== undefined && { icon }),
    ...credits,
  }));
  return { label: `Replace the picture ${nameOf(from)}`, changes };
}

/** Who made pictures, where they are from, under which terms; an empty text takes it away. */
export function creditPictures(
  files: Files,
  game: GameId,
  pictures: readonly string[],
  credits: PictureCredits,
): PlannedEdit {
  const changes = onAll(files, game, new Set(pictures), (art) => {
    const all = { ...art, ...credits };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")) as Art;
  });
  const what = pictures.length === 1 ? nameOf(pictures[0]!) : `${pictures.length} pictures`;
  return { label: `Credit ${what}`, changes };
}

/** Pictures by the ids of the cards that are to show them. One that a card shows already stays as it is shown. */
export function setPictures(files: Files, game: GameId, wanted: ReadonlyMap<string, string>): PlannedEdit {
  const changes: PlannedEdit["changes"] = [];
  for (const [id, file] of wanted) {
    const path = cardPath(id);
    const text = files.get(path);
    const card = text === undefined ? undefined : readCard<WithArt>(path, text, game);
    if (!card || card.art?.file === file) continue;
    // What stands in for a picture is the card's own.
    const { icon, picture } = card.art ?? {};
    const kept = { ...(icon !== undefined && { icon }), ...(picture !== undefined && { picture }) };
    const art = card.art?.file === undefined ? { ...card.art, file } : { file, ...kept };
    changes.push({ path, text: formatDocument({ ...card, art }, "card", game) });
  }
  return { label: `Put ${changes.length === 1 ? "a picture" : `${changes.length} pictures`} on cards`, changes };
}

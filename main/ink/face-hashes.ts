import { createHash } from "node:crypto";
import { cardGame } from "../../engine/games/registry";
import { adjustedArt } from "../../press/adjusted-art";
import { fontsOf } from "../../press/font-table";
import type { Scene } from "../../press/scene";
import { readPath, type Scope } from "../../press/values";
import type { Template } from "../../schemas/template";
import { artOf } from "./card-art";
import type { FaceOrder } from "./faces";
import type { Steps } from "./long-work";
import { PictureShelf } from "./picture-shelf";
import { contentHash } from "./project-fonts";

/**
 * What each card looks like, as a hash of all that its layout can show: the layout itself, what follows from the card, those
 * of its own fields and of the numbers worked out for it that the layout names, and the content of its picture. Nothing is laid out for it. The set's version is
 * left out, or a new one would make every card a changed one; so are sizes, marks and ink of a print run.
 */
export async function faceHashes(order: FaceOrder, steps: Steps): Promise<Map<string, string>> {
  const { cards, template, game, language, set: { name, author, words } = {} } = order;
  const { shelf = new PictureShelf(order.pictures) } = order;
  const { describe } = cardGame(game);
  const { lowInk: _lowInk, ...plain } = template;
  // Where everything is printed as it is written, a layout is known as it always was.
  const said = words === undefined ? [] : [words];
  const layout = sha256(JSON.stringify([plain, name, author, ...ownFontHashes(order), ...said]));
  const fields = [...new Set([...named(template, "card"), ...artFields])].sort();
  const numbers = [...new Set(named(template, "numbers"))].sort();
  const hashes = new Map<string, string>();
  for (const { id, card } of cards) {
    const { file } = artOf(card);
    if (file) await steps.race(shelf.look(file));
    const shown = fields.map((field) => readPath(field, { card }) ?? null);
    const picture = file === undefined ? null : (shelf.hash(file) ?? null);
    const { focus: _shown, ...adjusted } = adjustedArt(readPath("art", card as Scope));
    // A picture that is only cropped is known as it always was.
    const more: unknown[] = file === undefined || Object.keys(adjusted).length === 0 ? [] : [adjusted];
    const counted = { numbers: order.numbers?.(card) };
    const composed = readPath("art.picture", card as Scope);
    if (file === undefined && composed !== undefined) more.push({ composed });
    if (numbers.length > 0) more.push(numbers.map((number) => [number, readPath(number, counted) ?? null]));
    // What the kind changes is in the rest.
    const { kind: _kind, ...facts } = describe(card, language);
    hashes.set(id, sha256(JSON.stringify([layout, facts, shown, picture, ...more])).slice(0, 32));
    await steps.next();
  }
  return hashes;
}

/** Of the project's fonts that the layout names. */
const ownFontHashes = ({ ownFonts, template }: FaceOrder): string[] =>
  fontsOf([template]).flatMap((id) => {
    const bytes = ownFonts?.font(id);
    return bytes ? [contentHash(bytes)] : [];
  });

/** What a layout names of a card itself, or of the numbers worked out for it. */
const named = (template: Template, source: "card" | "numbers"): string[] =>
  JSON.stringify(template).match(new RegExp(`\\b${source}(\\.[\\w-]+)+`, "g")) ?? [];

/** What every art layer reads. */
const artFields = ["card.art.file", "card.art.focus", "card.art.icon"];

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export function sceneHash({ width, height, corner, items, clips }: Scene, shelf: PictureShelf): string {
  const pictures = items.flatMap((item) => (item.kind === "image" ? [shelf.hash(item.source) ?? ""] : []));
  return sha256(JSON.stringify({ width, height, corner, items, clips, pictures })).slice(0, 32);
}

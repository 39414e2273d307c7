import type { Asset } from "../../../main/api";
import { cardIdOf } from "../../../project/paths";
import { isRecord } from "../../../schemas/json-pointer";
import { jsonIn } from "../../../schemas/json-text";

export interface KnownPicture {
  /** `art/owl.png` */
  path: string;
  version: string;
  /** Names of the cards that show it. */
  cards: readonly string[];
}

/** The pictures of a project by their names, each with the cards that show it. Texts that can't be read show what they say. */
export function knownPictures(assets: readonly Asset[], files: ReadonlyMap<string, string>): KnownPicture[] {
  const uses = new Map<string, string[]>();
  for (const [path, text] of files) {
    const id = cardIdOf(path);
    if (id === undefined) continue;
    const [, quoted] = /"file"\s*:\s*("art\/(?:[^"\\]|\\.)*")/.exec(text) ?? [];
    if (quoted === undefined) continue;
    const file = String(jsonIn(quoted));
    uses.set(file, [...(uses.get(file) ?? []), nameIn(text) ?? id]);
  }
  return assets
    .filter(({ path }) => path.startsWith("art/"))
    .map(({ path, version }) => ({ path, version, cards: (uses.get(path) ?? []).toSorted(byName) }))
    .toSorted((a, b) => byName(a.path, b.path));
}

const byName = new Intl.Collator("en", { numeric: true }).compare;

function nameIn(text: string): string | undefined {
  const card = jsonIn(text);
  return isRecord(card) && typeof card["name"] === "string" && card["name"] !== "" ? card["name"] : undefined;
}

/** `art/beasts/owl.png` → `beasts/owl.png` */
export const pictureName = (path: string): string => path.replace(/^art\//, "");

export const pictureUses = ["all", "used", "unused"] as const;
export type PictureUse = (typeof pictureUses)[number];

/** By words of their names or of the cards that show them. */
export function findPictures(pictures: readonly KnownPicture[], query: string, use: PictureUse): KnownPicture[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter(({ path, cards }) => {
    if (use !== "all" && cards.length > 0 !== (use === "used")) return false;
    const words = [pictureName(path), ...cards].join(" ").toLowerCase();
    return wanted.every((word) => words.includes(word));
  });
}

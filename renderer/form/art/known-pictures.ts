import type { Asset } from "../../../main/api";
import { getOrAdd } from "../../../press/get-or-add";
import { cardIdOf } from "../../../project/paths";
import { isRecord } from "../../../schemas/json-pointer";
import { jsonIn } from "../../../schemas/json-text";

export interface KnownPicture {
  /** `art/owl.png` */
  path: string;
  version: string;
  /** Names of the cards that show it. */
  cards: readonly string[];
  /** Their ids, in the same order. */
  ids: readonly string[];
  /** Whose work it is, as one of them says. */
  credits: Credits;
}

const creditKeys = ["author", "source", "licence"] as const;
export type Credits = Readonly<Partial<Record<(typeof creditKeys)[number], string>>>;
export const isCredit = (key: string): boolean => creditKeys.some((own) => own === key);

interface CardsWithIt {
  cards: { id: string; name: string }[];
  credits: Credits;
}

/** Which cards show which pictures. Texts that can't be read show what they say. */
function usesIn(files: ReadonlyMap<string, string>): Map<string, CardsWithIt> {
  const uses = new Map<string, CardsWithIt>();
  for (const [path, text] of files) {
    const id = cardIdOf(path);
    if (id === undefined) continue;
    const [, quoted] = /"file"\s*:\s*("art\/(?:[^"\\]|\\.)*")/.exec(text) ?? [];
    if (quoted === undefined) continue;
    const file = String(jsonIn(quoted));
    const { name, credits } = saidIn(text);
    const use = getOrAdd(uses, file, () => ({ cards: [], credits }));
    use.cards.push({ id, name: name ?? id });
    // What one card doesn't say of a picture, another one may.
    use.credits = { ...credits, ...use.credits };
  }
  return uses;
}

const known = (path: string, version: string, { cards, credits }: CardsWithIt): KnownPicture => {
  const sorted = cards.toSorted((a, b) => byName(a.name, b.name));
  return { path, version, credits, cards: sorted.map(({ name }) => name), ids: sorted.map(({ id }) => id) };
};

/** The pictures of a project by their names, each with the cards that show it. */
export function knownPictures(assets: readonly Asset[], files: ReadonlyMap<string, string>): KnownPicture[] {
  const uses = usesIn(files);
  return assets
    .filter(({ path }) => path.startsWith("art/"))
    .map(({ path, version }) => known(path, version, uses.get(path) ?? { cards: [], credits: {} }))
    .toSorted((a, b) => byName(a.path, b.path));
}

/** Pictures that cards name and that aren't there. */
export function missingPictures(assets: readonly Asset[], files: ReadonlyMap<string, string>): KnownPicture[] {
  const there = new Set(assets.map(({ path }) => path));
  return [...usesIn(files)].filter(([path]) => !there.has(path)).map(([path, use]) => known(path, "", use));
}

const byName = new Intl.Collator("en", { numeric: true }).compare;

function saidIn(text: string): { name: string | undefined; credits: Credits } {
  const card = jsonIn(text);
  const { name, art } = isRecord(card) ? card : {};
  const credits = Object.entries(isRecord(art) ? art : {}).filter(([key]) => isCredit(key));
  return { name: typeof name === "string" && name !== "" ? name : undefined, credits: Object.fromEntries(credits) };
}

/** `art/beasts/owl.png` → `beasts/owl.png` */
export const pictureName = (path: string): string => path.replace(/^art\//, "");

const pictureUses = ["all", "used", "unused"] as const;
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

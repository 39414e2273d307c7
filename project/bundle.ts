import { type Bundle, bundleFormat } from "../schemas/bundle";
import type { Art } from "../schemas/common";
import { cardIdOf, deckIdOf } from "./paths";
import { type Files, manifestOf, readCard } from "./project-text";

/** One file with a whole set in it: a zip of the project's own files, with a list of who made what before them. */

export const bundleEnding = "cardset";
export const bundleListName = "cardset.json";
export const isBundleFile = (file: string): boolean => file.toLowerCase().endsWith(`.${bundleEnding}`);

/** Undefined where the project doesn't say what it is. `assets`: its pictures and fonts. */
export function bundleOf(files: Files, assets: readonly string[]): Bundle | undefined {
  const manifest = manifestOf(files);
  if (!manifest) return undefined;
  const { game, name, version, author, licence } = manifest;
  const used = new Map<string, { cards: string[] } & Pick<Art, "author" | "source" | "licence">>();
  for (const [path, text] of files) {
    const id = cardIdOf(path);
    const art = id === undefined ? undefined : readCard<{ art?: Art }>(path, text, game)?.art;
    if (id === undefined || art?.file === undefined) continue;
    const known = used.get(art.file) ?? { cards: [] };
    // What one card knows of a picture holds for the others.
    const { author = art.author, source = art.source, licence = art.licence } = known;
    used.set(art.file, { cards: [...known.cards, id], ...given({ author, source, licence }) });
  }
  return {
    $schema: "schemas/cardset.schema.json",
    format: bundleFormat,
    game,
    name,
    ...given({ version, author, licence }),
    cards: [...files.keys()].filter((path) => cardIdOf(path) !== undefined).length,
    decks: [...files.keys()].filter((path) => deckIdOf(path) !== undefined).length,
    pictures: assets
      .filter((path) => path.startsWith("art/"))
      .map((file) => ({ file, ...(used.get(file) ?? { cards: [] }) })),
    fonts: assets.filter((path) => path.startsWith("fonts/")),
  };
}

/** The pictures of a bundle of which nobody says whose they are, or what may be done with them. */
export const unclaimedIn = ({ pictures }: Bundle): string[] =>
  pictures.filter(({ author, licence }) => author === undefined || licence === undefined).map(({ file }) => file);

const given = <T extends Record<string, string | undefined>>(fields: T): { [K in keyof T]?: string } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: string };

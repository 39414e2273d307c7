import type { GameId } from "../../schemas/game-id";
import { ownValue } from "../../schemas/own-value";
import type { TranslatedText, Translation } from "../../schemas/translation";
import type { TextChange } from "../commands";
import { readDocument } from "../document";
import { formatDocument } from "../format";
import { documentFolders } from "../paths";
import type { Files } from "../project-text";
import type { TextUnit } from "./text-units";

/** Where translations lie: of each document, in each language, a file of its own. */

const folder = documentFolders.translation;

export const translationPath = (tag: string, path: string): string => `${folder}/${tag}/${path}`;

/** Of which document a translation is, and into what. */
export function translationOf(path: string): { tag: string; of: string } | undefined {
  const [, tag, of] = /^([^/]+)\/(.+)$/.exec(path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : "") ?? [];
  return tag === undefined || of === undefined ? undefined : { tag, of };
}

const nothing: Translation = {};

export function readTranslation(files: Files, tag: string, path: string, game: GameId): Translation {
  const own = translationPath(tag, path);
  const text = files.get(own);
  return (text !== undefined && readDocument<Translation>(own, text, game).value) || nothing;
}

/** Places in lists shift; what they are places of doesn't. */
const shapeOf = (at: string): string => at.replaceAll(/\/\d+(?=\/|$)/g, "/*");

/**
 * What a document's translation says for one of its texts: first what was translated from just these words, at this place
 * or at one like it (an ability moves up when another goes), then what was translated here when they read otherwise.
 */
export function translatedText(translation: Translation, { at, source }: TextUnit): TranslatedText | undefined {
  const here = ownValue(translation, at);
  if (here?.source === source || translation === nothing) return here;
  const shape = shapeOf(at);
  const moved = Object.entries(translation).find(
    ([other, said]) => other.startsWith("/") && said.source === source && shapeOf(other) === shape,
  );
  return moved?.[1] ?? here;
}

/** The file with these texts; null takes one out, and a file with none goes. */
export function withTranslations(
  files: Files,
  game: GameId,
  { tag, path, units }: { tag: string; path: string; units: readonly TextUnit[] },
  said: ReadonlyMap<string, TranslatedText | null>,
): TextChange {
  const former = readTranslation(files, tag, path, game);
  const kept = units.flatMap((unit): [string, TranslatedText][] => {
    const text = said.has(unit.at) ? said.get(unit.at) : translatedText(former, unit);
    return text ? [[unit.at, text]] : [];
  });
  const own = translationPath(tag, path);
  if (kept.length === 0) return { path: own, text: null };
  const $schema = `${"../".repeat(own.split("/").length - 1)}schemas/translation.schema.json`;
  return { path: own, text: formatDocument({ $schema, ...Object.fromEntries(kept) }, "translation", game) };
}

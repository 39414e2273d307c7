import type { GameId } from "../../schemas/game-id";
import { isRecord, valueAt, withValueAt } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import type { Translation } from "../../schemas/translation";
import { isValid, readDocument } from "../document";
import { cardIdOf, manifestPath } from "../paths";
import { type Files, manifestOf } from "../project-text";
import { cardAt } from "../whole-card";
import { meantLanguage, sourceLanguage } from "./tags";
import { isTranslated, textUnits } from "./text-units";
import { readTranslation, translatedText, translationPath } from "./translation-files";

/**
 * The project as it is in another language: the same texts by path, in which names and words are the translated ones, and
 * of its languages that one is the first. Whoever describes, lists, draws or prints cards needs to know no more. It is for
 * reading alone: what it holds is never written down.
 */

const known = new WeakMap<Files, Map<string, Files>>();

/** The project itself, where it is that language or none that the set has. */
export function inLanguage(files: Files, wanted: string | undefined): Files {
  const manifest = wanted === undefined ? undefined : manifestOf(files);
  if (wanted === undefined || !manifest) return files;
  const tag = meantLanguage(manifest, wanted) ?? wanted;
  if (tag === sourceLanguage(manifest)) return files;
  const spoken = known.get(files) ?? new Map<string, Files>();
  known.set(files, spoken);
  const found = spoken.get(tag) ?? new SpokenFiles(files, tag, manifest.game, sourceLanguage(manifest));
  spoken.set(tag, found);
  return found;
}

interface Spoken {
  text: string;
  translation: string | undefined;
  /** What a card takes from its project. */
  whole: object | undefined;
  spoken: string;
}

/** By language and path: what is unchanged isn't put together again. */
const spokenTexts = new Map<string, Spoken>();

/** Reads as a map does. A text is translated when it is asked for. */
class SpokenFiles implements Files {
  constructor(
    private readonly files: Files,
    private readonly tag: string,
    private readonly game: GameId,
    private readonly source: string,
  ) {}

  get size(): number {
    return this.files.size;
  }

  has(path: string): boolean {
    return this.files.has(path);
  }

  keys(): MapIterator<string> {
    return this.files.keys();
  }

  get(path: string): string | undefined {
    const text = this.files.get(path);
    if (text === undefined || !isTranslated(path)) return text;
    if (path !== manifestPath && !this.files.has(translationPath(this.tag, path)) && !this.hasOwn(text)) return text;
    const key = `${this.tag}|${path}`;
    const translation = this.files.get(translationPath(this.tag, path));
    const whole = cardIdOf(path) === undefined ? undefined : cardAt<object>(this.files, path, this.game);
    const former = spokenTexts.get(key);
    if (former?.text === text && former.translation === translation && former.whole === whole) return former.spoken;
    const spoken = this.translated(path, text, whole);
    spokenTexts.set(key, { text, translation, whole, spoken });
    return spoken;
  }

  /** Whether a document may say something in other languages by itself. */
  private hasOwn(text: string): boolean {
    return text.includes('"en"');
  }

  private translated(path: string, text: string, whole: object | undefined): string {
    const { game, source: language, tag } = this;
    const document = readDocument<object>(path, text, game).value;
    if (!document) return text;
    const translation: Translation = readTranslation(this.files, tag, path, game);
    let spoken: unknown = path === manifestPath ? withFirstLanguage(document, tag) : document;
    for (const unit of textUnits(path, text, { game, language, whole })) {
      const said = translatedText(translation, unit)?.text ?? ownValue(unit.own, tag.split("-")[0]!);
      if (said === undefined || said.trim() === "" || said.length > unit.most) continue;
      spoken = withValueAt(spoken, unit.at, isRecord(valueAt(spoken, unit.at)) ? { en: said } : said);
    }
    const written = JSON.stringify(spoken);
    return isValid(path, written, game) ? written : text;
  }

  *entries(): MapIterator<[string, string]> {
    for (const path of this.files.keys()) yield [path, this.get(path)!];
  }

  *values(): MapIterator<string> {
    for (const [, text] of this.entries()) yield text;
  }

  [Symbol.iterator](): MapIterator<[string, string]> {
    return this.entries();
  }

  forEach(visit: (text: string, path: string, files: Files) => void): void {
    for (const [path, text] of this.entries()) visit(text, path, this);
  }
}

const withFirstLanguage = (manifest: object, tag: string): object => {
  const { languages = [] } = manifest as { languages?: readonly string[] };
  return { ...manifest, languages: [tag, ...languages.filter((other) => other !== tag)] };
};

import type { GameId } from "../../schemas/game-id";
import { ownValue } from "../../schemas/own-value";
import type { Translation } from "../../schemas/translation";
import { readDocument } from "../document";
import { languageName, sourceLanguage } from "../languages/tags";
import { translationOf, translationPath } from "../languages/translation-files";
import { ownerOf } from "../languages/translation-table";
import { documentRows } from "../languages/translations";
import { type Files, manifestOf } from "../project-text";
import type { FieldChange } from "./field-changes";

/** What a document reads like in a language, where that differs. */
export interface TranslationChange {
  /** Of the document. */
  path: string;
  name: string;
  language: string;
  fields: readonly FieldChange[];
}

interface Compared {
  before: Files;
  after: Files;
  game: GameId;
  /** Documents that had another path before. */
  formerPaths: ReadonlyMap<string, string>;
}

/** Translations that came, went or read otherwise. That somebody found one still right changes nothing on any card. */
export function translationChanges({ before, after, game, formerPaths }: Compared): TranslationChange[] {
  const laterPaths = new Map([...formerPaths].map(([to, from]) => [from, to]));
  const found = new Map<string, { tag: string; of: string }>();
  const note = (files: Files, pathNow: (of: string) => string) => {
    for (const path of files.keys()) {
      const about = translationOf(path);
      if (about) found.set(translationPath(about.tag, pathNow(about.of)), { ...about, of: pathNow(about.of) });
    }
  };
  note(before, (of) => laterPaths.get(of) ?? of);
  note(after, (of) => of);
  return [...found.values()].flatMap(({ tag, of }): TranslationChange[] => {
    const was = translationIn(before, translationPath(tag, formerPaths.get(of) ?? of), game);
    const is = translationIn(after, translationPath(tag, of), game);
    const language = sourceLanguage(manifestOf(after) ?? {});
    const titles = new Map(
      documentRows(after, of, { game, tag, language }).map(({ unit }) => [unit.at, unit.title] as const),
    );
    const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((at): FieldChange[] => {
      const says = { before: ownValue(was, at)?.text ?? "", after: ownValue(is, at)?.text ?? "" };
      if (!at.startsWith("/") || says.before === says.after) return [];
      return [{ field: at, title: `${titles.get(at) ?? at} (${languageName(tag)})`, ...says, says }];
    });
    return fields.length > 0 ? [{ path: of, name: ownerOf(after, of), language: tag, fields }] : [];
  });
}

const translationIn = (files: Files, path: string, game: GameId): Translation => {
  const text = files.get(path);
  return (text !== undefined && readDocument<Translation>(path, text, game).value) || {};
};

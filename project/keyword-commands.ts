import type { Definitions, KeywordCard } from "../engine/core/keywords";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import type { Keyword } from "../schemas/keyword";
import { ownValue } from "../schemas/own-value";
import type { PlannedEdit, TextChange } from "./commands";
import { readDocument } from "./document";
import { formatDocument } from "./format";
import { withTranslationsFollowing } from "./languages/follow";
import { cardIdOf, cardPath, componentIdOf, componentPath, freeId, isId, kindOf, schemaNameOf, slug } from "./paths";
import type { Files } from "./project-text";
import { sharedParts } from "./whole-card";

/** What a person does to the keywords of a project, as pure functions from its texts to the changes. */

export const isFreeKeywordId = (files: Files, game: GameId, id: string): boolean =>
  isId(id) && !cardGame(game).keywords?.builtIn?.includes(id) && !files.has(componentPath(id));

/** "Très Poisonous" becomes tres-poisonous, or tres-poisonous-2 if there is one. */
export const suggestKeywordId = (files: Files, game: GameId, name: string): string =>
  freeId(slug(name, "keyword"), (id) => !isFreeKeywordId(files, game, id));

interface NewKeyword {
  id: string;
  name: string;
  /** One that it begins as a copy of. */
  like?: string | undefined;
  /** A card that has it from the beginning. */
  giveTo?: string | undefined;
}

export function createKeyword(files: Files, game: GameId, { id, name, like, giveTo }: NewKeyword): PlannedEdit {
  const path = componentPath(id);
  const model = like === undefined ? {} : ownValue(sharedParts(files, game).components as Definitions, like);
  const keyword: Keyword = { $schema: `../schemas/${schemaNameOf("component", game)}.schema.json`, ...model, name };
  const text = formatDocument(keyword, "component", game);
  const given =
    giveTo === undefined ? [] : changeTaken(files, game, [cardPath(giveTo)], (all) => ({ ...all, [id]: true }));
  return { label: `New keyword ${name || id}`, changes: [{ path, text }, ...given], path };
}

/** Gives a keyword another id, on all cards and keywords that have it. */
export function renameKeyword(files: Files, game: GameId, id: string, newId: string): PlannedEdit {
  const [oldPath, newPath] = [componentPath(id), componentPath(newId)];
  const text = files.get(oldPath);
  if (text === undefined) throw new Error(`No keyword ${id}.`);
  if (files.has(newPath)) throw new Error(`There is a keyword ${newId} already.`);
  const renamed = (all: Taken): Taken =>
    Object.fromEntries(Object.entries(all).map(([each, taken]) => [each === id ? newId : each, taken]));
  const [own, others] = [[oldPath], [...files.keys()].filter((path) => path !== oldPath)].map((paths) =>
    changeTaken(files, game, paths, (all) => (Object.hasOwn(all, id) ? renamed(all) : undefined)),
  );
  const moved = { path: newPath, text: own![0]?.text ?? text };
  const changes = [moved, { path: oldPath, text: null, movedTo: newPath }, ...others!];
  return withTranslationsFollowing(files, { label: `Rename keyword ${id}`, changes, path: newPath });
}

/** Takes it off all cards and out of all keywords that have it. */
export function deleteKeyword(files: Files, game: GameId, id: string): PlannedEdit {
  const path = componentPath(id);
  const others = [...files.keys()].filter((other) => other !== path);
  const freed = changeTaken(files, game, others, (all) =>
    Object.hasOwn(all, id) ? Object.fromEntries(Object.entries(all).filter(([each]) => each !== id)) : undefined,
  );
  return withTranslationsFollowing(files, { label: `Delete keyword ${id}`, changes: [{ path, text: null }, ...freed] });
}

type Taken = Readonly<Record<string, unknown>>;

/** The documents with other keywords; those for which there are none stay as they are. */
function changeTaken(
  files: Files,
  game: GameId,
  paths: readonly string[],
  change: (taken: Taken) => Taken | undefined,
): TextChange[] {
  return paths.flatMap((path): TextChange[] => {
    const kind = kindOf(path);
    const text = files.get(path);
    if (text === undefined || (kind !== "card" && kind !== "component")) return [];
    const document = readDocument<KeywordCard>(path, text, game).value;
    const changed = document && change(document.keywords ?? {});
    if (!changed) return [];
    const { keywords: _, ...rest } = document;
    const kept = Object.keys(changed).length === 0 ? rest : { ...rest, keywords: changed };
    return [{ path, text: formatDocument(kept, kind, game) }];
  });
}

/** The cards that have it themselves, and the keywords that it comes with, by id. */
export function usersOf(files: Files, game: GameId, id: string): { cards: string[]; keywords: string[] } {
  const users = { cards: [] as string[], keywords: [] as string[] };
  for (const [path, text] of files) {
    const [card, keyword] = [cardIdOf(path), componentIdOf(path)];
    if (card === undefined && keyword === undefined) continue;
    const { keywords = {} } = readDocument<KeywordCard>(path, text, game).value ?? {};
    if (!Object.hasOwn(keywords, id)) continue;
    if (card !== undefined) users.cards.push(card);
    else if (keyword !== undefined) users.keywords.push(keyword);
  }
  return users;
}

/** How many cards have each keyword themselves. */
export function keywordCounts(files: Files, game: GameId): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [path, text] of files) {
    if (cardIdOf(path) === undefined) continue;
    const { keywords = {} } = readDocument<KeywordCard>(path, text, game).value ?? {};
    for (const id of Object.keys(keywords)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { ownValue } from "../schemas/own-value";
import type { PlannedEdit, TextChange } from "./commands";
import { formatDocument } from "./format";
import { withTranslationsFollowing } from "./languages/follow";
import { cardIdOf, componentIdOf, componentPath, isComponentId } from "./paths";
import { type Files, readCard } from "./project-text";
import { sharedParts } from "./whole-card";

/** What a person does to the components of a project, as pure functions from its texts to the changes. */

const baseIds = (game: GameId): Set<string> => new Set(cardGame(game).composition?.base.map(({ id }) => id));

/** Whether codes may call a new component so. */
export const isFreeComponentId = (files: Files, game: GameId, id: string): boolean =>
  isComponentId(id) && !baseIds(game).has(id) && !files.has(componentPath(id));

/** The name's first letter with a number: "Burn" becomes B3 beside B1 and B2. */
export function suggestComponentId(files: Files, game: GameId, name: string): string {
  const letter = /[A-Za-z]/.exec(name.normalize("NFKD"))?.[0].toUpperCase() ?? "C";
  for (let n = 1; ; n++) {
    const id = `${letter}${n}`;
    if (isFreeComponentId(files, game, id)) return id;
  }
}

export function createComponent(files: Files, game: GameId, id: string, name: string, like?: string): PlannedEdit {
  const path = componentPath(id);
  const component = cardGame(game).composition?.newComponent({ name, id, like: like && modelOf(files, game, like) });
  const text = formatDocument(component, "component", game);
  return { label: `New component ${name || id}`, changes: [{ path, text }], path };
}

/** What a new component may begin as: one of the game's, or one of the project's. */
function modelOf(files: Files, game: GameId, id: string): unknown {
  const base = cardGame(game).composition?.base.find((component) => component.id === id);
  return base ?? ownValue(sharedParts(files, game).components, id);
}

/** Gives a component another id, on all cards that use it. */
export function renameComponent(files: Files, game: GameId, id: string, newId: string): PlannedEdit {
  const [oldPath, newPath] = [componentPath(id), componentPath(newId)];
  const text = files.get(oldPath);
  if (text === undefined) throw new Error(`No component ${id}.`);
  if (files.has(newPath)) throw new Error(`There is a component ${newId} already.`);
  const cards = [...files].flatMap(([path, cardText]): TextChange[] => {
    const card = cardIdOf(path) === undefined ? undefined : readCard<Composed>(path, cardText, game);
    if (card?.composition === undefined || ownValue(card.composition, id) === undefined) return [];
    const { [id]: count, ...others } = card.composition;
    const renamed = { ...card, composition: { ...others, [newId]: count } };
    return [{ path, text: formatDocument(renamed, "card", game) }];
  });
  const changes = [{ path: newPath, text }, { path: oldPath, text: null, movedTo: newPath }, ...cards];
  return withTranslationsFollowing(files, { label: `Rename component ${id}`, changes, path: newPath });
}

interface Composed {
  composition?: Readonly<Record<string, number>>;
}

export const deleteComponent = (files: Files, id: string): PlannedEdit =>
  withTranslationsFollowing(files, {
    label: `Delete component ${id}`,
    changes: [{ path: componentPath(id), text: null }],
  });

/** The cards composed with it, by id. */
export function cardsWith(files: Files, game: GameId, id: string): string[] {
  return [...files].flatMap(([path, text]) => {
    const card = cardIdOf(path);
    const read = card === undefined ? undefined : readCard<Composed>(path, text, game);
    return card !== undefined && (ownValue(read?.composition, id) ?? 0) > 0 ? [card] : [];
  });
}

export const componentIds = (files: Files): string[] =>
  [...files.keys()].map(componentIdOf).filter((id) => id !== undefined);

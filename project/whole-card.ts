import type { SharedParts } from "../engine/core/card-game";
import { cardTitle } from "../engine/core/rich-text";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { readDocument } from "./document";
import { printedWords } from "./languages/printed-words";
import { cardIdOf, componentIdOf } from "./paths";
import { type Files, readCard } from "./project-text";

/**
 * Cards with what they need of their project, such as the components that they are composed of. Whoever describes, judges,
 * prints or plays cards takes them from here; only who changes a card's file reads that alone.
 */

const none: SharedParts = { components: {}, names: {}, words: {} };
const known = new WeakMap<Files, SharedParts>();
/** The latest, one for each language in which the project is looked at. */
let recent: readonly SharedParts[] = [none];
const mostRecent = 8;

/** What the cards share; the same object for as long as nothing of it changes. */
export function sharedParts(files: Files, game: GameId): SharedParts {
  if (!cardGame(game).complement) return none;
  const found = known.get(files) ?? readParts(files, game);
  known.set(files, found);
  return found;
}

function readParts(files: Files, game: GameId): SharedParts {
  const foundComponents: [string, unknown][] = [];
  const foundNames: [string, string][] = [];
  const { composition, keywords } = cardGame(game);
  for (const [path, text] of files) {
    const component = composition || keywords ? componentIdOf(path) : undefined;
    if (component !== undefined && !keywords?.builtIn?.includes(component)) {
      const { value } = readDocument(path, text, game);
      if (value !== undefined) foundComponents.push([component, value]);
    }
    // Composed cards name no others, so that their set need not be read.
    const card = composition ? undefined : cardIdOf(path);
    const name = card === undefined ? undefined : ownName(path, card, text, game);
    if (card !== undefined && name !== undefined) foundNames.push([card, name]);
  }
  const [components, names] = [Object.fromEntries(foundComponents), Object.fromEntries(foundNames)];
  const words = printedWords(files);
  const same = recent.find(
    (parts) => words === parts.words && isSame(components, parts.components) && isSame(names, parts.names),
  );
  const parts = same ?? { components, names, words };
  recent = [parts, ...recent.filter((other) => other !== parts)].slice(0, mostRecent);
  return parts;
}

const ownNames = new Map<string, { text: string; game: GameId; name: string | undefined }>();

/** What a card is called whose id reads otherwise. Asked after every keystroke for the whole set, so remembered by path. */
function ownName(path: string, id: string, text: string, game: GameId): string | undefined {
  const former = ownNames.get(path);
  if (former?.text === text && former.game === game) return former.name;
  const called = readCard(path, text, game)?.name.trim();
  const name = called && called !== cardTitle(id) ? called : undefined;
  ownNames.set(path, { text, game, name });
  return name;
}

function isSame(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key]);
}

/** By card as it is in its file: the same whole card for as long as it would be no other. */
const wholes = new WeakMap<object, { parts: SharedParts; complement: string; card: object }>();

export function wholeCard<T extends object>(card: T, parts: SharedParts, game: GameId): T {
  const former = wholes.get(card);
  if (former?.parts === parts) return former.card as T;
  const fields = cardGame(game).complement?.(card, parts);
  const complement = fields ? JSON.stringify(fields) : "";
  const whole = former?.complement === complement ? (former.card as T) : fields ? { ...card, ...fields } : card;
  wholes.set(card, { parts, complement, card: whole });
  return whole;
}

/** The whole card of a file; nothing, if that isn't there or can't be read. */
export function cardAt<T extends object>(files: Files, path: string, game: GameId): T | undefined {
  const text = files.get(path);
  const card = text === undefined ? undefined : readCard<T>(path, text, game);
  return card && wholeCard(card, sharedParts(files, game), game);
}

/** A card of nothing but so many of one component, to show what that is. */
export function componentSample(id: string, count: number, parts: SharedParts, game: GameId): object | undefined {
  const sample = cardGame(game).composition?.sample(id, count, parts) as object | undefined;
  return sample && wholeCard(sample, parts, game);
}

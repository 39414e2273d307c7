import { cardsNamedIn } from "../engine/core/compiler";
import type { Json } from "../engine/core/vocabulary";
import type { GameId } from "../schemas/game-id";
import { keysOf } from "../schemas/json-pointer";
import type { Scenario } from "../schemas/scenario";
import type { PlannedEdit, TextChange } from "./commands";
import { editDecks } from "./deck-commands";
import { namesCard, withCardsCalled } from "./deck-zones";
import { readDocument } from "./document";
import { formatDocument } from "./format";
import { withTranslationsFollowing } from "./languages/follow";
import { cardPath, kindOf } from "./paths";
import { type Files, readCard } from "./project-text";

/** Gives a card another name, another file name, or both; all that calls it by its file name follows. */
export function renameCard(files: Files, game: GameId, id: string, to: { name?: string; id?: string }): PlannedEdit {
  const oldPath = cardPath(id);
  const newId = to.id ?? id;
  const newPath = cardPath(newId);
  const oldText = files.get(oldPath);
  if (oldText === undefined) throw new Error(`No card ${id}.`);
  const card = readCard(oldPath, oldText, game);
  const text = card && to.name !== undefined ? formatDocument({ ...card, name: to.name }, "card", game) : oldText;
  const label = `Rename ${card?.name || id}`;
  if (newPath === oldPath) return { label, changes: [{ path: oldPath, text }], path: oldPath };
  if (files.has(newPath)) throw new Error(`There is a card ${newId} already.`);
  return withTranslationsFollowing(files, {
    label,
    changes: [
      { path: newPath, text },
      { path: oldPath, text: null, movedTo: newPath },
      ...renameInDecks(files, game, id, newId),
      ...renameInEffects(files, game, id, newId),
      ...renameInScenarios(files, game, id, newId),
      ...renameInBooklets(files, id, newId),
    ],
    path: newPath,
  });
}

function renameInDecks(files: Files, game: GameId, from: string, to: string): TextChange[] {
  const isMeant = (card: string) => card === from;
  return editDecks(files, game, (deck) =>
    namesCard(deck, isMeant) ? withCardsCalled(deck, (card) => (isMeant(card) ? to : card)) : undefined,
  );
}

/** `[[card:attack]]`, and with a width behind a bar. */
function renameInBooklets(files: Files, from: string, to: string): TextChange[] {
  return [...files].flatMap(([path, text]): TextChange[] => {
    if (kindOf(path) !== "booklet") return [];
    const changed = text.replace(/(\[\[card: *)([^[\]|]+?)(?= *[|\]])/g, (whole, begin: string, id: string) =>
      id === from ? `${begin}${to}` : whole,
    );
    return changed === text ? [] : [{ path, text: changed }];
  });
}

/** Effects of cards, components and keywords name other cards, such as those that they place. */
function renameInEffects(files: Files, game: GameId, from: string, to: string): TextChange[] {
  return [...files].flatMap(([path, text]): TextChange[] => {
    const kind = kindOf(path);
    if ((kind !== "card" && kind !== "component") || path === cardPath(from) || !text.includes(from)) return [];
    const { value } = readDocument<{ readonly [field: string]: Json }>(path, text, game);
    if (!value || ![...cardsNamedIn(value)].includes(from)) return [];
    const renamed = withCardsNamed(value, (card) => (card === from ? to : card));
    return [{ path, text: formatDocument(renamed, kind, game) }];
  });
}

/** With other cards where its effects name some. */
export const withCardsNamed = <T extends object>(value: T, called: (card: string) => string): T =>
  withStrings(value as unknown as Json, (said, key) => (key === "card" ? called(said) : said)) as unknown as T;

/** Tests name cards in all that lies anywhere, in what is done, and in pointers to where they lie. */
function renameInScenarios(files: Files, game: GameId, from: string, to: string): TextChange[] {
  return [...files].flatMap(([path, text]): TextChange[] => {
    if (kindOf(path) !== "scenario" || !text.includes(from)) return [];
    const { value } = readDocument<Scenario>(path, text, game);
    // A test that brings a card of its own by that name means that one.
    if (!value || Object.hasOwn((value.given as { cards?: object }).cards ?? {}, from)) return [];
    const renamed = withStrings(value as unknown as Json, (said, key) => {
      if (key === "at" && said.startsWith("/")) return renamedPointer(said, from, to);
      return said === from && !namesOtherThings.has(key) ? to : said;
    });
    const changed = formatDocument(renamed, "scenario", game);
    return changed === formatDocument(value, "scenario", game) ? [] : [{ path, text: changed }];
  });
}

/** What is said under these keys is no card, though it may be spelled like one. */
const namesOtherThings = new Set(["type", "event", "kind", "game", "name", "as", "lane", "phase", "log", "$schema"]);

const renamedPointer = (pointer: string, from: string, to: string): string =>
  keysOf(pointer).includes(from)
    ? pointer
        .split("/")
        .map((key) => (key === from ? to : key))
        .join("/")
    : pointer;

/** A copy in which texts are others; `key` is that under which one stands, by itself or in a list. */
function withStrings(value: Json, change: (said: string, key: string) => string, key = ""): Json {
  if (typeof value === "string") return change(value, key);
  if (Array.isArray(value)) return value.map((item: Json) => withStrings(item, change, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([own, part]) => [own, withStrings(part, change, own)])) as Json;
}

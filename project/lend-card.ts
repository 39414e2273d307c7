import { cardsNamedIn } from "../engine/core/compiler";
import { isEqual } from "../engine/core/json-equality";
import type { Json } from "../engine/core/vocabulary";
import { cardGame } from "../engine/games/registry";
import type { Deck } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";
import { fail, type Result, succeed } from "../schemas/problem";
import type { PlannedEdit, TextChange } from "./commands";
import { type Placing, placeCards } from "./deck-moves";
import { entriesIn } from "./deck-zones";
import { readDocument } from "./document";
import { formatDocument } from "./format";
import { takenIn } from "./free-names";
import { copiedTranslations } from "./languages/follow";
import { translationOf } from "./languages/translation-files";
import { cardPath, componentPath, freeId } from "./paths";
import { documentProblems } from "./problems";
import { cardIds, type Files, manifestOf, type NamedCard, readCard } from "./project-text";
import { withCardsNamed } from "./rename-card";
import { cardAt, sharedParts } from "./whole-card";

/**
 * Cards of other sets in a deck. A lent card comes into the set as it is there, with what it needs of its own, and says where it is
 * from: so it is checked, printed, played and handed on like any other, and the deck opens without the other set.
 */
export interface Lender {
  name: string;
  files: Files;
}

interface LendableCard extends NamedCard {
  lent?: string;
  art?: { file?: string };
}

const cardIn = (files: Files, id: string, game: GameId): LendableCard | undefined => {
  const text = files.get(cardPath(id));
  return text === undefined ? undefined : readCard<LendableCard>(cardPath(id), text, game);
};

/** A step that puts a card of another set into a deck. `pictures`: where those of the other set lie here. */
export function lendToDeck(
  files: Files,
  game: GameId,
  deckId: string,
  { card, lender, pictures = new Map() }: { card: string; lender: Lender; pictures?: ReadonlyMap<string, string> },
  placing: Placing,
): Result<PlannedEdit> {
  const found = cardHere(files, game, lender, card);
  if (found !== undefined) return succeed(placeCards(files, game, deckId, [found], placing));
  const ids = withThoseItNames(lender.files, game, card);
  const called = newIds(files, game, lender, ids);
  const ours = ids.filter((id) => cardHere(files, game, lender, id) === undefined);
  const parts = partsTaken(files, game, lender, ours);
  if (!parts.ok) return parts;
  const cards = ours.map((id): TextChange => {
    const { lent = lender.name, ...own } = cardIn(lender.files, id, game)!;
    const lentCard = withPicture({ ...own, lent }, pictures);
    const named = withCardsNamed(lentCard, (other) => called.get(other) ?? other);
    return { path: cardPath(called.get(id)!), text: formatDocument(named, "card", game) };
  });
  const changes = [...cards, ...parts.value, ...translationsOf(files, lender.files, ours, called)];
  const after = new Map([...files, ...changes.map(({ path, text }) => [path, text!] as const)]);
  const edit = placeCards(after, game, deckId, [called.get(card)!], placing);
  return succeed({
    ...edit,
    label: `Lend ${cardIn(lender.files, card, game)!.name} of ${lender.name}`,
    changes: [...changes, ...edit.changes],
  });
}

/** A picture that doesn't come along is left out: another one may lie here under its name. */
function withPicture({ art, ...card }: LendableCard, pictures: ReadonlyMap<string, string>): LendableCard {
  if (art?.file === undefined) return { ...card, ...(art && { art }) };
  const { file, ...looks } = art;
  const here = pictures.get(file);
  return { ...card, art: { ...looks, ...(here !== undefined && { file: here }) } };
}

/** The pictures that lending a card takes along. */
export const picturesToLend = (files: Files, game: GameId, lender: Lender, card: string): string[] =>
  cardHere(files, game, lender, card) === undefined
    ? withThoseItNames(lender.files, game, card).flatMap((id) => cardIn(lender.files, id, game)?.art?.file ?? [])
    : [];

/** Under which id the set has a card of another: the very same, or one that was lent before. */
export const cardHere = (files: Files, game: GameId, lender: Lender, id: string): string | undefined => {
  const card = cardIn(lender.files, id, game);
  if (!card) return undefined;
  const known = cardsHere(files, game);
  return known.get(contentOf(card)) ?? known.get(lentKey(card.lent ?? lender.name, card.name));
};

const indexes = new WeakMap<Files, ReadonlyMap<string, string>>();

function cardsHere(files: Files, game: GameId): ReadonlyMap<string, string> {
  const known = indexes.get(files);
  if (known) return known;
  const index = new Map<string, string>();
  for (const id of cardIds(files)) {
    const card = cardIn(files, id, game);
    if (!card) continue;
    index.set(contentOf(card), id);
    if (card.lent !== undefined) index.set(lentKey(card.lent, card.name), id);
  }
  indexes.set(files, index);
  return index;
}

const lentKey = (from: string, name: string): string => JSON.stringify([from, name]);

const contents = new WeakMap<object, string>();

function contentOf(card: LendableCard): string {
  const known = contents.get(card);
  if (known !== undefined) return known;
  const { lent: _from, $schema: _place, ...content } = card as LendableCard & { $schema?: string };
  const said = JSON.stringify(content);
  contents.set(card, said);
  return said;
}

/** A card, the cards that its effects or its keywords name, and so on. */
function withThoseItNames(files: Files, game: GameId, id: string): string[] {
  const reached = new Set([id]);
  for (const each of reached) {
    const whole = cardAt<object>(files, cardPath(each), game);
    for (const named of cardsNamedIn(whole ?? {})) if (files.has(cardPath(named))) reached.add(named);
  }
  return [...reached].filter((each) => cardIn(files, each, game) !== undefined);
}

function newIds(files: Files, game: GameId, lender: Lender, ids: readonly string[]): ReadonlyMap<string, string> {
  const isTaken = takenIn(files);
  const called = new Map<string, string>();
  const given = new Set<string>();
  for (const id of ids) {
    const here = cardHere(files, game, lender, id) ?? freeId(id, (free) => isTaken(cardPath(free)) || given.has(free));
    given.add(here);
    called.set(id, here);
  }
  return called;
}

/** Files of the components or keywords that cards take: those that this set doesn't have. */
function partsTaken(files: Files, game: GameId, lender: Lender, ids: readonly string[]): Result<TextChange[]> {
  const changes = new Map<string, TextChange>();
  for (const id of ids) {
    const card = cardIn(lender.files, id, game)!;
    const taken = cardGame(game).complement?.(card, sharedParts(lender.files, game)) as
      | { components?: object; definitions?: object }
      | undefined;
    for (const part of Object.keys({ ...taken?.components, ...taken?.definitions })) {
      const path = componentPath(part);
      const [there, here] = [lender.files.get(path)!, files.get(path)];
      const said = (text: string) => readDocument<Json>(path, text, game).json as Json;
      if (here === undefined) changes.set(path, { path, text: there });
      else if (!isEqual(said(here), said(there)))
        return fail(documentProblems.report("deck/other-meaning", { card: id }, { name: card.name, part }));
    }
  }
  return succeed([...changes.values()]);
}

/** In the languages of this set. */
function translationsOf(
  files: Files,
  lent: Files,
  ids: readonly string[],
  called: ReadonlyMap<string, string>,
): TextChange[] {
  const { languages = [] } = manifestOf(files) ?? {};
  const copies = new Map(ids.map((id) => [cardPath(id), cardPath(called.get(id)!)]));
  return copiedTranslations(lent, copies).filter(({ path }) => languages.includes(translationOf(path)?.tag ?? ""));
}

/** Cards of a deck that were lent, each once, and from where. */
export const lentCards = (files: Files, game: GameId, deck: Deck): { card: string; name: string; from: string }[] =>
  entriesIn(deck, "cards").flatMap(({ card }) => {
    const { name = card, lent } = cardIn(files, card, game) ?? {};
    return lent === undefined ? [] : [{ card, name, from: lent }];
  });

import { completeOptions, layered, type Options } from "../../engine/core/options";
import { hashPlain } from "../../engine/core/plain";
import { cardGame } from "../../engine/games/registry";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import { calledIn } from "../deck-lines";
import { readDocument } from "../document";
import { titleOf } from "../free-names";
import { deckPath, experimentPath } from "../paths";
import { type Files, manifestOf } from "../project-text";
import { supplyOf } from "../supply";

/** What an answer was made from. */
interface Origin {
  experiment: Experiment;
  version: string;
  options: Options;
  cards: Readonly<Record<string, string>>;
  decks?: Readonly<Record<string, string>>;
}

/** What has changed since an answer was found, in words: nothing, if the same would be found again. */
export function changedSince(
  files: Files,
  game: GameId,
  version: string,
  id: string | undefined,
  origin: Origin,
): string[] {
  const said: string[] = [];
  const { cards } = supplyOf(files, game);
  for (const [card, print] of Object.entries(origin.cards))
    if (!cards[card]) said.push(`the card “${card}” is gone`);
    else if (printOf(cards[card]) !== print) said.push(`“${calledIn(files, game, card)}” has changed`);
  if (origin.experiment.generated === undefined)
    for (const deck of listsChanged(files, game, origin))
      said.push(`the deck “${titleOf(files, deckPath(deck))}” has changed`);
  const { options: specs, presets = [] } = cardGame(game);
  const now = completeOptions(specs, layered(presets, manifestOf(files)?.options, origin.experiment.options), presets);
  if (now.ok)
    for (const { name, title } of specs)
      if (String(now.value[name]) !== String(origin.options[name]))
        said.push(`the house rule “${title}” is ${now.value[name]}, and was ${origin.options[name]}`);
  if (version !== origin.version) said.push(`Cardwright was ${origin.version}, and is ${version}`);
  const path = id === undefined ? undefined : experimentPath(id);
  const current = path === undefined ? undefined : readDocument<Experiment>(path, files.get(path) ?? "", game).value;
  if (current && hashPlain(asked(current)) !== hashPlain(asked(origin.experiment)))
    said.push("the experiment asks something else");
  return said;
}

/** The decks whose lists are others now. */
const listsChanged = (files: Files, game: GameId, { decks = {} }: Pick<Origin, "decks">): string[] => {
  const now = supplyOf(files, game).decks;
  return Object.entries(decks).flatMap(([deck, print]) => (hashPlain(now[deck]) === print ? [] : [deck]));
};

/** The decks that are others now than those that were played: another list, or another card in it. */
export function changedDecks(files: Files, game: GameId, origin: Pick<Origin, "cards" | "decks">): string[] {
  const { cards, decks } = supplyOf(files, game);
  const lists = listsChanged(files, game, origin);
  const isOther = (card: string): boolean =>
    origin.cards[card] !== undefined && printOf(cards[card]) !== origin.cards[card];
  return Object.keys(origin.decks ?? {}).filter(
    (deck) => lists.includes(deck) || (decks[deck] ?? []).some(({ card }) => isOther(card)),
  );
}

/** Without what only names it, and how many matches it may take. */
const asked = ({ $schema: _schema, name: _name, stop: _stop, ...rest }: Experiment): object => rest;

const prints = new WeakMap<object, string>();

/** The fingerprint that an answer keeps of each card. */
export function printOf(card: unknown): string {
  if (typeof card !== "object" || card === null) return hashPlain(card);
  const known = prints.get(card) ?? hashPlain(card);
  prints.set(card, known);
  return known;
}

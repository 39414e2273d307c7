import type { OptionValue } from "../../engine/core/options";
import { cardGame } from "../../engine/games/registry";
import type { Experiment, Question } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import type { Pointer } from "../../schemas/json-pointer";
import type { PlannedEdit } from "../commands";
import { calledIn } from "../deck-lines";
import { readDocument } from "../document";
import { fieldName } from "../field-names";
import { formatDocument, schemaFor } from "../format";
import { takenIn, titleOf } from "../free-names";
import { cardPath, deckPath, experimentPath, freeId, slug } from "../paths";
import type { Files } from "../project-text";
import type { SchemaNode } from "../schema-walk";

/** A question as somebody asks it; the rest is as it is usually wished. */
export interface Asking {
  ask: Question;
  decks?: readonly string[];
  generated?: number;
  players?: number;
  bots?: readonly string[];
  options?: Readonly<Record<string, OptionValue>>;
  /** What is otherwise: house rules by name, fields of cards as `thief/cost`, copies in decks as `deck:red/thief`; null takes away. */
  change?: ReadonlyMap<string, unknown>;
  sweep?: { what: string; values: readonly OptionValue[] };
  seek?: { what: string; from: number; to: number };
  points?: number;
  games?: number;
  seed?: number;
}

const usual = { bots: ["greedy"], points: 5, games: 1000 };

/** The experiment as a file of the project, called by its question. */
export function newExperiment(
  files: Files,
  game: GameId,
  asking: Asking,
): { id: string; experiment: Experiment; edit: PlannedEdit } {
  const experiment = experimentFrom(asking);
  const name = questionIn(files, game, experiment);
  const isTaken = takenIn(files);
  const id = freeId(slug(name, "question"), (each) => isTaken(experimentPath(each)));
  const named: Experiment = { $schema: "../schemas/experiment.schema.json", name, ...experiment };
  const text = formatDocument(named, "experiment", game);
  return {
    id,
    experiment: named,
    edit: { label: `Ask “${name}”`, changes: [{ path: experimentPath(id), text }] },
  };
}

type Unnamed = Omit<Experiment, "name" | "$schema">;

function experimentFrom(asking: Asking): Unnamed {
  const { ask, decks, generated, players, bots, options, change, sweep, seek, points, games, seed } = asking;
  return {
    ask,
    ...(decks ? { decks: [...decks] } : {}),
    ...(generated === undefined ? {} : { generated }),
    ...(players === undefined ? {} : { players }),
    bots: [...(bots ?? usual.bots)],
    ...(options && Object.keys(options).length > 0 ? { options: { ...options } } : {}),
    ...(change ? { change: changeOf(change) } : {}),
    ...(sweep ? { sweep: { ...placeOf(sweep.what), values: [...sweep.values] } } : {}),
    ...(seek ? { seek: { ...placeOf(seek.what), from: seek.from, to: seek.to } } : {}),
    seed: seed ?? 1,
    // What is asked of cards is sure by their number, and not by one interval.
    stop: {
      ...(ask === "cards" || ask === "texts" ? {} : { points: points ?? usual.points }),
      games: games ?? usual.games,
    },
  };
}

/** `thief/cost` is a field of a card, anything else a house rule. */
function placeOf(what: string): { option: string } | { card: string; at: string } {
  const slash = what.indexOf("/");
  return slash < 0 ? { option: what } : { card: what.slice(0, slash), at: what.slice(slash) };
}

export const deckWord = "deck:";

function changeOf(change: ReadonlyMap<string, unknown>): NonNullable<Experiment["change"]> {
  const cards: Record<string, Record<string, unknown>> = {};
  const decks: Record<string, Record<string, number>> = {};
  const options: Record<string, OptionValue> = {};
  for (const [what, value] of change) {
    const place = placeOf(what);
    if ("option" in place) options[place.option] = value as OptionValue;
    else if (place.card.startsWith(deckWord)) {
      const deck = place.card.slice(deckWord.length);
      decks[deck] = { ...decks[deck], [place.at.slice(1)]: Number(value) };
    } else cards[place.card] = { ...cards[place.card], [place.at]: value };
  }
  return {
    ...(Object.keys(cards).length > 0 ? { cards } : {}),
    ...(Object.keys(decks).length > 0 ? { decks } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  };
}

/** What an experiment asks, as people would. */
export function questionIn(files: Files, game: GameId, { ask, decks = [], change, sweep, seek }: Unnamed): string {
  const [first = "the first deck", second = "the second"] = decks.map((deck) => titleOf(files, deckPath(deck)));
  const rule = (name: string): string => ruleTitle(game, name);
  const field = (card: string, at: Pointer): string =>
    `${fieldOf(files, game, card, at)} of ${calledIn(files, game, card)}`;
  const changes = [
    ...Object.entries(change?.cards ?? {}).flatMap(([card, fields]) =>
      Object.entries(fields).map(([at, value]) => `${field(card, at)} ${wereSo(value)}`),
    ),
    ...Object.entries(change?.decks ?? {}).flatMap(([deck, counts]) =>
      Object.entries(counts).map(
        ([card, count]) =>
          `${count} ${count === 1 ? "copy" : "copies"} of ${calledIn(files, game, card)} were in ${titleOf(files, deckPath(deck))}`,
      ),
    ),
    ...Object.entries(change?.options ?? {}).map(([name, value]) => `${rule(name)} were ${String(value)}`),
  ];
  const { option, card, at } = sweep ?? seek ?? {};
  const swept = option !== undefined ? rule(option) : card !== undefined && at !== undefined ? field(card, at) : "what";
  const sentences: Record<Question, string> = {
    decks: `Is ${first} fair against ${second}?`,
    "first-player": "Is whoever begins favoured?",
    cards: "Which cards are too strong?",
    "what-if": `What if ${changes.join(" and ") || "something were otherwise"}?`,
    sweep: `Which value of ${swept} is fair?`,
    field: "Which deck wins the field?",
    seek: `At which ${swept} is it fair?`,
    texts: "What on my cards never comes about?",
  };
  return sentences[ask].slice(0, 120);
}

/** What people call a house rule, in the middle of a sentence. */
const ruleTitle = (game: GameId, name: string): string =>
  lowered(cardGame(game).options.find((spec) => spec.name === name)?.title ?? name);

/** What people call a field of a card, in the middle of a sentence. */
function fieldOf(files: Files, game: GameId, card: string, at: Pointer): string {
  const document = readDocument(cardPath(card), files.get(cardPath(card)) ?? "", game).json;
  return lowered(fieldName(schemaFor("card", game) as SchemaNode, document, at).replaceAll(" › ", " "));
}

const wereSo = (value: unknown): string =>
  value === null ? "weren’t there" : typeof value === "object" ? "were otherwise" : `were ${String(value)}`;

const lowered = (title: string): string => `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`;

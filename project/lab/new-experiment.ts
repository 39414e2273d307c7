import type { OptionValue } from "../../engine/core/options";
import type { Experiment, Question } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import type { PlannedEdit } from "../commands";
import { calledIn } from "../deck-lines";
import { formatDocument } from "../format";
import { takenIn, titleOf } from "../free-names";
import { deckPath, experimentPath, freeId, slug } from "../paths";
import type { Files } from "../project-text";

/** A question as somebody asks it; the rest is as it is usually wished. */
export interface Asking {
  ask: Question;
  decks?: readonly string[];
  generated?: number;
  players?: number;
  bots?: readonly string[];
  options?: Readonly<Record<string, OptionValue>>;
  /** What is otherwise: house rules by name, fields of cards as `thief/cost`. */
  change?: ReadonlyMap<string, OptionValue>;
  sweep?: { what: string; values: readonly OptionValue[] };
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
  const { ask, decks, generated, players, bots, options, change, sweep, points, games, seed } = asking;
  const name = sentenceOf(files, game, asking);
  const isTaken = takenIn(files);
  const id = freeId(slug(name, "question"), (each) => isTaken(experimentPath(each)));
  const experiment: Experiment = {
    $schema: "../schemas/experiment.schema.json",
    name,
    ask,
    ...(decks ? { decks: [...decks] } : {}),
    ...(generated === undefined ? {} : { generated }),
    ...(players === undefined ? {} : { players }),
    bots: [...(bots ?? usual.bots)],
    ...(options && Object.keys(options).length > 0 ? { options: { ...options } } : {}),
    ...(change ? { change: changeOf(change) } : {}),
    ...(sweep ? { sweep: { ...placeOf(sweep.what), values: [...sweep.values] } } : {}),
    seed: seed ?? 1,
    // What is asked of cards is sure by their number, and not by one interval.
    stop: { ...(ask === "cards" ? {} : { points: points ?? usual.points }), games: games ?? usual.games },
  };
  const text = formatDocument(experiment, "experiment", game);
  return { id, experiment, edit: { label: `Ask “${name}”`, changes: [{ path: experimentPath(id), text }] } };
}

/** `thief/cost` is a field of a card, anything else a house rule. */
function placeOf(what: string): { option: string } | { card: string; at: string } {
  const slash = what.indexOf("/");
  return slash < 0 ? { option: what } : { card: what.slice(0, slash), at: what.slice(slash) };
}

function changeOf(change: ReadonlyMap<string, OptionValue>): NonNullable<Experiment["change"]> {
  const cards: Record<string, Record<string, OptionValue>> = {};
  const options: Record<string, OptionValue> = {};
  for (const [what, value] of change) {
    const place = placeOf(what);
    if ("option" in place) options[place.option] = value;
    else cards[place.card] = { ...cards[place.card], [place.at]: value };
  }
  return {
    ...(Object.keys(cards).length > 0 ? { cards } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  };
}

function sentenceOf(files: Files, game: GameId, { ask, decks = [], change, sweep }: Asking): string {
  const [first = "the first deck", second = "the second"] = decks.map((deck) => titleOf(files, deckPath(deck)));
  const called = (what: string): string => {
    const place = placeOf(what);
    if ("option" in place) return place.option;
    return `${place.at.slice(1).replaceAll("/", " ")} of ${calledIn(files, game, place.card)}`;
  };
  const changes = [...(change ?? [])].map(([what, value]) => `${called(what)} were ${String(value)}`);
  const sentences: Record<Question, string> = {
    decks: `Is ${first} fair against ${second}?`,
    "first-player": "Is whoever begins favoured?",
    cards: "Which cards are too strong?",
    "what-if": `What if ${changes.join(" and ") || "something were otherwise"}?`,
    sweep: `Which ${sweep ? called(sweep.what) : "value"} is fair?`,
    field: "Which deck wins the field?",
  };
  return sentences[ask].slice(0, 120);
}

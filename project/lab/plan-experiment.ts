import type { Game } from "../../engine/core/game";
import { didYouMean } from "../../engine/core/nearest";
import type { OptionValue } from "../../engine/core/options";
import type { DeckList, Supply } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { cardGame } from "../../engine/games/registry";
import type { Asked, Pairing } from "../../engine/lab/answer";
import type { LabJob, Matchup } from "../../engine/lab/matchups";
import { type Experiment, usualFairness, valuesSought } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import { ownValue } from "../../schemas/own-value";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { calledIn } from "../deck-lines";
import { readDocument } from "../document";
import { titleOf } from "../free-names";
import { cardPath, deckPath } from "../paths";
import type { Files } from "../project-text";
import { supplyOf } from "../supply";
import { cardAt } from "../whole-card";
import { withChanges, withCopies } from "./apply-change";
import { generateDecks } from "./generate-decks";
import { labProblems } from "./problems";

/** An experiment with the cards of its project, ready to be played and judged. */
export interface LabPlan {
  job: LabJob;
  asked: Asked;
}

/** Who plays, with which decks and what is otherwise; each bot answers with all of these. */
interface Table {
  decks: readonly string[];
  value?: OptionValue;
  changed?: boolean;
  cards?: Record<string, Json>;
  options?: Record<string, OptionValue>;
  lists?: Record<string, DeckList>;
}

const { report } = labProblems;

/** What must be known of how a game is played; whoever only checks a file need not load its rules. */
type PlayedGame = Pick<Game, "id" | "players"> & Partial<Pick<Game, "decks" | "limits">>;

export function planExperiment(files: Files, played: PlayedGame, experiment: Experiment): Result<LabPlan> {
  const game = played.id;
  const { ask, bots, seed, fair = usualFairness } = experiment;
  const found = decksFor(files, game, experiment);
  if (!found.ok) return found;
  const { supply, decks } = found.value;
  const tables = tablesFor(files, played, experiment, decks, supply);
  if (!tables.ok) return tables;
  const isMirror = tables.value.every(({ decks: [first, second] }) => first === second);
  const measure = isMirror ? "first-player" : (experiment.measure ?? "first-deck");
  const options = experiment.options ?? {};
  const matchups = bots.flatMap((bot) =>
    tables.value.map(
      ({ decks: seats, cards, lists, options: changed }): Matchup => ({
        contestants: seats.map((deck) => ({ bot, deck })),
        options: { ...options, ...changed },
        ...(cards ? { cards } : {}),
        ...(lists ? { decks: lists } : {}),
      }),
    ),
  );
  const pairings = bots.flatMap((bot) =>
    tables.value.map(
      ({ decks: seats, value, changed }): Pairing => ({
        bot,
        decks: seats.map((deck) =>
          found.value.made.has(deck) ? deck.replace("made-", "Made deck ") : titleOf(files, deckPath(deck)),
        ),
        ...(value === undefined ? {} : { value }),
        ...(changed ? { changed } : {}),
      }),
    ),
  );
  return succeed({
    job: {
      ...{ game, supply, matchups, seed },
      ...{ watchCards: ask === "cards", watchCourse: true, watchSeen: ask !== "texts", watchTexts: ask === "texts" },
    },
    asked: { ask, measure, fair: fair / 100, pairings, limits: played.limits ?? [] },
  });
}

interface FoundDecks {
  supply: Supply;
  decks: readonly string[];
  /** Those that were made of the set. */
  made: ReadonlySet<string>;
}

function decksFor(
  files: Files,
  game: GameId,
  { decks: named, generated, seed, options }: Experiment,
): Result<FoundDecks> {
  const supply = supplyOf(files, game);
  const ids = Object.keys(supply.decks);
  if (generated !== undefined) {
    const made = generateDecks(files, game, generated, seed, { ...supply.options, ...options });
    if (!made.ok) return made;
    const lists: Record<string, DeckList> = Object.fromEntries(made.value.map((list, n) => [`made-${n + 1}`, list]));
    return succeed({
      supply: { ...supply, decks: lists },
      decks: Object.keys(lists),
      made: new Set(Object.keys(lists)),
    });
  }
  const missing = named?.find((deck) => !ownValue(supply.decks, deck));
  if (missing !== undefined) {
    const words = { deck: missing, meant: didYouMean(missing, ids), decks: ids.join(", ") || "none" };
    return fail(report("lab/no-such-deck", { field: "/decks" }, words));
  }
  return succeed({ supply, decks: named && named.length > 0 ? named : ids, made: new Set() });
}

function tablesFor(
  files: Files,
  played: PlayedGame,
  experiment: Experiment,
  decks: readonly string[],
  supply: Supply,
): Result<Table[]> {
  const { ask } = experiment;
  const { id: game, players: allowed, decks: sharing } = played;
  const players = experiment.players ?? Math.max(2, allowed.min);
  const isShared = sharing === "shared";
  const few = (count: number): Result<Table[]> =>
    fail(report("lab/few-decks", {}, { needed: `${count} ${count === 1 ? "deck" : "decks"}`, count: decks.length }));
  if (decks.length === 0) return few(1);
  const first = decks[0]!;
  // Against itself nothing but who begins, or who draws what, decides: no deck's strength drowns that of its cards.
  if (ask === "first-player" || ask === "cards")
    return succeed(decks.map((deck) => ({ decks: Array.from({ length: players }, () => deck) })));
  // Against each other, so that cards meet what decks like their own don't have.
  if (ask === "texts")
    return succeed(
      decks.map((_, n) => ({
        decks: Array.from({ length: players }, (__, seat) => decks[(isShared ? n : n + seat) % decks.length]!),
      })),
    );
  if (players !== 2)
    return fail(report("lab/two-play", { field: "/players" }, { game: cardGame(game).name, players: String(players) }));
  const two = [first, isShared ? first : (decks[1] ?? first)];
  if (ask === "what-if") return changedTables(files, game, experiment, two, supply);
  if (ask === "sweep") return sweptTables(files, game, experiment.sweep, two);
  if (ask === "seek") return sweptTables(files, game, experiment.seek && sweepOf(experiment.seek), two);
  if (isShared || decks.length < 2) return few(2);
  if (ask === "decks") return succeed([{ decks: two }]);
  return succeed(decks.flatMap((deck, n) => decks.slice(n + 1).map((other): Table => ({ decks: [deck, other] }))));
}

const noSuchCard = (card: string, ids: readonly string[]): Problem =>
  report("lab/no-such-card", {}, { card, meant: didYouMean(card, ids) });
const deckWords = (deck: string, ids: readonly string[]) => ({
  deck,
  meant: didYouMean(deck, ids),
  decks: ids.join(", ") || "none",
});

const nothingChanged = (): Problem => report("lab/nothing-changed", {});

function changedTables(
  files: Files,
  game: GameId,
  { change }: Experiment,
  decks: readonly string[],
  supply: Supply,
): Result<Table[]> {
  const wished = Object.entries(change?.cards ?? {});
  const options = change?.options ?? {};
  const copies = Object.entries(change?.decks ?? {});
  if (wished.length + copies.length === 0 && Object.keys(options).length === 0) return fail(nothingChanged());
  const cards: Record<string, Json> = {};
  for (const [id, fields] of wished) {
    const changed = changedCard(files, game, id, Object.entries(fields));
    if (!changed.ok) return changed;
    cards[id] = changed.value;
  }
  const lists: Record<string, DeckList> = {};
  for (const [id, counts] of copies) {
    const list = supply.decks[id];
    if (!list) return fail(report("lab/no-such-deck", {}, deckWords(id, Object.keys(supply.decks))));
    const unknown = Object.keys(counts).find((card) => !supply.cards[card]);
    if (unknown !== undefined) return fail(noSuchCard(unknown, Object.keys(supply.cards)));
    lists[id] = withCopies(list, counts);
  }
  return succeed([{ decks }, { decks, changed: true, cards, options, lists }]);
}

/** A search tries some of these. */
const sweepOf = ({ from, to, ...thing }: NonNullable<Experiment["seek"]>): NonNullable<Experiment["sweep"]> => ({
  ...thing,
  values: valuesSought({ from, to }),
});

function sweptTables(
  files: Files,
  game: GameId,
  sweep: Experiment["sweep"],
  decks: readonly string[],
): Result<Table[]> {
  const { option, card, at, values = [] } = sweep ?? {};
  if (option !== undefined) return succeed(values.map((value) => ({ decks, value, options: { [option]: value } })));
  if (card === undefined || at === undefined) return fail(nothingChanged());
  const tables: Table[] = [];
  for (const value of values) {
    const changed = changedCard(files, game, card, [[at, value]]);
    if (!changed.ok) return changed;
    tables.push({ decks, value, cards: { [card]: changed.value } });
  }
  return succeed(tables);
}

/** The card as it would be, if that is a card. */
function changedCard(files: Files, game: GameId, id: string, fields: readonly [string, unknown][]): Result<Json> {
  const path = cardPath(id);
  const { value: card } = readDocument(path, files.get(path) ?? "", game);
  if (card === undefined) {
    const ids = [...files.keys()].flatMap((each) => /^cards\/(.+)\.json$/.exec(each)?.[1] ?? []);
    return fail(noSuchCard(id, ids));
  }
  const text = JSON.stringify(withChanges(card, fields));
  const whole = cardAt<object>(new Map(files).set(path, text), path, game);
  if (whole !== undefined) return succeed(whole as Json);
  const reason = readDocument(path, text, game).problems[0]?.message ?? "";
  const change = fields.map(([at, value]) => `${at.slice(1)} ${JSON.stringify(value)}`).join(", ");
  const words = { card: calledIn(files, game, id), change, game: cardGame(game).name, reason };
  return fail(report("lab/unfit-change", {}, words));
}

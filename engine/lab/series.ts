import type { Course, GameOutcome } from "../../schemas/lab-matches";
import type { Result as Outcome, Problem } from "../../schemas/problem";
import { type Bot, playerOf } from "../bots/bot";
import { type Forfeit, Forfeited, forfeited } from "../bots/forfeit";
import type { Action, Game, Rules } from "../core/game";
import { type CoreState, loserOf } from "../core/machine";
import { Match } from "../core/match";
import { completeOptions, layered, type Options } from "../core/options";
import { hashPlain } from "../core/plain";
import { type Rng, seedRng } from "../core/rng";
import { prepareMatch, type Supply } from "../core/setup";
import { type WatchedWord, WordWatch } from "../core/word-watch";
import { CardWatch } from "./card-watch";
import { CourseWatch } from "./course-watch";
import { SeenWatch } from "./seen-watch";

/** Many games of the same contestants. Game number n is the same game in whichever thread it is played. */

export interface Contestant {
  bot: string;
  /** A deck of the supply. */
  deck: string;
}

/** A series as plain data, to be sent to a thread. */
interface SeriesPlan {
  contestants: readonly Contestant[];
  options: Options;
  seed: number;
  /** Whether it is noted what became of the cards. */
  watchCards?: boolean;
  /** Whether it is noted who stood best when. */
  watchCourse?: boolean;
  /** Whether it is noted which cards nobody has seen. */
  watchSeen?: boolean;
  /** Whether it is noted which words of cards come about. */
  watchTexts?: boolean;
}

export interface Series {
  /** All house rules that are in force. */
  options: Options;
  /** By card, all words that can come about, where that is noted. */
  words?: ReadonlyMap<string, readonly WatchedWord[]>;
  play(index: number): GameOutcome;
  /** The same game with all its actions, to be looked at. */
  replay(index: number): Match;
}

/** So many rounds are looked at closely: what everybody has, and how much decisions matter, is known well enough by then. */
const closeRounds = 30;

/** The contestant that won, or -1. */
export const winnerOf = ({ winners }: GameOutcome): number => (winners.length === 1 ? winners[0]! : -1);

/**
 * Makes a series ready, or says why it can't be played. As many games in a row as there are contestants are a round: they
 * share a seed, each contestant is in each seat once, and where it matters who lost the last game, it is that of the round.
 * Where all contestants are the same, changing seats would only play the same game again: there each game has its own seed.
 */
export function prepareSeries(
  given: Game,
  supply: Supply,
  plan: SeriesPlan,
  findBot: (name: string) => Outcome<Bot>,
): { ok: true; value: Series } | { ok: false; problems: Problem[] } {
  const { contestants, seed } = plan;
  const texts = plan.watchTexts ? new WordWatch() : undefined;
  const game: Game = texts ? { ...given, rules: (setup) => given.rules(setup, texts) } : given;
  const options = layered(game.presets ?? [], supply.options, plan.options);
  const { cards, decks } = supply;
  const bots: Bot[] = [];
  for (const { bot } of contestants) {
    const found = findBot(bot);
    if (!found.ok) return { ok: false, problems: [found.problem] };
    bots.push(found.value);
  }
  const count = contestants.length;
  const isMirror = contestants.every(({ bot, deck }) => bot === contestants[0]!.bot && deck === contestants[0]!.deck);
  /** By rotation: which contestant sits in each seat. */
  const seatings = contestants.map((_, shift) => contestants.map((__, seat) => (seat + shift) % count));
  const prepare = (seating: readonly number[], rules: Options): ReturnType<typeof prepareMatch> =>
    prepareMatch(
      game,
      { cards, decks },
      seating.map((who) => ({ deck: contestants[who]!.deck })),
      rules,
    );
  const tables: Rules[] = [];
  for (const seating of seatings) {
    const ready = prepare(seating, options);
    if (!ready.ok) return ready;
    tables.push(ready.rules);
  }
  const inForce = completeOptions(game.options, options, game.presets);
  const afterLosses = new Map<string, Rules>();
  function tableOf(index: number): Rules {
    const shift = index % count;
    const usual = tables[shift]!;
    if (!game.afterLoss || shift === 0) return usual;
    const loser = game.afterLoss(options, 0) === options ? -1 : lastLoser(index);
    if (loser < 0) return usual;
    const key = `${shift} ${loser}`;
    const known = afterLosses.get(key);
    if (known) return known;
    const seating = seatings[shift]!;
    const ready = prepare(seating, game.afterLoss(options, seating.indexOf(loser)));
    if (!ready.ok) throw new Error(ready.problems[0]!.message);
    afterLosses.set(key, ready.rules);
    return ready.rules;
  }
  const plays = plan.watchCards ? new Set(game.names.plays) : undefined;
  let last = { index: -1, loser: -1 };
  /** Who lost the game before, which another thread may have played. */
  function lastLoser(index: number): number {
    if (last.index !== index - 1) play(index - 1);
    return last.loser;
  }
  const begin = (index: number) => {
    const seating = seatings[index % count]!;
    const players = seating.map((who) => bots[who]!);
    const dealt = seedOf(seed, isMirror ? index : Math.floor(index / count));
    return { seating, players, dealt, rules: tableOf(index), rng: seedRng(seedOf(seed, -1 - index)) };
  };
  const play = (index: number): GameOutcome => {
    const { seating, players, dealt, rules, rng } = begin(index);
    const { loser, ...outcome } = playGame(rules, players, dealt, rng, {
      ...(plays && { cards: new CardWatch(plays) }),
      ...(plan.watchCourse && { course: new CourseWatch(Math.floor(index / count) < closeRounds) }),
      ...(plan.watchSeen && { seen: new SeenWatch() }),
      ...(texts && { texts }),
    });
    const who = (seat: number): number => seating[seat] ?? -1;
    last = { index, loser: who(loser) };
    const { winners, first, cards, course, forfeit, ...rest } = outcome;
    return {
      index,
      ...rest,
      winners: winners.map(who).sort((a, b) => a - b),
      first: who(first),
      ...(cards ? { cards: cards.map((use) => ({ ...use, who: who(use.who) })) } : {}),
      ...(course ? { course: seated(course, seating) } : {}),
      ...(forfeit ? { forfeit: { ...forfeit, who: who(forfeit.who) } } : {}),
    };
  };
  const replay = (index: number): Match => {
    const { players, dealt, rules, rng } = begin(index);
    // Bots have met the cards under the numbers that they were dealt with.
    const match = new Match(game.id, rules, { seed: dealt }, "kept");
    const seated = players.map((bot, seat) => playerOf(bot, rules, seat));
    while (match.state.result === null) {
      const { seat } = match.state.prompt!;
      match.do(seated[seat]!(rules.view(match.state, seat), rng));
    }
    return match;
  };
  return {
    ok: true,
    value: { options: inForce.ok ? inForce.value : options, ...(texts && { words: texts.words }), play, replay },
  };
}

/** How a match went, by contestants instead of seats. */
function seated({ close, ...course }: Course, seating: readonly number[]): Course {
  const halfway = seating[course.halfway] ?? -1;
  if (!close) return { ...course, halfway };
  const stocks = Object.entries(close.stocks).map(([label, bySeat]) => [
    label,
    seating.map((_, who) => bySeat[seating.indexOf(who)]!),
  ]);
  return { ...course, halfway, close: { ...close, stocks: Object.fromEntries(stocks) } };
}

/** Far apart for neighbouring numbers. */
const seedOf = (seed: number, n: number): number => Number.parseInt(hashPlain([seed, n]).slice(0, 12), 16);

function playGame(
  rules: Rules,
  bots: readonly Bot[],
  seed: number,
  rng: Rng,
  watches: { cards?: CardWatch; course?: CourseWatch; seen?: SeenWatch; texts?: WordWatch },
): Omit<GameOutcome, "index"> & { loser: number } {
  const state: CoreState = rules.deal(seed);
  const players = bots.map((bot, seat) => playerOf(bot, rules, seat));
  const first = state.prompt?.seat ?? 0;
  const { cards, course, seen, texts } = watches;
  const told = () => ({
    first,
    ...(cards && { cards: cards.uses() }),
    ...(course && { course: course.course() }),
    ...(seen && { unseen: seen.cards() }),
    ...(texts && { texts: texts.taken() }),
  });
  let actions = 0;
  while (state.result === null) {
    const { seat } = state.prompt!;
    course?.see(rules, state);
    seen?.see(rules, state);
    const decision = decide(() => players[seat]!(rules.view(state, seat), rng));
    if (!decision.ok) {
      const winners = bots.flatMap((_, other) => (other === seat ? [] : [other]));
      const forfeit = { ...decision.forfeit, who: seat };
      return { ...told(), winners, loser: seat, turns: rules.turnOf(state), actions, cause: forfeited, forfeit };
    }
    const { action } = decision;
    cards?.see(rules, state, action);
    if (texts) texts.apply(rules, state, action);
    else rules.apply(state, action, null);
    actions++;
  }
  seen?.see(rules, state);
  const { winners, cause } = state.result;
  return { ...told(), winners, loser: loserOf(state.result), turns: rules.turnOf(state), actions, cause };
}

/** What somebody decides, or why they can't. */
function decide(think: () => Action): { ok: true; action: Action } | { ok: false; forfeit: Forfeit } {
  try {
    return { ok: true, action: think() };
  } catch (reason) {
    if (reason instanceof Forfeited) return { ok: false, forfeit: reason.forfeit };
    throw reason;
  }
}

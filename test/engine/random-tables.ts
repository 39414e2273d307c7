import type { Game, MatchSetup, Rules } from "../../engine/core/game";
import type { OptionSpec, Options, OptionValue } from "../../engine/core/options";
import { nextInt, type Rng } from "../../engine/core/rng";
import { playableGame } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import { lawsOf, type Runs, runsOf } from "./laws";
import { starterSupply } from "./starter";

/** Who plays with which starter decks under which house rules, in turn or by chance. */

export interface Table {
  /** The rules with some of the decks: from round to round, every deck meets every other. */
  rules(round: number): Rules;
  /** The same, made anew. */
  anew(round: number): Rules;
}

export interface Round {
  rules: Rules;
  /** The same rules, made anew. */
  anew(): Rules;
  run: number;
}

/** Each number of players under each of the game's house rules. */
function tablesOf(id: GameId, more: Options): Table[] {
  const { min, max } = playableGame(id).players;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  return counts.flatMap((players) =>
    (lawsOf(id).houses ?? [{}]).map((options) => tableOf(id, players, { ...options, ...more })),
  );
}

/** As many matches as a game asks for, at all its tables in turn. */
export function* matchesOf(id: GameId, what: keyof Runs, more: Options = {}): Generator<Round> {
  const tables = tablesOf(id, more);
  for (let run = 0; run < runsOf(id, what); run++) {
    const round = Math.floor(run / tables.length);
    const { rules, anew } = tables[run % tables.length]!;
    yield { rules: rules(round), anew: () => anew(round), run };
  }
}

function tableOf(id: GameId, players: number, options: Options): Table {
  const game = playableGame(id);
  const known = new Map<string, Rules>();
  const anew = (round: number): Rules => rulesOf(game, setupOf(id, players, options, round));
  const rules = (round: number): Rules => {
    const { deck, seats } = setupOf(id, players, options, round);
    const key = JSON.stringify([deck, seats]);
    const made = known.get(key) ?? anew(round);
    known.set(key, made);
    return made;
  };
  return { rules, anew };
}

/** A deck need not be legal: house rules are tried with what the starter has. */
function setupOf(id: GameId, players: number, options: Options, round: number): MatchSetup {
  const supply = starterSupply(id);
  const decks = lawsOf(id).decks?.(options) ?? Object.keys(supply.decks);
  const deckOf = (seat: number) =>
    supply.decks[decks[(round + seat * Math.floor(1 + round / decks.length)) % decks.length]!]!;
  const isShared = playableGame(id).decks === "shared";
  return {
    seats: Array.from({ length: players }, (_, seat) => (isShared ? {} : { deck: deckOf(seat) })),
    ...(isShared ? { deck: deckOf(0) } : {}),
    options,
    cards: supply.cards,
  };
}

function rulesOf(game: Game, setup: MatchSetup): Rules {
  const made = game.rules(setup);
  if (!made.ok) throw new Error(made.problems[0]!.message);
  return made.value;
}

function anyValue(spec: OptionSpec, texts: readonly string[] | undefined, rng: Rng): OptionValue {
  if (spec.kind === "switch") return nextInt(rng, 2) === 0;
  if (spec.kind === "number") {
    const between = spec.min + nextInt(rng, spec.max - spec.min + 1);
    return [spec.min, spec.max, between, between][nextInt(rng, 4)]!;
  }
  const choices = spec.kind === "choice" ? spec.choices : (texts ?? [spec.default]);
  return choices[nextInt(rng, choices.length)]!;
}

/** A match under these house rules and no others; nothing, where they don't go together. */
function matchUnder(id: GameId, players: number, round: number, options: Options): Rules | undefined {
  const { brief = (same: Options) => same } = lawsOf(id).anyRules ?? {};
  const made = playableGame(id).rules(setupOf(id, players, brief(options), round));
  return made.ok ? made.value : undefined;
}

/** The house rules that may be tried. */
const triedRules = (id: GameId): readonly OptionSpec[] =>
  playableGame(id).options.filter(({ name }) => !lawsOf(id).anyRules?.fixed?.includes(name));

/** A match under a third of the house rules; where they don't all go together, those that do. */
export function anyMatch(id: GameId, round: number, rng: Rng): Rules {
  const { min, max } = playableGame(id).players;
  const players = min + nextInt(rng, max - min + 1);
  const drawn = triedRules(id)
    .filter(() => nextInt(rng, 3) === 0)
    .map((spec) => [spec.name, anyValue(spec, lawsOf(id).anyRules?.texts?.[spec.name], rng)] as const);
  let options: Options = Object.fromEntries(drawn);
  const all = matchUnder(id, players, round, options);
  if (all) return all;
  options = {};
  for (const [name, value] of drawn)
    if (matchUnder(id, players, round, { ...options, [name]: value })) options = { ...options, [name]: value };
  return matchUnder(id, players, round, options)!;
}

/** Matches with each number among the house rules at its least and at its most. */
export function* matchesAtLimits(id: GameId): Generator<Rules> {
  const { min, max } = playableGame(id).players;
  const players = Math.floor((min + max) / 2);
  for (const [round, spec] of triedRules(id).entries()) {
    if (spec.kind !== "number") continue;
    for (const value of [spec.min, spec.max]) {
      const rules = matchUnder(id, players, round, { [spec.name]: value });
      if (rules) yield rules;
    }
  }
}

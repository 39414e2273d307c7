import { Match as SavedMatch } from "../../schemas/match";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { fitsSchema } from "./fits-schema";
import type { Action, Game, MatchSetup } from "./game";
import { type Beginning, checkpointEvery, Match, type Numbers } from "./match";
import { hashPlain } from "./plain";
import { matchProblems, recordProblems } from "./problems";
import { countProblem, hugeNumber, hugeNumberIn, misfitCards, misfitPosition, unknownIn } from "./setup";
import type { Json } from "./vocabulary";

/**
 * Saved matches: how a match began, under which rules and with which cards, and what was done. Loading plays it again and
 * compares fingerprints, so that a change of the rules can't pass unnoticed.
 */
const recordFormat = 2;
/** In the first format every card kept its number. */
const numbersOf = (format: number): Numbers => (format < 2 ? "kept" : "fresh");

export function writeRecord(match: Match): SavedMatch {
  const { seats, deck, options, cards } = match.setup;
  return {
    format: match.numbers === "fresh" ? recordFormat : 1,
    game: match.game,
    ...("seed" in match.beginning ? { seed: match.beginning.seed } : { position: match.beginning.position }),
    players: seats.map((seat) => ({ ...seat })),
    ...(deck ? { deck } : {}),
    options: { ...options },
    cards: { ...cards },
    actions: [...match.actions],
    fingerprints: match.fingerprints(),
    end: match.hash(),
  } as SavedMatch;
}

/** The match as it stood; or why not, with the action (from 1) at which the rules differ. */
export function readRecord(
  game: Game,
  json: unknown,
): { ok: true; value: Match } | { ok: false; problem: Problem; at?: number } {
  const reason = fitsSchema(SavedMatch, json);
  if (reason !== null) return fail(recordProblems.report("record/unreadable", {}, { reason }));
  const saved = json as SavedMatch;
  if (saved.format > recordFormat) return fail(recordProblems.report("record/newer", {}, { format: saved.format }));
  const started = start(game, saved);
  if (!started.ok) return started;
  const match = started.value;
  for (const [n, action] of (saved.actions as Action[]).entries()) {
    const refused = match.state.result ? "the match was over before" : match.refusal(action)?.message;
    if (refused) return differ(`action ${n + 1} (“${action.type}”) isn't possible any more: ${refused}`, n + 1);
    match.do(action);
    const expected = saved.fingerprints[(n + 1) / checkpointEvery - 1];
    if ((n + 1) % checkpointEvery === 0 && expected !== undefined && expected !== hashPlain(match.state)) {
      return differ(`one of the actions ${n + 2 - checkpointEvery} to ${n + 1} leads elsewhere now`, n + 1);
    }
  }
  const count = saved.actions.length;
  if (saved.end !== undefined && saved.end !== match.hash()) {
    return differ(
      count === 0 ? "the match begins differently" : `one of the last actions up to ${count} leads elsewhere now`,
      count,
    );
  }
  return succeed(match);
}

/** Whether what the record says of itself can be played at all, whoever wrote it. */
function unplayable(game: Game, { players, position, cards }: SavedMatch): Problem | null {
  const known = cards as MatchSetup["cards"];
  const [badCard] = misfitCards(game, known);
  if (badCard) return badCard;
  const wrongCount = countProblem(game, players.length);
  if (wrongCount) return wrongCount;
  if (position === undefined) return null;
  const misplaced = misfitPosition(game, position as Json);
  if (misplaced) return misplaced;
  const halfKnown = unknownIn(position as Json);
  if (halfKnown) return halfKnown;
  const huge = hugeNumberIn(position as Json);
  if (huge !== undefined) return hugeNumber(huge);
  const setup = game.setupOfPosition(position as Json, known);
  if (!setup.ok) return setup.problem;
  const count = setup.value.seats.length;
  const other = `it is for ${count} players, the match for ${players.length}`;
  return count === players.length ? null : matchProblems.report("match/bad-position", {}, { reason: other });
}

function start(game: Game, saved: SavedMatch): Result<Match> {
  const problem = unplayable(game, saved);
  if (problem) return fail(problem);
  const setup = {
    seats: saved.players,
    ...(saved.deck ? { deck: saved.deck } : {}),
    options: saved.options,
    cards: saved.cards,
  } as unknown as MatchSetup;
  const made = game.rules(setup);
  if (!made.ok) return fail(made.problems[0]!);
  const beginning: Beginning =
    saved.position === undefined ? { seed: saved.seed ?? 0 } : { position: saved.position as Json };
  return succeed(new Match(game.id, made.value, beginning, numbersOf(saved.format)));
}

const differ = (where: string, at: number): { ok: false; problem: Problem; at: number } => ({
  ...fail(recordProblems.report("record/rules-differ", {}, { where })),
  at,
});

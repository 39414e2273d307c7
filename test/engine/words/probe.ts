import { parseBot } from "../../../engine/bots/parse";
import { Match } from "../../../engine/core/match";
import { clonePlain, hashPlain } from "../../../engine/core/plain";
import { readRecord, writeRecord } from "../../../engine/core/record";
import { nextInt, type Rng, seedRng } from "../../../engine/core/rng";
import { preparePosition } from "../../../engine/core/setup";
import type { Json } from "../../../engine/core/vocabulary";
import { playableGame } from "../../../engine/games/play-registry";
import { cardGame } from "../../../engine/games/registry";
import type { GameId } from "../../../schemas/game-id";
import { secretTold } from "../secrets";
import { starterSupply } from "../starter";
import { stageOf } from "./stages";

/** Plays a made card, and asks at every question everything that anybody could ask. */

export type Outcome = "played" | "unplayable" | { refused: string };

const bots = ["random", "greedy", "mcts:2"].map((name) => {
  const bot = parseBot(name);
  if (!bot.ok) throw new Error(name);
  return bot.value;
});
const mostDecisions = 8;
/** Once the effect is over, the match goes on as any other: that is looked at a few times. */
const mostSettled = 2;
/** A bot is asked at one question in so many. */
const botEvery = 20;
const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}.`);
}

/** Whether something has gone missing on the way that JSON can't write. */
function gapIn(value: unknown, path = ""): string | null {
  if (value === undefined || (typeof value === "number" && !Number.isFinite(value))) return path;
  if (typeof value !== "object" || value === null) return null;
  for (const key of Array.isArray(value) ? [...value.keys()] : Object.keys(value)) {
    const gap = gapIn((value as Record<string, unknown>)[key], `${path}/${key}`);
    if (gap !== null) return gap;
  }
  return null;
}

const known = new Map<GameId, Record<string, Json>>();
function starterCards(id: GameId, pinned: readonly string[]): Record<string, Json> {
  let cards = known.get(id);
  if (cards === undefined) {
    const all = starterSupply(id).cards;
    cards = Object.fromEntries(pinned.map((name) => [name, all[name]!]));
    known.set(id, cards);
  }
  return cards;
}

export function probe(id: GameId, effect: Json, seed: number): Outcome {
  const { hosts, position, pinned } = stageOf(id);
  const made = hosts[seed % hosts.length]!(effect);
  const problems = cardGame(id)
    .checkCard(made as never)
    .filter(({ severity }) => severity === "error");
  if (problems.length > 0) return { refused: problems[0]!.message };
  const game = playableGame(id);
  const cards = starterCards(id, pinned);
  const given = { ...position, cards: { probe: made } } as Json;
  const ready = preparePosition(game, { cards, decks: {} }, given);
  if (!ready.ok) throw new Error(`Accepted by the check, refused by the match: ${ready.problems[0]!.message}`);
  const match = new Match(id, ready.rules, { position: given });
  const rng = seedRng(seed);
  const first = match.rules.request(match.state)!.answers.find(({ text }) => /\bProbe\b/.test(text));
  if (!first) return "unplayable";
  match.do(first.action);
  let settled = 0;
  for (let n = 0; n < mostDecisions && match.state.result === null; n++) {
    if (!match.rules.isSettled(match.state) || settled++ < mostSettled) look(match, rng);
    const actions = match.rules.actions(match.state);
    match.do(actions[nextInt(rng, actions.length)]!);
  }
  const saved = readRecord(game, plainly(writeRecord(match)) as never);
  if (!saved.ok) throw new Error(`A saved match can't be read: ${saved.problem.message}`);
  must(saved.value.hash() === match.hash(), "a saved match goes as it went");
  for (const viewer of [null, -1, 0])
    for (const line of match.log(viewer))
      must(!/undefined|NaN|\[object|(?:gain|draw|heal|take|get|lose|pay)s -\d/.test(line), `“${line}” can be read`);
  return "played";
}

function look({ rules, state }: Match, rng: Rng): void {
  const gap = gapIn(state);
  must(gap === null, `a gap in the state at ${gap}`);
  const before = JSON.stringify(state);
  must(JSON.stringify((rules.copy ?? clonePlain)(state)) === before, "a copy is the same");
  must(hashPlain(JSON.parse(before)) === hashPlain(state), "loaded as it was saved");
  const { seat } = state.prompt!;
  const seats = rules.setup.seats.length;
  for (const viewer of new Set([-1, seat, nextInt(rng, seats)])) {
    const view = rules.view(state, viewer);
    must(JSON.stringify(rules.view(view, viewer)) === JSON.stringify(view), "a view of a view is the same");
    rules.table(view);
    rules.writePosition(view);
  }
  rules.writePosition(state);
  const { answers, free = [] } = rules.request(state)!;
  must(answers.length + free.length > 0, "there is an answer");
  for (const { action, text } of answers.slice(0, 12)) {
    must(!/undefined|NaN|\[object|^$/.test(text), `“${text}” can be read`);
    must(rules.refusal(state, action) === null, `${JSON.stringify(action)} is accepted`);
  }
  const told = secretTold(rules, state, rng);
  must(told === null, `a secret is kept: ${told}`);
  const bot = bots[nextInt(rng, bots.length * botEvery)];
  if (bot) {
    const { action } = bot.choose(rules, rules.view(state, seat), seat, seedRng(nextInt(rng, 1000)));
    must(rules.refusal(state, action) === null, `the bot's ${JSON.stringify(action)} is accepted`);
  }
  must(JSON.stringify(state) === before, "asking changes nothing");
}

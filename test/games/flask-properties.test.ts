import { describe, expect, it } from "vitest";
import type { Action, Rules } from "../../engine/core/game";
import type { Options } from "../../engine/core/options";
import { hashPlain } from "../../engine/core/plain";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { type PlayerWish, prepareMatch, preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { options as flaskOptions } from "../../engine/games/flask/options";
import type { State as FlaskState } from "../../engine/games/flask/play/state";
import { playableGame } from "../../engine/games/play-registry";
import { starterSupply } from "../engine/starter";

/** What holds in every game of Flask, tried in random ones. `FLASK_GAMES` asks for more. */
const games = Number((globalThis as { process?: { env: Record<string, string> } }).process?.env["FLASK_GAMES"] ?? 1500);

type Play = Rules<FlaskState>;
const supply = starterSupply("flask");
const decks = Object.keys(supply.decks);
const deckSize = 15;

function rulesFor(players: readonly PlayerWish[], options: Options = {}): Play {
  const ready = prepareMatch(playableGame("flask"), supply, players, options);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  return ready.rules as unknown as Play;
}
const seated = (count: number, first: number): PlayerWish[] =>
  Array.from({ length: count }, (_, seat) => ({ deck: decks[(first + seat * 3) % decks.length]! }));
const pick = (rng: Rng, actions: readonly Action[]): Action => actions[nextInt(rng, actions.length)]!;

function playOut(rules: Play, seed: number, see: (state: FlaskState, actions: Action[]) => void): FlaskState {
  const state = rules.deal(seed);
  const rng = seedRng(seed + 77);
  for (let step = 0; state.result === null; step++) {
    if (step > 40_000) throw new Error("The game does not end.");
    const actions = rules.actions(state);
    see(state, actions);
    rules.apply(state, pick(rng, actions), null);
  }
  return state;
}

function soundness(state: FlaskState, owned = deckSize): void {
  const { announced, queue, prompt, players } = state;
  players.forEach((player, seat) => {
    const { deck, hand, discard, played, piles, counters, alive } = player;
    const elsewhere = [...(announced ? [announced.card] : []), ...queue].filter((card) => state.owner[card] === seat);
    const cards = [...deck, ...hand, ...discard, ...played, ...piles.flatMap((pile) => pile.cards), ...elsewhere];
    if (new Set(cards).size !== cards.length || cards.length !== (alive ? owned : 0))
      throw new Error("A card is lost or double.");
    if (cards.some((card) => state.owner[card] !== seat)) throw new Error("A card is with the wrong player.");
    if (counters.some((n) => n < 0 || !Number.isInteger(n))) throw new Error("A counter is out of bounds.");
    if (!alive && counters.some((n) => n > 0)) throw new Error("Somebody who is out has resources.");
    if (piles.some((pile) => pile.cards.length === 0)) throw new Error("A pile is empty.");
  });
  if (prompt && !players[prompt.seat]!.alive) throw new Error("Somebody who is out is asked.");
  if (prompt?.kind === "main" && (announced || queue.length > 0)) throw new Error("Something was left undone.");
  if (prompt?.kind === "increase" && players.some(({ counters }) => counters.some((n) => n > 6)))
    throw new Error("A counter was not cut.");
}

describe("every game of Flask", () => {
  it(`keeps its cards and counters, offers what it accepts, and ends by the last deck (${games} games)`, () => {
    const tables = [2, 2, 2, 3, 4].flatMap((count, n) => decks.map((_, first) => rulesFor(seated(count, first + n))));
    for (let seed = 0; seed < games; seed++) {
      const rules = tables[seed % tables.length]!;
      const end = playOut(rules, seed, (state, actions) => {
        soundness(state);
        if (actions.length === 0) throw new Error("Nothing can be done.");
        if (seed % 10 !== 0) return;
        for (const action of actions)
          if (rules.refusal(state, action)) throw new Error(`Offered and refused: ${JSON.stringify(action)}`);
      });
      soundness(end);
      const count = end.players.length;
      // Rules §9.4: everybody completes at most twelve turns, and all but one are cut short once.
      if (end.turn > 12 * count + count - 1) throw new Error(`Turn ${end.turn} with ${count} players.`);
      expect(end.result!.ranking.flat().sort()).toEqual([...Array(count).keys()]);
    }
  }, 3_600_000);

  it("plays by every house rule", () => {
    const rng = seedRng(5);
    for (let round = 0; round < 300; round++) {
      const count = 2 + nextInt(rng, 3);
      const options: Options = Object.fromEntries(
        flaskOptions.specs
          .filter(({ name }) => name !== "deckSize" && nextInt(rng, 3) === 0)
          .map((spec) => {
            if (spec.kind === "switch") return [spec.name, nextInt(rng, 2) === 0];
            if (spec.kind === "choice") return [spec.name, spec.choices[nextInt(rng, spec.choices.length)]!];
            if (spec.kind === "text") throw new Error("No house rule of Flask is a text.");
            return [spec.name, nextInt(rng, 2) === 0 ? spec.min : spec.max];
          }),
      );
      const { maxSimilar: _, maxPerBase: __, maxBasesPerCard: ___, ...playing } = options;
      if (Number(playing["firstPlayer"] ?? 0) >= count) continue;
      const rules = rulesFor(seated(count, round), playing);
      const end = playOut(rules, round, ({ prompt, ...state }, actions) => {
        if (playing["counterCap"] === undefined)
          soundness({ ...state, prompt: prompt?.kind === "increase" ? null : prompt });
        if (actions.length === 0) throw new Error("Nothing can be done.");
      });
      expect(end.turn).toBeLessThanOrEqual(Number(playing["maxTurns"] ?? 400) + 1);
    }
  }, 120_000);

  it("loses no card when somebody falls in the middle of something, by every rule of falling and reacting", () => {
    const rng = seedRng(11);
    const some = <T>(items: readonly T[]): T => items[nextInt(rng, items.length)]!;
    const codes = ["G1", "G2", "Y1", "Y2", "B1", "B2", "R1", "R2", "R2 - R2"];
    const cards = (n: number): string[] => Array.from({ length: n }, () => some(codes));
    for (let round = 0; round < 250; round++) {
      const options: Options = {
        zeroCheck: round % 3 === 0 ? "endOfTurn" : "immediate",
        blockMode: some(["return", "resume", "discard"]),
        reactionWindow: some(["afterAnnounce", "beforeCommit"]),
        reactionInReaction: some(["under", "newPile"]),
        reactionCapture: some(["mandatory", "optional"]),
        captureScope: some(["thisTurn", "untilActivated"]),
        lossChooser: some(["victim", "attacker"]),
      };
      const players = Array.from({ length: 2 + nextInt(rng, 3) }, () => ({
        counters: `${some(["G", "R"])}${1 + nextInt(rng, 2)}`,
        deck: cards(4),
        hand: cards(4),
        piles: [{ opened: 0, cards: ["G2", ...cards(3)] }],
      }));
      const position = { options, players } as unknown as Json;
      const ready = preparePosition(playableGame("flask"), supply, position);
      if (!ready.ok) throw new Error(ready.problems[0]!.message);
      const { rules } = ready;
      const state = rules.readPosition(position) as FlaskState;
      for (let step = 0; ; step++) {
        soundness(state, 12);
        if (state.result !== null) break;
        if (step > 4000) throw new Error("The game does not end.");
        const actions = rules.actions(state);
        const busy = actions.filter(({ type }) => type === "activate" || type === "play");
        rules.apply(state, pick(rng, busy.length > 0 && nextInt(rng, 2) > 0 ? busy : actions), null);
      }
    }
  }, 60_000);

  it("shows neither in a view nor in the actions what is hidden", () => {
    const rules = rulesFor(seated(3, 0));
    for (let seed = 0; seed < 30; seed++) {
      const rng = seedRng(seed);
      playOut(rules, seed, (state, actions) => {
        const { seat } = state.prompt!;
        const other = Object.assign(rules.redeal(rules.view(state, seat), seat, rng), { rng: state.rng });
        soundness(other);
        expect(hashPlain(rules.view(other, seat))).toBe(hashPlain(rules.view(state, seat)));
        expect(rules.actions(other)).toEqual(actions);
      });
    }
  }, 60_000);
});

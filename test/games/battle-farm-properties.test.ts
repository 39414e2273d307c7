import { describe, expect, it } from "vitest";
import { greedy } from "../../engine/bots/greedy";
import { mcts } from "../../engine/bots/mcts";
import { random } from "../../engine/bots/random";
import { fitsSchema } from "../../engine/core/fits-schema";
import type { Action, Rules } from "../../engine/core/game";
import type { Options } from "../../engine/core/options";
import { clonePlain, hashPlain } from "../../engine/core/plain";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { prepareMatch } from "../../engine/core/setup";
import { options as houseRules } from "../../engine/games/battle-farm/options";
import type { State } from "../../engine/games/battle-farm/play/state";
import { playableGame } from "../../engine/games/play-registry";
import { starterSupply } from "../engine/starter";

/** What holds in every game, tried in random ones. `BATTLE_FARM_GAMES` asks for more per number of players. */
const games = Number(
  (globalThis as { process?: { env: Record<string, string> } }).process?.env["BATTLE_FARM_GAMES"] ?? 200,
);

type Play = Rules<State>;
const supply = starterSupply("battle-farm");
const game = playableGame("battle-farm");
function rulesFor(players: number, options: Options = {}, deck = "standard"): Play {
  const wishes = Array.from({ length: players }, () => ({ deck }));
  const ready = prepareMatch(game, supply, wishes, options);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  return ready.rules as unknown as Play;
}
const pick = (rng: Rng, actions: readonly Action[]): Action => actions[nextInt(rng, actions.length)]!;

function playOut(rules: Play, seed: number, see: (state: State, actions: Action[]) => void): State {
  const state = rules.deal(seed);
  const rng = seedRng(seed + 77);
  for (let n = 0; state.result === null; n++) {
    if (n > 60_000) throw new Error(`The game of seed ${seed} does not end.`);
    const actions = rules.actions(state);
    see(state, actions);
    rules.apply(state, pick(rng, actions), null);
  }
  return state;
}

function soundness(state: State, classesInHand = false): void {
  const beds = state.players.flatMap((player) => player.beds);
  const instances = [
    ...state.deck,
    ...state.discard,
    ...state.played,
    ...state.peeked,
    ...state.market.filter((card) => card >= 0),
    ...state.players.flatMap(({ hand }) => hand),
    ...beds.flatMap(({ card }) => (card >= 0 ? [card] : [])),
  ];
  const all = state.design.length - (classesInHand ? 0 : state.players.length);
  if (new Set(instances).size !== instances.length || instances.length !== all)
    throw new Error("A card is lost or double.");
  for (const { coins, fertilizers } of state.players)
    if (coins < 0 || fertilizers < 0 || !Number.isInteger(coins + fertilizers))
      throw new Error("A counter is out of bounds.");
  for (const { card, timer } of beds)
    if (timer < 0 || (card < 0 && timer !== 0)) throw new Error("A timer is out of bounds.");
  if (state.value.some((value) => value < 0)) throw new Error("A value is below 0.");
  for (const card of [...state.deck, ...state.discard])
    if (state.discard.includes(card) && state.discardedBy[card]! < -1) throw new Error("Nobody discarded a card.");
}

describe("every game of Battle Farm", () => {
  it.each([2, 3, 4, 5, 6])(
    `keeps its cards and counters, offers what it accepts, and ends, for %i (${games} games each)`,
    (players) => {
      const rules = rulesFor(players);
      const causes = new Set<string>();
      for (let seed = 0; seed < games; seed++) {
        let step = 0;
        const end = playOut(rules, seed, (state, actions) => {
          if (step++ % 40 === seed % 40) soundness(state);
          if (actions.length === 0) throw new Error("Nothing can be done.");
          if (seed % 10 === 0)
            for (const action of actions)
              if (rules.refusal(state, action)) throw new Error(`Offered and refused: ${JSON.stringify(action)}`);
        });
        soundness(end);
        causes.add(end.result!.cause);
        expect(end.round).toBeLessThanOrEqual(100);
      }
      expect([...causes].every((cause) => ["deck", "limit", "stall", "rounds"].includes(cause))).toBe(true);
    },
    600_000,
  );

  it("is the same from the same seed, and from a copy at every step", () => {
    const [rules, again] = [rulesFor(3), rulesFor(3)];
    for (let seed = 0; seed < 3; seed++) {
      const [state, other] = [rules.deal(seed), again.deal(seed)];
      const rng = seedRng(seed);
      while (state.result === null) {
        const twin = JSON.parse(JSON.stringify(state)) as State;
        const action = pick(rng, rules.actions(state));
        rules.apply(state, action, () => undefined);
        again.apply(twin, action, null);
        again.apply(other, action, null);
        const hash = hashPlain(state);
        expect([hashPlain(twin), hashPlain(other), hashPlain(clonePlain(state))]).toEqual([hash, hash, hash]);
      }
    }
  }, 60_000);

  it("plays by every house rule", () => {
    const rng = seedRng(5);
    for (let round = 0; round < 40; round++) {
      const options: Options = Object.fromEntries(
        houseRules.specs
          .filter(() => nextInt(rng, 3) === 0)
          .map((spec) => {
            if (spec.kind === "text") return [spec.name, spec.default];
            if (spec.kind === "switch") return [spec.name, nextInt(rng, 2) === 0];
            if (spec.kind === "choice") return [spec.name, spec.choices[nextInt(rng, spec.choices.length)]!];
            const value = spec.min + nextInt(rng, spec.max - spec.min + 1);
            if (spec.name === "maxRounds") return [spec.name, Math.min(value, 40)];
            if (spec.name === "winLimitOverride") return [spec.name, value < 20 ? 0 : value];
            return [spec.name, spec.name === "handLimit" && value < 3 ? 0 : value];
          }),
      );
      const deck = options["edition"] === "later" ? "the-later-edition" : "standard";
      const rules = rulesFor(2 + nextInt(rng, 5), options, deck);
      const end = playOut(rules, round, (state) => {
        if (state.prompt!.kind !== "chooseClass") soundness(state, options["classCardZone"] === "hand");
      });
      expect(end.result!.winners.length).toBeGreaterThan(0);
    }
  }, 60_000);

  it.each(["min", "max"] as const)(
    "plays with every number at its %s",
    (end) => {
      for (const spec of houseRules.specs) {
        if (spec.kind !== "number") continue;
        const rules = rulesFor(3, { maxRounds: 30, [spec.name]: spec[end] });
        if (spec.name === "maxRounds" && end === "max") continue;
        playOut(rules, 3, (state) => soundness(state));
      }
    },
    60_000,
  );
});

describe("a view of Battle Farm", () => {
  it("shows neither in itself nor in the actions what is hidden", () => {
    const rules = rulesFor(3);
    for (let seed = 0; seed < 2; seed++) {
      const rng = seedRng(seed);
      playOut(rules, seed, (state, actions) => {
        const seat = state.prompt!.seat;
        const view = rules.view(state, seat);
        const other = rules.redeal(view, seat, rng);
        soundness(other);
        expect(hashPlain(rules.view(other, seat))).toBe(hashPlain(view));
        expect(rules.actions(view)).toEqual(actions);
        for (const card of view.deck) expect([view.design[card], view.value[card]]).toEqual([-1, 0]);
        expect(view.deck).toEqual([...view.deck].sort((a, b) => a - b));
      });
    }
  }, 60_000);

  it("re-deals exactly the cards of the deck", () => {
    const rules = rulesFor(4);
    const rng = seedRng(1);
    const sorted = (state: State) => state.design.filter((_, card) => state.origin[card] === -1).sort((a, b) => a - b);
    playOut(rules, 11, (state) => {
      const world = rules.redeal(rules.view(state, 0), 0, rng);
      expect(sorted(world)).toEqual(sorted(state));
    });
  }, 60_000);
});

describe("a position of Battle Farm", () => {
  it("is read back as what was written", () => {
    for (const players of [2, 4]) {
      const rules = rulesFor(players);
      for (let seed = 0; seed < 4; seed++) {
        let step = 0;
        playOut(rules, seed, (state) => {
          if (step++ % 40 !== 0 || !["buy", "trade", "play", "fertilize"].includes(state.prompt!.kind)) return;
          const written = rules.writePosition(state);
          expect(fitsSchema(game.position, written)).toBeNull();
          const setup = game.setupOfPosition(written, rules.setup.cards);
          if (!setup.ok) throw new Error(setup.problem.message);
          const made = game.rules(setup.value);
          if (!made.ok) throw new Error(made.problems[0]!.message);
          const back = made.value.readPosition(written);
          expect(made.value.writePosition(back)).toEqual(written);
          expect(made.value.actions(back).length).toBe(rules.actions(state).length);
        });
      }
    }
  }, 60_000);
});

describe("bots at Battle Farm", () => {
  const match = (players: readonly (typeof greedy)[], seed: number): number[] => {
    const rules = rulesFor(players.length);
    const state = rules.deal(seed);
    const rng = seedRng(seed);
    while (state.result === null) {
      const { seat } = state.prompt!;
      rules.apply(state, players[seat]!.choose(rules, rules.view(state, seat), seat, rng).action, null);
    }
    return state.result.winners;
  };

  it("greedy beats random, in either seat", () => {
    expect([match([greedy, random], 1), match([random, greedy], 2)]).toEqual([[0], [1]]);
  }, 60_000);

  it.each([2, 3, 4])(
    "greedy players bring a game of %i to its own end",
    (players) => {
      const rules = rulesFor(players);
      const state = rules.deal(players);
      const rng = seedRng(players);
      while (state.result === null) {
        const { seat } = state.prompt!;
        rules.apply(state, greedy.choose(rules, rules.view(state, seat), seat, rng).action, null);
      }
      expect(["deck", "limit"]).toContain(state.result.cause);
    },
    60_000,
  );

  it("a search finds something to do", () => {
    const rules = rulesFor(3);
    const state = rules.deal(1);
    const rng = seedRng(1);
    for (let n = 0; n < 10 && state.result === null; n++) {
      const { seat } = state.prompt!;
      const { action } = mcts({ tries: 20 }).choose(rules, rules.view(state, seat), seat, rng);
      expect(rules.refusal(state, action)).toBeNull();
      rules.apply(state, action, null);
    }
  }, 60_000);
});

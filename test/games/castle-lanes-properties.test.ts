import { describe, expect, it } from "vitest";
import { fitsSchema } from "../../engine/core/fits-schema";
import type { Action, Rules } from "../../engine/core/game";
import type { Options } from "../../engine/core/options";
import { clonePlain, hashPlain } from "../../engine/core/plain";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { seenBy } from "../../engine/core/secrecy";
import { options as houseRules } from "../../engine/games/castle-lanes/options";
import { play as castleLanesPlay } from "../../engine/games/castle-lanes/play/rules";
import type { State } from "../../engine/games/castle-lanes/play/state";
import { deckIds, rulesFor } from "./castle-lanes-kit";

/** What holds in every game, tried in a few thousand random ones. `CASTLE_LANES_GAMES` asks for more. */
const games = Number(
  (globalThis as { process?: { env: Record<string, string> } }).process?.env["CASTLE_LANES_GAMES"] ?? 1500,
);

/** Skills without targets, and none. */
const activeSkills = ["rush", "war-reserves", "onwards", "recon-sweep", "none"];

type Play = Rules<State>;
const pick = (rng: Rng, actions: readonly Action[]): Action => actions[nextInt(rng, actions.length)]!;

/** Plays at random, showing every state; how it ended. */
function playOut(rules: Play, seed: number, see: (state: State, actions: Action[]) => void): State {
  const state = rules.deal(seed);
  const rng = seedRng(seed + 77);
  while (state.result === null) {
    const actions = rules.actions(state);
    see(state, actions);
    rules.apply(state, pick(rng, actions), null);
  }
  return state;
}

function soundness(state: State, sizes: readonly number[]): void {
  state.players.forEach((player, seat) => {
    const instances = [...player.deck, ...player.hand, ...player.discard];
    if (new Set(instances).size !== instances.length || instances.length !== sizes[seat])
      throw new Error("A card is lost or double.");
    if (instances.some((card) => state.owner[card] !== seat)) throw new Error("A card is with the wrong player.");
    if (player.gold < 0 || player.castle < 0 || player.castle > 20) throw new Error("A counter is out of bounds.");
  });
  for (const { hp, maxHp } of [...state.units, ...state.buildings])
    if (hp <= 0 || hp > maxHp) throw new Error("Health is out of bounds.");
  for (const { attack, move, every, wait } of state.units)
    if (attack < 0 || move < 0 || every < 1 || wait < 0 || wait >= every) throw new Error("A value is out of bounds.");
  const places = state.buildings.map(({ lane, tile }) => `${lane} ${tile}`);
  if (new Set(places).size !== places.length) throw new Error("Two buildings share a tile.");
  const uids = state.units.map(({ uid }) => uid);
  if (uids.some((uid, n) => n > 0 && uid <= uids[n - 1]!)) throw new Error("Units are out of order.");
  if (state.queue.length > 0 || state.orders.length > 0)
    if (state.prompt?.kind === "main") throw new Error("Something was left undone.");
}

describe("every game of Castle Lanes", () => {
  it(`keeps its cards and counters, offers what it accepts, and ends by turn 59 (${games} games)`, () => {
    const pairs = deckIds.flatMap((a) => deckIds.map((b) => rulesFor([a, b])));
    let longest = 0;
    for (let seed = 0; seed < games; seed++) {
      const rules = pairs[seed % pairs.length]!;
      const end = playOut(rules, seed, (state, actions) => {
        soundness(state, [30, 30]);
        if (actions.length === 0) throw new Error("Nothing can be done.");
        if (seed % 10 === 0)
          for (const action of actions)
            if (rules.refusal(state, action)) throw new Error(`Offered and refused: ${JSON.stringify(action)}`);
      });
      soundness(end, [30, 30]);
      longest = Math.max(longest, end.turn);
    }
    expect(longest).toBeLessThanOrEqual(59);
  }, 600_000);

  it("ends by the bound even if nobody plays a card", () => {
    const rules = rulesFor(["stampede", "stampede"]);
    const state = rules.deal(3);
    while (state.result === null) rules.apply(state, { type: "endTurn" }, null);
    expect([state.turn, state.result.cause, state.result.winners]).toEqual([59, "castle", [1 - state.active]]);
  });

  it("is the same from the same seed, and from a copy at every step", () => {
    const rules = rulesFor(["stampede", "first-landing"]);
    const again = rulesFor(["stampede", "first-landing"]);
    for (let seed = 0; seed < 25; seed++) {
      const [state, other] = [rules.deal(seed), again.deal(seed)];
      const rng = seedRng(seed);
      while (state.result === null) {
        const twin = JSON.parse(JSON.stringify(state)) as State;
        const action = pick(rng, rules.actions(state));
        expect(again.actions(twin)).toEqual(rules.actions(state));
        rules.apply(state, action, () => undefined);
        again.apply(twin, action, null);
        again.apply(other, action, null);
        const hash = hashPlain(state);
        expect([hashPlain(twin), hashPlain(other), hashPlain(clonePlain(state))]).toEqual([hash, hash, hash]);
      }
    }
  });

  it("plays by every house rule", () => {
    const rng = seedRng(5);
    for (let round = 0; round < 400; round++) {
      const options: Options = Object.fromEntries(
        houseRules.specs
          .filter(({ name }) => !["deckSize", "castleHp"].includes(name) && nextInt(rng, 3) === 0)
          .map((spec) => {
            if (spec.kind === "text") return [spec.name, activeSkills[nextInt(rng, activeSkills.length)]!];
            if (spec.kind === "switch") return [spec.name, nextInt(rng, 2) === 0];
            if (spec.kind === "choice") return [spec.name, spec.choices[nextInt(rng, spec.choices.length)]!];
            const value = spec.min + nextInt(rng, spec.max - spec.min + 1);
            if (spec.name === "handLimit" && value < 3) return [spec.name, 0];
            return [spec.name, spec.name.endsWith("Length") ? value - (value % 2) : value];
          }),
      );
      const rules = rulesFor([deckIds[round % 3]!, deckIds[nextInt(rng, 3)]!], options);
      const end = playOut(rules, round, (state) => {
        if (options["startHand"] === undefined && options["secondBonusCards"] === undefined) soundness(state, [30, 30]);
      });
      expect(end.turn).toBeLessThanOrEqual(2 * Number(rules.setup.options["roundLimit"] ?? 60));
    }
  }, 60_000);
});

describe("a view of Castle Lanes", () => {
  const rulesOf = [
    rulesFor(["first-landing", "crown-levy"]),
    rulesFor(["crown-levy", "crown-levy"], { hiddenBuildings: "full" }),
  ];

  /** What the seat can't see, exchanged: the enemy's hand and both decks by chance, hidden buildings onto other tiles. */
  function permuted(rules: Play, state: State, seat: number, rng: Rng): State {
    return Object.assign(rules.redeal(rules.view(state, seat), seat, rng), { rng: state.rng });
  }

  it("shows neither in itself nor in the actions what is hidden", () => {
    for (const rules of rulesOf) {
      for (let seed = 0; seed < 60; seed++) {
        const rng = seedRng(seed);
        playOut(rules, seed, (state, actions) => {
          const seat = state.prompt!.seat;
          const view = rules.view(state, seat);
          const other = permuted(rules, state, seat, rng);
          soundness(other, [30, 30]);
          expect(hashPlain(rules.view(other, seat))).toBe(hashPlain(view));
          expect(rules.actions(other)).toEqual(actions);
          expect(rules.actions(view)).toEqual(actions);
          expect(hashPlain(rules.view(rules.view(state, seat), seat))).toBe(hashPlain(view));
        });
      }
    }
  }, 60_000);

  it("re-deals exactly the cards of the decks", () => {
    const [rules] = rulesOf;
    const rng = seedRng(1);
    playOut(rules!, 11, (state) => {
      const world = rules!.redeal(rules!.view(state, 0), 0, rng);
      const sorted = (designs: readonly number[]) => [...designs].sort((a, b) => a - b);
      for (const seat of [0, 1]) {
        const of = (each: State) => sorted(each.design.filter((_, card) => each.owner[card] === seat));
        expect(of(world)).toEqual(of(state));
      }
      expect(world.buildings.every(({ lane }) => lane >= 0)).toBe(true);
    });
  });

  it("tells a log that is the same for all who may not know more", () => {
    const [rules] = rulesOf;
    const state = rules!.deal(4);
    const rng = seedRng(4);
    while (state.result === null) {
      rules!.apply(state, pick(rng, rules!.actions(state)), (event) => {
        const open = JSON.stringify({ ...event, secret: undefined });
        if (event.type === "draw") expect(open).not.toContain('"card"');
        if (event.type === "enter")
          expect(state.buildings.find(({ uid }) => uid === event["building"])?.hidden).not.toBe(true);
        if (event.type === "construct" && event.seenBy) expect(open).not.toContain('"at"');
        for (const viewer of [-1, 0, 1])
          expect(rules!.narrate(state, seenBy(event, viewer)) ?? "").not.toContain("undefined");
      });
    }
  });
});

describe("a position of Castle Lanes", () => {
  it("is read back as what was written", () => {
    for (const decks of [
      ["stampede", "first-landing"],
      ["crown-levy", "crown-levy"],
    ]) {
      const rules = rulesFor(decks);
      for (let seed = 0; seed < 6; seed++) {
        playOut(rules, seed, (state) => {
          if (state.prompt!.kind !== "main") return;
          const written = rules.writePosition(state);
          expect(fitsSchema(castleLanesPlay.position, written)).toBeNull();
          const setup = castleLanesPlay.setupOfPosition(written, rules.setup.cards);
          if (!setup.ok) throw new Error(setup.problem.message);
          const made = castleLanesPlay.rules(setup.value);
          if (!made.ok) throw new Error(made.problems[0]!.message);
          const back = made.value.readPosition(written);
          expect(made.value.writePosition(back)).toEqual(written);
          expect(made.value.actions(back).length).toBe(rules.actions(state).length);
        });
      }
    }
  }, 60_000);
});

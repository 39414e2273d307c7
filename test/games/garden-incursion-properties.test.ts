import { describe, expect, it } from "vitest";
import { fitsSchema } from "../../engine/core/fits-schema";
import type { Action, Rules } from "../../engine/core/game";
import type { Options } from "../../engine/core/options";
import { clonePlain, hashPlain } from "../../engine/core/plain";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { options as houseRules } from "../../engine/games/garden-incursion/options";
import { play as gardenIncursionPlay } from "../../engine/games/garden-incursion/play/rules";
import type { State as GardenState } from "../../engine/games/garden-incursion/play/state";
import { deckIds, rulesFor } from "./garden-incursion-kit";

/** What holds in every game, tried in random ones. `GARDEN_GAMES` asks for more, `GARDEN_ROUNDS` for longer ones. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;
const games = Number(env["GARDEN_GAMES"] ?? 50);
/** Random players hardly ever end a game: most are stopped early, some played to the usual end. */
const short: Options = { roundLimit: Number(env["GARDEN_ROUNDS"] ?? 8) };

type Play = Rules<GardenState>;
const pick = (rng: Rng, actions: readonly Action[]): Action => actions[nextInt(rng, actions.length)]!;

/** Plays at random, showing every state; how it ended. */
function playOut(rules: Play, seed: number, see: (state: GardenState, actions: Action[]) => void): GardenState {
  const state = rules.deal(seed);
  const rng = seedRng(seed + 77);
  while (state.result === null) {
    const actions = rules.actions(state);
    see(state, actions);
    rules.apply(state, pick(rng, actions), null);
  }
  return state;
}

function soundness(state: GardenState, size: number): void {
  state.players.forEach((player, seat) => {
    const held = [...player.deck, ...player.hand, ...player.discard, ...player.workers];
    const fielded = state.pieces.flatMap(({ owner, card }) => (owner === seat && card >= 0 ? [card] : []));
    const gone = [...state.removed, ...state.buried, state.resolving].filter((card) => state.owner[card] === seat);
    const all = [...held, ...fielded, ...gone];
    if (new Set(all).size !== all.length || all.length !== size) throw new Error("A card is lost or double.");
    if (all.some((card) => state.owner[card] !== seat)) throw new Error("A card is with the wrong player.");
    if (player.spent.some((card) => !player.workers.includes(card))) throw new Error("A worker is nowhere.");
    if (player.energy < 0) throw new Error("Energy is negative.");
  });
  const ids = state.pieces.map(({ id }) => id);
  if (ids.some((id, n) => n > 0 && id <= ids[n - 1]!)) throw new Error("Objects are out of order.");
  for (const { ap, counters, x, y } of state.pieces) {
    if (ap < 0 || counters.some((n) => n < 0)) throw new Error("A counter is negative.");
    if (x < 0 || y < 0 || !Number.isInteger(x) || !Number.isInteger(y)) throw new Error("An object is nowhere.");
  }
  const isThere = (id: number): boolean => ids.includes(id);
  if (!state.links.every(({ defender, target }) => isThere(defender) && isThere(target)))
    throw new Error("A link leads nowhere.");
  if (new Set(state.links.map(({ target }) => target)).size !== state.links.length)
    throw new Error("Something has two defenders.");
  if (!state.attacks.every(({ attacker, target }) => isThere(attacker) && isThere(target)))
    throw new Error("An attack leads nowhere.");
  if (!state.mods.every(({ id }) => isThere(id))) throw new Error("A modifier is on nothing.");
}

const byPlayers: [number, string[]][] = [
  [2, [deckIds[0], deckIds[1]]],
  [3, [...deckIds]],
  [4, [...deckIds, deckIds[2]]],
];
const fields = { "the open field": "continuous", squares: "square", hexes: "hex" } as const;
const tables = byPlayers.flatMap(([players, decks]) =>
  Object.entries(fields).map(([field, space]): [string, string[], Options] => [
    `${players} players on ${field}`,
    decks,
    { ...short, space },
  ]),
);

describe("every game of Garden Incursion", () => {
  it.each(tables)(
    `for %s keeps its cards and counters, offers what it accepts, and ends (${games} games)`,
    (_, decks, options) => {
      const rules = rulesFor(decks, options);
      for (let seed = 0; seed < games; seed++) {
        const end = playOut(rules, seed, (state, actions) => {
          soundness(state, 60);
          if (actions.length === 0) throw new Error("Nothing can be done.");
          if (seed % 20 !== 0) return;
          for (const action of actions)
            if (rules.refusal(state, action)) throw new Error(`Offered and refused: ${JSON.stringify(action)}`);
        });
        soundness(end, 60);
        if (end.round > Number(options["roundLimit"]) + 1) throw new Error("It went on too long.");
      }
    },
    6_000_000,
  );

  it("ends by the usual limit", () => {
    const rules = rulesFor([deckIds[0], deckIds[2]]);
    for (let seed = 0; seed < 4; seed++) expect(playOut(rules, seed, () => undefined).round).toBeLessThanOrEqual(41);
  });

  it("is the same from the same seed, and from a copy at every step", () => {
    const [rules, again] = [0, 1].map(() => rulesFor([...deckIds], short)) as [Play, Play];
    for (let seed = 0; seed < 6; seed++) {
      const [state, other] = [rules.deal(seed), again.deal(seed)];
      const rng = seedRng(seed);
      while (state.result === null) {
        const twin = JSON.parse(JSON.stringify(state)) as GardenState;
        const actions = rules.actions(state);
        expect(again.actions(twin).length).toBe(actions.length);
        const action = pick(rng, actions);
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
    for (let round = 0; round < 150; round++) {
      const options: Options = Object.fromEntries(
        houseRules.specs
          .filter(({ kind }) => kind !== "text" && nextInt(rng, 3) === 0)
          .map((spec) => {
            if (spec.kind === "switch") return [spec.name, nextInt(rng, 2) === 0];
            if (spec.kind === "choice") return [spec.name, spec.choices[nextInt(rng, spec.choices.length)]!];
            if (spec.kind === "text") return [spec.name, spec.default];
            return [spec.name, nextInt(rng, 2) === 0 ? spec.min : spec.max];
          }),
      );
      const decks = Array.from({ length: 2 + nextInt(rng, 3) }, () => deckIds[nextInt(rng, 3)]!);
      const rules = rulesFor(decks, { ...options, queenDistance: 4000, margin: 1000, roundLimit: 5 });
      playOut(rules, round, (state) => soundness(state, 60));
    }
  }, 60_000);
});

describe("a view of Garden Incursion", () => {
  it("shows neither in itself nor in the actions what is hidden", () => {
    const rules = rulesFor([deckIds[1], deckIds[0], deckIds[2]], short);
    for (let seed = 0; seed < 12; seed++) {
      const rng = seedRng(seed);
      playOut(rules, seed, (state, actions) => {
        const seat = state.prompt!.seat;
        const view = rules.view(state, seat);
        state.players.forEach(({ hand, deck }, owner) => {
          const asked = state.prompt!.kind === "card" ? actions.map(({ card }) => card) : [];
          for (const card of owner === seat ? deck : [...hand, ...deck])
            if (view.design[card] !== -1 && !asked.includes(card)) throw new Error("A hidden card is seen.");
        });
        const other = Object.assign(rules.redeal(view, seat, rng), { rng: state.rng });
        soundness(other, 60);
        expect(hashPlain(rules.view(other, seat))).toBe(hashPlain(view));
        expect(rules.actions(other).length).toBe(actions.length);
      });
    }
  }, 60_000);

  it("re-deals exactly the cards of the decks", () => {
    const rules = rulesFor([deckIds[0], deckIds[1]], short);
    const rng = seedRng(1);
    const sorted = (designs: readonly number[]) => [...designs].sort((a, b) => a - b);
    playOut(rules, 11, (state) => {
      const world = rules.redeal(rules.view(state, 0), 0, rng);
      for (const seat of [0, 1]) {
        const of = (each: GardenState) => sorted(each.design.filter((_, card) => each.owner[card] === seat));
        expect(of(world)).toEqual(of(state));
      }
    });
  });
});

describe("a position of Garden Incursion", () => {
  it("is read back as what was written", () => {
    const rules = rulesFor([deckIds[2], deckIds[1], deckIds[0]], { roundLimit: 12, emptyDeck: "eliminate" });
    const windows = ["spawning", "action", "skirmishWindow", "aftermath"];
    for (let seed = 0; seed < 6; seed++) {
      let n = 0;
      playOut(rules, seed, (state) => {
        if (!windows.includes(state.prompt!.kind) || n++ % 10 !== 0) return;
        const written = rules.writePosition(state);
        expect(fitsSchema(gardenIncursionPlay.position, written)).toBeNull();
        const setup = gardenIncursionPlay.setupOfPosition(written, rules.setup.cards);
        if (!setup.ok) throw new Error(setup.problem.message);
        const made = gardenIncursionPlay.rules(setup.value);
        if (!made.ok) throw new Error(made.problems[0]!.message);
        const back = made.value.readPosition(written);
        expect(made.value.writePosition(back)).toEqual(written);
        expect(made.value.actions(back).length).toBe(rules.actions(state).length);
      });
    }
  }, 60_000);
});

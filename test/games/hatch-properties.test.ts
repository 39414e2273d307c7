import { describe, expect, it } from "vitest";
import { greedy } from "../../engine/bots/greedy";
import { fitsSchema } from "../../engine/core/fits-schema";
import type { Action, Rules } from "../../engine/core/game";
import type { Options } from "../../engine/core/options";
import { clonePlain, hashPlain } from "../../engine/core/plain";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { seenBy } from "../../engine/core/secrecy";
import type { Card as HatchCard } from "../../engine/games/hatch/card-schema";
import { defaults } from "../../engine/games/hatch/options";
import { emptySet, firstCard } from "../../engine/games/hatch/play/compiled-set";
import { designOfCard } from "../../engine/games/hatch/play/designs";
import { filledSlots, fits, missingOf, newEgg } from "../../engine/games/hatch/play/eggs";
import type { State } from "../../engine/games/hatch/play/state";
import { gifts, kinds } from "../../engine/games/hatch/play/state";
import { game, supply } from "./hatch-kit";

/** What holds in every game, tried in a few hundred random ones for each number of players. `HATCH_GAMES` asks for more. */
const games = Number((globalThis as { process?: { env: Record<string, string> } }).process?.env["HATCH_GAMES"] ?? 40);

type Play = Rules<State>;
const pick = (rng: Rng, actions: readonly Action[]): Action => actions[nextInt(rng, actions.length)]!;

function rulesFor(players: number, options: Options = {}, deck = "standard"): Play {
  const setup = { seats: Array.from({ length: players }, () => ({})), deck: supply.decks[deck]!, cards: supply.cards };
  const made = game.rules({ ...setup, options });
  if (!made.ok) throw new Error(made.problems[0]!.message);
  return made.value as unknown as Play;
}

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

function cardsOf({ draw, discard, players }: State): number[] {
  return [
    ...draw,
    ...discard,
    ...players.flatMap(({ hand, eggs, dragons, mercenary }) => [
      ...hand,
      ...dragons,
      ...eggs.flatMap(({ card, resources }) => [card, ...resources]),
      ...(mercenary ? [mercenary.card] : []),
    ]),
  ];
}

function soundness(state: State, size: number): void {
  const seen = new Uint8Array(size);
  const all = cardsOf(state);
  for (const card of all) if (seen[card - firstCard]!++ !== 0) throw new Error("A card is double.");
  if (all.length !== size) throw new Error("A card is lost.");
  const { pool, used, round, actions, prompt, fight } = state;
  if (Math.min(pool, used, round - 1, actions) < 0) throw new Error("A counter is below nothing.");
  for (const { targeted, turnsBegun, eggs, mercenary } of state.players) {
    if (targeted < 0 || turnsBegun < 0) throw new Error("A counter of a player is below nothing.");
    if (eggs.some(({ reduced }) => Math.min(...reduced) < 0)) throw new Error("A reduction is below nothing.");
    if (prompt?.kind === "main" && mercenary?.faceUp) throw new Error("A mercenary was left face up.");
  }
  if (prompt?.kind === "main" && (state.stack.length !== 1 || fight !== null))
    throw new Error("Something was left undone.");
}

/** The largest assignment of resources to slots, found by trying. */
function bestMatching(slots: readonly string[], resources: readonly string[]): number {
  const [first, ...others] = resources;
  if (first === undefined) return 0;
  let best = bestMatching(slots, others);
  slots.forEach((slot, n) => {
    if (first === slot || first === "wild" || (slot === "any" && first !== "none"))
      best = Math.max(best, 1 + bestMatching(slots.toSpliced(n, 1), others));
  });
  return best;
}

describe("an egg of Hatch", () => {
  it("fills as many slots as any assignment of its resources could, and takes what would fill one more", () => {
    const rng = seedRng(8);
    const cards = gifts.map((gives): HatchCard => ({ name: gives, gives, power: 1 }));
    for (let round = 0; round < 500; round++) {
      const needs = Object.fromEntries(kinds.map((kind) => [kind, nextInt(rng, 3)]));
      const set = emptySet({ options: defaults });
      for (const card of [{ name: "Egg", needs, gives: "none", power: 1 } as const, ...cards])
        set.cards.push(designOfCard(set, card.name, card));
      const egg = newEgg(firstCard, 0);
      egg.reduced = kinds.map((kind) => nextInt(rng, needs[kind]! + 1));
      const slots = kinds.flatMap((kind, n) => Array<string>(needs[kind]! - egg.reduced[n]!).fill(kind));
      const fed = Array.from({ length: nextInt(rng, 6) }, () => nextInt(rng, 5));
      egg.resources = fed.map((gift) => firstCard + 1 + gift);
      const names = fed.map((gift) => gifts[gift]!);
      const filled = bestMatching(slots, names);
      expect([filledSlots(set, egg), missingOf(set, egg)], `${slots} with ${names}`).toEqual([
        filled,
        slots.length - filled,
      ]);
      for (const [gift, name] of gifts.entries())
        expect(fits(set, egg, gift), `${name} more`).toBe(bestMatching(slots, [...names, name]) > filled);
    }
  });
});

describe("every game of Hatch", () => {
  it.each([2, 3, 4, 5])(
    `for %i keeps its cards, offers what it accepts, gives equal turns, and ends (${games} games)`,
    (players) => {
      const decks = [
        { rules: rulesFor(players), size: 108 },
        { rules: rulesFor(players, {}, "with-omens"), size: 120 },
      ];
      for (let seed = 0; seed < games; seed++) {
        const { rules, size } = decks[seed % 2]!;
        const end = playOut(rules, seed, (state, actions) => {
          soundness(state, size);
          if (seed % 10 === 0)
            for (const action of actions)
              if (rules.refusal(state, action)) throw new Error(`Offered and refused: ${JSON.stringify(action)}`);
        });
        soundness(end, size);
        expect(new Set(end.players.map(({ turnsBegun }) => turnsBegun))).toEqual(new Set([end.round]));
        expect(end.round).toBeLessThanOrEqual(40);
        expect(end.result!.ranking.flat().sort()).toEqual([...Array(players).keys()]);
      }
    },
    3_600_000,
  );

  it("ends by the round cap if nobody does anything", () => {
    const rules = rulesFor(3, { startingDiscard: 0, startingPlayer: "0" });
    const state = rules.deal(3);
    while (state.result === null) rules.apply(state, { type: "endTurn" }, null);
    expect([state.turn, state.round, state.result.cause, state.result.winners]).toEqual([
      121,
      40,
      "round cap",
      [0, 1, 2],
    ]);
  });

  it("is the same from the same seed, and from a copy at every step", () => {
    const [rules, again] = [rulesFor(3, {}, "with-omens"), rulesFor(3, {}, "with-omens")];
    for (let seed = 0; seed < 4; seed++) {
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
    for (let round = 0; round < 100; round++) {
      const players = 2 + (round % 4);
      const options: Options = Object.fromEntries(
        game.options
          .filter(({ name }) => name !== "startingPlayer" && nextInt(rng, 3) === 0)
          .map((spec) => {
            if (spec.kind === "text") return [spec.name, spec.default];
            if (spec.kind === "switch") return [spec.name, nextInt(rng, 2) === 0];
            if (spec.kind === "choice") return [spec.name, spec.choices[nextInt(rng, spec.choices.length)]!];
            return [spec.name, nextInt(rng, 2) === 0 ? spec.min : spec.max];
          }),
      );
      const rules = rulesFor(players, options, "with-omens");
      const cap = Math.min(25, Number(options["roundCap"] ?? 40));
      const state = rules.deal(round);
      while (state.result === null && state.round <= cap) {
        soundness(state, 120);
        rules.apply(state, pick(rng, rules.actions(state)), null);
      }
      soundness(state, 120);
    }
  }, 60_000);
});

describe("a view of Hatch", () => {
  it("hides what another's ability has chosen from a hand while somebody else is asked", () => {
    const tree = [
      { choose: { handCard: {}, as: "mine" } },
      { choose: { player: "opponent", as: "who" } },
      { choose: { dragon: { of: "who" }, who: "who", as: "theirs" } },
      { take: "mine" },
    ];
    const test = { name: "Test", needs: { any: 1 }, gives: "wild", power: 6, abilities: [{ on: "hatched", do: tree }] };
    const position = {
      cards: { test },
      players: [
        { hand: ["sky-elder", "comet-wyrm"], eggs: [{ card: "test", resources: ["mote-drake"] }] },
        { dragons: ["mote-drake", "spark-drake"] },
      ],
    } as never;
    const setup = game.setupOfPosition(position, supply.cards);
    if (!setup.ok) throw new Error(setup.problem.message);
    const made = game.rules(setup.value);
    if (!made.ok) throw new Error(made.problems[0]!.message);
    const state = made.value.readPosition(position);
    for (let step = 0; step < 2; step++)
      made.value.apply(
        state,
        made.value.actions(state).find(({ type }) => type === (step === 0 ? "hatch" : "chooseCard"))!,
        null,
      );
    expect(state.prompt).toMatchObject({ kind: "chooseDragon", seat: 1 });
    const secret = (state as State).players[0]!.hand[0];
    expect(state.stack.at(-1)!.slots).toContain(secret);
    expect(JSON.stringify(made.value.view(state, 1).stack)).not.toContain(String(secret));
    expect(made.value.view(state, 0).stack).toEqual(state.stack);
    const world = made.value.redeal(made.value.view(state, 1), 1, seedRng(3));
    made.value.apply(world, made.value.actions(world)[0]!, null);
    expect(world.prompt).toMatchObject({ kind: "main", seat: 0 });
  });

  it("shows neither in itself nor in the actions what is hidden", () => {
    for (const players of [2, 5]) {
      const rules = rulesFor(players, { fireHitsMercenary: true }, "with-omens");
      for (let seed = 0; seed < 3; seed++) {
        const rng = seedRng(seed);
        let step = 0;
        playOut(rules, seed, (state, actions) => {
          if (step++ % 5 !== 0) return;
          const { seat } = state.prompt!;
          const view = rules.view(state, seat);
          const other = Object.assign(rules.redeal(view, seat, rng), { rng: state.rng });
          soundness(other, 120);
          expect(hashPlain(rules.view(other, seat))).toBe(hashPlain(view));
          expect(rules.actions(other)).toEqual(actions);
          expect(rules.actions(view)).toEqual(actions);
          for (let viewer = -1; viewer < players; viewer++) {
            const seen = rules.view(state, viewer);
            expect(seen.draw.every((card) => card === -1)).toBe(true);
            seen.players.forEach(({ hand, mercenary }, owner) => {
              if (owner === viewer) return;
              expect(hand.every((card) => card === -1)).toBe(true);
              expect(mercenary === null || mercenary.faceUp || mercenary.card === -1).toBe(true);
            });
          }
        });
      }
    }
  }, 60_000);

  it("tells a log in which nobody's draws, thefts and mercenaries are named", () => {
    const rules = rulesFor(3, {}, "with-omens");
    const state = rules.deal(4);
    const rng = seedRng(4);
    while (state.result === null) {
      rules.apply(state, pick(rng, rules.actions(state)), (event) => {
        const open = JSON.stringify({ ...event, secret: undefined });
        if (["draw", "stealCard", "contract"].includes(event.type)) expect(open).not.toContain('"card"');
        for (const viewer of [-1, 0, 1]) {
          const line = rules.narrate(state, seenBy(event, viewer));
          expect(line, open).toBeDefined();
          expect(line).not.toMatch(/undefined|NaN/);
        }
      });
    }
  });
});

describe("a position of Hatch", () => {
  it("is read back as what was written", () => {
    for (const players of [2, 4]) {
      const rules = rulesFor(players, { omens: true, handSize: 6 });
      for (let seed = 0; seed < 3; seed++) {
        playOut(rules, seed, (state) => {
          if (state.prompt!.kind !== "main" || state.actions % 3 !== 0) return;
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

/** Rules §8.5: rounds of greedy games, 5% / median / 95%, and how high they score; ours plan whole turns and score more. */
const figures = [
  { players: 2, rounds: [9, 10, 13], total: 254 },
  { players: 3, rounds: [8, 10, 12], total: 241 },
  { players: 4, rounds: [8, 9, 11], total: 233 },
  { players: 5, rounds: [8, 9, 10], total: 229 },
] as const;
const tried = 9;

describe.each(figures)("greedy games of Hatch for $players", ({ players, rounds: [few, usual, many], total }) => {
  it("are as long as they should be, and all are won by power", () => {
    const rules = rulesFor(players);
    const rounds: number[] = [];
    let sum = 0;
    for (let seed = 1; seed <= tried; seed++) {
      const state = rules.deal(seed);
      const rng = seedRng(seed);
      while (state.result === null) {
        const { seat } = state.prompt!;
        rules.apply(state, greedy.choose(rules, rules.view(state, seat), seat, rng).action, null);
      }
      expect(state.result.cause).toBe("power");
      rounds.push(state.round);
      const { players: ends } = rules.writePosition(state) as unknown as { players: { empire: number }[] };
      for (const { empire } of ends) sum += empire / players / tried;
    }
    rounds.sort((a, b) => a - b);
    expect(Math.abs(rounds[4]! - usual), `median ${rounds[4]}`).toBeLessThanOrEqual(1);
    expect([rounds[0]! >= few - 2, rounds[tried - 1]! <= many + 2], rounds.join(" ")).toEqual([true, true]);
    expect(sum / total, `mean total ${sum.toFixed(0)}`).toBeGreaterThan(0.9);
    expect(sum / total, `mean total ${sum.toFixed(0)}`).toBeLessThan(1.25);
  }, 60_000);
});

import { describe, expect, test } from "vitest";
import { playerOf } from "../../engine/bots/bot";
import { greedy } from "../../engine/bots/greedy";
import { mcts } from "../../engine/bots/mcts";
import { parseBot } from "../../engine/bots/parse";
import { quick } from "../../engine/bots/quick";
import type { Action } from "../../engine/core/game";
import { seedRng } from "../../engine/core/rng";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame } from "../../engine/games/play-registry";
import { prepareSeries } from "../../engine/lab/series";
import { summarize } from "../../engine/lab/summary";
import type { GameId } from "../../schemas/game-id";
import { starterRules, starterSupply } from "../engine/starter";
import { startOwnTime } from "../own-time";

const supply = starterSupply("flask");
const game = playableGame("flask");
const clock = () => performance.now();

/** What a bot does in a Flask situation. */
function decide(name: string, position: Json) {
  const ready = preparePosition(game, supply, position);
  const bot = parseBot(name, clock);
  if (!ready.ok || !bot.ok) throw new Error("never");
  const { rules } = ready;
  const state = rules.readPosition(position);
  const { seat } = state.prompt!;
  const thought = bot.value.choose(rules, rules.view(state, seat), seat, seedRng(1));
  return { ...thought, card: rules.cardIdOf(state, Number(thought.action["card"])) };
}

describe("a bot's name", () => {
  test.each(["random", "quick", "greedy", "mcts", "mcts:1", "mcts:1000", "mcts:500ms"])("“%s” is known", (name) =>
    expect(parseBot(name, clock).ok).toBe(true),
  );
  test.each(["", "Greedy", "mcts:", "mcts:0", "mcts:-5", "mcts:1e3", "mcts:5s", "greedy:3", "mcts:99999999"])(
    "“%s” is not",
    (name) => {
      const found = parseBot(name, clock);
      expect(found.ok ? null : found.problem.code).toBe("bots/unknown");
    },
  );
  test("with a time needs a clock", () => {
    const found = parseBot("mcts:5ms");
    expect(found.ok ? null : found.problem.code).toBe("bots/no-clock");
  });
});

describe.each(["greedy", "mcts:200"])("%s", (name) => {
  test("takes the win that is there", () => {
    const thought = decide(name, {
      players: [{ counters: "R4", hand: ["profit", "double-attack", "sabotage"] }, { counters: "G2 Y2" }],
    });
    expect(thought.card).toBe("double-attack");
  });

  test("plays two attacks in a row to win", () => {
    const first = decide(name, {
      players: [{ counters: "R4", hand: ["attack", "attack", "profit"] }, { counters: "G4" }],
    });
    expect(first.card).toBe("attack");
  });

  test("doesn't end its turn with nothing if it needn't", () => {
    const thought = decide(name, { players: [{ counters: "R1", hand: ["attack"] }, {}] });
    expect(thought.action.type).toBe("endTurn");
  });

  test("saves itself when the turn ends", () => {
    const position = {
      turn: 2,
      active: 1,
      players: [{ counters: "", piles: [{ opened: 1, cards: ["G2", "G1"] }] }, {}],
    };
    const ready = preparePosition(game, supply, position);
    if (!ready.ok) throw new Error("never");
    const state = ready.rules.readPosition(position);
    ready.rules.apply(state, { type: "endTurn" }, null);
    const bot = parseBot(name);
    expect(bot.ok && bot.value.choose(ready.rules, ready.rules.view(state, 0), 0, seedRng(1)).action.type).toBe(
      "activate",
    );
  });

  test("says why", () => expect(decide(name, { players: [{ hand: ["attack"] }, {}] }).why.length).toBeGreaterThan(8));
});

test("a bot with a time asks the clock, and stops when it is up", () => {
  const { rules } = starterRules("flask");
  const state = rules.deal(3);
  const { seat } = state.prompt!;
  let time = 0;
  const why = (ms: number) =>
    mcts({ ms, now: () => time++ }).choose(rules, rules.view(state, seat), seat, seedRng(1)).why;
  // Time passes only as the clock is looked at, once in eight tries.
  expect(why(1)).toMatch(/ after 8 tries$/);
  expect(why(3)).toMatch(/ after 24 tries$/);
});

test("a bot with much time answers as soon as it is sure", () => {
  const { rules } = starterRules("flask");
  const state = rules.deal(3);
  const { seat } = state.prompt!;
  const worked = startOwnTime();
  mcts({ ms: 60_000, now: clock }).choose(rules, rules.view(state, seat), seat, seedRng(1));
  expect(worked()).toBeLessThan(20_000);
});

test("the same bot in the same situation with the same chance does the same", () => {
  const { rules } = starterRules("flask");
  const state = rules.deal(4);
  const { seat } = state.prompt!;
  for (const bot of [quick, greedy, mcts({ tries: 100 })]) {
    const [a, b] = [1, 1].map((seed) => bot.choose(rules, rules.view(state, seat), seat, seedRng(seed)));
    expect(a).toEqual(b);
  }
});

/** Wins of the first bot, every starter deck against every other, seats swapped. */
function contest(id: GameId, a: string, b: string, gamesEach: number) {
  const decks = starterSupply(id);
  const outcomes = Object.keys(decks.decks).flatMap((mine) =>
    Object.keys(decks.decks).flatMap((other) => {
      const contestants = [
        { bot: a, deck: mine },
        { bot: b, deck: other },
      ];
      const series = prepareSeries(playableGame(id), decks, { contestants, options: {}, seed: 1 }, (name) =>
        parseBot(name, clock),
      );
      if (!series.ok) throw new Error("never");
      return Array.from({ length: gamesEach }, (_, index) => series.value.play(index));
    }),
  );
  return summarize(
    [
      { bot: a, deck: "" },
      { bot: b, deck: "" },
    ],
    // One series after another: each has whole rounds.
    outcomes.map((outcome, index) => ({ ...outcome, index })),
  );
}

test.each([
  ["quick", 0.8],
  ["greedy", 0.8],
])(
  "%s surely beats random in more than %d of all games",
  (name, surely) => {
    const { games, seats } = contest("flask", name, "random", 4);
    expect(games).toBe(64);
    expect(seats[0]!.interval[0]).toBeGreaterThan(surely);
  },
  120_000,
);

describe("a greedy player of a match", () => {
  /** Plays a match, and counts how often each seat thinks up a world to plan in. */
  function played(seed: number) {
    const { rules } = starterRules("flask");
    let plans = 0;
    const counted: typeof rules = {
      ...rules,
      redeal: (...args) => {
        plans++;
        return rules.redeal(...args);
      },
    };
    const seated = [0, 1].map((seat) => playerOf(greedy, counted, seat));
    const state = rules.deal(seed);
    const rng = seedRng(seed);
    const actions: Action[] = [];
    for (; state.result === null; rules.apply(state, actions.at(-1)!, null)) {
      const { seat } = state.prompt!;
      actions.push(seated[seat]!(rules.view(state, seat), rng));
      expect(rules.refusal(state, actions.at(-1)!)).toBeNull();
    }
    return { actions, plans };
  }

  test("thinks a turn through once, as long as all goes as foreseen", () => {
    const { actions, plans } = played(3);
    expect(plans).toBeGreaterThan(10);
    expect(plans).toBeLessThan(0.6 * actions.length);
  });

  test("plays the same match again", () => expect(played(4)).toEqual(played(4)));

  test("thinks anew when it sees something else", () => {
    const { rules } = starterRules("flask");
    const player = playerOf(greedy, rules, 0);
    for (let seed = 0; seed < 6; seed++) {
      const state = rules.deal(seed);
      if (state.prompt!.seat !== 0) continue;
      const view = rules.view(state, 0);
      const alone = playerOf(greedy, rules, 0)(view, seedRng(1));
      expect(player(view, seedRng(1))).toEqual(alone);
    }
  });
});

// The full measurement takes minutes: CARDWRIGHT_GAMES=24 plays some hundred games of each with a thousand tries.
const each = Number(process.env["CARDWRIGHT_GAMES"] ?? 0);

test("a search of few tries beats greedy", () => {
  const { seats } = contest("flask", "mcts:20", "greedy", 2);
  expect(seats[0]!.rate).toBeGreaterThan(0.6);
}, 120_000);

test.runIf(each > 0).each(["flask", "castle-lanes"] as const)(
  "a search beats greedy in three of five games of %s (minutes long: only with CARDWRIGHT_GAMES)",
  (id) => {
    const { seats, games } = contest(id, "mcts:1000", "greedy", each);
    console.info(`${id}: ${seats[0]!.wins} of ${games}`);
    expect(seats[0]!.rate).toBeGreaterThan(0.6);
  },
  7_200_000,
);

test("a late battle on squares is thought through in few looks", () => {
  const creatures = ["redjaw-soldier", "driver-ant", "leafcutter", "picket-ant", "bulldog-major", "carpenter-ant"];
  const places = [9, 10, 11, 12];
  const position = {
    options: { space: "square" },
    players: ["copper-matriarch", "amber-sovereign", "grandmother-orb", "amber-sovereign"].map((queen) => ({ queen })),
    objects: Array.from({ length: 28 }, (_, n) => ({
      card: n % 4 === 0 ? creatures[(n / 4) % creatures.length]! : n % 4 === 2 ? "wolf-spider" : "bumble-bruiser",
      owner: n % 4,
      at: [places[n % 3]!, places[(n * 7) % 4]!],
      ap: 3,
    })),
  };
  const ready = preparePosition(playableGame("garden-incursion"), starterSupply("garden-incursion"), position as Json);
  if (!ready.ok) throw new Error("never");
  const { rules } = ready;
  let looks = 0;
  const counted = {
    ...rules,
    apply: (...args: Parameters<typeof rules.apply>) => {
      looks++;
      rules.apply(...args);
    },
  };
  const state = rules.readPosition(position as Json);
  greedy.choose(counted, rules.view(state, 0), 0, seedRng(1));
  expect(rules.actions(state).length).toBeGreaterThan(300);
  expect(looks).toBeLessThan(15_000);
});

import { describe, expect, it } from "vitest";
import type { Options, OptionValue } from "../../engine/core/options";
import { options as houseRules } from "../../engine/games/garden-incursion/options";
import { play as gardenIncursionPlay } from "../../engine/games/garden-incursion/play/rules";
import type { State as GardenState } from "../../engine/games/garden-incursion/play/state";
import {
  attack,
  deckIds,
  defend,
  type Given,
  given,
  move,
  play,
  rulesFor,
  setupFor,
  skill,
} from "./garden-incursion-kit";

/** Every house rule of rules §3 at its extremes: what can be seen of it there. */

const [ants, bees] = deckIds;
type Case = [value: OptionValue, seen: unknown];
type Extremes = [see: (options: Options, value: OptionValue) => unknown, ...cases: Case[]];

const deal = (options: Options, seed = 1): GardenState => rulesFor([ants, bees], options).deal(seed);
const queensAt = (options: Options): number[][] => deal(options).pieces.map(({ x, y }) => [x, y]);
const handsInTurn = (options: Options): number[] => {
  const { players, first } = deal(options);
  return [players[first]!.hand.length, players[1 - first]!.hand.length];
};
const errorsOf = (decks: readonly string[], options: Options): string[] => [
  ...new Set(gardenIncursionPlay.checkSetup!(setupFor(decks, options)).map(({ code }) => code.split("/")[1]!)),
];
const errors = (options: Options): string[] => errorsOf([ants, bees], options);
const drawing = (options: Options, more: Given = {}) => given({ step: "start", options, ...more });
const early = (options: Options, a: NonNullable<Given["a"]>) => given({ step: "spawning", options, a });
const hand = (n: number): string[] => Array<string>(n).fill("leafcutter");

function mulligansOf(options: Options): number {
  const rules = rulesFor([ants, bees], options);
  const state = rules.deal(4);
  const { first } = state;
  let n = 0;
  for (; state.prompt!.kind === "mulligan" && state.prompt!.seat === first; n++)
    rules.apply(state, { type: "mulligan", cards: [state.players[first]!.hand[0]!] }, null);
  return n;
}

function copiesOf(options: Options): string[] {
  const deck = [
    { card: "copper-matriarch", count: 1 },
    { card: "copperhill-worker", count: 20 },
    { card: "redjaw-soldier", count: 11 },
  ];
  const setup = { ...setupFor([ants, bees], options), seats: [{ deck }, setupFor([bees]).seats[0]!] };
  return gardenIncursionPlay.checkSetup!(setup).map(({ code }) => code.split("/")[1]!);
}

const duel = (options: Options, ...objects: string[]) => given({ options, objects });
const brittle = { name: "Brittle", type: "queen", tribe: "Copperhill Ants", attack: 2, defence: 2 };
const queensDie = (options: Options): number[] | undefined =>
  given({
    options: { layout: "6000x4000 4500,2000 5000,2000", ...options },
    cards: { brittle },
    a: { queen: "brittle" },
    objects: ["huntsman@4500,2000"],
  })
    .do(attack(1001, 1002), attack(1003, 1002))
    .endTurn().winners;

const extremes: Record<string, Extremes> = {
  rulebookVersion: [
    (options) => rulesFor([ants, bees], options).setup.options["rulebookVersion"],
    ["1.0", "1.0"],
    ["2.1, as of May", "2.1, as of May"],
  ],
  cardSets: [errors, ["", []], ["rainy day", ["banned-card"]]],
  bans: [errors, ["", []], ["trail-scout, huntsman", ["banned-card"]]],
  restricted: [errors, ["", []], ["redjaw-soldier 4", []], ["redjaw-soldier 3", ["banned-card"]], ["minim", []]],
  space: [
    queensAt,
    [
      "continuous",
      [
        [1000, 2000],
        [5000, 2000],
      ],
    ],
    [
      "square",
      [
        [3, 6],
        [15, 6],
      ],
    ],
    [
      "hex",
      [
        [3, 6],
        [15, 6],
      ],
    ],
  ],
  queenDistance: [
    queensAt,
    [
      2000,
      [
        [1000, 1000],
        [3000, 1000],
      ],
    ],
    [
      8000,
      [
        [1000, 4000],
        [9000, 4000],
      ],
    ],
  ],
  margin: [
    queensAt,
    [
      500,
      [
        [500, 2000],
        [4500, 2000],
      ],
    ],
    [
      3000,
      [
        [3000, 2000],
        [7000, 2000],
      ],
    ],
  ],
  cellsPerRange: [
    (options) => queensAt({ space: "hex", ...options }),
    [
      1,
      [
        [1, 2],
        [5, 2],
      ],
    ],
    [
      6,
      [
        [6, 12],
        [30, 12],
      ],
    ],
  ],
  diagonals: [
    (options) => given({ options: { space: "square", ...options } }).refused(move(1001, 6, 9)),
    [true, undefined],
    [false, "out-of-range"],
  ],
  layout: [
    queensAt,
    [
      "",
      [
        [1000, 2000],
        [5000, 2000],
      ],
    ],
    [
      "3000x2000 0,0 3000,2000",
      [
        [0, 0],
        [3000, 2000],
      ],
    ],
  ],
  obstacles: [
    (options) => given({ options }).refused(move(1001, 1300, 2100)),
    ["", undefined],
    ["1200,1900-1300,2100", "point"],
  ],
  sameTolerance: [
    (options) => {
      const soldiers = ["redjaw-soldier@1001,2000", "redjaw-soldier@1300,2400", "redjaw-soldier@1301,2400"];
      const game = duel(options, ...soldiers, "gravel-rampart@1000,2000");
      return [1003, 1004, 1005].map((id) => game.object(id).defence);
    },
    [0, [2, 2, 2]],
    [500, [3, 3, 2]],
  ],
  handLimit: [
    (options) => [4, 12].map((n) => drawing(options, { a: { hand: hand(n) } }).position.step),
    [4, ["handLimit", "handLimit"]],
    [12, ["spawning", "handLimit"]],
  ],
  firstHand: [handsInTurn, [2, [2, 3]], [7, [7, 7]]],
  handStep: [handsInTurn, [0, [4, 4]], [2, [4, 6]]],
  mulligans: [mulligansOf, [0, 0], [3, 3]],
  firstPlayer: [
    (options) => {
      const dealt = Array.from({ length: 12 }, (_, seed) => deal(options, seed));
      return [dealt.every(({ opening }) => opening.length > 0), new Set(dealt.map(({ first }) => first)).size];
    },
    ["highestCost", [true, 2]],
    ["random", [false, 2]],
    ["seat0", [false, 1]],
  ],
  drawPerTurn: [(options) => drawing(options).player().hand.length, [1, 1], [3, 3]],
  firstTurnDraw: [(options) => drawing(options).player().hand.length, [true, 1], [false, 0]],
  emptyDeck: [
    (options) => {
      const game = drawing(options, { a: { deck: [], discard: ["leafcutter"] } });
      return [game.player().hand.length, game.object(1001)?.defence, game.winners];
    },
    ["none", [0, 7, undefined]],
    ["reshuffle", [1, 7, undefined]],
    ["fatigue", [0, 6, undefined]],
    ["eliminate", [0, undefined, [1]]],
  ],
  deckMax: [errors, [20, ["deck-too-large"]], [120, []]],
  queenCounts: [(options) => errors({ deckMax: 59, ...options }), [true, ["deck-too-large"]], [false, []]],
  deckMin: [errors, [8, []], [60, ["deck-too-small"]]],
  maxCopies: [copiesOf, [0, []], [10, ["too-many-copies"]]],
  workerCost: [
    (options) =>
      early(options, { energy: 3, hand: ["copperhill-worker"] })
        .do(play("copperhill-worker"))
        .energy(),
    [0, 3],
    [3, 0],
  ],
  workersPerTurn: [
    (options) =>
      early(options, { hand: Array<string>(6).fill("copperhill-worker") })
        .do(...Array(5).fill(play("copperhill-worker")))
        .refused(play("copperhill-worker")),
    [0, undefined],
    [5, "worker-limit"],
  ],
  startingWorkers: [(options) => deal(options).players.map(({ workers }) => workers.length), [0, [0, 0]], [5, [5, 5]]],
  newWorkersReady: [
    (options) =>
      early(options, { hand: ["copperhill-worker"] })
        .do(play("copperhill-worker"))
        .refused({ type: "turnWorkers", count: 1 }),
    [true, undefined],
    [false, "no-worker"],
  ],
  workerTiming: [
    (options) => given({ options, a: { workers: 1 } }).refused({ type: "turnWorkers", count: 1 }),
    ["turn", undefined],
    ["spawning", "wrong-phase"],
  ],
  energyCarry: [
    (options) =>
      given({ options, a: { energy: 3 } })
        .endTurn()
        .endTurn()
        .energy(),
    [true, 3],
    [false, 0],
  ],
  permanentTiming: [
    (options) => given({ options, a: { energy: 1, hand: hand(1) } }).refused(play("leafcutter", 1000, 2000)),
    ["spawning", "wrong-phase"],
    ["spawningAndAction", undefined],
  ],
  spawnedAP: [
    (options) =>
      early(options, { energy: 1, hand: hand(1) })
        .do(play("leafcutter", 1000, 2000))
        .object("leafcutter").ap,
    ["none", 0],
    ["full", 2],
  ],
  queensMove: [(options) => given({ options }).refused(move(1001, 1500, 2000)), [true, undefined], [false, "queen"]],
  queensAttack: [(options) => given({ options }).refused(attack(1001, 1002)), [true, undefined], [false, "queen"]],
  attackDeclareRange: [
    (options) => given({ options }).refused(attack(1001, 1002)),
    ["end", undefined],
    ["both", "out-of-range"],
  ],
  oneAttackPerTarget: [
    (options) => {
      const game = duel(options, "driver-ant@3000,2000", "propolis-wall@3500,2000/B").do(attack(1003, 1004));
      return game.refused(attack(1003, 1004)) ?? game.do(attack(1003, 1004)).end().field;
    },
    [true, "repeat"],
    [false, "driver-ant"],
  ],
  friendlyFire: [
    (options) => duel(options, "leafcutter@1000,2000").refused(attack(1003, 1001)),
    [true, undefined],
    [false, "bad-target"],
  ],
  defendDuration: [
    (options) => duel(options, "picket-ant@1000,2000").do(defend(1003, 1001)).endTurn().endTurn().position.links.length,
    ["round", 0],
    ["untilMoved", 1],
  ],
  defendsPerCreature: [
    (options) => {
      const others = Array<string>(6).fill("minim@1000,2000");
      const game = given({ options, objects: [["picket-ant@1000,2000", { ap: 9 }], ...others] });
      game.do(...[1, 2, 3, 4, 5].map((n) => defend(1003, 1003 + n)));
      return game.refused(defend(1003, 1009));
    },
    [0, undefined],
    [5, "defend-limit"],
  ],
  lethal: [
    (options) =>
      duel(options, "redjaw-soldier@3000,2000", "drone-escort@3500,2000/B").do(attack(1003, 1004)).end().field,
    ["greater", "drone-escort/B"],
    ["greaterOrEqual", ""],
  ],
  damageScope: [
    (options) =>
      duel(options, "driver-ant@3000,2000", "drone-escort@3500,2000/B", "drone-escort@3500,2500/B")
        .do(attack(1003, 1004), attack(1003, 1005))
        .end().field,
    ["skirmish", "driver-ant"],
    ["turn", ""],
  ],
  skirmishOrder: [
    (options) =>
      duel(options, "driver-ant@3000,2000", "drone-escort@3500,2000/B", "drone-escort@3500,2500/B")
        .do(attack(1003, 1004), attack(1003, 1005))
        .end().position.step,
    ["simultaneous", "spawning"],
    ["sequential", "skirmish"],
  ],
  simultaneousQueens: [queensDie, ["draw", []], ["activeWins", [0]]],
  tribalSkills: [
    (options) => early(options, { energy: 3 }).refused(skill("foraging")),
    [true, undefined],
    [false, "wrong-tribe"],
  ],
  sameTribe: [
    (options) => {
      const rules = rulesFor([ants, ants], options);
      return [errorsOf([ants, ants], options), rules.table!(rules.deal(1)).seats[0]!.note !== undefined];
    },
    ["warn", [[], true]],
    ["allow", [[], false]],
    ["forbid", [["same-tribe"], false]],
  ],
  roundLimit: [
    (options, limit) =>
      [0, 1].map((before) => given({ options, round: Number(limit) - before, active: 1 }).endTurn().winners),
    [5, [[], undefined]],
    [200, [[], undefined]],
  ],
  capTieBreak: [
    (options) => given({ options, round: 40, active: 1, objects: ["leafcutter@2000,2000"] }).endTurn().winners,
    ["boardValue", [0]],
    ["draw", []],
  ],
  actionCap: [
    (options, cap) =>
      [0, 1].map((left) => given({ options, actions: Number(cap) - left }).refused(move(1001, 1100, 2000))),
    [100, ["cap", undefined]],
    [1000, ["cap", undefined]],
  ],
};

describe("the house rules of Garden Incursion", () => {
  it.each(houseRules.specs.map((spec) => [spec.name, spec] as const))("%s", (name, spec) => {
    const [see, ...cases] = extremes[name]!;
    for (const [value, seen] of cases) expect([value, see({ [name]: value }, value)]).toEqual([value, seen]);
    const tried = cases.map(([value]) => value);
    const ends =
      spec.kind === "number"
        ? [spec.min, spec.max]
        : spec.kind === "choice"
          ? spec.choices
          : spec.kind === "switch"
            ? [true, false]
            : [spec.default];
    expect(tried).toEqual(expect.arrayContaining([...ends]));
  });
});

import { describe, expect, it } from "vitest";
import { attack, choose, defend, type Given, given, move, play, special } from "./garden-incursion-kit";

/** The rulings of rules §10, by number, with the house rules that turn them. */
const duel = (options: Given["options"] = {}): Given => ({
  objects: ["driver-ant@3000,2000", "drone-escort@3500,2000/B", "drone-escort@3500,2500/B"],
  options: options!,
});
const early = (more: Given = {}): Given => ({ step: "spawning", ...more });
const guarded = (options: Given["options"] = {}, more: Given = {}): Given => ({
  active: 1,
  objects: ["guard-bee@5000,2000/B", "redjaw-soldier@4500,2000"],
  options: options!,
  ...more,
});

type Pair = [found: unknown, expected: unknown];
const rulings: [number | string, string, () => Pair[]][] = [
  [
    1,
    "the pool is emptied at the end of the turn, or never",
    () => [
      [
        given({ a: { energy: 3 } })
          .end()
          .energy(),
        0,
      ],
      [
        given({ a: { energy: 3 }, options: { energyCarry: true } })
          .endTurn()
          .endTurn()
          .energy(),
        3,
      ],
    ],
  ],
  [
    2,
    "workers are turned in the whole turn, or in the Spawning phase",
    () => [
      [
        given({ a: { workers: 1 } })
          .do({ type: "turnWorkers", count: 1 })
          .energy(),
        1,
      ],
      [
        given({ a: { workers: 1 }, options: { workerTiming: "spawning" } }).refused({ type: "turnWorkers", count: 1 }),
        "wrong-phase",
      ],
    ],
  ],
  [
    3,
    "workers turn up again at their owner's Reset",
    () => {
      const game = given({ a: { workers: 2 } })
        .do({ type: "turnWorkers", count: 2 })
        .endTurn();
      const down = game.player().workers.filter((worker) => worker.endsWith(":down")).length;
      return [
        [down, 2],
        [game.endTurn().player().workers, ["garden-worker", "garden-worker"]],
      ];
    },
  ],
  [
    4,
    "workers are played from the hand, for what they cost",
    () => [
      [
        given(early({ a: { hand: ["copperhill-worker", "copperhill-worker"] } }))
          .do(play("copperhill-worker"), play("copperhill-worker"))
          .player().workers.length,
        2,
      ],
      [
        given(early({ a: { energy: 2, hand: ["copperhill-worker"] }, options: { workerCost: 2 } }))
          .do(play("copperhill-worker"))
          .energy(),
        0,
      ],
    ],
  ],
  [
    5,
    "a fresh worker may be turned at once, or lies face down",
    () => [
      [
        given(early({ a: { hand: ["copperhill-worker"] } }))
          .do(play("copperhill-worker"))
          .refused({ type: "turnWorkers", count: 1 }),
        undefined,
      ],
      [
        given(early({ a: { hand: ["copperhill-worker"] }, options: { newWorkersReady: false } }))
          .do(play("copperhill-worker"))
          .refused({ type: "turnWorkers", count: 1 }),
        "no-worker",
      ],
    ],
  ],
  [
    6,
    "a creature enters without action points",
    () => {
      const a = { energy: 2, hand: ["redjaw-soldier"] };
      return [
        [
          given(early({ a }))
            .do(play("redjaw-soldier", 1000, 2000))
            .object("redjaw-soldier").ap,
          0,
        ],
        [
          given(early({ a, options: { spawnedAP: "full" } }))
            .do(play("redjaw-soldier", 1000, 2000))
            .object("redjaw-soldier").ap,
          2,
        ],
      ];
    },
  ],
  [
    7,
    "only the active player's creatures get action points, and none are kept",
    () => {
      const game = given({
        objects: [
          ["redjaw-soldier@2000,2000", { ap: 2 }],
          ["drone-escort@4000,2000/B", { ap: 0 }],
        ],
      }).endTurn();
      return [
        [game.object("drone-escort").ap, 2],
        [game.object("redjaw-soldier").ap, 2],
        [game.endTurn().object("redjaw-soldier").ap, 2],
      ];
    },
  ],
  [
    8,
    "an attacker must be in range at the end of the action phase, or also when it declares",
    () => {
      const objects = ["redjaw-soldier@2500,2000", "drone-escort@4400,2000/B"];
      return [
        [given({ objects }).refused(attack(1003, 1004)), undefined],
        [given({ objects, options: { attackDeclareRange: "both" } }).refused(attack(1003, 1004)), "out-of-range"],
      ];
    },
  ],
  [
    9,
    "a creature attacks different targets, each for a point; several times only if allowed",
    () => [
      [given(duel()).do(attack(1003, 1004), attack(1003, 1005)).object("driver-ant").ap, 0],
      [
        given({
          ...duel({ oneAttackPerTarget: false }),
          objects: ["driver-ant@3000,2000", "propolis-wall@3500,2000/B"],
        })
          .do(attack(1003, 1004), attack(1003, 1004))
          .end().field,
        "driver-ant",
      ],
    ],
  ],
  [
    10,
    "only enemy objects are attacked, structures among them",
    () => {
      const objects = ["redjaw-soldier@2500,2000", "leafcutter@2500,2000", "wax-spire@3000,2000/B"];
      return [
        [given({ objects }).refused(attack(1003, 1004)), "bad-target"],
        [given({ objects }).refused(attack(1003, 1005)), undefined],
      ];
    },
  ],
  [
    11,
    "all skirmishes at once, or one after the other",
    () => {
      const objects = ["minim@3000,2000", "driver-ant@3000,2000", "barbed-stinger@3500,2000/B"];
      const both = given({ objects: [...objects, "bumble-bruiser@3500,2000/B"], a: {} })
        .do(attack(1003, 1005), attack(1004, 1006))
        .end();
      const one = given({
        objects: [...objects, "bumble-bruiser@3500,2000/B"],
        options: { skirmishOrder: "sequential" },
      })
        .do(attack(1003, 1005), attack(1004, 1006))
        .end();
      const asked = one.position.step;
      one.do({ type: "chooseSkirmish", target: 1006 });
      return [
        [both.field, "driver-ant barbed-stinger/B bumble-bruiser/B"],
        [asked, "skirmish"],
        [one.state.result, null],
      ];
    },
  ],
  [
    12,
    "damage of two skirmishes adds up only if wanted",
    () => [
      [given(duel()).do(attack(1003, 1004), attack(1003, 1005)).end().object("driver-ant").counters, { attackUp: 2 }],
      [
        given(duel({ damageScope: "turn" }))
          .do(attack(1003, 1004), attack(1003, 1005))
          .end().field,
        "",
      ],
      [
        given(duel({ damageScope: "turn", skirmishOrder: "sequential" }))
          .do(attack(1003, 1004), attack(1003, 1005))
          .end()
          .do({ type: "chooseSkirmish", target: 1004 }).field,
        "",
      ],
    ],
  ],
  [
    13,
    "as much damage as defence kills only with greaterOrEqual, and none never",
    () => {
      const objects = ["redjaw-soldier@3000,2000", "drone-escort@3500,2000/B"];
      const harmless = { objects: ["nurse-bee@3000,2000", "hatchling@3500,2000/B"], a: { queen: "amber-sovereign" } };
      return [
        [given({ objects }).do(attack(1003, 1004)).end().field, "drone-escort/B"],
        [
          given({ objects, options: { lethal: "greaterOrEqual" } })
            .do(attack(1003, 1004))
            .end().field,
          "",
        ],
        [
          given({ ...harmless, options: { lethal: "greaterOrEqual" } })
            .do(attack(1003, 1004))
            .end().field,
          "nurse-bee hatchling/B",
        ],
      ];
    },
  ],
  [
    14,
    "a defence is in force from the next player's turn on",
    () => {
      const game = given(guarded()).do(defend(1003, 1002));
      return [
        [game.position.links[0]!.active, false],
        [game.endTurn().position.links[0]!.active, true],
      ];
    },
  ],
  [
    15,
    "it lasts a round, or until somebody moves",
    () => {
      const forEver = given(guarded({ defendDuration: "untilMoved" }))
        .do(defend(1003, 1002))
        .endTurn()
        .endTurn();
      return [
        [given(guarded()).do(defend(1003, 1002)).endTurn().endTurn().position.links, []],
        [forEver.position.links.length, 1],
        [forEver.end().do(move(1002, 4500, 2000)).position.links, []],
      ];
    },
  ],
  [
    16,
    "it may be declared from anywhere, and counts where they stand then",
    () => {
      const game = given(guarded({}, { objects: ["guard-bee@4500,2000/B"] }))
        .do(defend(1003, 1002), move(1003, 5000, 2000))
        .endTurn();
      const apart = given(guarded({}, { objects: ["guard-bee@4500,2000/B"] }))
        .do(defend(1003, 1002))
        .endTurn();
      return [
        [game.position.links.length, 1],
        [apart.position.links, []],
      ];
    },
  ],
  [
    17,
    "a circle of defenders is refused, however long",
    () => {
      const objects = ["picket-ant@1000,2000", "picket-ant@1000,2000"];
      const game = given({ objects }).do(defend(1003, 1004), defend(1004, 1001));
      return [[game.refused(defend(1001, 1003)), "cycle"]];
    },
  ],
  [
    18,
    "one defends several, a point each, unless the table limits it",
    () => {
      const objects = ["picket-ant@1000,2000", "redjaw-soldier@1000,2000"];
      return [[given({ objects }).do(defend(1003, 1001), defend(1003, 1004)).object("picket-ant").ap, 0]];
    },
  ],
  [
    19,
    "the same position is within the tolerance",
    () => [
      [
        given({ objects: ["redjaw-soldier@1060,2080", "gravel-rampart@1000,2000"] }).object("redjaw-soldier").defence,
        3,
      ],
      [
        given({
          objects: ["redjaw-soldier@1060,2080", "gravel-rampart@1000,2000"],
          options: { sameTolerance: 50 },
        }).object("redjaw-soldier").defence,
        2,
      ],
    ],
  ],
  [
    20,
    "after a defender has died, its charge can be attacked from the next action phase on",
    () => {
      const game = given({
        objects: ["huntsman@4500,2000", "guard-bee@5000,2000/B"],
        a: { queen: "grandmother-orb" },
        links: [{ defender: 1004, target: 1002 }],
      });
      game.do(attack(1003, 1004));
      const before = game.refused(attack(1003, 1002));
      game.endTurn().endTurn().end();
      return [
        [before, "defended"],
        [game.refused(attack(1003, 1002)), undefined],
      ];
    },
  ],
  [
    21,
    "one creature within the structure's range pays the whole cost of its special action",
    () => {
      const at = (ap: number): Given => ({
        objects: ["nursery-chamber@1500,2000", ["leafcutter@1500,2000", { ap }], ["leafcutter@1600,2000", { ap: 1 }]],
      });
      const paid = given(at(2)).do(special(1003, "Hatch", 1004), { type: "answer", at: [1500, 2000] });
      return [
        [given(at(1)).refused(special(1003, "Hatch", 1004)), "ap"],
        [[1004, 1005].map((id) => paid.object(id).ap), [0, 1]],
      ];
    },
  ],
  [
    22,
    "structures deal their attack value to attackers",
    () => {
      const cards = { thorns: { name: "Thorns", type: "structure", tribe: "Clover Bees", attack: 3, defence: 9 } };
      return [
        [
          given({ cards, objects: ["redjaw-soldier@3000,2000", "thorns@3500,2000/B"] })
            .do(attack(1003, 1004))
            .end().field,
          "thorns/B",
        ],
      ];
    },
  ],
  [
    29,
    "the first player draws on turn 1, unless told otherwise",
    () => [
      [given({ step: "start" }).player().hand.length, 1],
      [given({ step: "start", options: { firstTurnDraw: false } }).player().hand.length, 0],
      [given({ step: "start", options: { firstTurnDraw: false }, turn: 2 }).player().hand.length, 1],
      [given({ step: "start", options: { drawPerTurn: 3 } }).player().hand.length, 3],
    ],
  ],
  [
    30,
    "the hand limit is applied after each draw",
    () => [
      [
        given({
          step: "start",
          a: {
            hand: Array(7)
              .fill("minim-not")
              .map(() => "redjaw-soldier"),
          },
        }).position.step,
        "handLimit",
      ],
      [
        given({ step: "start", options: { handLimit: 4 }, a: { hand: ["leafcutter", "leafcutter", "leafcutter"] } })
          .position.step,
        "spawning",
      ],
    ],
  ],
  [
    31,
    "queens move, attack and defend like other creatures",
    () => {
      const game = given({ objects: ["leafcutter@2000,2000", "scout-bee@2500,2000/B"] });
      game.do(move(1001, 2000, 2000), attack(1001, 1004));
      return [
        [game.object(1001).ap, 0],
        [game.end().field, "leafcutter"],
      ];
    },
  ],
  [
    32,
    "diagonal steps count 1 or 2",
    () => {
      const at = (options: Given["options"]): Given => ({
        objects: [["redjaw-soldier@5,5", {}]],
        options: { space: "square", ...options },
      });
      return [
        [given(at({})).refused(move(1003, 8, 8)), undefined],
        [given(at({ diagonals: false })).refused(move(1003, 8, 8)), "out-of-range"],
        [given(at({ diagonals: false })).refused(move(1003, 7, 6)), undefined],
        [given(at({ space: "hex" })).refused(move(1003, 8, 5)), undefined],
        [given(at({ space: "hex" })).refused(move(1003, 8, 8)), "out-of-range"],
        [given(at({ cellsPerRange: 5 })).refused(move(1003, 10, 10)), undefined],
      ];
    },
  ],
  [
    33,
    "all of an eliminated player's pieces leave, and the others go on",
    () => {
      const game = given({
        more: [{ queen: "grandmother-orb" }],
        objects: ["redjaw-soldier@2000,2000/B", "wolf-spider@3000,3000/C"],
      });
      game.do({ type: "concede", seat: 1 });
      return [
        [game.field, "wolf-spider/C"],
        [game.winners, undefined],
        [game.endTurn().position.active, 2],
        [game.do({ type: "concede" }).winners, [0]],
      ];
    },
  ],
  [
    "33b",
    "an active player's elimination ends the turn at once",
    () => {
      const game = given({
        more: [{ queen: "grandmother-orb" }],
        a: { energy: 2 },
        objects: ["redjaw-soldier@2000,2000"],
      });
      game.do({ type: "concede" });
      return [
        [game.position.active, 1],
        [game.position.step, "spawning"],
        [game.position.players[0]!.out, true],
      ];
    },
  ],
  [
    34,
    "the last queens that die together draw, a third player's queen wins",
    () => {
      const brittle = { name: "Brittle", type: "queen", tribe: "Copperhill Ants", attack: 2, defence: 2 };
      const both: Given = {
        cards: { brittle },
        options: { layout: "6000x4000 4500,2000 5000,2000 0,0" },
        a: { queen: "brittle" },
        objects: ["huntsman@4500,2000"],
      };
      const fight = [attack(1001, 1002)];
      const three = given({ ...both, more: [{ queen: "grandmother-orb" }], objects: ["huntsman@4500,2000"] });
      three.do(attack(1001, 1002), attack(1004, 1002)).end();
      const two = given(both)
        .do(...fight, attack(1003, 1002))
        .end();
      return [
        [
          [two.winners, two.state.result?.ranking],
          [[], [[0, 1]]],
        ],
        [
          [three.winners, three.state.result?.ranking],
          [[2], [[2], [0, 1]]],
        ],
      ];
    },
  ],
  [
    "34b",
    "a queen that dies in the batch falls together with who can't draw any more",
    () => {
      const game = given({
        a: { queen: "grandmother-orb", deck: [] },
        options: { emptyDeck: "eliminate" },
        objects: [["huntsman@4500,2000", {}], ["huntsman@4500,2000", {}], "larder@4000,2000", "scout-bee@4600,2000/B"],
      });
      game.do(attack(1003, 1006), attack(1003, 1002), attack(1004, 1002)).end();
      return [
        [game.winners, []],
        [game.state.result?.ranking, [[0, 1]]],
      ];
    },
  ],
  [
    35,
    "an empty deck: nothing, a shuffle, fatigue or the end",
    () => {
      const at = (emptyDeck: string): Given => ({
        step: "start",
        a: { deck: [], discard: ["leafcutter"] },
        options: { emptyDeck },
      });
      return [
        [given(at("none")).player().hand, []],
        [given(at("reshuffle")).player().hand, ["leafcutter"]],
        [given(at("fatigue")).object(1001).defence, 6],
        [given(at("eliminate")).winners, [1]],
      ];
    },
  ],
  [
    36,
    "after the last round the better field wins",
    () => {
      const last: Given = { round: 40, active: 1 };
      return [
        [given({ ...last, objects: ["leafcutter@2000,2000"] }).endTurn().winners, [0]],
        [given({ ...last, objects: ["leafcutter@2000,2000", "drone-escort@2000,2000/B"] }).endTurn().winners, [1]],
        [given({ ...last, a: { workers: 1 } }).endTurn().winners, [0]],
        [given({ ...last, b: { hand: ["scout-bee"] } }).endTurn().winners, [1]],
        [given({ ...last, objects: ["minim@2000,2000"] }).endTurn().winners, []],
        [given({ ...last, objects: ["leafcutter@2000,2000"], options: { capTieBreak: "draw" } }).endTurn().winners, []],
        [given({ ...last, options: { roundLimit: 41 } }).endTurn().winners, undefined],
      ];
    },
  ],
  [
    38,
    "spawning near the queen uses her own range",
    () => {
      const a = { queen: "amber-sovereign", energy: 1, hand: ["scout-bee"] };
      const near: Given = early({ a, objects: ["flower-lantern@1500,2000"] });
      return [
        [given(near).refused(play("scout-bee", 2500, 2000)), undefined],
        [given(near).refused(play("scout-bee", 2501, 2000)), "out-of-range"],
      ];
    },
  ],
  [
    39,
    "an attack stands although the target is pushed away after the range check",
    () => {
      const game = given({
        a: { queen: "grandmother-orb", energy: 2, hand: ["yank"] },
        objects: ["huntsman@3000,2000", "drone-escort@3500,2000/B"],
      });
      game.do(attack(1003, 1004)).end();
      const window = game.position.step;
      game.do(play("yank"), { type: "answer", at: [4500, 2000] }).end();
      return [
        [window, "skirmishWindow"],
        [game.field, "huntsman"],
      ];
    },
  ],
  [
    "K2",
    "windows are passed over unless an ability could be played",
    () => {
      const fight: Given = { objects: ["huntsman@3000,2000", "drone-escort@3500,2000/B"] };
      const spiders = { queen: "grandmother-orb", hand: ["cocoon"] };
      return [
        [
          given({ ...fight, a: spiders })
            .do(attack(1003, 1004))
            .end().position.active,
          1,
        ],
        [
          given({ ...fight, a: { ...spiders, workers: 2 } })
            .do(attack(1003, 1004))
            .end().position.step,
          "skirmishWindow",
        ],
        [
          given({ ...fight, a: { ...spiders, workers: 2 }, options: { workerTiming: "spawning" } })
            .do(attack(1003, 1004))
            .end().position.active,
          1,
        ],
      ];
    },
  ],
  [
    "deaths",
    "an effect's death triggers come before its next part",
    () => {
      const game = given({
        a: { queen: "amber-sovereign", energy: 2, hand: ["last-sting"] },
        b: { queen: "grandmother-orb" },
        objects: ["scout-bee@3000,2000", "wolf-spider@3500,2000/B"],
      });
      game.do(play("last-sting"));
      return [
        [game.field, "hatchling/B"],
        [
          game.events.filter(({ type }) => type === "dies" || type === "enter").map(({ type }) => type),
          ["dies", "enter", "dies"],
        ],
      ];
    },
  ],
  [
    "links",
    "a link that ends makes its target attackable at once",
    () => {
      const game = given({
        a: { queen: "grandmother-orb", energy: 2, hand: ["yank"] },
        objects: ["huntsman@4500,2000", "guard-bee@5000,2000/B"],
        links: [{ defender: 1004, target: 1002 }],
      });
      const before = game.refused(attack(1003, 1002));
      game.do(play("yank"), { type: "answer", at: [4500, 2000] });
      return [
        [before, "defended"],
        [game.refused(attack(1003, 1002)), undefined],
      ];
    },
  ],
  [
    "concession",
    "a concession takes answers away",
    () => {
      const game = given({
        more: [{ queen: "copper-matriarch" }],
        objects: ["formic-sprayer@3000,2000", "scout-bee@3000,2500/B", "leafcutter@3500,2000/C"],
      });
      game.do(special(1004, "Spray"), { type: "concede", seat: 2 }, choose(1005));
      return [[game.field, "formic-sprayer"]];
    },
  ],
  [
    "markers",
    "free markers lie on things and change nothing else",
    () => {
      const game = given({}).do({ type: "marker", colour: "blue", on: "object 1001", seat: 1 });
      const { markers } = game.rules.writePosition(game.state) as { markers: unknown };
      game.do({ type: "marker", colour: "blue", on: "object 1001", remove: true });
      const object = given({ objects: ["huntsman@4500,2000", "scout-bee@5000,2000/B"] });
      object.do({ type: "marker", colour: "red", on: "object 1004" }, attack(1003, 1004)).end();
      return [
        [markers, [{ colour: "blue", on: "object 1001", by: 1 }]],
        [game.state.markers, []],
        [game.state.actions, 0],
        [object.state.markers, []],
      ];
    },
  ],
];

describe("rulings of Garden Incursion", () => {
  it.each(rulings)("%s: %s", (_, __, pairs) => {
    for (const [found, expected] of pairs()) expect(found).toEqual(expected);
  });
});

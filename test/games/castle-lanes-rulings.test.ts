import { describe, expect, it } from "vitest";
import { defaults, options } from "../../engine/games/castle-lanes/options";
import { type Given, given, play, rulesFor, type Situation } from "./castle-lanes-kit";

/** The rulings of rules §10, by number, with the house rules that turn them. */
const rulings: [number, string, () => [unknown, unknown][]][] = [
  [
    1,
    "a blocked marcher attacks from the tile before",
    () => {
      const units = ["peasant@F3", "royal-guard@F4/B"] as never;
      return [
        [given({ units }).end().board, "royal-guard@F4/B"],
        [given({ units: ["shellback@F3", "royal-guard@F4/B"] }).end().board, "shellback@F3 royal-guard@F4/B"],
        [
          given({ units: ["shellback@F3", "royal-guard@F4/B"], options: { contact: "enterThenFight" } }).end().board,
          "shellback@F4 royal-guard@F4/B",
        ],
      ];
    },
  ],
  [
    2,
    "the winner enters even where other enemies remain",
    () => {
      const units = ["brute@F2", "peasant@F3/B", "peasant@F3/B"] as never;
      return [
        [given({ units }).end().unit("brute")["at"], "F3"],
        [
          given({ units, options: { enterOnKill: "whenCleared" } })
            .end()
            .unit("brute")["at"],
          "F2",
        ],
        [
          given({ units: ["brute@F2", "peasant@F3/B"], options: { enterOnKill: "whenCleared" } })
            .end()
            .unit("brute")["at"],
          "F3",
        ],
        [
          given({ units: ["brute@F2", "peasant@F3/B"], options: { enterOnKill: "never" } })
            .end()
            .unit("brute")["at"],
          "F2",
        ],
      ];
    },
  ],
  [
    3,
    "one fight or castle hit a march",
    () => {
      const units = ["sapper@P4"] as never;
      const kill = ["sapper@F2", ["thief@F3/B", { hp: 1, attack: 0 }], ["thief@F4/B", { hp: 1, attack: 0 }]] as never;
      return [
        [given({ units }).end().castle(), 16],
        [
          given({ units, options: { fightsPerMarch: "perStep" } })
            .end()
            .castle(),
          8,
        ],
        [given({ units: kill }).end().unit("sapper")["at"], "F3"],
        [
          given({
            units: ["sapper@F2", ["thief@F3/B", { hp: 1, attack: 0 }]] as never,
            options: { continueAfterKill: true },
          })
            .end()
            .unit("sapper")["at"],
          "F5",
        ],
        [given({ units: kill, options: { continueAfterKill: true } }).end().board, "sapper@F3 thief@F4/B"],
        // Only a tile taken lets it march on.
        [
          given({
            units: ["sapper@F2", ["thief@F3/B", { hp: 1, attack: 0 }]] as never,
            options: { continueAfterKill: true, enterOnKill: "never" },
          }).end().board,
          "sapper@F2",
        ],
        [
          given({
            units: ["sapper@F2", ["thief@F2/B", { hp: 1, attack: 0 }]] as never,
            options: { continueAfterKill: true },
          }).end().board,
          "sapper@F2",
        ],
      ];
    },
  ],
  [
    4,
    "each attack meets the defender that was placed first",
    () => {
      const game = given({ units: ["peasant@F2", "peasant@F2", "thief@F3/B", "royal-guard@F3/B"] }).end();
      return [
        [game.board, "royal-guard@F3/B"],
        [game.unit("royal-guard")["hp"], 4],
      ];
    },
  ],
  [
    5,
    "leftover movement hits the castle, once",
    () => [
      [
        given({ units: ["peasant@P3"] })
          .end()
          .castle(),
        18,
      ],
      [
        given({ units: ["peasant@P3"], options: { castleHitOnArrival: false } })
          .end()
          .castle(),
        20,
      ],
      [
        given({ units: ["peasant@P3"], options: { castleHitOnArrival: false } })
          .end()
          .end()
          .end()
          .castle(),
        18,
      ],
      // A unit that was there before hits with every step of its march; an attack is no arrival.
      ...[
        [["sapper@P4"], 8],
        [["sapper@P3"], 20],
        [["sapper@P4", ["thief@P4/B", { hp: 1, attack: 0 }]], 12],
        [["sapper@P3", ["thief@P4/B", { hp: 1, attack: 0 }]], 20],
      ].map(([units, left]): [unknown, unknown] => [
        given({ units: units as never, options: { castleHitOnArrival: false, fightsPerMarch: "perStep" } })
          .end()
          .castle(),
        left,
      ]),
    ],
  ],
  [
    6,
    "an enemy on the own tile is fought before the castle is hit",
    () => {
      const game = given({ units: ["shellback@P4", "royal-guard@P4/B"] }).end();
      return [
        [game.castle(), 20],
        [game.unit("royal-guard")["hp"], 2],
      ];
    },
  ],
  [
    7,
    "units march in the order in which they were played, over all lanes",
    () => {
      const game = given({ units: ["peasant@F3", "peasant@P2", "peasant@F4"] });
      game.end();
      const order = game.events.filter(({ type }) => type === "move").map(({ unit }) => unit);
      return [[order, [1001, 1001, 1002, 1002, 1003, 1003]]];
    },
  ],
  [
    8,
    "being placed is entering, unless the house says no",
    () => {
      const base = { a: { gold: 5 }, buildings: ["workshop@P1"] } as Given;
      return [
        [given(base).do({ type: "useActive" }).gold(), 1],
        [
          given({ ...base, options: { spawnEnters: false } })
            .do({ type: "useActive" })
            .gold(),
          0,
        ],
      ];
    },
  ],
  [
    9,
    "a building is damaged once for each entry and never blocks",
    () => {
      const game = given({ units: ["thief@F2"], buildings: ["barracks@F3/B"] }).end();
      const after = [game.board, game.buildings];
      game.end().end();
      return [
        [after, ["thief@F3", "barracks@F3/B:4"]],
        [
          [game.board, game.buildings],
          ["thief@F4", "barracks@F3/B:4"],
        ],
      ];
    },
  ],
  [
    10,
    "Traps kill and break; Muddy Road stops even as it breaks",
    () => {
      const traps = given({ units: ["peasant@F2"], buildings: ["traps@F3/B"] }).end();
      const mud = given({ units: [["war-hounds@F3", { attack: 5, move: 3 }]], buildings: ["muddy-road@F4/B"] }).end();
      return [
        [
          [traps.board, traps.buildings],
          ["", ""],
        ],
        [
          [mud.board, mud.buildings],
          ["war-hounds@F4", ""],
        ],
      ];
    },
  ],
  [
    11,
    "a unit without attack leaves the Traps standing, revealed",
    () => {
      const game = given({ units: [["peasant@F2", { attack: 0 }]], buildings: ["traps@F3/B"] });
      const before = game.position.players[1]!.hiddenCount;
      game.end();
      return [
        [before, 1],
        [
          [game.board, game.buildings],
          ["", "traps@F3/B:1"],
        ],
        [game.position.players[1]!.hiddenCount, 0],
      ];
    },
  ],
  [
    12,
    "only units earn kill gold, and only for enemy units",
    () => {
      const gunner = { a: { gold: 4, hand: ["orbital-gunner"] }, units: ["peasant@F5/B"] } as Given;
      const shot = given({ a: { gold: 2, hand: ["ballista-shot"] }, units: ["peasant@F5/B"] }).do(
        play("ballista-shot", { lane: "forest" }),
      );
      return [
        [
          [shot.board, shot.gold()],
          ["", 0],
        ],
        [
          given({ units: ["peasant@F2"], buildings: ["traps@F3/B"] })
            .end()
            .gold(1),
          2,
        ],
        [
          given(gunner)
            .do(play("orbital-gunner", { lane: "forest" }))
            .gold(),
          2,
        ],
        [
          given({ ...gunner, options: { killGoldFrom: "combatOnly" } })
            .do(play("orbital-gunner", { lane: "forest" }))
            .gold(),
          0,
        ],
      ];
    },
  ],
  [
    13,
    "both earn when both die",
    () => {
      const game = given({ units: ["peasant@P2", "peasant@P3/B"], options: { killGold: 3 } }).end();
      return [
        [
          [game.gold(0), game.gold(1)],
          [3, 5],
        ],
      ];
    },
  ],
  [
    14,
    "nobody enters a building that is constructed",
    () => {
      const game = given({ a: { gold: 2, hand: ["workshop"] }, units: ["peasant@P1"] }).do(
        play("workshop", { lane: "plains" }),
      );
      return [
        [game.gold(), 0],
        [game.end().gold(), 0],
      ];
    },
  ],
  [
    15,
    "the blueprint decides the site; tired units and buildings are passed over",
    () => {
      const hand = { a: { gold: 9, hand: ["feeding-ground"] } };
      const units = ["peasant@F1", "peasant@F2"] as never;
      const site = (more: Given): string =>
        given({ ...hand, units, ...more })
          .do(play("feeding-ground", { lane: "forest" }))
          .buildings.split(" ")
          .at(-1)!;
      const chosen = given({ ...hand, units, options: { builderSite: "playerChoice" } });
      const offers = chosen.rules
        .actions(chosen.state)
        .filter(({ type, lane }) => type === "playBuilding" && lane === "forest");
      return [
        [site({}), "feeding-ground@F2:3"],
        [site({ units: ["peasant@F1", ["peasant@F2", { tired: true }]] }), "feeding-ground@F1:3"],
        [site({ buildings: ["workshop@F2"] }), "feeding-ground@F1:3"],
        [offers.length, 2],
      ];
    },
  ],
  [
    16,
    "of several fresh units on the site the player picks the builder",
    () => {
      const situation = (options: object): Situation =>
        given({ a: { gold: 2, hand: ["workshop"] }, units: ["peasant@P1", "thief@P1"], options: options as never });
      const offers = (game: Situation): number =>
        game.rules.actions(game.state).filter(({ type }) => type === "playBuilding").length;
      const earliest = situation({ builderUnit: "earliest" });
      return [
        [offers(situation({})), 2],
        [offers(earliest), 1],
        [earliest.refused(play("workshop", { lane: "plains", builder: 1002 })), "bad-builder"],
      ];
    },
  ],
  [
    17,
    "units of movement 0 never march, but defend and construct",
    () => {
      const road = { units: ["royal-guard@F3"], buildings: ["stone-road@F3"] } as Given;
      const built = given({ a: { gold: 2, hand: ["workshop"] }, units: ["royal-guard@P1"] }).do(
        play("workshop", { lane: "plains" }),
      );
      return [
        [given(road).end().board, "royal-guard@F3"],
        [given({ ...road, options: { zeroMoveBonus: true } }).end().board, "royal-guard@F4"],
        [built.buildings, "workshop@P1:3"],
      ];
    },
  ],
  [
    18,
    "a fraction marches on the first order and then waits; every order counts",
    () => {
      const hand = { a: { gold: 4, hand: ["onwards"] }, units: [["brute@M3", { wait: 1 }]] } as Given;
      return [
        [given(hand).do(play("onwards")).unit("brute")["wait"], 0],
        [
          given({ ...hand, options: { fractionTick: "perOwnTurn" } })
            .do(play("onwards"))
            .unit("brute")["wait"],
          1,
        ],
      ];
    },
  ],
  [
    19,
    "a tired unit's waiting stands still",
    () => {
      const tired = { units: [["brute@M3", { wait: 1, tired: true }]] } as Given;
      return [
        [given(tired).end().unit("brute"), expect.objectContaining({ wait: 1, tired: false })],
        [
          given({ ...tired, options: { tiredTicks: true } })
            .end()
            .unit("brute")["wait"],
          0,
        ],
      ];
    },
  ],
  [
    20,
    "Onwards! makes the tired fresh, and everybody marches again",
    () => {
      const game = given({ a: { gold: 4, hand: ["onwards"] }, units: [["peasant@P1", { tired: true }]] as never }).do(
        play("onwards"),
      );
      return [
        [game.board, "peasant@P1"],
        [game.end().board, "peasant@P3"],
      ];
    },
  ],
  [
    21,
    "the first is nearest to the caster's castle, the last farthest from it",
    () => {
      const shot = given({ a: { gold: 2, hand: ["ballista-shot"] }, units: ["thief@F5/B", "royal-guard@F3/B"] }).do(
        play("ballista-shot", { lane: "forest" }),
      );
      const phalanx = (options: object) =>
        given({
          a: { gold: 3, hand: ["phalanx"] },
          units: ["peasant@F2", "thief@F4", "war-hounds@F4", "sapper@F1"],
          options: options as never,
        })
          .do(play("phalanx", { lane: "forest" }))
          .position.units.filter(
            ({ maxHp, card }) => maxHp !== { peasant: 1, thief: 3, "war-hounds": 1, sapper: 1 }[card],
          )
          .map(({ card }) => card);
      return [
        [shot.unit("royal-guard")["hp"], 2],
        [phalanx({}), ["thief"]],
        [phalanx({ phalanxTarget: "rearmost" }), ["sapper"]],
        [phalanx({ phalanxTarget: "newest" }), ["sapper"]],
      ];
    },
  ],
  [
    22,
    "only where a hidden building stands is secret, not what it is",
    () => {
      const seen = (options: object) => {
        const game = given({
          b: { gold: 2, hand: ["traps"] },
          active: 1,
          units: ["peasant@F6/B"],
          options: options as never,
        });
        game.do(play("traps", { lane: "forest" }));
        const view = game.rules.writePosition(game.rules.view(game.state, 0)) as never as Situation["position"];
        return [
          view.buildings.map(({ card, at }) => [card, at]),
          view.players[1]!.discard,
          view.players[1]!.hiddenCount,
          view.units[0]!["built"] ?? false,
        ];
      };
      return [
        [seen({}), [[["traps", "?"]], ["traps"], 1, false]],
        [seen({ hiddenBuildings: "full" }), [[["?", "?"]], ["?"], 1, false]],
        [seen({ hiddenBuildings: "off" }), [[["traps", "F6"]], ["traps"], 0, 1002]],
      ];
    },
  ],
  [
    23,
    "Rush costs five and works once in a turn",
    () => {
      const game = given({ a: { gold: 12 } }).do({ type: "useActive" });
      const again = given({ a: { gold: 12 }, options: { activePerTurn: 2 } }).do(
        { type: "useActive" },
        { type: "useActive" },
      );
      return [
        [
          [game.gold(), game.refused({ type: "useActive" })],
          [7, "active-used"],
        ],
        [again.board.split(" ").length, 6],
      ];
    },
  ],
  [
    24,
    "an empty deck costs five at the start of the owner's turn; effects just stop drawing",
    () => {
      const own = given({ a: { deck: [], gold: 3, hand: ["war-reserves"] } }).do(play("war-reserves"));
      const every = given({ a: { deck: [] }, options: { deckOutWhen: "everyTurn" } }).end();
      return [
        [own.position.players[0]!.hand, []],
        [own.end().castle(0), 20],
        [own.end().castle(0), 15],
        [every.castle(0), 15],
      ];
    },
  ],
  [
    25,
    "draw and income come in the very first turn",
    () => {
      const start = (options: object) => {
        const rules = rulesFor(["stampede", "stampede"], { firstPlayer: "A", ...options });
        const { players } = rules.writePosition(rules.deal(1)) as never as Situation["position"];
        return [players[0]!.hand.length, players[0]!.gold, players[1]!.hand.length, players[1]!.gold];
      };
      return [
        [start({}), [5, 7, 4, 5]],
        [start({ firstTurnDraw: false, firstTurnGold: false, secondBonusCards: 1, secondBonusGold: 2 }), [4, 5, 5, 7]],
      ];
    },
  ],
  [
    26,
    "end-of-turn abilities come after the march and before the tired recover",
    () => {
      const game = given({ a: { gold: 3, hand: ["trebuchet"] }, units: ["peasant@P4"] })
        .do(play("trebuchet", { lane: "plains" }))
        .end();
      return [
        [game.castle(), 18],
        [game.unit("peasant")["at"], "P4"],
      ];
    },
  ],
  [
    27,
    "space counts units where they are now",
    () => {
      const units = ["peasant@P1", "peasant@F2", "thief@F1", "peasant@M2"] as never;
      const high = given({ units: ["peasant@P3"], options: { spaceMeasure: "highest" } });
      high.end();
      return [
        [given({ units }).space(), 5],
        [given({ units, buildings: ["workshop@F3"], options: { spaceCountsBuildings: true } }).space(), 6],
        [given({ units, buildings: ["workshop@F3"] }).space(), 5],
        [high.space(), 4],
      ];
    },
  ],
  [
    28,
    "a space condition is read before the card has any effect",
    () => {
      const hand = { a: { gold: 9, hand: ["tyrant-king"] } };
      return [
        [given({ ...hand, units: ["peasant@P3"] }).refused(play("tyrant-king", { lane: "forest" })), "space-condition"],
        [given({ ...hand, units: ["peasant@P4"] }).refused(play("tyrant-king", { lane: "forest" })), undefined],
      ];
    },
  ],
  [
    30,
    "no hand limit, gold cap or tile capacity unless the house has them",
    () => {
      const limited = given({ a: { hand: Array(5).fill("thief") }, options: { handLimit: 3 } }).end();
      limited.do({ type: "handLimit", card: "thief" }, { type: "handLimit", card: "thief" });
      const full = given({ a: { gold: 9, hand: ["thief"] }, units: ["thief@F1"], options: { tileCapacity: 1 } });
      return [
        [
          [limited.position.players[0]!.hand.length, limited.position.active],
          [3, 1],
        ],
        [
          given({ b: { gold: 9 }, options: { goldCap: 10 } })
            .end()
            .gold(1),
          10,
        ],
        [full.refused(play("thief", { lane: "forest" })), "tile-full"],
        [
          given({ units: ["thief@F1", ["peasant@F2", { tired: true }]] as never, options: { tileCapacity: 1 } }).end()
            .board,
          "thief@F1 peasant@F2",
        ],
      ];
    },
  ],
  [
    31,
    "played cards are discarded at once; what they made is a piece of its own",
    () => {
      const game = given({ a: { gold: 2, hand: ["thief"] } }).do(play("thief", { lane: "forest" }));
      return [
        [game.position.players[0]!.discard, ["thief"]],
        [game.unit("thief")["token"], false],
      ];
    },
  ],
  [
    32,
    "who starts is random, unless the house decides",
    () => {
      const starts = (firstPlayer: string) => {
        const rules = rulesFor(["stampede", "stampede"], { firstPlayer });
        return new Set(Array.from({ length: 20 }, (_, seed) => rules.deal(seed).active));
      };
      return [
        [starts("random").size, 2],
        [[...starts("A")], [0]],
        [[...starts("B")], [1]],
      ];
    },
  ],
  [
    33,
    "a lane skill may be wasted; a skill that picks a unit needs one",
    () => {
      const hand = { a: { gold: 4, hand: ["ballista-shot", "overclock"] }, units: ["peasant@P1"] } as Given;
      const lane = play("ballista-shot", { lane: "forest" });
      return [
        [given(hand).refused(lane), undefined],
        [given({ ...hand, options: { emptyTargets: false } }).refused(lane), "bad-target"],
        [given(hand).refused(play("overclock", { unit: 1001 })), "bad-target"],
      ];
    },
  ],
  [
    34,
    "movement does not fall below 0, and a later bonus counts from there",
    () => {
      const game = given({ a: { gold: 9, hand: ["phalanx"] }, units: [["thief@F1", { move: 0 }]] as never }).do(
        play("phalanx", { lane: "forest" }),
      );
      return [[game.unit("thief"), expect.objectContaining({ move: 0, hp: 5, maxHp: 5 })]];
    },
  ],
  [35, "marching is compulsory", () => [[given({ units: ["peasant@F1"] }).end().board, "peasant@F3"]]],
  [
    36,
    "an entry tile beyond the lane's end means its last tile",
    () => {
      const far = { far: { name: "Far", type: "unit", move: 1, hp: 1, entryTile: 8 } };
      const game = given({ a: { hand: ["far"] }, cards: far as never }).do({
        type: "playUnit",
        card: "far",
        lane: "plains",
      });
      return [[game.board, "far@P4"]];
    },
  ],
];

describe("the rulings of Castle Lanes", () => {
  it.each(rulings)("%i: %s", (_, __, facts) => {
    for (const [found, expected] of facts()) expect(found).toEqual(expected);
  });

  it("has the later rulebook as a preset", () => {
    const revised = options.presets.find(({ id }) => id === "revised-2025")!;
    for (const name of Object.keys(revised.options)) expect(defaults).toHaveProperty(name);
    // B marches as its turn starts: one step onto A's tile, and one to fight there.
    const game = given({ options: revised.options as never, units: ["royal-guard@F1", "peasant@F2/B"] });
    expect(game.end().board).toBe("royal-guard@F1");
    expect([game.unit("royal-guard")["hp"], game.gold(0), game.gold(1)]).toEqual([2, 0, 2]);
  });
});

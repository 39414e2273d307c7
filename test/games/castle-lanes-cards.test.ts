import { describe, expect, it } from "vitest";
import { cards, type Given, given, play, type Situation } from "./castle-lanes-kit";

/** Every card of the base set and both classes, at least once, and what the starter set prints on them. */
type Fact = [unknown, unknown];
const rich = (hand: string[], more: object = {}): Given => ({
  a: { gold: 20, hand, deck: ["thief", "shellback", "dino-baby"], ...more },
});
const hp = (game: Situation, card: string): unknown => game.unit(card)["hp"];

const facts: Record<string, () => Fact[]> = {
  rush: () => [[given({ a: { gold: 5 } }).do({ type: "useActive" }).board, "peasant@P1 peasant@F1 peasant@M1"]],
  peasant: () => [[given({ units: ["peasant@M1"] }).end().board, "peasant@M3"]],
  workshop: () => [
    [
      given({ units: ["peasant@F1"], buildings: ["workshop@F2"] })
        .end()
        .gold(),
      1,
    ],
  ],
  "muddy-road": () => [
    [given({ units: ["war-hounds@M1"], buildings: ["muddy-road@M2/B"] }).end().board, "war-hounds@M2"],
    [
      given({ ...rich(["jump-trooper"]), buildings: ["muddy-road@M2/B"] })
        .do(play("jump-trooper", { lane: "mountains" }))
        .end().board,
      "jump-trooper@M4",
    ],
  ],
  "stone-road": () => [
    [given({ units: ["peasant@M1"], buildings: ["stone-road@M1"] }).end().board, "peasant@M4"],
    [
      given({ units: ["peasant@M1"], buildings: ["stone-road@M1"] })
        .end()
        .unit("peasant"),
      expect.objectContaining({ move: 2 }),
    ],
  ],
  traps: () => [[given({ units: ["tyrant-king@M1"], buildings: ["traps@M2/B"] }).end().board, ""]],
  barracks: () => [
    [
      given({ a: { gold: 5 }, buildings: ["barracks@P1"] })
        .do({ type: "useActive" })
        .position.units.map(({ attack }) => attack),
      [4, 2, 2],
    ],
  ],
  trebuchet: () => [
    [
      given({ buildings: ["trebuchet@P4"] })
        .end()
        .castle(),
      18,
    ],
  ],
  thief: () => [
    [
      given({ units: ["thief@P4"] })
        .end()
        .gold(),
      1,
    ],
    [
      given({ units: ["thief@P3", "royal-guard@P4/B"] })
        .end()
        .gold(),
      1,
    ],
    [
      given({ active: 1, units: ["thief@P3", ["dino-baby@P4/B", { hp: 2 }]] as never })
        .end()
        .gold(),
      1 + 2,
    ],
    [
      given({ units: ["thief@P2"], buildings: ["barracks@P3/B"] })
        .end()
        .gold(),
      1,
    ],
  ],
  "royal-guard": () => [
    [
      given({ units: ["royal-guard@P4"] })
        .end()
        .castle(),
      20,
    ],
  ],
  "war-hounds": () => [
    [
      given({ units: ["war-hounds@P4"] })
        .end()
        .castle(),
      17,
    ],
  ],
  sapper: () => [
    [
      given({ units: ["sapper@P4"] })
        .end()
        .castle(),
      16,
    ],
    [hp(given({ units: ["sapper@P3", "royal-guard@P4/B"] }).end(), "royal-guard"), 2],
  ],
  brute: () => [
    [
      given({ units: ["brute@M1"] })
        .end()
        .unit("brute"),
      expect.objectContaining({ at: "M3", wait: 1 }),
    ],
  ],
  architect: () => [
    [
      given({ ...rich(["workshop"]), units: ["architect@P1"] }).do(play("workshop", { lane: "plains" })).position
        .players[0],
      expect.objectContaining({ gold: 19, hand: ["thief"] }),
    ],
  ],
  "war-reserves": () => [
    [given(rich(["war-reserves"])).do(play("war-reserves")).position.players[0]!.hand, ["thief", "shellback"]],
  ],
  "ballista-shot": () => [
    [
      hp(
        given({ ...rich(["ballista-shot"]), units: ["thief@F4/B"] }).do(play("ballista-shot", { lane: "forest" })),
        "thief",
      ),
      1,
    ],
  ],
  "fire-shot": () => [
    [
      given({ ...rich(["fire-shot"]), buildings: ["barracks@F4/B"] }).do(play("fire-shot", { lane: "forest" }))
        .buildings,
      "barracks@F4/B:2",
    ],
  ],
  "cannon-shot": () => [
    [
      given(rich(["cannon-shot"]))
        .do(play("cannon-shot"))
        .castle(),
      18,
    ],
  ],
  phalanx: () => [
    [
      given({ ...rich(["phalanx"]), units: ["peasant@F1", "peasant@F2"] })
        .do(play("phalanx", { lane: "forest" }))
        .position.units.map(({ hp, move }) => [hp, move]),
      [
        [1, 2],
        [3, 1],
      ],
    ],
  ],
  onwards: () => [
    [
      given({ ...rich(["onwards"]), units: ["peasant@F1", ["thief@M1", { tired: true }]] as never }).do(play("onwards"))
        .board,
      "peasant@F3 thief@M1",
    ],
  ],
  "dino-baby": () => [[given({ units: ["dino-baby@M1"] }).end().board, "dino-baby@M2"]],
  "swift-raptor": () => [[given({ units: ["swift-raptor@M1"] }).end().board, "swift-raptor@M4"]],
  "nest-mother": () => [
    [given(rich(["nest-mother"])).do(play("nest-mother", { lane: "forest" })).board, "nest-mother@F1 dino-baby@F1"],
  ],
  "horned-charger": () => [
    [given({ units: ["horned-charger@M1", "peasant@F5"] }).end().board, "horned-charger@M4 peasant@F6"],
    [
      given({ units: ["horned-charger@M1", "thief@F1"] })
        .end()
        .unit("horned-charger")["at"],
      "M3",
    ],
  ],
  shellback: () => [
    [
      given({ units: ["shellback@M1"] })
        .end()
        .unit("shellback"),
      expect.objectContaining({ at: "M2", wait: 1 }),
    ],
  ],
  "feathered-hunter": () => [
    [
      given({ units: ["feathered-hunter@M1", ["thief@M2/B", { hp: 1 }]] as never })
        .end()
        .unit("feathered-hunter"),
      expect.objectContaining({ attack: 3, hp: 2, maxHp: 3 }),
    ],
    // Its own death comes first: what it would have got does nothing.
    [given({ units: ["feathered-hunter@M1", ["peasant@M2/B", { hp: 2 }]] as never }).end().board, ""],
  ],
  "longneck-grazer": () => [
    [
      given({ units: ["longneck-grazer@M4", "thief@P1"] })
        .end()
        .gold(),
      1,
    ],
    [
      given({ units: ["longneck-grazer@M3"] })
        .end()
        .gold(),
      0,
    ],
  ],
  "tyrant-king": () => [
    [given({ units: ["tyrant-king@F1"], buildings: [["barracks@F2/B", { hp: 9 }]] as never }).end().buildings, ""],
  ],
  "call-of-the-pack": () => [
    [
      given(rich(["call-of-the-pack"])).do(play("call-of-the-pack")).position.players[0],
      expect.objectContaining({ hand: ["shellback"], deck: ["thief", "dino-baby"] }),
    ],
  ],
  "primal-roar": () => {
    const game = given({ ...rich(["primal-roar"]), units: ["dino-baby@P4", "dino-baby@F6", "peasant@P4"] }).do(
      play("primal-roar", { lane: "plains" }),
    );
    return [
      [game.unit("dino-baby"), expect.objectContaining({ attack: 1, attackNow: 3 })],
      [game.end().castle(), 20 - 3 - 1 - 2],
      [game.unit("dino-baby")["attackNow"], undefined],
    ];
  },
  "hatching-season": () => [
    [given(rich(["hatching-season"])).do(play("hatching-season")).board, "dino-baby@P1 dino-baby@F1 dino-baby@M1"],
  ],
  stampede: () => [
    [
      given({ ...rich(["stampede"]), units: ["swift-raptor@F1", "peasant@F2"] }).do(
        play("stampede", { lane: "forest" }),
      ).board,
      "swift-raptor@F4 peasant@F2",
    ],
  ],
  hatchery: () => {
    const asked = given({ step: "start", a: { gold: 0 }, buildings: ["hatchery@F2"] });
    const poor = given({ step: "start", options: { goldPerTurn: 0 }, buildings: ["hatchery@F2"] });
    return [
      [asked.rules.request(asked.state), expect.objectContaining({ actor: 0, kind: "may", by: "Hatchery" })],
      [
        [asked.do({ type: "may", answer: "yes" }).board, asked.gold()],
        ["dino-baby@F1", 1],
      ],
      [poor.position.step, "main"],
    ];
  },
  "feeding-ground": () => [
    [
      given({ units: ["dino-baby@M1", "peasant@M1"], buildings: ["feeding-ground@M2"] })
        .end()
        .position.units.map(({ hp, maxHp }) => [hp, maxHp]),
      [
        [2, 2],
        [1, 1],
      ],
    ],
  ],
  "tar-pit": () => [
    [
      given({ units: ["war-hounds@M1"], buildings: ["tar-pit@M2/B"] })
        .end()
        .unit("war-hounds"),
      expect.objectContaining({ at: "M3", moveEvery: 2, wait: 1 }),
    ],
  ],
  deckhand: () => [
    [
      given({ ...rich(["workshop"]), units: ["deckhand@P1"] })
        .do(play("workshop", { lane: "plains" }))
        .gold(),
      19,
    ],
  ],
  "jump-trooper": () => [
    [given(rich(["jump-trooper"])).do(play("jump-trooper", { lane: "plains" })).board, "jump-trooper@P2"],
  ],
  "survey-rover": () => [
    [given({ ...rich([]), units: ["survey-rover@P4"] }).end().position.players[0]!.hand, ["thief"]],
    [given({ ...rich([]), units: ["survey-rover@P3", "royal-guard@P4/B"] }).end().position.players[0]!.hand, []],
  ],
  "field-medic": () => [
    [
      given({ units: ["field-medic@P4", ["brute@P4", { hp: 1 }], ["field-medic@F6", { hp: 1 }]] as never })
        .end()
        .position.units.map(({ hp }) => hp),
      [3, 2, 1],
    ],
  ],
  "heavy-walker": () => [[hp(given({ units: ["heavy-walker@P1", "peasant@P2/B"] }).end(), "heavy-walker"), 5]],
  "drone-swarm": () => [
    [given({ ...rich([]), units: ["drone-swarm@P1", "royal-guard@P2/B"] }).end().position.players[0]!.hand, ["thief"]],
  ],
  "orbital-gunner": () => [
    [
      hp(
        given({ ...rich(["orbital-gunner"]), units: ["royal-guard@F5/B", "royal-guard@F3/B"] }).do(
          play("orbital-gunner", { lane: "forest" }),
        ),
        "royal-guard",
      ),
      4,
    ],
  ],
  "mission-commander": () => [
    [
      given({ units: ["mission-commander@F1", "deckhand@F3", "deckhand@P1", "peasant@F2"] }).position.units.map(
        ({ attackNow }) => attackNow,
      ),
      [undefined, 2, undefined, undefined],
    ],
  ],
  "supply-drop": () => [
    [
      given(rich(["supply-drop"]))
        .do(play("supply-drop"))
        .gold(),
      22,
    ],
  ],
  airlift: () => {
    const game = given({
      ...rich(["airlift"]),
      units: [["brute@F4", { wait: 1, tired: true }]] as never,
      buildings: ["barracks@P1"],
    });
    return [
      [game.refused(play("airlift", { unit: 1001, lane: "forest" })), "bad-target"],
      [
        game.do(play("airlift", { unit: "brute", lane: "plains" })).unit("brute"),
        expect.objectContaining({ at: "P1", wait: 1, tired: true, attack: 7 }),
      ],
    ];
  },
  overclock: () => [
    [
      given({ ...rich(["overclock"]), units: [["survey-rover@M1", { wait: 1, tired: true }]] as never })
        .do(play("overclock", { unit: "survey-rover" }))
        .unit("survey-rover"),
      expect.objectContaining({ wait: 0, tired: false, attackNow: 2 }),
    ],
  ],
  "hydrogen-bomb": () => {
    const game = given({ ...rich(["hydrogen-bomb"]), units: ["peasant@M6", "drone-swarm@F1", "brute@F4/B"] }).do(
      play("hydrogen-bomb"),
    );
    return [
      [
        [game.board, game.gold(0), game.gold(1), game.position.players[0]!.hand],
        ["", 12, 0, ["thief"]],
      ],
    ];
  },
  "recon-sweep": () => {
    const game = given({ ...rich(["recon-sweep", "brute"]), buildings: ["traps@F5/B"] }).do(play("recon-sweep"));
    const revealed = game.position.players[1]!.hiddenCount;
    game.do({ type: "discardCard", card: "shellback" });
    return [
      [revealed, 0],
      [
        game.position.players[0],
        expect.objectContaining({ hand: ["brute", "thief"], discard: ["recon-sweep", "shellback"] }),
      ],
    ];
  },
  "landing-pad": () => [
    [
      given({ ...rich(["thief"]), buildings: ["landing-pad@F3"] }).do({
        ...play("thief", { lane: "forest" }),
        entry: "landing-pad",
      }).board,
      "thief@F3",
    ],
    [
      given({ ...rich(["thief"]), buildings: ["landing-pad@F3/B"] }).refused(
        play("thief", { lane: "forest", entry: 1001 }),
      ),
      "bad-target",
    ],
  ],
  "gauss-turret": () => [[hp(given({ units: ["thief@F5/B"], buildings: ["gauss-turret@F2"] }).end(), "thief"), 2]],
  "shield-projector": () => [
    [
      given({ units: ["sapper@P4"], buildings: ["shield-projector@P3/B"] })
        .end()
        .castle(),
      17,
    ],
    [
      given({ units: ["peasant@P4"], buildings: ["shield-projector@P3/B", "shield-projector@P2/B"] })
        .end()
        .castle(),
      20,
    ],
    [
      given({ units: ["peasant@P4"], buildings: ["shield-projector@F6/B"] })
        .end()
        .castle(),
      18,
    ],
  ],
  "primeval-brood": () => {
    const game = given({ ...rich(["dino-baby", "dino-baby", "thief"]), units: ["swift-raptor@F1"] });
    return [
      [game.do(play("dino-baby", { lane: "plains" })).gold(), 19],
      [game.do(play("dino-baby", { lane: "forest" })).gold(), 19],
      [game.do(play("thief", { lane: "forest" })).gold(), 17],
    ];
  },
  "star-expedition": () => {
    const game = given({
      ...rich(["workshop", "traps"], { class: "star-expedition" }),
      units: ["peasant@P1", "peasant@F1"],
    });
    game.do(play("workshop", { lane: "plains" }), play("traps", { lane: "forest" }));
    return [
      [
        game.position.units.map(({ tired, built }) => [tired, built]),
        [
          [false, undefined],
          [true, 1004],
        ],
      ],
    ];
  },
};

describe("the cards of Castle Lanes", () => {
  it.each(Object.keys(cards))("%s", (id) => {
    expect(facts, "a card without a test").toHaveProperty(id);
    for (const [found, expected] of facts[id]!()) expect(found).toEqual(expected);
  });
});

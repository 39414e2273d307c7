import { describe, expect, it } from "vitest";
import {
  asked,
  at,
  attack,
  barter,
  check,
  defend,
  dismiss,
  end,
  feed,
  fire,
  food,
  hatch,
  hire,
  lay,
  no,
  other,
  repeat,
  reward,
  ritual,
  sacrifice,
  type Then,
  type When,
} from "./hatch-kit";

const fires = ["spark-drake", "flint-wyrmlet"];
const fed = (card: string, ...resources: string[]) => ({ card, resources });
const burnt = ["spark-drake", "flint-wyrmlet", "mote-drake"];

/** Rules §10, by number, and §7 where it says more. */
describe("a ruling of Hatch", () => {
  it.each<[string, object, When, Then]>([
    [
      "2: the starting discard is not replaced before the refill",
      {
        step: "startDiscard",
        players: [{ hand: ["mote-drake", "crumb-drake"], turnsBegun: 0 }, {}],
      },
      [
        no("wrong-number", other(0, "startDiscard", { cards: [] })),
        no("not-in-hand", other(0, "startDiscard", { cards: ["world-elder"] })),
        other(0, "startDiscard", { cards: ["mote-drake"] }),
      ],
      [at("/players/0/hand", ["crumb-drake"]), at("/discard", ["mote-drake"]), asked(0)],
    ],
    [
      "3: a hand above five is kept, and nothing is drawn",
      {
        players: [{ hand: ["mote-drake", "mote-drake", "mote-drake", "mote-drake", "crumb-drake", "crumb-drake"] }, {}],
      },
      [end(0)],
      [at("/players/0/handSize", 6), { event: "draw", times: 0 }],
    ],
    [
      "4: a card that gives nothing feeds no egg",
      { players: [{ hand: ["root-elder"], eggs: ["lantern-serpent"] }, {}] },
      [no("does-not-fit", feed(0, "root-elder", "lantern-serpent"))],
      [at("/players/0/handSize", 1)],
    ],
    [
      "5: two wild resources and a typed one find their slots",
      { players: [{ hand: ["crumb-drake"], eggs: [fed("comet-wyrm", "mote-drake", "lantern-serpent")] }, {}] },
      [feed(0, "crumb-drake", "comet-wyrm")],
      [at("/players/0/eggs/0/missing", 0), at("/players/0/eggs/0/surplus", 0)],
    ],
    [
      "7: an egg that lacks something can't hatch at all",
      { players: [{ eggs: [fed("comet-wyrm", "mote-drake")] }, {}] },
      [no("not-fed", hatch(0, "comet-wyrm"))],
      [],
    ],
    [
      "9: excess worth is no mismatch",
      { players: [{ eggs: [fed("larder-warden", "crumb-drake")], dragons: ["granary-titan"] }, {}] },
      [sacrifice(0, "granary-titan"), hatch(0, "larder-warden")],
      [at("/pool", 2), at("/players/0/power", 17)],
    ],
    [
      "10: a sacrificed dragon and its power are gone at once",
      { players: [{ eggs: ["first-flame"], dragons: ["granary-titan"] }, {}] },
      [sacrifice(0, "granary-titan")],
      [at("/players/0/power", 0), at("/discard", ["granary-titan"])],
    ],
    [
      "11: resting eggs wait for no sacrifice",
      { players: [{ eggs: [{ card: "first-flame", rests: true }], dragons: ["granary-titan"] }, {}] },
      [no("nobody-waits", sacrifice(0, "granary-titan"))],
      [],
    ],
    [
      "12: a dragon hatched this turn may be sacrificed",
      { players: [{ eggs: [fed("crumb-drake", "spark-drake"), "larder-warden"] }, {}] },
      [hatch(0, "crumb-drake"), sacrifice(0, "crumb-drake")],
      [at("/pool", 1)],
    ],
    [
      "12: a dragon hatched this turn fights and takes part in rituals",
      {
        players: [{ eggs: [fed("crumb-drake", "spark-drake"), "sky-elder"], dragons: ["pantry-wyrmlet"] }, {}],
      },
      [hatch(0, "crumb-drake"), ritual(0, "food", "pantry-wyrmlet", "crumb-drake"), food(0, "sky-elder", "any")],
      [at("/players/0/eggs/0/slots", 5)],
    ],
    [
      "13: neither dragons nor mercenaries are bartered",
      {
        players: [
          {
            hand: ["mote-drake", "crumb-drake", "comet-wyrm"],
            eggs: ["larder-warden"],
            dragons: ["spark-drake"],
            mercenary: "sky-elder",
          },
          {},
        ],
      },
      [
        no("not-for-barter", barter(0, "spark-drake", "mote-drake", "crumb-drake")),
        no("not-for-barter", barter(0, "sky-elder")),
        no("wrong-number", barter(0, "mote-drake", "crumb-drake")),
      ],
      [at("/pool", 0)],
    ],
    [
      "13: an egg is not named when too little would be left to barter",
      { players: [{ eggs: [fed("larder-warden", "crumb-drake"), "mote-drake"] }, {}] },
      [no("wrong-number", barter(0, "larder-warden")), barter(0, "crumb-drake")],
      [asked(0, "barter")],
    ],
    [
      "15: a food ritual takes no skulls away",
      { players: [{ eggs: ["larder-warden"], dragons: ["crumb-drake", "pantry-wyrmlet"] }, {}] },
      [ritual(0, "food", "crumb-drake", "pantry-wyrmlet"), no("not-offered", food(0, "larder-warden", "skull"))],
      [{ legal: { type: "foodTarget", egg: "larder-warden", kind: "food" } }],
    ],
    [
      "16: an egg without slots left hatches without resources",
      { players: [{ eggs: ["pantry-wyrmlet"], dragons: ["crumb-drake", "crumb-drake"] }, {}] },
      [other(0, "ritual", { symbol: "food" }), food(0, "pantry-wyrmlet", "any"), hatch(0, "pantry-wyrmlet")],
      [at("/players/0/power", 26)],
    ],
    [
      "16: but not without its skulls",
      { players: [{ eggs: ["larder-warden"], dragons: ["crumb-drake", "pantry-wyrmlet"] }, {}] },
      [
        ritual(0, "food", "crumb-drake", "pantry-wyrmlet"),
        food(0, "larder-warden", "food"),
        no("not-paid", hatch(0, "larder-warden")),
      ],
      [],
    ],
    [
      "17: a love ritual lays an egg that rests",
      { players: [{ dragons: ["ribbon-drake", "lullaby-wyrmlet"] }, {}], deck: ["comet-wyrm"] },
      [ritual(0, "love", "ribbon-drake", "lullaby-wyrmlet")],
      [at("/players/0/eggs/0/card", "comet-wyrm"), at("/players/0/eggs/0/rests", true), asked(0)],
    ],
    [
      "17: without a card to draw there is no love ritual",
      { players: [{ dragons: ["ribbon-drake", "lullaby-wyrmlet"] }, {}], deck: [] },
      [no("no-target", ritual(0, "love", "ribbon-drake", "lullaby-wyrmlet"))],
      [],
    ],
    [
      "18: fire burns a hand card by chance",
      { rolls: [2], players: [{ dragons: fires }, { hand: ["mote-drake", "sky-elder"] }] },
      [ritual(0, "fire", ...fires), fire(0, 1, "hand")],
      [at("/players/1/hand", ["mote-drake"]), at("/discard", ["sky-elder"]), at("/players/1/targeted", 1)],
    ],
    [
      "18: fire reaches neither dragons nor the mercenary nor fed eggs",
      { players: [{ dragons: fires }, { dragons: ["mote-drake"], mercenary: "sky-elder" }] },
      [no("no-target", ritual(0, "fire", ...fires))],
      [],
    ],
    [
      "18: fire burns a resource",
      { players: [{ dragons: fires }, { eggs: [fed("comet-wyrm", "mote-drake")] }] },
      [
        no("no-such-pair", ritual(0, "fire", ...fires, "mote-drake")),
        ritual(0, "fire", ...fires),
        no("not-offered", fire(0, 1, "egg", "comet-wyrm")),
        fire(0, 1, "resource", "mote-drake"),
      ],
      [at("/players/1/eggs/0/resources", [])],
    ],
    [
      "19: a wild dragon is not one of the pair, nor are two",
      { players: [{ dragons: ["spark-drake", "mote-drake", "lantern-serpent"] }, { hand: ["mote-drake"] }] },
      [
        no("different-symbols", ritual(0, "fire", "spark-drake", "mote-drake")),
        no("different-symbols", ritual(0, "fire", "mote-drake", "lantern-serpent")),
        no("no-such-pair", ritual(0, "fire", "spark-drake", "spark-drake")),
        no("no-such-ritual", ritual(0, "wild", "mote-drake", "lantern-serpent")),
      ],
      [],
    ],
    [
      "20: a wild dragon or a wild mercenary helps, and only once",
      {
        players: [{ dragons: ["ribbon-drake", "lullaby-wyrmlet", "mote-drake"], mercenary: "lantern-serpent" }, {}],
        deck: ["comet-wyrm", "sky-elder", "world-elder"],
      },
      [ritual(0, "love", "ribbon-drake", "lullaby-wyrmlet"), repeat(0, "lantern-serpent")],
      [at("/players/0/eggs/1/card", "sky-elder"), at("/players/0/mercenary", null), asked(0)],
    ],
    [
      "20: nobody must help",
      {
        players: [{ dragons: ["ribbon-drake", "lullaby-wyrmlet"], mercenary: "lantern-serpent" }, {}],
        deck: ["comet-wyrm", "sky-elder"],
      },
      [ritual(0, "love", "ribbon-drake", "lullaby-wyrmlet"), repeat(0)],
      [at("/players/0/mercenary/faceUp", false), at("/deckSize", 1)],
    ],
    [
      "21: fire may be repeated on another opponent who may be targeted",
      {
        players: [
          { dragons: burnt },
          { hand: ["mote-drake"] },
          { hand: ["sky-elder"] },
          { hand: ["sky-elder"], targeted: 1 },
        ],
      },
      [
        ritual(0, "fire", ...fires),
        fire(0, 1, "hand"),
        repeat(0, "mote-drake"),
        no("not-offered", fire(0, 3, "hand")),
        fire(0, 2, "hand"),
      ],
      [at("/players/1/targeted", 1), at("/players/2/targeted", 1), at("/players/2/hand", [])],
    ],
    [
      "21: without anything left to burn there is no repeat",
      { players: [{ dragons: burnt }, { hand: ["mote-drake"] }] },
      [ritual(0, "fire", ...fires), fire(0, 1, "hand")],
      [asked(0)],
    ],
    [
      "22: fire targets, and so forbids an attack until the own turn",
      { players: [{ dragons: fires }, { hand: ["mote-drake", "mote-drake"] }, {}] },
      [
        ritual(0, "fire", ...fires),
        fire(0, 1, "hand"),
        no("already-acted", attack(0, 2)),
        no("already-acted", ritual(0, "fire", ...fires)),
        end(0),
        end(1),
      ],
      [at("/players/1/targeted", 0), { legal: { type: "attack", player: 1, reveal: false } }],
    ],
    [
      "23: who has not played yet can be attacked",
      { players: [{ dragons: fires }, { hand: ["mote-drake"], turnsBegun: 0 }] },
      [attack(0, 1)],
      [asked(0, "reward")],
    ],
    [
      "24: nothing against nothing is a tie, and fails",
      { players: [{}, { hand: ["mote-drake"] }] },
      [no("no-opponent", attack(0, 0)), attack(0, 1)],
      [{ event: "fight", where: { attack: 0, defence: 0, won: false } }, at("/players/1/targeted", 1)],
    ],
    [
      "24: a mercenary alone may attack",
      { players: [{ mercenary: "mote-drake" }, { hand: ["sky-elder"] }] },
      [attack(0, 1, true), reward(0, { take: "card" })],
      [at("/players/0/hand", ["sky-elder"]), at("/discard", ["mote-drake"])],
    ],
    [
      "25: the defender decides knowing what the attacker shows",
      { players: [{ mercenary: "comet-wyrm" }, { mercenary: "anvil-wyrm" }] },
      [attack(0, 1, true)],
      [asked(1, "defend"), { view: 1, at: "/players/0/mercenary/card", is: "comet-wyrm" }],
    ],
    [
      "25: nobody without a hidden mercenary is asked",
      { players: [{}, {}] },
      [no("nothing-to-reveal", attack(0, 1, true)), attack(0, 1)],
      [asked(0)],
    ],
    [
      "26: a mercenary is shown in its first turn",
      { players: [{ hand: ["sky-elder"] }, {}] },
      [hire(0, "sky-elder"), attack(0, 1, true)],
      [at("/players/0/mercenary", null)],
    ],
    [
      "27: a shown mercenary is discarded even if its side wins",
      { players: [{ dragons: ["mote-drake"] }, { mercenary: "sky-elder" }] },
      [attack(0, 1), defend(1, true)],
      [at("/discard", ["sky-elder"]), { event: "fight", where: { won: false } }],
    ],
    [
      "28: hired and dismissed in one turn",
      { players: [{ hand: ["sky-elder", "mote-drake"] }, {}] },
      [
        no("no-mercenary", dismiss(0)),
        hire(0, "sky-elder"),
        no("has-mercenary", hire(0, "mote-drake")),
        dismiss(0),
        hire(0, "mote-drake"),
      ],
      [at("/discard", ["sky-elder"]), at("/players/0/mercenary/card", "mote-drake")],
    ],
    [
      "29: several hatches after the trigger trigger nothing more",
      {
        players: [
          {
            eggs: [fed("crumb-drake", "spark-drake"), fed("mote-drake", "spark-drake")],
            dragons: ["first-flame", "barrow-sovereign", "world-elder", "world-elder"],
          },
          {},
        ],
      },
      [hatch(0, "crumb-drake"), hatch(0, "mote-drake")],
      [{ event: "trigger", where: { seat: 0 }, times: 1 }],
    ],
    [
      "30: a stolen egg keeps its turn of arrival",
      {
        turn: 8,
        players: [{ dragons: fires }, { eggs: [{ card: "crumb-drake", arrived: 7 }] }],
      },
      [attack(0, 1), reward(0, { take: "egg" })],
      [at("/players/0/eggs/0/arrived", 7), at("/players/0/eggs/0/rests", false)],
    ],
    [
      "31: a stolen resource counts for the egg at once",
      {
        players: [{ dragons: fires, eggs: ["mote-drake"] }, { eggs: [fed("comet-wyrm", "spark-drake")] }],
      },
      [attack(0, 1), reward(0, { take: "resource", card: "spark-drake", egg: "mote-drake" }), hatch(0, "mote-drake")],
      [at("/players/0/power", 24), at("/players/1/eggs/0/filled", 0)],
    ],
    [
      "32: without a possible reward nobody is asked",
      { players: [{ dragons: fires }, {}] },
      [attack(0, 1)],
      [asked(0), { event: "fight", where: { won: true } }],
    ],
    [
      "35: the discard pile is shuffled when the draw pile is empty",
      { players: [{}, {}], deck: [], discard: ["mote-drake", "crumb-drake"] },
      [end(0)],
      [at("/players/0/handSize", 2), at("/discard", []), { event: "reshuffle", where: { n: 2 } }, asked(1)],
    ],
    [
      "35: draws from nothing just don't happen",
      { players: [{}, {}], deck: [], discard: [] },
      [end(0)],
      [at("/players/0/handSize", 0), asked(1)],
    ],
    [
      "36: the round cap ends the game by dragon power, without a bonus",
      {
        round: 40,
        active: 1,
        turn: 80,
        players: [{ eggs: ["mote-drake", "mote-drake"] }, { dragons: ["mote-drake"] }],
      },
      [end(1)],
      [{ winners: [1] }, at("/result/cause", "round cap")],
    ],
    [
      "36: at the round cap more dragons win a tie, and equal ones share",
      {
        round: 40,
        active: 2,
        players: [
          { dragons: ["oathbound-twin", "mote-drake"] },
          { dragons: ["harvest-coil"] },
          { dragons: ["gloom-tithe", "mote-drake"] },
        ],
      },
      [end(2)],
      [{ winners: [0, 2] }, at("/result/ranking", [[0, 2], [1]])],
    ],
    [
      "37: sinking below the target undoes nothing",
      {
        players: [
          {
            eggs: [fed("crumb-drake", "spark-drake"), "first-flame"],
            dragons: ["first-flame", "barrow-sovereign", "world-elder", "granary-titan", "granary-titan"],
          },
          {},
        ],
      },
      [hatch(0, "crumb-drake"), sacrifice(0, "granary-titan")],
      [at("/triggeredBy", 0), at("/players/0/power", 182), at("/players/0/empire", 182 + 6 * 5)],
    ],
    [
      "38: an egg may be fed in the turn it was laid",
      { players: [{ hand: ["crumb-drake", "spark-drake"] }, {}] },
      [lay(0, "crumb-drake"), feed(0, "spark-drake", "crumb-drake"), no("egg-rests", hatch(0, "crumb-drake"))],
      [at("/players/0/eggs/0/missing", 0)],
    ],
    [
      "§7.10: a hidden mercenary completes a pair and is spent",
      {
        players: [{ dragons: ["crumb-drake"], mercenary: "pantry-wyrmlet", eggs: ["sky-elder"] }, {}],
      },
      [ritual(0, "food", "crumb-drake", "pantry-wyrmlet"), food(0, "sky-elder", "fire")],
      [at("/players/0/mercenary", null), at("/discard", ["pantry-wyrmlet"])],
    ],
    [
      "§9.2: after the trigger the bonus counts in attacks",
      {
        triggeredBy: 0,
        players: [
          { dragons: ["mote-drake"], eggs: ["sky-elder"] },
          { dragons: ["lantern-serpent"], hand: ["mote-drake"] },
        ],
      },
      [attack(0, 1)],
      [{ event: "fight", where: { attack: 17, defence: 17, won: false } }],
    ],
    [
      "§9.2: if the last seat brings the end, the game is over after that turn",
      {
        active: 1,
        players: [
          {},
          {
            eggs: [fed("crumb-drake", "spark-drake")],
            dragons: ["first-flame", "barrow-sovereign", "world-elder", "barrow-sovereign"],
          },
        ],
      },
      [hatch(1, "crumb-drake"), end(1)],
      [{ winners: [1] }],
    ],
    [
      "§6: nobody does anything out of turn",
      { players: [{ dragons: fires }, { hand: ["mote-drake"] }] },
      [no("wrong-player", lay(1, "mote-drake")), attack(0, 1), no("wrong-action", end(0))],
      [asked(0, "reward")],
    ],
    [
      "§7: what is not there can't be used",
      { players: [{ hand: ["mote-drake"], eggs: ["comet-wyrm"], dragons: ["root-elder"] }, { eggs: ["sky-elder"] }] },
      [
        no("not-in-hand", lay(0, "comet-wyrm")),
        no("not-in-hand", feed(0, "crumb-drake", "comet-wyrm")),
        no("no-such-egg", feed(0, "mote-drake", "sky-elder")),
        no("no-such-egg", hatch(0, "sky-elder")),
        no("no-such-dragon", sacrifice(0, "mote-drake")),
        no("no-sacrifice", sacrifice(0, "root-elder")),
        no("nobody-waits", barter(0, "mote-drake")),
        no("no-such-pair", ritual(0, "fire", "root-elder", "mote-drake")),
      ],
      [],
    ],
  ])("%s", (_, given, when, then) => expect(check(given, when, then)).toBeUndefined());
});

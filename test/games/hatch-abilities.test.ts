// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of effects, and nobody awaits one.
import { describe, expect, it } from "vitest";
import type { HatchAbility } from "../../engine/games/hatch/card-schema";
import { game as hatch } from "../../engine/games/hatch/game";
import { defaults } from "../../engine/games/hatch/options";
import { emptySet } from "../../engine/games/hatch/play/compiled-set";
import { vocabulary } from "../../engine/games/hatch/play/vocabulary";
import { check } from "./hatch-kit";
import { card, hatched, textOf } from "./hatch-word-kit";

/** When abilities happen, what is wrong with them, and how they read. */

describe("an ability of Hatch", () => {
  it.each<[string, HatchAbility[], string, string]>([
    ["an unknown word", hatched({ explode: 3 }), "/do", "“explode” is no effect of this game."],
    [
      "a word with the wrong fields",
      hatched({ draw: { many: 2 } }),
      "/do/draw",
      "“Draw cards” can't be read: “How many” is missing",
    ],
    ["a name that nothing has", hatched({ take: "that" }), "/do/take", "Nothing before this is called “that”."],
    ["a player who is nobody", hatched({ draw: { who: "him", n: 1 } }), "/do/draw/who", "“him” is no player."],
    [
      "a kind that is none",
      hatched({ reduce: { egg: { eggs: {} }, kind: "skull" } }),
      "/do/reduce/kind",
      "“skull” is no kind of slot.",
    ],
    [
      "an unknown static",
      [{ static: { flying: true } }],
      "/static",
      "“flying” is nothing that is always so in this game.",
    ],
    [
      "a static with the wrong fields",
      [{ static: { protectEggs: [] } }],
      "/static/protectEggs",
      "“Protect eggs” can't be read",
    ],
    ["no moment", [{ do: { draw: { n: 1 } } }], "", "It doesn't say when it happens."],
  ])("is refused for %s", (_, abilities, place, reason) => {
    const [problem, ...others] = hatch.checkCard(card(abilities));
    expect(problem).toMatchObject({ code: "hatch/bad-ability", where: { field: `/abilities/0${place}` } });
    expect([problem!.message.includes(reason), others]).toEqual([true, []]);
    expect(check({ cards: { test: card(abilities) }, players: [{ hand: ["test"] }, {}] }, [], [])).toContain(reason);
  });

  it.each<[HatchAbility[], string]>([
    [hatched({ draw: { n: 1 } }), "**When hatched:** draw a card."],
    [
      hatched([{ choose: { discarded: { gives: "food" }, as: "x" } }, { take: "x" }]),
      "**When hatched:** choose a card that gives {F} in the discard pile and put it into your hand.",
    ],
    [[{ static: { power: { of: { family: "Elder" }, n: 2 } } }], "**Always:** your Elder dragons have +2 power."],
    [
      [{ static: { protectEggs: ["fire"] } }],
      "**Always:** opponents can't choose your eggs for fire. Resources on them can still be chosen.",
    ],
    [
      [{ name: "Last breath", on: "sacrificed", do: [{ draw: { n: 2 } }, { gainSacrifice: { n: 1 } }] }],
      "**Last breath:** draw 2 cards. Gain 1 sacrifice worth.",
    ],
    [
      [{ on: "revealed", if: "isAttacking", do: { power: { n: -3, until: "attack" } } }],
      "**When revealed:** if you are attacking, this has −3 power in this attack.",
    ],
    [hatched({ may: { do: { discard: { hand: {} } } } }), "**When hatched:** you may discard your hand cards."],
    [
      hatched({ if: { if: "endTriggered", then: { draw: { n: 1 } }, else: { draw: { n: 2 } } } }),
      "**When hatched:** if the end has been triggered, draw a card. Otherwise, draw 2 cards.",
    ],
    [
      hatched([{ choose: { player: "opponent", as: "p" } }, { stealRandom: { from: "p" } }]),
      "**When hatched:** choose an opponent and take a card at random from the hand of that player.",
    ],
    [
      hatched({
        each: {
          of: { opponents: true },
          as: "o",
          do: [{ choose: { who: "o", dragon: { of: "o" }, as: "d" } }, { destroy: "d" }],
        },
      }),
      "**When hatched:** each opponent chooses one of their dragons; then destroy it.",
    ],
    [
      hatched([{ choose: { from: { top: 3 }, as: "c" } }, { take: "c" }, { discard: { top: 2 } }]),
      "**When hatched:** choose one of the top 3 cards of the draw pile and put it into your hand. Discard the top 2 cards of the draw pile.",
    ],
    [
      hatched([
        { choose: { handCard: { gives: "love" }, as: "c", optional: true } },
        { choose: { egg: { others: true }, as: "e" } },
        { attach: { card: "c", egg: "e" } },
      ]),
      "**When hatched:** you may choose one of your hand cards that give {L}, choose another of your eggs and feed it to that egg.",
    ],
    [
      [{ on: "nurtured", if: { compare: [{ handSize: true }, "<", 3] }, do: { drawTo: { n: 3 } } }],
      "**When nurtured:** if you have fewer than 3 cards in hand, draw until you have 3 cards in hand.",
    ],
    [
      [{ on: "revealed", do: { power: { n: { count: { eggs: {} } }, until: "attack" } } }],
      "**When revealed:** this has +1 power for each of your eggs in this attack.",
    ],
    [
      hatched({
        chooseOne: {
          branches: [
            { name: "a", do: { draw: { n: 2 } } },
            { name: "b", do: { gainSacrifice: { n: 1 } } },
          ],
        },
      }),
      "**When hatched:** choose one: draw 2 cards; or gain 1 sacrifice worth.",
    ],
    [
      [{ static: { countsAs: { of: { family: "Elder" }, gifts: ["fire", "love"] } } }],
      "**Always:** in the pair of a ritual your Elder dragons may count as {R} or {L}.",
    ],
    [
      hatched([{ choose: { discarded: {}, n: 2, upTo: true, as: "cs" } }, { take: "cs" }]),
      "**When hatched:** choose up to two cards in the discard pile and put them into your hand.",
    ],
    [hatched({ lay: { top: 1 } }), "**When hatched:** lay the top card of the draw pile as your egg. It rests."],
  ])("reads well: %o", (abilities, text) => expect(textOf(abilities)).toBe(text));

  it("is printed in one's own words where there are some", () => {
    expect(hatch.describe({ ...card(hatched({ draw: { n: 1 } })), text: "Draw!" }).text).toBe("Draw!");
  });

  it("is made of words that all have a schema, a sense and a text", () => {
    const { verbs, values, tests, selectors } = vocabulary(emptySet({ options: defaults }));
    for (const [name, word] of Object.entries({ ...verbs, ...values, ...tests, ...selectors }))
      expect([typeof word.schema, typeof word.compile, typeof word.says], name).toEqual([
        "object",
        "function",
        "function",
      ]);
  });
});

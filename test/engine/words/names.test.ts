import { describe, expect, it } from "vitest";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import { type GameId, gameIds } from "../../../schemas/game-id";
import { stageOf } from "./stages";

/** What the check of a card says of names: misspelled ones, and those of something else than is needed. */

const slips = (game: GameId, effect: Json): string[] =>
  cardGame(game)
    .checkCard(stageOf(game).hosts[0]!(effect) as never)
    .flatMap(({ severity, message }) => (severity === "error" ? [message] : []));

const known = (name: string) => `Nothing before this is called “${name}”.`;
describe("a name in an effect", () => {
  it.each<[GameId, string, Json, string]>([
    ["garden-incursion", "a loop", { each: { of: { chosen: "tow" }, as: "x", do: { draw: 1 } } }, known("tow")],
    ["garden-incursion", "looked-at cards", { pickCard: { from: "peekd", as: "x" } }, known("peekd")],
    ["garden-incursion", "a card", { moveCard: { card: "x", to: "hand" } }, known("x")],
    ["garden-incursion", "a player", { draw: { n: 1, who: "him" } }, known("him")],
    ["castle-lanes", "pieces", { damage: { to: "foe", n: 1 } }, known("foe")],
    ["castle-lanes", "a loop", { each: { of: "foes", as: "x", do: { destroy: "x" } } }, known("foes")],
    ["castle-lanes", "a lane", { relocate: { of: { units: {} }, lane: "swamp" } }, "“swamp” is no lane."],
    ["battle-farm", "crops", { raise: { crops: "these", n: 1 } }, known("these")],
    [
      "battle-farm",
      "what is chosen",
      { count: { chosen: "these" } },
      "“How many” is a number, and an effect is needed here.",
    ],
    ["battle-farm", "a number", { gain: { what: "coins", n: "rolled" } }, known("rolled")],
    ["battle-farm", "a resource", { gain: { what: "money", n: 1 } }, known("money")],
    ["hatch", "cards", { each: { of: "them", as: "x", do: { discard: "x" } } }, known("them")],
    ["flask", "a player", { draw: { who: "foe", n: 1 } }, known("foe")],
    ["flask", "a colour", { gain: { who: "self", resource: "V", n: 1 } }, known("V")],
  ])("of %s is known where it is used: %s", (game, _, effect, message) => {
    expect(slips(game, effect)[0]).toContain(message);
  });

  it.each<[GameId, Json, string]>([
    [
      "castle-lanes",
      [{ choose: { lane: "any", as: "x" } }, { destroy: "x" }],
      "“x” is a lane, and a piece is needed here.",
    ],
    [
      "castle-lanes",
      { heal: { of: { cards: { who: "you", zone: "hand" } }, n: 1 } },
      "“Cards of a player” means cards",
    ],
    [
      "castle-lanes",
      { moveCards: { of: { units: {} }, to: "hand" } },
      "“Units” means pieces, and a card is needed here.",
    ],
    ["hatch", { destroy: { opponents: true } }, "“Opponents” means players, and a card is needed here."],
    [
      "hatch",
      [{ choose: { egg: {}, as: "x" } }, { draw: { who: "x", n: 1 } }],
      "“x” is a card, and a player is needed here.",
    ],
    ["battle-farm", { destroy: { crops: { players: {} } } }, "“Players” means players, and a bed is needed here."],
    ["battle-farm", { gain: { what: "coins", n: { rule: "tangerineScope" } } }, "A number is needed"],
    [
      "battle-farm",
      [{ choose: { player: {}, as: "x", n: 2 } }, { draw: { who: "x", n: 1 } }],
      "“x” may be several players",
    ],
    ["garden-incursion", [{ chooseOpponent: "x" }, { destroy: "x" }], "“x” is a player, and an object is needed here."],
    ["flask", [{ chooseKind: "x" }, { draw: { who: "x", n: 1 } }], "“x” is a colour, and a player is needed here."],
  ])("of %s means what is needed", (game, effect, message) => {
    expect(slips(game, effect)[0]).toContain(message);
  });

  it.each(gameIds.filter((id) => stageOf(id).naming))(
    "of %s is unknown after the branch that may not have given it",
    (game) => {
      const { naming, maybe } = stageOf(game);
      const [give, use, name] = naming!;
      expect(slips(game, [give, use])).toEqual([]);
      expect(slips(game, [maybe!([give, use])])).toEqual([]);
      expect(slips(game, [maybe!(give), use])[0]).toContain(known(name));
    },
  );
});

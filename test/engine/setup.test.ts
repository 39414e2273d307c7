import { describe, expect, test } from "vitest";
import type { Game, MatchSetup } from "../../engine/core/game";
import { prepareMatch } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import { starterSupply } from "./starter";

const supply = starterSupply("flask");
const flask = playableGame("flask");

/** Flask's rules, but as a game with one deck for all; what it is set up with is kept. */
function shared(): { game: Game; setups: MatchSetup[] } {
  const setups: MatchSetup[] = [];
  const rules: Game["rules"] = (setup) => {
    setups.push(setup);
    return flask.rules(setup);
  };
  return { game: { ...flask, decks: "shared", checkSetup: () => [], rules }, setups };
}

describe("a match", () => {
  test("is played with the starter decks in order, unless others are named", () => {
    const ready = prepareMatch(flask, supply, [{}, { deck: "red", name: "Ann" }, {}]);
    if (!ready.ok) throw new Error("never");
    const { seats } = ready.rules.setup;
    expect(seats.map(({ deck }) => deck)).toEqual([supply.decks["blue"], supply.decks["red"], supply.decks["red"]]);
    expect(seats[1]!.name).toBe("Ann");
  });

  test("takes a deck as a list, as in a deck file", () => {
    const list = supply.decks["red"]!;
    const ready = prepareMatch(flask, supply, [{ deck: list }, { deck: { name: "Red", cards: list } }]);
    expect(ready.ok && ready.rules.setup.seats.map(({ deck }) => deck)).toEqual([list, list]);
  });

  test("keeps to the house rules of the project, unless others are asked for", () => {
    const own = { ...supply, options: { counterCap: 8, endDraw: 2 } };
    const ready = prepareMatch(flask, own, 2, { endDraw: 3 });
    expect(ready.ok && ready.rules.setup.options).toEqual({ counterCap: 8, endDraw: 3 });
  });

  test("has one deck in games where all share one", () => {
    const { game, setups } = shared();
    prepareMatch(game, supply, [{ deck: "green" }, {}]);
    expect(setups[0]).toMatchObject({ seats: [{}, {}], deck: supply.decks["green"] });
    expect(setups[0]!.seats.some((seat) => "deck" in seat)).toBe(false);
  });

  test("has the first deck there is where all share one and nobody names any", () => {
    const { game, setups } = shared();
    prepareMatch(game, supply, 4);
    expect(setups[0]!.deck).toBe(supply.decks["blue"]);
  });

  test("has the one deck that is named, whoever names it", () => {
    const { game, setups } = shared();
    prepareMatch(game, supply, [{}, { deck: "green" }, { deck: supply.decks["green"] }]);
    expect(setups[0]!.deck).toBe(supply.decks["green"]);
  });

  test("can't be played with two decks where all share one", () => {
    const ready = prepareMatch(shared().game, supply, [{ deck: "green" }, { deck: "red" }]);
    expect(ready.ok ? [] : ready.problems.map(({ code }) => code)).toEqual(["match/one-deck"]);
  });

  test("can't be played without any deck", () => {
    const ready = prepareMatch(flask, { cards: {}, decks: {} }, 2);
    expect(ready.ok ? [] : ready.problems.map(({ code }) => code)).toEqual([
      "match/unknown-deck",
      "match/unknown-deck",
    ]);
  });

  test.each([0, 1, 5])("of %i can't be played", (players) => {
    const ready = prepareMatch(flask, supply, players);
    expect(ready.ok ? "" : ready.problems[0]!.code).toBe("match/players");
  });
});

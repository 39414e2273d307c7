import { expect, it } from "vitest";
import { isSure, readInWords } from "../../project/read-in-words";
import type { GameId } from "../../schemas/game-id";
import { starterSupply } from "../engine/starter";
import { startOwnTime } from "../own-time";

const cards = Object.values(starterSupply("castle-lanes").cards);
const read = (text: string, type?: string) => readInWords("castle-lanes", text, { cards, ...(type && { type }) });

it("reads what is typed as it would be printed, whatever the case, the figures and the symbols' names", () => {
  const [best] = read("when you play this, gain two gold and draw 1 card", "unit");
  expect(best).toMatchObject({
    text: "When you play this, gain 2 {gold} and draw a card.",
    value: { on: "play", do: [{ gold: { n: 2 } }, { draw: {} }] },
  });
  expect(isSure(best)).toBe(true);
});

it("finds the type of card that a text is of", () => {
  expect(read("Deal 2 damage to the first enemy unit in a lane.")[0]).toMatchObject({ type: "skill", isExact: true });
});

it("marks what it doesn't understand, and keeps the rest", () => {
  const text = "When you play this, draw 2 cards and dance around the fire.";
  const [best] = read(text, "unit");
  expect(best!.text).toBe("When you play this, draw 2 cards.");
  expect(best!.missed.map(({ start, end }) => text.slice(start, end))).toEqual(["and dance around the fire"]);
  expect(isSure(best)).toBe(false);
});

it("takes what other games say of when something happens for what this one says", () => {
  const [best] = read("When this enters, draw 2 cards.", "unit");
  expect(best).toMatchObject({ text: "When you play this, draw 2 cards.", missed: [], isExact: false });
  expect(read("When this dies, gain 1 gold.", "unit")[0]).toMatchObject({
    text: "When this is destroyed, gain 1 {gold}.",
  });
});

it("says nothing to nonsense, at once", () => {
  read("Draw a card.", "unit");
  const worked = startOwnTime();
  expect(read("colourless green ideas sleep furiously ".repeat(6), "unit")).toEqual([]);
  expect(worked()).toBeLessThan(200);
});

const firstIn = (game: GameId, text: string, type?: string) =>
  readInWords(game, text, { cards: Object.values(starterSupply(game).cards), ...(type && { type }) })[0];

it("takes words of other games for those that this one has in their place", () => {
  expect(firstIn("battle-farm", "Choose an opponent. That player loses 2 coins.", "action")).toMatchObject({
    text: "Pick an opponent. That player loses 2 {coin}.",
    missed: [],
  });
});

it("takes no sentence for the name of an ability that does nothing", () => {
  const texts = readInWords("garden-incursion", "Destroy an enemy structure.").map(({ text }) => text);
  expect(texts[0]).toBe("Destroy an enemy structure.");
  expect(texts.join()).not.toContain("**");
});

it.each(["flask", "hatch"] as const)("reads texts of %s, whose cards are of one kind", (game) => {
  expect(firstIn(game, game === "flask" ? "Draw 2 cards." : "When hatched: draw two cards.")?.missed).toEqual([]);
});

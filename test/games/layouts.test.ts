import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CardGame } from "../../engine/core/card-game";
import { cardGame } from "../../engine/games/registry";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { fontsOf } from "../../press/font-table";
import { type IconSubset, iconsOf } from "../../press/icon-source";
import { type LaidOut, layOut } from "../../press/layout";
import type { GlyphItem } from "../../press/scene";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { readStarter } from "./starter";

const set = { name: "A set with rather a long name", version: "1.0", author: "Somebody" };

async function press(id: GameId) {
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join("templates", id, ...path), "utf8"));
  const templates = { card: read("layouts", "card.json") as Template, back: read("layouts", "back.json") as Template };
  const fonts = await fontsOnDisk(fontsOf(Object.values(templates)));
  const icons = iconsOf(read("icons.json") as IconSubset);
  const game: CardGame = cardGame(id);
  const draw = (card: unknown, cardId = "a-card", side: "card" | "back" = "card"): LaidOut =>
    layOut(templates[side], { id: cardId, card, facts: game.describe(card) }, fonts, { icons, set });
  return { game, templates, draw, starter: readStarter<unknown>(id) };
}

const wordsOf = ({ scene }: LaidOut): string =>
  scene.items
    .filter((item): item is GlyphItem => item.kind === "glyphs")
    .map(({ text }) => text)
    .join(" ");

describe.each(gameIds)("the %s layout", (id) => {
  it("fits every starter card without shrinking a text too far", async () => {
    const { draw, starter } = await press(id);
    const problems: Problem[] = [];
    for (const [cardId, card] of starter.cards) problems.push(...draw(card, cardId).problems);
    expect(problems).toEqual([]);
  });

  it("prints the whole rules text of every starter card", async () => {
    const { game, draw, starter } = await press(id);
    const letters = (text: string): string => text.replace(/\{[^}]*\}|[\s*−-]/g, "");
    for (const [cardId, card] of starter.cards) {
      const printed = letters(wordsOf(draw(card, cardId)));
      for (const line of game.describe(card).text.split("\n")) {
        for (const part of line.split(/\{[^}]*\}/)) expect(printed, cardId).toContain(letters(part));
      }
    }
  });

  it("draws the back, and a new card with nothing but its name", async () => {
    const { game, draw } = await press(id);
    const card = game.newCard("A card of a person's own");
    expect([...draw(card).problems, ...draw(card, "a-card", "back").problems]).toEqual([]);
  });

  it("has poker size and a bleed, front and back alike", async () => {
    const { templates } = await press(id);
    const size = { size: { width: 63, height: 88 }, bleed: 3, corner: 3 };
    expect(templates.card).toMatchObject(size);
    expect(templates.back).toMatchObject(size);
  });

  it("draws every symbol of the game", async () => {
    const { game, templates } = await press(id);
    expect(Object.keys(templates.card.symbols ?? {})).toEqual(expect.arrayContaining(Object.keys(game.symbols)));
  });
});

it.each<[GameId, object]>([
  ["castle-lanes", { type: "unit", class: "Salt Marsh Court" }],
  ["hatch", { gives: "wild", power: 12, needs: { any: 8 }, skulls: 5, family: "Tidewing" }],
  ["garden-incursion", { type: "queen", tribe: "Ladybird League", attack: 12, defence: 20, ap: 9 }],
])("%s has colours and room for what a person invents", async (id, card) => {
  const { draw } = await press(id);
  expect(draw({ name: "The Long-winded Grand Marshal of the Outer Isles", ...card }).problems).toEqual([]);
});

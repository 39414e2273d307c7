import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { TextBlock } from "../../engine/core/card-game";
import { languages } from "../../engine/core/language";
import type { Card as FlaskCard } from "../../engine/games/flask/card-schema";
import { game as flask } from "../../engine/games/flask/game";
import { cardGame } from "../../engine/games/registry";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { fontsOf } from "../../press/font-table";
import { type IconSubset, iconsOf } from "../../press/icon-source";
import { layOut } from "../../press/layout";
import { gameIds } from "../../schemas/game-id";
import type { Template } from "../../schemas/template";
import { readStarter } from "./starter";

const starter = readStarter<FlaskCard>("flask");
const card = (composition: FlaskCard["composition"], showReminder = false): FlaskCard => ({
  name: "Test",
  composition,
  showReminder,
});
const titles = (composition: FlaskCard["composition"]): string[] =>
  flask.describe(card(composition), "de").text.split("\n");

describe("the German words of a Flask card", () => {
  test("say what each of the eight bases does", () => {
    const facts = flask.describe(card({ Y2: 1, R2: 1, R1: 1, G1: 1, B2: 1, B1: 1, Y1: 1, G2: 1 }), "de");
    expect(facts.text.split("\n")).toEqual([
      "Reaktion",
      "+{Y}{Y}{Y}{B}{B}",
      "Ziehe 1 Karte",
      "+2 Ressourcen einer Art",
      "Aktion: -2 Ressourcen",
      "Aktion: -2 Karten",
      "Neustart",
    ]);
    expect([facts.cost, facts.type]).toEqual(["{G}{G}{G}{Y}{Y}{B}{B}{R}{R}{R}{?} und 1 Karte", "Reaktion"]);
  });

  test("agree in number", () => {
    expect(titles({ B2: 2, R1: 2, R2: 3 })).toEqual(["Ziehe 2 Karten", "Aktion: -4 Ressourcen", "Aktion: -6 Karten"]);
    expect(flask.describe(card({ B1: 2 }), "de").cost).toBe("2 Karten");
    expect(flask.describe(card({ B1: 1 }), "de")).toMatchObject({ cost: "1 Karte", type: "Karte" });
  });

  test("explain every effect, and differ from the English ones", () => {
    for (const base of ["G2", "Y1", "B1", "B2", "G1", "R1", "R2", "Y2"] as const) {
      for (const n of [1, 2]) {
        const [english, german] = languages.map((language) => {
          const { effects } = flask.describe(card({ [base]: n }, true), language).slots;
          return (effects as readonly TextBlock[])[0]!.reminder!;
        });
        expect(german, base).toMatch(/^[A-ZÄÖÜ].*\.$/);
        expect(german).not.toBe(english);
        expect(german).not.toMatch(/\b(the|your|card|turn)\b/i);
      }
    }
  });

  test("change neither code nor symbols", () => {
    const symbols = (text: string): string[] => text.match(/\{.\}/g) ?? [];
    for (const [id, each] of starter.cards) {
      const [english, german] = [flask.describe(each), flask.describe(each, "de")];
      expect(german.code, id).toBe(english.code);
      expect(symbols(german.text + german.cost), id).toEqual(symbols(english.text + english.cost));
      expect(german.name).toBe(each.name);
    }
  });

  test("fit on every starter card, with their small print where it is shown", async () => {
    const read = (path: string): unknown => JSON.parse(readFileSync(`templates/flask/${path}`, "utf8"));
    const template = read("layouts/card.json") as Template;
    const fonts = await fontsOnDisk(fontsOf([template]));
    const icons = iconsOf(read("icons.json") as IconSubset);
    const remarks = [...starter.cards].flatMap(([id, each]) => {
      const facts = flask.describe({ ...each, showReminder: true }, "de");
      return layOut(template, { id, card: each, facts }, fonts, { icons, set: {} }).problems;
    });
    expect(remarks).toEqual([]);
  });
});

describe.each(gameIds)("%s", (id) => {
  const game = cardGame(id);
  test("has words in English, which stand in for languages it has none in", () => {
    expect(game.languages[0]).toBe("en");
    for (const each of readStarter<unknown>(id).cards.values()) {
      const english = game.describe(each);
      expect(game.describe(each, "en")).toEqual(english);
      if (!game.languages.includes("de")) expect(game.describe(each, "de")).toEqual(english);
    }
  });
});

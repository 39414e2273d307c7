import { describe, expect, test } from "vitest";
import type { OptionValue } from "../../engine/core/options";
import { cardGame } from "../../engine/games/registry";
import { createCard, createCards } from "../../project/commands";
import { houseRulesOf } from "../../project/house-rules";
import { newCardOf } from "../../project/new-card";
import { ownRulesOf, writtenRules } from "../../project/set-house-rules";
import { readDelimited } from "../../project/tables/delimited";
import { planImport } from "../../project/tables/plan-import";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Manifest } from "../../schemas/manifest";

const manifest = (game: GameId, more: Partial<Manifest> = {}): Manifest => ({ format: 1, game, name: "Set", ...more });
const filesOf = (set: Manifest) => new Map([["cardwright.json", JSON.stringify(set)]]);

describe("what new cards begin with", () => {
  const given = { rarity: 2, tags: ["draft"], art: { author: "Ada", licence: "CC BY 4.0" } };
  const files = filesOf(manifest("castle-lanes", { newCards: given }));

  test("is on every card made by hand, one or several", () => {
    expect(newCardOf(files, "castle-lanes", "Ogre")).toMatchObject({ name: "Ogre", ...given });
    const texts = [
      ...createCard(files, "castle-lanes", "Ogre").changes,
      ...createCards(files, "castle-lanes", ["Elf", "Orc"]).changes,
    ].map(({ text }) => JSON.parse(text!));
    expect(texts.map(({ tags }) => tags)).toEqual([["draft"], ["draft"], ["draft"]]);
  });

  test("is on every card that a table brings, unless the table says otherwise", () => {
    const { rows } = readDelimited("name,rarity,hp\nOgre,,5\nElf,3,2\n");
    const plan = planImport(files, "castle-lanes", rows, { mode: "append" });
    const cards = plan.edit.changes.map(({ text }) => JSON.parse(text!));
    expect(cards).toMatchObject([
      { ...given, name: "Ogre", hp: 5 },
      { ...given, name: "Elf", rarity: 3 },
    ]);
  });

  test("leaves out what would make a card unreadable, what another game has, and what each card has of its own", () => {
    const odd = JSON.parse(
      '{"rarity":"many","nonsense":1,"name":"Same","number":3,"__proto__":{"x":1},"tags":["kept"]}',
    );
    const card = newCardOf(filesOf(manifest("castle-lanes", { newCards: odd })), "castle-lanes", "Elf");
    expect(card).toEqual({ ...(cardGame("castle-lanes").newCard("Elf") as object), tags: ["kept"] });
  });
});

describe("the house rules of a set", () => {
  test.each(gameIds.flatMap((game) => (cardGame(game).presets ?? []).map(({ id }) => [game, id] as const)))(
    "in %s, “%s” is written by its name",
    (game, id) => {
      const own = ownRulesOf(manifest(game, { options: { preset: id } }));
      const written = writtenRules({ game }, own);
      expect(Object.keys(own).length === 0 ? written : written?.["preset"]).toBe(
        Object.keys(own).length === 0 ? undefined : id,
      );
    },
  );

  test.each(gameIds)("in %s, one changed rule is one key, and what is written is what decks are judged by", (game) => {
    const [spec] = cardGame(game).options;
    const other: OptionValue =
      spec!.kind === "switch"
        ? !spec!.default
        : spec!.kind === "number"
          ? spec!.default === spec!.min
            ? spec!.max
            : spec!.min
          : spec!.kind === "choice"
            ? spec!.choices.find((choice) => choice !== spec!.default)!
            : "x";
    const written = writtenRules({ game }, { [spec!.name]: other });
    expect(written).toEqual({ [spec!.name]: other });
    expect(houseRulesOf(manifest(game, { options: written! })).rules[spec!.name]).toBe(other);
    expect(writtenRules({ game }, {})).toBeUndefined();
  });
});

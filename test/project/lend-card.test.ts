import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Lender, lendToDeck, lentCards, picturesToLend } from "../../project/lend-card";
import { cardPath, componentPath, deckPath, manifestPath } from "../../project/paths";
import { type Files, readDeck } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";

/** Cards of other sets in a deck. */

const starterOf = (game: GameId): Files => {
  const root = join("templates", game, "starter");
  return new Map(
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")]),
  );
};
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
const emptySet = (game: GameId, more: Record<string, object> = {}): Files =>
  new Map([
    [manifestPath, json({ format: 1, game, name: "Mine", languages: ["en", "de"] })],
    [deckPath("d"), json({ name: "D", cards: [] })],
    ...Object.entries(more).map(([path, value]) => [path, json(value)] as const),
  ]);
const lenderOf = (files: Files, name = "Theirs"): Lender => ({ name, files });
const one = { to: "cards", copies: 1 } as const;

/** The set as it is after the card is lent. */
function lent(files: Files, game: GameId, lender: Lender, card: string, pictures = new Map<string, string>()): Files {
  const edit = lendToDeck(files, game, "d", { card, lender, pictures }, one);
  if (!edit.ok) throw new Error(edit.problem.message);
  return new Map([...files, ...edit.value.changes.map(({ path, text }) => [path, text!] as const)]);
}
const deckIn = (files: Files, game: GameId) => readDeck(deckPath("d"), files.get(deckPath("d"))!, game)!;
const cardIn = (files: Files, id: string) => JSON.parse(files.get(cardPath(id))!);

const unit = (name: string, more: object = {}) => ({
  name,
  type: "unit",
  class: "Ranger",
  cost: 2,
  rarity: 1,
  hp: 2,
  attack: 1,
  move: 1,
  ...more,
});
const summons = (card: string) => ({ abilities: [{ on: "friendlyEnters", do: { place: { card } } }] });

describe("a card of the starter set", () => {
  const starter = starterOf("flask");
  const card = "attack";
  const after = lent(emptySet("flask"), "flask", lenderOf(starter, "Flask starter set"), card);

  test("comes into the set and the deck in one step, with its translation, and says where it is from", () => {
    expect(cardIn(after, card)).toMatchObject({ lent: "Flask starter set" });
    expect(deckIn(after, "flask").cards).toEqual([{ card, count: 1 }]);
    expect([...after.keys()]).toContain(`translations/de/${cardPath(card)}`);
    expect(lentCards(after, "flask", deckIn(after, "flask"))).toEqual([
      { card, name: cardIn(starter, card).name, from: "Flask starter set" },
    ]);
  });
  test("comes once, however many copies of it are lent, and though it changes there meanwhile", () => {
    const changed = new Map([...starter, [cardPath(card), json({ ...cardIn(starter, card), notes: "New" })]]);
    const twice = lent(after, "flask", lenderOf(changed, "Flask starter set"), card);
    expect(twice.size).toBe(after.size);
    expect(deckIn(twice, "flask").cards).toEqual([{ card, count: 2 }]);
  });
  test("is no loan where the set has the very same card", () => {
    const own = new Map([...starter, [deckPath("d"), json({ name: "D", cards: [] })]]);
    const used = lent(own, "flask", lenderOf(starter), card);
    expect(used.size).toBe(own.size);
    expect(lentCards(used, "flask", deckIn(used, "flask"))).toEqual([]);
  });
});

test("a card whose name is taken gets another, and so do the cards that it names, wherever they are named", () => {
  const theirs = new Map([
    [cardPath("herd"), json(unit("Herd", summons("wolf")))],
    [cardPath("wolf"), json(unit("Wolf", summons("herd")))],
  ]);
  const mine = emptySet("castle-lanes", { [cardPath("wolf")]: unit("Wolf", { cost: 9 }) });
  const after = lent(mine, "castle-lanes", lenderOf(theirs), "herd");
  expect(cardIn(after, "wolf").cost).toBe(9);
  expect(cardIn(after, "herd").abilities[0].do.place.card).toBe("wolf-2");
  expect(cardIn(after, "wolf-2").abilities[0].do.place.card).toBe("herd");
});

test("its keywords come along, unless they mean something else here", () => {
  const keyword = (cost: number) => ({ name: "Swift", price: String(cost) });
  const theirs = new Map([
    [cardPath("hare"), json(unit("Hare", { keywords: { swift: true } }))],
    [componentPath("swift"), json(keyword(1))],
  ]);
  const after = lent(emptySet("castle-lanes"), "castle-lanes", lenderOf(theirs), "hare");
  expect(JSON.parse(after.get(componentPath("swift"))!)).toEqual(keyword(1));
  const mine = emptySet("castle-lanes", { [componentPath("swift")]: keyword(2) });
  expect(lendToDeck(mine, "castle-lanes", "d", { card: "hare", lender: lenderOf(theirs) }, one)).toMatchObject({
    problem: { code: "deck/other-meaning" },
  });
});

test("its picture is the one that came along, or none: what lies here under that name is another", () => {
  const theirs = new Map([[cardPath("owl"), json(unit("Owl", { art: { file: "art/owl.png", icon: "owl" } }))]]);
  const mine = emptySet("castle-lanes");
  expect(picturesToLend(mine, "castle-lanes", lenderOf(theirs), "owl")).toEqual(["art/owl.png"]);
  const pictures = new Map([["art/owl.png", "art/owl-2.png"]]);
  expect(cardIn(lent(mine, "castle-lanes", lenderOf(theirs), "owl", pictures), "owl").art.file).toBe("art/owl-2.png");
  expect(cardIn(lent(mine, "castle-lanes", lenderOf(theirs), "owl"), "owl").art).toEqual({ icon: "owl" });
});

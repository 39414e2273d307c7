import { expect, test } from "vitest";
import { cardsSaying, keywordOfAbility, numbersIn } from "../../project/ability-keyword";
import type { PlannedEdit } from "../../project/commands";
import {
  createKeyword,
  deleteKeyword,
  isFreeKeywordId,
  keywordCounts,
  renameKeyword,
  suggestKeywordId,
  usersOf,
} from "../../project/keyword-commands";

const json = (text: string | null | undefined) => JSON.parse(text ?? "null");
const files = new Map<string, string>([
  ["components/poison.json", JSON.stringify({ name: "Poison", parameters: [{ title: "Damage" }] })],
  ["components/plague.json", JSON.stringify({ name: "Plague", keywords: { poison: 2 } })],
  ["cards/adder.json", JSON.stringify({ name: "Adder", type: "unit", keywords: { plague: true, poison: 2 } })],
  ["cards/viper.json", JSON.stringify({ name: "Viper", type: "unit", keywords: { poison: 1 } })],
]);
const done = ({ changes }: PlannedEdit) =>
  Object.fromEntries(changes.map(({ path, text }) => [path, text === null ? null : json(text)]));

test("a keyword is called by its name, in words that no other has", () => {
  expect(suggestKeywordId(files, "castle-lanes", "Très Fast!")).toBe("tres-fast");
  expect(suggestKeywordId(files, "castle-lanes", "Poison")).toBe("poison-2");
  expect(suggestKeywordId(files, "garden-incursion", "Swift")).toBe("swift-2");
  expect(isFreeKeywordId(files, "castle-lanes", "Poison")).toBe(false);
});

test("a new one is empty, or like another, and may be on a card from the beginning", () => {
  const schema = { $schema: "../schemas/castle-lanes-component.schema.json" };
  const fresh = createKeyword(files, "castle-lanes", { id: "venom", name: "Venom", giveTo: "viper" });
  expect(done(fresh)).toMatchObject({
    "components/venom.json": { ...schema, name: "Venom" },
    "cards/viper.json": { keywords: { poison: 1, venom: true } },
  });
  const alike = createKeyword(files, "castle-lanes", { id: "venom", name: "Venom", like: "poison" });
  expect(done(alike)["components/venom.json"]).toEqual({ ...schema, name: "Venom", parameters: [{ title: "Damage" }] });
});

test("its cards and keywords follow another name, each in the same order", () => {
  const edit = renameKeyword(files, "castle-lanes", "poison", "venom");
  expect(done(edit)).toMatchObject({
    "components/venom.json": { name: "Poison" },
    "components/poison.json": null,
    "components/plague.json": { keywords: { venom: 2 } },
    "cards/viper.json": { keywords: { venom: 1 } },
  });
  expect(Object.keys(done(edit)["cards/adder.json"].keywords)).toEqual(["plague", "venom"]);
});

test("deleting it takes it off all that have it", () => {
  expect(done(deleteKeyword(files, "castle-lanes", "poison"))).toEqual({
    "components/poison.json": null,
    "components/plague.json": { name: "Plague" },
    "cards/adder.json": { name: "Adder", type: "unit", keywords: { plague: true } },
    "cards/viper.json": { name: "Viper", type: "unit" },
  });
});

test("who has it is known", () => {
  expect(usersOf(files, "castle-lanes", "poison")).toEqual({ cards: ["adder", "viper"], keywords: ["plague"] });
  expect([...keywordCounts(files, "castle-lanes")]).toEqual([
    ["plague", 1],
    ["poison", 2],
  ]);
});

test("an ability becomes a keyword of all cards that say it, in one step", () => {
  const ability = { on: "kills", do: { draw: { n: 1 } } };
  const told = new Map(files)
    .set("cards/wolf.json", JSON.stringify({ name: "Wolf", type: "unit", abilities: [{ name: "Hunt", ...ability }] }))
    .set("cards/bear.json", JSON.stringify({ name: "Bear", type: "unit", abilities: [{ on: "turnEnd" }, ability] }));
  expect(cardsSaying(told, "castle-lanes", ability)).toEqual(["wolf", "bear"]);
  const cards = ["wolf", "bear", "viper"];
  expect(done(keywordOfAbility(told, "castle-lanes", { id: "hunter", name: "Hunter", ability, cards }))).toEqual({
    "components/hunter.json": {
      $schema: "../schemas/castle-lanes-component.schema.json",
      name: "Hunter",
      abilities: [ability],
    },
    "cards/wolf.json": { name: "Wolf", type: "unit", keywords: { hunter: true } },
    "cards/bear.json": { name: "Bear", type: "unit", keywords: { hunter: true }, abilities: [{ on: "turnEnd" }] },
  });
});

test("a number of an ability becomes one that each card says with the keyword", () => {
  const sting = (n: number) => ({ on: "turnEnd", do: { damage: { to: { castle: "enemy" }, n } } });
  const told = new Map(files)
    .set("cards/wasp.json", JSON.stringify({ name: "Wasp", type: "unit", abilities: [sting(2)] }))
    .set("cards/hornet.json", JSON.stringify({ name: "Hornet", type: "unit", abilities: [sting(12)] }));
  const numbers = numbersIn("castle-lanes", sting(2));
  expect(numbers).toEqual([{ at: "/do/damage/n", title: "Deal damage: how much", value: 2 }]);
  const cards = cardsSaying(told, "castle-lanes", sting(2), ["/do/damage/n"]);
  expect(cards).toEqual(["wasp", "hornet"]);
  expect(cardsSaying(told, "castle-lanes", sting(2))).toEqual(["wasp"]);
  const edit = keywordOfAbility(told, "castle-lanes", {
    id: "sting",
    name: "Sting",
    ability: sting(2),
    numbers,
    cards,
  });
  expect(done(edit)).toEqual({
    "components/sting.json": {
      $schema: "../schemas/castle-lanes-component.schema.json",
      name: "Sting",
      parameters: [{ title: "How much", maximum: 12, default: 2 }],
      abilities: [{ on: "turnEnd", do: { damage: { to: { castle: "enemy" }, n: "X" } } }],
    },
    "cards/wasp.json": { name: "Wasp", type: "unit", keywords: { sting: 2 } },
    "cards/hornet.json": { name: "Hornet", type: "unit", keywords: { sting: 12 } },
  });
});

import { expect, test } from "vitest";
import {
  cardsWith,
  createComponent,
  deleteComponent,
  isFreeComponentId,
  renameComponent,
  suggestComponentId,
} from "../../project/component-commands";
import { readCard } from "../../project/project-text";

const burn = createComponent(new Map(), "flask", "F1", "Burn", "R1");
const files = new Map<string, string>([
  ["components/F1.json", burn.changes[0]!.text!],
  ["cards/fire.json", JSON.stringify({ name: "Fire", composition: { F1: 2, R1: 1 } })],
  ["cards/attack.json", JSON.stringify({ name: "Attack", composition: { R1: 1 } })],
]);

test("a component's code begins with its name's letter and is one that nobody has", () => {
  expect(suggestComponentId(files, "flask", "Burn")).toBe("B3");
  expect(suggestComponentId(files, "flask", "Fan")).toBe("F2");
  expect(suggestComponentId(files, "flask", "燃")).toBe("C1");
});

test.each([
  ["F2", true],
  ["F1", false],
  ["R1", false],
  ["f2", false],
  ["Fire1", false],
])("%s is free: %s", (id, free) => expect(isFreeComponentId(files, "flask", id)).toBe(free));

test("a component like another costs and does the same, right behind it, under a key of its own", () => {
  expect(JSON.parse(files.get("components/F1.json")!)).toMatchObject({
    name: "Burn",
    rank: 6.5,
    cost: { fixed: { R: 1 } },
    effect: { key: "f1", rank: 5.5, merge: "sum", amount: 2 },
  });
  const again = createComponent(files, "flask", "F2", "Blaze", "F1");
  expect(JSON.parse(again.changes[0]!.text!)).toMatchObject({ rank: 7, effect: { key: "f2", rank: 6 } });
});

test("the cards with a component follow its new code", () => {
  expect(cardsWith(files, "flask", "F1")).toEqual(["fire"]);
  const { changes, path } = renameComponent(files, "flask", "F1", "H1");
  expect(path).toBe("components/H1.json");
  expect(changes.map((change) => change.path)).toEqual(["components/H1.json", "components/F1.json", "cards/fire.json"]);
  expect(readCard("cards/fire.json", changes[2]!.text!, "flask")).toMatchObject({ composition: { R1: 1, H1: 2 } });
});

test("a deleted component is a file less; its cards stay as they are", () => {
  expect(deleteComponent(files, "F1").changes).toEqual([{ path: "components/F1.json", text: null }]);
});

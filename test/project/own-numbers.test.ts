import { expect, test } from "vitest";
import { checkProject } from "../../project/check";
import { manifestPath } from "../../project/paths";
import { searchFor } from "../../project/search/search";
import { searchedCard, searchedIn } from "../../project/search/searched-card";
import { changeSheet, keepNumber } from "../../project/sheet/keep-sheet";
import { priceListOf, searchedNumberOf } from "../../project/worth";

const manifest = (numbers: Record<string, string>) => ({
  format: 1,
  game: "castle-lanes" as const,
  name: "Set",
  numbers,
});
const list = (numbers: Record<string, string>) => priceListOf(manifest(numbers), {})!;
const guard = { name: "Guard", type: "unit", cost: 4, hp: 4, attack: 3, move: 0 };

test("a number of one's own is worked out of the card's, of its worth and cost, and of those above it", () => {
  const prices = list({ might: "hp + 2*attack", rate: "might / cost", late: "1 / move" });
  const told = ["might", "rate", "late"].map((name) => searchedNumberOf(guard, prices)(name));
  expect(told).toEqual([10, 2.5, undefined]);
});

test("what can't be worked out is told with its reason, and so is a name that is taken", () => {
  const files = new Map([
    [manifestPath, JSON.stringify(manifest({ a: "later + 1", later: "hp", cost: "hp", b: "hp +" }))],
  ]);
  const found = checkProject(files).filter(({ code }) => code === "number/bad-formula");
  expect(found.map(({ where, message }) => [where.field, message])).toEqual([
    ["/numbers/a", "The number “a” can't be worked out: “later” is no number here."],
    ["/numbers/cost", "The number “cost” can't be worked out: Cards have a number “cost” already."],
    ["/numbers/b", "The number “b” can't be worked out: Something is missing at the end."],
  ]);
});

test("searches compare it", () => {
  const files = new Map([[manifestPath, JSON.stringify(manifest({ might: "hp + 2*attack" }))]]);
  const searched = searchedIn(files, "castle-lanes");
  const entry = searchedCard("guard", guard, searched);
  const finds = (text: string) => searchFor(text, searched).finds(entry);
  expect(["might>9", "might:12", "might-cost=6", "MIGHT<5"].map(finds)).toEqual([true, false, true, false]);
});

test("the list of prices stays the same when something else is written into the manifest", () => {
  const before = list({ might: "hp" });
  expect(priceListOf({ ...manifest({ might: "hp" }), author: "Ann" }, {})).toBe(before);
  expect(list({ might: "hp + 1" })).not.toBe(before);
});

test("columns and numbers are kept in the manifest, and leave nothing behind", () => {
  const files = new Map([[manifestPath, JSON.stringify(manifest({}))]]);
  const after = ({ changes: [change] }: { changes: { text: string | null }[] }) => JSON.parse(change!.text!);
  const kept = after(changeSheet(files, { columns: [{ name: "name", width: 200 }, { name: "cost" }], frozen: 1 }));
  expect(kept.sheet).toEqual({ columns: [{ name: "name", width: 200 }, { name: "cost" }], frozen: 1 });
  const added = after(keepNumber(files, undefined, { name: "might", text: "hp" }));
  expect(added.numbers).toEqual({ might: "hp" });
  const map = new Map([[manifestPath, JSON.stringify({ ...kept, numbers: { might: "hp" } })]]);
  expect(after(keepNumber(map, "might", { name: "power", text: "hp" })).numbers).toEqual({ power: "hp" });
  expect(after(keepNumber(map, "might", undefined))).not.toHaveProperty("numbers");
  expect(after(changeSheet(map, undefined))).not.toHaveProperty("sheet");
});

test("a number that is called otherwise is called so wherever it is named", () => {
  const named = "{{numbers.might}} of {{numbers.mighty}}";
  const files = new Map([
    [
      manifestPath,
      JSON.stringify({
        ...manifest({ might: "hp", rate: "might / cost + mighty", mighty: "2" }),
        searches: [{ name: "Mine", search: "might >3 Might>4 -is:might (might-cost>1 or type:might)" }],
      }),
    ],
    ["templates/card.json", JSON.stringify({ text: named, when: { value: "numbers.might", atLeast: 2 } })],
    ["translations/de/cardwright.json", JSON.stringify({ [`/words/${named}`]: { text: named, source: named } })],
    ["cards/a.json", JSON.stringify({ name: "A", text: "numbers.might" })],
  ]);
  const { changes } = keepNumber(files, "might", { name: "power", text: "hp" });
  const after = new Map(changes.map(({ path, text }) => [path, text ?? ""]));
  const { numbers, searches } = JSON.parse(after.get(manifestPath)!);
  expect(numbers).toEqual({ power: "hp", rate: "power / cost + mighty", mighty: "2" });
  expect(searches[0].search).toBe("might >3 power>4 -is:power (power-cost>1 or type:might)");
  const renamed = "{{numbers.power}} of {{numbers.mighty}}";
  expect(JSON.parse(after.get("templates/card.json")!)).toEqual({
    text: renamed,
    when: { value: "numbers.power", atLeast: 2 },
  });
  expect(JSON.parse(after.get("translations/de/cardwright.json")!)).toEqual({
    [`/words/${renamed}`]: { text: renamed, source: renamed },
  });
  expect(after.has("cards/a.json")).toBe(false);
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cardPath } from "../../project/paths";
import { columnsOf } from "../../project/tables/columns";
import { type CellChange, planCells } from "../../renderer/document/change-cells";

const game = "castle-lanes";
const unit = { name: "Spearman", type: "unit", class: "Base", cost: 2, hp: 3, attack: 2, move: 1 };
const building = { name: "Tower", type: "building", class: "Base", cost: 3 };
const files = new Map<string, string>([
  [cardPath("spearman"), JSON.stringify(unit)],
  [cardPath("tower"), JSON.stringify(building)],
  [cardPath("broken"), "{"],
]);
const column = (name: string) => columnsOf(game).find((one) => one.name === name)!;
const typed = (id: string, name: string, text: string): CellChange => ({ id, column: column(name), text });
const plan = (...changes: CellChange[]) => planCells(files, game, changes);
const reasons = (...changes: CellChange[]) =>
  plan(...changes).misfits.map(({ id, title, text, reason }) => [id, title, text, reason]);

describe("cells of cards", () => {
  test("are read as what their fields hold, and written as one step", () => {
    const { edit, changed, misfits } = plan(
      typed("spearman", "cost", "4"),
      typed("spearman", "tags", "old, red"),
      typed("tower", "name", "Keep"),
    );
    expect(misfits).toEqual([]);
    expect(edit.label).toBe("Change 3 cells on 2 cards");
    expect(edit.changes.map(({ path, text }) => [path, JSON.parse(text!)])).toEqual([
      ["cards/spearman.json", { ...unit, cost: 4, tags: ["old", "red"] }],
      ["cards/tower.json", { ...building, name: "Keep" }],
    ]);
    expect(changed.map(({ before, after }) => [before, after])).toEqual([
      ["2", "4"],
      ["", "old, red"],
      ["Tower", "Keep"],
    ]);
  });

  test("that say what the card says already change nothing", () => {
    expect(plan(typed("spearman", "cost", "2"), typed("spearman", "type", "Unit")).edit.changes).toEqual([]);
  });

  test("that don't fit are told with their reason, and what stands beside them is written", () => {
    const { edit, misfits } = plan(
      typed("spearman", "cost", "many"),
      typed("spearman", "hp", "-1"),
      typed("spearman", "attack", "5"),
    );
    expect(misfits.map(({ title }) => title)).toEqual(["Cost", "Health"]);
    expect(JSON.parse(edit.changes[0]!.text!)).toEqual({ ...unit, attack: 5 });
  });

  test("no card is left without what it can't do without, or with what its kind doesn't have", () => {
    expect(reasons(typed("tower", "attack", "3"), typed("broken", "name", "x"))).toEqual([
      ["tower", "Attack", "3", "a building has no such field"],
      ["broken", "Name", "x", "its file can’t be read"],
    ]);
    expect(plan(typed("spearman", "name", "")).edit.changes).toEqual([]);
  });

  test("another kind drops what it has no use for, and says so", () => {
    const { edit, dropped } = plan(typed("spearman", "type", "building"));
    expect(JSON.parse(edit.changes[0]!.text!)).not.toHaveProperty("attack");
    expect(dropped).toContain("Attack");
  });

  test("fields that make sense beside others alone are written together, though another cell is wrong", () => {
    const { edit, misfits } = plan(
      typed("spearman", "art.focus.x", "0.2"),
      typed("spearman", "art.focus.y", "0.7"),
      typed("spearman", "hp", "-1"),
    );
    expect(misfits).toHaveLength(1);
    expect(JSON.parse(edit.changes[0]!.text!).art).toEqual({ focus: { x: 0.2, y: 0.7 } });
  });
});

describe("keywords in a cell", () => {
  const poison = { name: "Poison", parameters: [{ title: "Damage", default: 2 }], abilities: [] };
  const withPoison = new Map([...files, ["components/poison.json", JSON.stringify(poison)]]);
  const garden = new Map([
    [cardPath("wasp"), readFileSync("templates/garden-incursion/starter/cards/barbed-stinger.json", "utf8")],
  ]);
  const keywords = (text: string, of = withPoison, game: "castle-lanes" | "garden-incursion" = "castle-lanes") => {
    const [id] = of === withPoison ? ["spearman"] : ["wasp"];
    const at = columnsOf(game).find((one) => one.name === "keywords")!;
    const { edit, misfits, changed } = planCells(of, game, [{ id: id!, column: at, text }]);
    const [change] = edit.changes;
    return misfits[0]?.reason ?? [JSON.parse(change!.text!).keywords, changed[0]!.after];
  };

  test("are words with their numbers", () => {
    expect(keywords("poison 3")).toEqual([{ poison: 3 }, "Poison 3"]);
    expect(keywords("Poison")).toEqual([{ poison: 2 }, "Poison 2"]);
    expect(keywords('{"poison": 1}')).toEqual([{ poison: 1 }, "Poison 1"]);
    expect(keywords("Flight, crusher 2", garden, "garden-incursion")).toEqual([
      { flight: true, crusher: 2 },
      "Flight, Crusher 2",
    ]);
  });

  test("that nobody knows, or with too many numbers, don't fit", () => {
    expect(keywords("Venom 2")).toBe("no keyword is called “Venom”");
    expect(keywords("Poison 2/3")).toBe("Poison takes one number");
  });
});

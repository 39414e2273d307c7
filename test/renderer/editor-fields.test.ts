import { describe, expect, test } from "vitest";
import { Card as FlaskCard } from "../../engine/games/flask/card-schema";
import { schemaFor } from "../../project/format";
import { blankOf, changeField, dropUnused } from "../../renderer/document/change-field";
import {
  controlOf,
  fieldsOf,
  isShown,
  type JsonSchema,
  schemaAt,
  valueLabel,
} from "../../renderer/document/schema-fields";
import { sectionsOf } from "../../renderer/form/sections";
import { gameIds } from "../../schemas/game-id";
import { valueAt, withoutValueAt, withValueAt } from "../../schemas/json-pointer";

const flask = FlaskCard as unknown as JsonSchema;

describe("pointers", () => {
  test.each([
    ["/name", "Attack"],
    ["/tags/1", "red"],
    ["/art/focus/x", 0.2],
    ["/a~1b/~0", 1],
    ["/a~1b/1", undefined],
    ["/toString", undefined],
    ["/name/length", undefined],
  ])("%s finds %j", (pointer, expected) => {
    const card = { name: "Attack", tags: ["early", "red"], art: { focus: { x: 0.2 } }, "a/b": { "~": 1 } };
    expect(valueAt(card, pointer)).toEqual(expected);
  });

  test("replacing a value keeps the order of the keys and leaves the original alone", () => {
    const card = { name: "Attack", composition: { R1: 1 }, notes: "n" };
    const changed = withValueAt(card, "/composition/R1", 2);
    expect(JSON.stringify(changed)).toBe('{"name":"Attack","composition":{"R1":2},"notes":"n"}');
    expect(card.composition.R1).toBe(1);
  });

  test("objects on the way are made", () => {
    expect(withValueAt({}, "/art/focus/x", 1)).toEqual({ art: { focus: { x: 1 } } });
  });

  test("removing from a list closes the gap, removing what is absent changes nothing", () => {
    expect(withoutValueAt({ tags: ["a", "b", "c"] }, "/tags/1")).toEqual({ tags: ["a", "c"] });
    const card = { name: "x" };
    expect(withoutValueAt(card, "/art/file")).toBe(card);
  });
});

describe("fields of a schema", () => {
  test("come in the schema's order without the hidden ones", () => {
    const keys = fieldsOf(flask).map((field) => field.key);
    expect(keys).toEqual([
      "name",
      "composition",
      "effects",
      "cost",
      "keywords",
      "showReminder",
      "art",
      "flavour",
      "tags",
      "notes",
      "lent",
    ]);
  });

  test("know their title, control and whether they may be left out", () => {
    const [name, composition, effects, cost, keywords, reminder] = fieldsOf(flask);
    expect(name).toMatchObject({ title: "Name", control: "line", optional: false });
    expect(composition).toMatchObject({ title: "Components", control: "composition", optional: false });
    expect(effects).toMatchObject({ title: "Effects of its own", control: "saying", optional: true });
    expect([cost!, keywords!].map((field) => isShown(field, {}))).toEqual([false, false]);
    expect([cost!, keywords!].map((field) => isShown(field, { effects: [] }))).toEqual([true, true]);
    expect(reminder).toMatchObject({ title: "Reminder text", control: "switch", optional: true });
  });

  test("a key without a title is put into words", () => {
    expect(fieldsOf({ properties: { maxHealth: { type: "integer" } } })[0]?.title).toBe("Max health");
  });

  test.each<[JsonSchema, string]>([
    [{ enum: ["a", "b"] }, "choice"],
    [{ type: "boolean" }, "switch"],
    [{ type: "number" }, "number"],
    [{ type: "array", items: { type: "string" } }, "tags"],
    [{ type: "object", properties: {} }, "group"],
    [{ type: "string", "x-control": "text" }, "text"],
    [{ type: "array", items: { type: "object" } }, "json"],
    [{}, "json"],
  ])("%j is drawn by %s", (schema, control) => {
    expect(controlOf(schema)).toBe(control);
  });

  test("a nested place is found with its title", () => {
    expect(schemaAt(flask, "/composition/R1")).toMatchObject({ title: "Attack", optional: true });
    expect(schemaAt(flask, "/nowhere")).toBeUndefined();
  });
});

describe("the sections of a card's form", () => {
  test.each(gameIds.map((game) => [game]))("of %s are those of every card, after what it is", (game) => {
    const { head, sections } = sectionsOf(schemaFor("card", game) as JsonSchema);
    expect(head[0]?.key).toBe("name");
    const titles = sections.filter(({ under }) => !under).map(({ title }) => title);
    expect(titles).toEqual(["Rules", "Print", "Looks", "Notes"]);
  });

  test("show every field once; what only a house rule uses stands by itself and says so", () => {
    const schema = schemaFor("card", "battle-farm") as JsonSchema;
    const { head, sections } = sectionsOf(schema);
    const later = sections.at(-1);
    expect(later).toMatchObject({ title: "Later edition", under: { edition: "later" }, owner: { key: "later" } });
    const shown = [...head, ...sections.flatMap(({ owner, fields }) => owner ?? fields)].map(({ key }) => key);
    expect(shown.toSorted()).toEqual(
      fieldsOf(schema)
        .map(({ key }) => key)
        .toSorted(),
    );
  });

  test.each(gameIds.map((game) => [game]))("of %s need no JSON", (game) => {
    const controls = (schema: JsonSchema): string[] =>
      fieldsOf(schema).flatMap(({ control, schema: own }) => [
        control,
        ...(control === "group" ? controls(own) : control === "groups" ? controls(own.items ?? {}) : []),
      ]);
    expect(controls(schemaFor("card", game) as JsonSchema)).not.toContain("json");
  });
});

describe("fields that belong to some cards only", () => {
  const schema: JsonSchema = { properties: { type: {}, attack: { "x-when": { type: ["unit", "tower"] } } } };
  const attack = fieldsOf(schema).find(({ key }) => key === "attack");

  test.each<[unknown, boolean]>([
    [{ type: "unit" }, true],
    [{ type: "spell" }, false],
    [{}, false],
    [{ type: "spell", attack: 3 }, true],
  ])("on the card %j: shown %j", (card, shown) => {
    expect(attack && isShown(attack, card)).toBe(shown);
  });

  test("what stands within another asks the card around it", () => {
    const owner = { value: 3 };
    expect(attack && isShown(attack, owner, { type: "unit", later: owner })).toBe(true);
    expect(attack && isShown(attack, owner, { type: "spell", later: owner })).toBe(false);
  });

  test("values are read by their labels where there are any", () => {
    expect(valueLabel({ "x-labels": { onPlant: "When planted" } }, "onPlant")).toBe("When planted");
    expect(valueLabel({}, "onPlant")).toBe("onPlant");
  });
});

describe("a card of another kind", () => {
  const schema: JsonSchema = {
    properties: {
      type: { enum: ["unit", "spell"] },
      attack: { title: "Strength", "x-when": { type: ["unit"] } },
      cost: { "x-when": { type: ["unit", "spell"] } },
      keywords: { "x-when": { name: [] } },
      name: { type: "string" },
    },
  };
  const spell = { name: "A", type: "spell", attack: 2, cost: 1, keywords: ["x"], notes: "mine" };

  test("loses it also where it stands in a part of the card, with what is empty then", () => {
    const later: JsonSchema = { properties: { attack: { title: "Strength", "x-when": { type: ["unit"] } } } };
    const whole: JsonSchema = { properties: { ...schema.properties, later } };
    expect(dropUnused({ name: "A", type: "spell", later: { attack: 3 } }, whole, "/type")).toEqual({
      document: { name: "A", type: "spell" },
      dropped: ["Strength"],
    });
  });

  test("loses what that kind doesn't use, and nothing else", () => {
    expect(dropUnused(spell, schema, "/type")).toEqual({
      document: { name: "A", type: "spell", cost: 1, keywords: ["x"], notes: "mine" },
      dropped: ["Strength"],
    });
  });

  test("keeps all while something else is changed", () => {
    for (const place of ["/name", "/cost", "/art/file"])
      expect(dropUnused(spell, schema, place)).toEqual({ document: spell, dropped: [] });
  });
});

describe("changing a card", () => {
  const card = { name: "Attack", composition: { R1: 1 } };

  test.each<[string, string, unknown, unknown]>([
    ["a count back at its minimum", "/composition/R1", 0, { name: "Attack", composition: {} }],
    ["a switch back at its default", "/showReminder", false, card],
    ["an emptied optional text", "/notes", "", card],
    ["an emptied list", "/tags", [], card],
    ["the last value of an optional object", "/art/icon", "", card],
  ])("%s leaves the file", (_, pointer, value, expected) => {
    const full = { ...card, showReminder: true, notes: "n", tags: ["a"], art: { icon: "sword" } };
    const only = Object.keys(expected as object).concat(pointer.split("/")[1] ?? "");
    const start = Object.fromEntries(Object.entries(full).filter(([key]) => only.includes(key)));
    expect(changeField(start, flask, pointer, value)).toEqual(expected);
  });

  test("a required text stays, even when empty", () => {
    expect(changeField(card, flask, "/name", "")).toEqual({ name: "", composition: { R1: 1 } });
  });

  test("a required object stays when its last key leaves", () => {
    expect(changeField(card, flask, "/composition/R1", 0)).toHaveProperty("composition", {});
  });

  test("what is done with a picture leaves the file when it is back at nothing", () => {
    const tint = { color: "#c8452b", strength: 80 };
    const art = { file: "art/a.png", scale: 150, turn: 20, mirror: "both", tint };
    const plain = ["scale=100", "turn=0", "mirror", "tint/strength=50"].reduce<unknown>(
      (now, change) => {
        const [key, value] = change.split("=");
        return changeField(now, flask, `/art/${key}`, value === undefined ? undefined : Number(value));
      },
      { ...card, art },
    );
    expect(plain).toEqual({ ...card, art: { file: "art/a.png", tint: { color: "#c8452b" } } });
    expect(changeField(plain, flask, "/art/tint", undefined)).toEqual({ ...card, art: { file: "art/a.png" } });
  });

  test("other keys of an optional object keep it", () => {
    const painted = { ...card, art: { icon: "sword", author: "Ada" } };
    expect(changeField(painted, flask, "/art/icon", "")).toEqual({ ...card, art: { author: "Ada" } });
  });

  test("entries of a list are changed in place", () => {
    const garden: JsonSchema = {
      properties: {
        specials: { type: "array", items: { type: "object", properties: { energy: { type: "integer", default: 0 } } } },
      },
    };
    const start = { specials: [{ name: "Sting" }, { name: "Jelly", energy: 2 }] };
    expect(changeField(start, garden, "/specials/0/energy", 1)).toEqual({
      specials: [
        { name: "Sting", energy: 1 },
        { name: "Jelly", energy: 2 },
      ],
    });
    expect(changeField(start, garden, "/specials/1/energy", 0)).toEqual({
      specials: [{ name: "Sting" }, { name: "Jelly" }],
    });
  });

  test("a key the schema does not know can be written and taken away", () => {
    expect(changeField(card, flask, "/colour", "red")).toHaveProperty("colour", "red");
  });

  test("what a control shows for an absent key", () => {
    expect(blankOf({ type: "integer", minimum: 0, "x-control": "stepper" })).toBe(0);
    expect(blankOf({ type: "number" })).toBeUndefined();
    expect(blankOf({ type: "boolean", default: true })).toBe(true);
  });
});

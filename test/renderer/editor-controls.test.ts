import { describe, expect, test } from "vitest";
import { cardSchemaName } from "../../engine/games/card-schemas";
import { Card as FlaskCard, flaskBases } from "../../engine/games/flask/card-schema";
import { fileSchemas } from "../../project/catalogue";
import { type Field, fieldsOf, type JsonSchema } from "../../renderer/document/schema-fields";
import { fitPanels } from "../../renderer/editor/room/panel-widths";
import { basesOf, countOf, totalOf } from "../../renderer/form/controls/composition";
import { controlNames } from "../../renderer/form/controls/control-names";
import { stepOf } from "../../renderer/form/controls/step-keys";
import { withTags } from "../../renderer/form/controls/tags";
import { valuesInUse } from "../../renderer/form/controls/values-in-use";
import { gameIds } from "../../schemas/game-id";

describe("the controls", () => {
  const within = (fields: Field[]): Field[] =>
    fields.flatMap((field) => [field, ...within(fieldsOf(field.schema, field.pointer))]);
  const cardNames = gameIds.map(cardSchemaName);
  const cardSchemas = fileSchemas.filter(({ name }) => cardNames.includes(name));

  test.each(cardSchemas.map(({ name, schema }) => [name, schema] as const))(
    "have everything that %s asks for",
    (_, schema) => {
      // The fields of a section are laid out by the form itself.
      const known: readonly string[] = [...controlNames, "section"];
      const asked = within(fieldsOf(schema as JsonSchema)).map(({ control }) => control);
      expect(asked.filter((control) => !known.includes(control))).toEqual([]);
    },
  );
});

describe("the tray of components", () => {
  const field = fieldsOf(FlaskCard as unknown as JsonSchema).find(({ key }) => key === "composition") as Field;

  test("shows every base in canonical order with its limit, cost and effect", () => {
    const bases = basesOf(field, { maxPerBase: 3 });
    expect(bases.map((base) => base.field.key)).toEqual([...flaskBases]);
    expect(bases[1]).toMatchObject({ maximum: 3, cost: "{R}{B}", effect: "+{Y}{Y}{Y}" });
    expect(bases[0]).toMatchObject({ maximum: 1, effect: "Placed face down, turned over later" });
  });

  test("offers as many of a base as the house rules allow", () => {
    const limits = basesOf(field, { maxPerBase: 5 }).map(({ maximum }) => maximum);
    expect(limits).toEqual([1, 5, 5, 5, 5, 5, 5, 1]);
  });

  test("counts what is there and nothing else", () => {
    expect(countOf({ R1: 2 }, "R1")).toBe(2);
    expect(countOf({ R1: "two" }, "R1")).toBe(0);
    expect(countOf(undefined, "R1")).toBe(0);
    expect(totalOf({ R1: 2, G2: 1, note: "x" })).toBe(3);
    expect(totalOf(null)).toBe(0);
  });
});

test.each<[string, number, number | undefined]>([
  ["+", 2, 3],
  ["ArrowUp", 3, 3],
  ["-", 1, 0],
  ["ArrowDown", 0, 0],
  ["Home", 2, 0],
  ["End", 1, 3],
  ["2", 0, 2],
  ["9", 0, 3],
  ["a", 1, undefined],
])("the key %s on a counter at %i of 3 gives %j", (key, count, expected) => {
  expect(stepOf(key, count, 0, 3)).toBe(expected);
});

describe("tags", () => {
  test("are added once, several at a time, without blanks", () => {
    expect(withTags(["red"], " early, red,, late ,late")).toEqual(["red", "early", "late"]);
  });

  test("nothing new gives the same list", () => {
    const tags = ["red"];
    expect(withTags(tags, " red ,")).toBe(tags);
  });

  test("in use are those of all readable cards", () => {
    const files = new Map([
      ["cards/a.json", '{"tags":["red","early"]}'],
      ["cards/b.json", '{"tags":["red"'],
      ["cards/c.json", '{"name":"no tags"}'],
      ["cards/d.json", '{"tags":["blue", 3]}'],
      ["decks/e.json", '{"tags":["deck"]}'],
    ]);
    expect(valuesInUse(files, "/tags")).toEqual(["blue", "early", "red"]);
    expect(valuesInUse(files, "/name")).toEqual(["no tags"]);
  });

  test("and words within a part of the card, such as who drew it", () => {
    const files = new Map([
      ["cards/a.json", '{"art":{"author":"Mo"}}'],
      ["cards/b.json", '{"author":"Nobody"}'],
    ]);
    expect(valuesInUse(files, "/art/author")).toEqual(["Mo"]);
  });
});

describe("the panels beside the card", () => {
  const chosen = { form: 392, json: 400 };
  test.each<[string, number, boolean, { form: number; json: number }]>([
    ["keep their widths where there is room", 1368, true, { form: 392, json: 400 }],
    ["give way to the card, the JSON first", 1050, true, { form: 392, json: 338 }],
    ["then the form", 952, true, { form: 336, json: 296 }],
    ["never below what can be used", 600, true, { form: 320, json: 296 }],
    ["leave the form alone while the JSON is closed", 952, false, { form: 392, json: 400 }],
  ])("%s", (_, room, open, expected) => {
    expect(fitPanels(room, chosen, open)).toEqual(expected);
  });
});

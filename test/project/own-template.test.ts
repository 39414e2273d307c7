import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chooseCards } from "../../main/services/chosen-cards";
import { gameLayouts } from "../../press/layouts";
import type { Template } from "../../schemas/template";

const manifest = JSON.stringify({ format: 1, game: "flask", name: "Test" });
const own: Template = { ...(gameLayouts("flask").card as Template), name: "My own" };
const chosen = (text: string | undefined) => {
  const files = new Map([["cardwright.json", manifest]]);
  if (text !== undefined) files.set("templates/card.json", text);
  const result = chooseCards(files, { deck: null });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
};
const templateUsed = (text: string | undefined): string => chosen(text).template.name;
const saidOf = (text: string | undefined): string[] => chosen(text).problems.map(({ code }) => code);

test("a project's own layout is printed instead of the game's", () => {
  expect(templateUsed(JSON.stringify(own))).toBe("My own");
});

test.each([undefined, "{ nope", '{"name":"half"}'])("without a valid one (%s) the game's is", (text) => {
  const built = JSON.parse(readFileSync("templates/flask/layouts/card.json", "utf8")) as Template;
  expect(templateUsed(text)).toBe(built.name);
});

test("a template that can't be read is not passed over in silence", () => {
  expect(saidOf("{ nope")).toEqual(["app/template-left-out"]);
  expect(saidOf(JSON.stringify(own))).toEqual([]);
  expect(saidOf(undefined)).toEqual([]);
});

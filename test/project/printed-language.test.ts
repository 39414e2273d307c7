import { describe, expect, test } from "vitest";
import { chooseCards, printOrder } from "../../main/services/chosen-cards";
import { checkProject } from "../../project/check";
import { printedLanguage } from "../../project/printed-language";
import { type Files, factsOf, readCard } from "../../project/project-text";
import { noAssets } from "../press/orders";

const json = (value: unknown): string => JSON.stringify(value);
const flask = (languages?: string[]): Files =>
  new Map([
    ["cardwright.json", json({ format: 1, game: "flask", name: "Test", ...(languages && { languages }) })],
    ["cards/attack.json", json({ name: "Attack", composition: { R1: 1 } })],
  ]);
const lanes = (languages: string[]): Files =>
  new Map([["cardwright.json", json({ format: 1, game: "castle-lanes", name: "Test", languages })]]);

describe("the printed language", () => {
  test.each([
    ["flask", undefined, "en", 0],
    ["flask", "en", "en", 0],
    ["flask", "de", "de", 0],
    ["flask", "de-AT", "de", 0],
    ["flask", "fr", "en", 1],
    ["castle-lanes", "de", "de", 0],
    ["castle-lanes", "it", "en", 1],
  ] as const)("of %s for “%s” is “%s”, with %i notes", (game, wanted, language, notes) => {
    const printed = printedLanguage(game, wanted);
    expect([printed.language, printed.problems.length]).toEqual([language, notes]);
    for (const problem of printed.problems)
      expect(problem).toMatchObject({ code: "project/language-not-written", severity: "note" });
  });

  test("that a game has no words in is noted where the project asks for it", () => {
    expect(checkProject(lanes(["fr", "en"]))).toMatchObject([
      {
        code: "project/language-not-written",
        where: { file: "cardwright.json", field: "/languages/0" },
        message: "Castle Lanes has no words in “fr”: what Cardwright writes on the cards is in “en”.",
      },
    ]);
    expect([checkProject(lanes(["de", "en"])), checkProject(flask(["de"])), checkProject(flask())]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test("is the project's first, unless another is asked for", () => {
    const chosen = (files: Files, wanted?: string) => {
      const result = chooseCards(files, { deck: null, cards: "" }, wanted);
      if (!result.ok) throw new Error(result.problem.message);
      return result.value;
    };
    expect(chosen(flask()).language).toBe("en");
    expect(chosen(flask(["de", "en"])).language).toBe("de");
    expect(chosen(flask(["de"]), "en").language).toBe("en");
    expect(chosen(flask(), "fr").problems).toMatchObject([{ code: "project/language-not-written" }]);
    const settings = {
      deck: null,
      paper: "a4",
      orientation: "portrait",
      margin: 5,
      gutter: 0,
      bleed: 0,
      marks: "none",
    };
    expect(printOrder(chosen(flask(["de"])), settings as never, noAssets).language).toBe("de");
  });

  test("is what a search looks through", () => {
    const found = (search: string): number => {
      const result = chooseCards(flask(["de"]), { deck: null, cards: search });
      return result.ok ? result.value.cards.length : -1;
    };
    expect([found("text:aktion"), found("text:action")]).toEqual([1, 0]);
  });
});

test("a card is described once in each language", () => {
  const text = flask().get("cards/attack.json")!;
  const card = readCard<object>("cards/attack.json", text, "flask")!;
  const [english, german] = [factsOf(card, "flask"), factsOf(card, "flask", "de")];
  expect([english.text, german.text]).toEqual(["Action: -2 Resources", "Aktion: -2 Ressourcen"]);
  expect(factsOf(card, "flask", "en")).toBe(english);
  expect(factsOf(card, "flask", "de")).toBe(german);
});

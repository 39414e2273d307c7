import { describe, expect, test } from "vitest";
import { isPortableName, isPortablePath, nameFor, twinKey } from "../../project/names";
import { freeId, isComponentId, isId, slug } from "../../project/paths";

describe("a name that every system can store", () => {
  test.each(["a", "attack.json", "Épée.json", "日本", "a b", "console", "com10", "nul-1", "aux_", "lpt", "con-2.json"])(
    "is “%s”",
    (name) => expect(isPortableName(name)).toBe(true),
  );

  test.each([
    ...["", ".", "..", ".git", " a", "a ", "a.", "a/b", "a\\b", "C:a", "a:b", "a*", "a?", 'a"b', "a<b", "a>b", "a|b"],
    ...["a\u0000", "a\nb", "a\u007f", "a\u0085", "a\ud800", "con", "CON", "Con.json", "nul.tar.gz", "prn", "AUX .png"],
    ...["com1", "COM0", "com¹.json", "LPT³", "conin$", "CONOUT$.txt", "clock$", "con .json", "con..json"],
    ...["x".repeat(241), "é".repeat(121), "日".repeat(81)],
  ])("isn't “%s”", (name) => expect(isPortableName(name)).toBe(false));

  test("goes for every part of a path", () => {
    expect(isPortablePath("cards/red/attack.json")).toBe(true);
    for (const path of ["cards/nul/a.json", "/cards/a.json", "cards//a.json", "cards/../a.json", "a/".repeat(130)]) {
      expect(isPortablePath(path), path).toBe(false);
    }
  });
});

test.each([
  ["Flask: Red", "Flask - Red"],
  ["a/b\\c:d*?", "a_b_c_d__"],
  [" . Dots . ", "Dots"],
  ["Con", "_Con"],
  ["nul.tar", "_nul.tar"],
  ["\u0000\ud800", "__"],
  ["", "Cards"],
  ["...", "Cards"],
  ["日".repeat(120), "日".repeat(53)],
  ["é".repeat(120), "é".repeat(53)],
  [`${"x".repeat(159)}😀`, "x".repeat(159)],
])("a title “%s” makes the name “%s”, which every system takes", (title, name) => {
  expect(nameFor(title, "Cards")).toBe(name);
  expect(isPortableName(`${name}-pieces.pdf`)).toBe(true);
});

test("names that are one file on some computer are twins", () => {
  expect(twinKey("cards/Épée.json")).toBe(twinKey("cards/épée.json".normalize("NFD")));
  expect(twinKey("cards/ÉPÉE.json".normalize("NFD"))).toBe(twinKey("cards/épée.json"));
  expect(twinKey("cards/straße.json")).toBe(twinKey("cards/STRASSE.json"));
  expect(twinKey("cards/epee.json")).not.toBe(twinKey("cards/épée.json"));
});

test.each(["Con", "AUX", "nul", "Prn!", "com1", "LPT 9".replace(" ", "")])(
  "a card called %s gets an id that Windows can store, once and twice",
  (name) => {
    const id = slug(name, "card");
    expect(isId(id)).toBe(true);
    expect(isPortableName(`${id}.json`)).toBe(true);
    const second = freeId(id, (taken) => taken === id);
    expect(isPortableName(`${second}.json`)).toBe(true);
    expect(second.startsWith(`${id}-`)).toBe(true);
    expect(slug(name, id)).toBe(id);
  },
);

test("such a name is no id, neither of a card nor of a component", () => {
  expect(isId("con")).toBe(false);
  expect(isId("con-2")).toBe(true);
  expect(isComponentId("CON")).toBe(false);
  expect(isComponentId("CONE")).toBe(true);
});

import { describe, expect, test } from "vitest";
import { dictionaryOnDisk } from "../../main/ink/dictionary-on-disk";
import { mend } from "../../project/mend";
import { checkSpelling, dictionaryFor } from "../../project/spelling/check-spelling";
import { readDictionary } from "../../project/spelling/dictionary";
import { wordsIn } from "../../project/spelling/words-in-text";

const files = (text: string, more: Record<string, unknown> = {}): Map<string, string> =>
  new Map([
    ["cardwright.json", JSON.stringify({ format: 1, game: "hatch", name: "Nest", languages: ["en"], ...more })],
    [
      "cards/grumblewing.json",
      JSON.stringify({ name: "Grumblewing", family: "Omen", gives: "food", power: 1, text, tags: ["wyrmish"] }),
    ],
  ]);
const few = new Set(["when", "this", "is", "the", "damage", "sleeps"]);
const judge = (word: string) => (few.has(word.toLowerCase()) ? undefined : word === "damge" ? ["damage"] : []);
const check = (text: string, more = {}) => checkSpelling(files(text, more), "hatch", "en", judge);

test("words are read without symbols, emphasis and colours", () => {
  expect(wordsIn("**When** {F}: don’t {red:burn} 2 eggs, AP")).toEqual(["When", "don’t", "burn", "eggs"]);
});

describe("a card's text", () => {
  test("is told of a word that nobody knows, with what may be meant", () => {
    const [problem, ...others] = check("When this is damge");
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: "spelling/unknown-word",
      severity: "note",
      where: { file: "cards/grumblewing.json", card: "grumblewing", field: "/text" },
    });
    expect(problem?.repairs?.map(({ label }) => label)).toEqual(["Write “damage”", "Add to the set’s words"]);
  });

  test("may hold the set's names and tags, also bent, and its own words", () => {
    expect(check("When the Grumblewings’ wyrmish this is")).toEqual([]);
    expect(check("The flumph sleeps")).toHaveLength(1);
    expect(check("The flumph sleeps", { words: ["flumph"] })).toEqual([]);
  });

  test("is mended by a click, and so is the set's list of words", () => {
    const before = files("When this is damge");
    const [problem] = checkSpelling(before, "hatch", "en", judge);
    const path = "cards/grumblewing.json";
    const [write, add] = problem!.repairs!;
    const textOf = (repair: typeof write, file: string) =>
      mend(before, "hatch", [{ path, repair: repair! }]).changes.find((change) => change.path === file)?.text;
    expect(JSON.parse(textOf(write, path)!)).toMatchObject({ text: "When this is damage" });
    expect(JSON.parse(textOf(add, "cardwright.json")!)).toMatchObject({ words: ["damge"] });
  });
});

test("a dictionary that was left out is told of as missing", () => {
  expect(dictionaryOnDisk("none" as "en")).toBeUndefined();
});

test("there are dictionaries of English and German", () => {
  expect(dictionaryFor("de-AT")).toBe("de");
  expect(dictionaryFor(undefined)).toBe("en");
  expect(dictionaryFor("fr")).toBeUndefined();
});

test("a word is a stem, a stem with what may be put before or behind it, or a compound where its language has them", () => {
  const aff = [
    "TRY estain",
    "SFX S Y 2",
    "SFX S y ies [^aeiou]y",
    "SFX S 0 s [^y]",
    "PFX U Y 1",
    "PFX U 0 un .",
    "COMPOUNDBEGIN x",
    "ONLYINCOMPOUND o",
  ].join("\n");
  const { knows, suggest } = readDictionary(aff, "6\nstone/SU\npony/S\nFeuer\nKarte\nhinter/o\nWand\n");
  for (const word of ["stone", "Stones", "STONES", "unstone", "ponies", "Feuerkarte", "Hinterwand"])
    expect(knows(word), word).toBe(true);
  for (const word of ["ponys", "stonies", "feuer", "hinter", "feuerkarte"]) expect(knows(word), word).toBe(false);
  expect(suggest("stnoe")).toEqual(["stone"]);
});

test.each([
  ["en", ["children’s", "unhatched", "discarding", "defences", "armour"], ["discardd", "recieve", "teh"]],
  ["de", ["Feuerkarte", "Ablagestapels", "Drachen", "ziehst", "Wächterinnen"], ["Drahcen", "zihst", "Kartte"]],
] as const)("the dictionary of %s knows its words", (language, known, unknown) => {
  const { knows } = dictionaryOnDisk(language)!;
  for (const word of known) expect(knows(word), word).toBe(true);
  for (const word of unknown) expect(knows(word), word).toBe(false);
});

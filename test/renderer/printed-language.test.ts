import { expect, test } from "vitest";
import { searchFor } from "../../project/search/search";
import { rowOf } from "../../renderer/state/card-columns";
import { languageOf, printedLanguageOf } from "../../renderer/state/manifest";
import { entryOf, openSearched } from "../../renderer/state/search-index";

/** The studio shows and searches cards in the language in which they are printed. */

const manifest = (languages?: string[]) => ({
  format: 1,
  game: "flask" as const,
  name: "Test",
  ...(languages && { languages }),
});
const files = (languages?: string[]) => ({
  files: new Map([["cardwright.json", JSON.stringify(manifest(languages))]]),
});
const attack = JSON.stringify({ name: "Attack", composition: { R1: 1 } });

test("it is the project's first, or English where the game has no words in that", () => {
  expect([undefined, ["en", "de"], ["de"], ["fr", "de"]].map((each) => printedLanguageOf(files(each)))).toEqual([
    "en",
    "en",
    "de",
    "en",
  ]);
  expect([languageOf(undefined), printedLanguageOf({ files: new Map() })]).toEqual(["en", "en"]);
});

test("the list shows a card's words in it", () => {
  const shown = (language: "en" | "de") => rowOf("attack", JSON.parse(attack), { game: "flask", language }).facts;
  expect([shown("en")?.text, shown("de")?.text]).toEqual(["Action: -2 Resources", "Aktion: -2 Ressourcen"]);
});

test("a search looks through the words of the present language, also after a change", () => {
  const found = (query: string, language: "en" | "de") => {
    const files = new Map([["cards/attack.json", attack]]);
    const searched = openSearched(files, "flask", language);
    return searchFor(query, searched).finds(entryOf("attack", files, searched));
  };
  expect([found("aktion", "en"), found("aktion", "de"), found("action", "de"), found("action", "en")]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

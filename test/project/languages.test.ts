import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkProject } from "../../project/check";
import { deleteCards, duplicateCards, type PlannedEdit } from "../../project/commands";
import { translationProgress, unfinishedIn } from "../../project/languages/check-translations";
import { inLanguage } from "../../project/languages/in-language";
import { planTranslations, writeTranslations } from "../../project/languages/plan-translations";
import { languageName, languageTag, meantLanguage } from "../../project/languages/tags";
import { translationFile, translationTable } from "../../project/languages/translation-table";
import { progressOf, type TranslationRow, translationRows } from "../../project/languages/translations";
import { mendProject } from "../../project/mend";
import { type Files, factsOf, manifestOf } from "../../project/project-text";
import { renameCard } from "../../project/rename-card";
import { planImport } from "../../project/tables/plan-import";
import { readTable } from "../../project/tables/read-table";
import { tableFile } from "../../project/tables/table-of-cards";
import { diffProjects, isSame } from "../../project/versions/diff-projects";
import { cardAt } from "../../project/whole-card";
import { gameIds } from "../../schemas/game-id";

/** A set in several languages. */

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const manifest = { format: 1, game: "hatch", name: "Nest", languages: ["en", "fr", "pt-BR"] };
const ember = { name: "Ember", needs: { fire: 1 }, gives: "fire", power: 3, text: "Draw *two* cards." };
const sting = { name: "Sting", needs: { any: 1 }, gives: "food", power: 5, keywords: { venom: 2 } };
const venom = {
  name: "Venom",
  parameters: [{ title: "Damage" }],
  reminder: { en: "Deals {X} {X:wound|wounds}.", de: "Macht {X} {X:Wunde|Wunden}." },
};
const project = (more: Record<string, unknown> = {}): Map<string, string> =>
  new Map(
    Object.entries({
      "cardwright.json": manifest,
      "cards/ember.json": ember,
      "cards/sting.json": sting,
      "components/venom.json": venom,
      "decks/first.json": { name: "First deck", cards: [] },
      ...more,
    }).map(([path, value]) => [path, json(value)]),
  );

const apply = (files: Files, { changes }: PlannedEdit): Map<string, string> => {
  const after = new Map(files);
  for (const { path, text } of changes) text === null ? after.delete(path) : after.set(path, text);
  return after;
};
const said = (text: string, source: string) => ({ text, source });
const told = (rows: readonly TranslationRow[]) =>
  rows.map(({ path, unit, standing, printed }) => `${path}${unit.at} ${standing}: ${printed}`);

test.each([
  ["de", "de", "German"],
  [" PT_br ", "pt-BR", "Portuguese (Brazil)"],
  ["zh-hant-tw", "zh-Hant-TW", "Chinese (Traditional, Taiwan)"],
  ["not a language", undefined, ""],
  ["con", undefined, ""],
  ["german", undefined, ""],
])("“%s” is the language %s", (typed, tag, name) => {
  expect(languageTag(typed)).toBe(tag);
  if (tag) expect(languageName(tag)).toBe(name);
});

test("a language is meant by its country's form too", () => {
  expect(meantLanguage(manifest, "pt")).toBe("pt-BR");
  expect(meantLanguage(manifest, "FR-ca")).toBe("fr");
  expect(meantLanguage(manifest, "de")).toBeUndefined();
});

test("whatever a set prints is to be translated, and nothing else", () => {
  expect(told(translationRows(project(), "hatch", "fr"))).toEqual([
    "cardwright.json/name missing: Nest",
    "cards/ember.json/name missing: Ember",
    "cards/ember.json/text missing: Draw *two* cards.",
    "cards/sting.json/name missing: Sting",
    "components/venom.json/name missing: Venom",
    "components/venom.json/reminder missing: Deals {X} {X:wound|wounds}.",
    "decks/first.json/name missing: First deck",
  ]);
});

const french = {
  "translations/fr/cardwright.json": { "/name": said("Nid", "Nest") },
  "translations/fr/cards/ember.json": {
    "/name": said("Braise", "Ember"),
    "/text": said("Piochez une carte.", "Draw a card."),
  },
  "translations/fr/components/venom.json": {
    "/name": said("Venin", "Venom"),
    "/reminder": said("Inflige {X} {X:blessure|blessures}.", "Deals {X} {X:wound|wounds}."),
  },
};

test("the set in another language is the set with other texts: cards, keywords on cards, its name, its first language", () => {
  const files = project(french);
  const spoken = inLanguage(files, "fr");
  expect(cardAt(spoken, "cards/ember.json", "hatch")).toMatchObject({ name: "Braise", text: "Piochez une carte." });
  const card = cardAt<object>(spoken, "cards/sting.json", "hatch")!;
  expect(factsOf(card, "hatch").text).toBe("**Venin 2** *(Inflige 2 blessures.)*");
  expect(manifestOf(spoken)).toMatchObject({ name: "Nid", languages: ["fr", "en", "pt-BR"] });
  expect([...spoken].find(([path]) => path === "decks/first.json")?.[1]).toBe(files.get("decks/first.json"));
  expect(inLanguage(files, "en")).toBe(files);
  expect(inLanguage(files, undefined)).toBe(files);
  expect(inLanguage(files, "fr")).toBe(spoken);
});

test("what a document says in other languages by itself counts, unless it is translated besides", () => {
  const files = project({ "cardwright.json": { ...manifest, languages: ["en", "de"] } });
  expect(told(translationRows(files, "hatch", "de"))).toContain(
    "components/venom.json/reminder done: Macht {X} {X:Wunde|Wunden}.",
  );
  const card = cardAt<object>(inLanguage(files, "de"), "cards/sting.json", "hatch")!;
  expect(factsOf(card, "hatch").text).toContain("Macht 2 Wunden.");
});

test("a text that reads otherwise than when it was translated is outdated, and still printed", () => {
  const rows = translationRows(project(french), "hatch", "fr");
  const text = rows.find(({ path, unit }) => path === "cards/ember.json" && unit.at === "/text")!;
  expect(text).toMatchObject({ standing: "outdated", printed: "Piochez une carte.", said: { source: "Draw a card." } });
  expect(progressOf(rows)).toEqual({ missing: 2, outdated: 1, done: 4, written: 0 });
  expect(translationProgress(project(french), "fr")).toMatchObject([
    { severity: "note", message: "French: 5 of 7 texts are translated; 2 missing, 1 outdated." },
  ]);
  expect(translationProgress(project(french), undefined)).toEqual([]);
  expect(unfinishedIn(project(french), "fr")).toMatchObject([
    { code: "translation/unfinished", message: "In French 2 texts missing, printed in English instead; 1 outdated." },
  ]);
  expect(unfinishedIn(project(french), "en")).toEqual([]);
});

const drawing = { abilities: [{ on: "hatched", do: { draw: { who: "you", n: 1 } } }] };
const generatedOf = (rows: readonly TranslationRow[]) => rows.find(({ unit }) => unit.isGenerated);

test("what Cardwright writes is written again in a language that it knows, and may be said otherwise", () => {
  const files = project({ "cards/ember.json": { ...ember, text: undefined, ...drawing } });
  const row = generatedOf(translationRows(files, "hatch", "fr"))!;
  expect(row.unit).toMatchObject({
    at: "/text",
    source: factsOf(cardAt(files, "cards/ember.json", "hatch")!, "hatch").text,
  });
  expect(row.standing).toBe("missing");
  const words = said("À l'éclosion, piochez.", row.unit.source);
  const translated = project({
    "cards/ember.json": { ...ember, text: undefined, ...drawing },
    "translations/fr/cards/ember.json": { "/text": words },
  });
  const card = cardAt<object>(inLanguage(translated, "fr"), "cards/ember.json", "hatch")!;
  expect(factsOf(card, "hatch").text).toBe(words.text);
  expect(generatedOf(translationRows(translated, "hatch", "fr"))).toMatchObject({ standing: "done" });
});

test("translations go where their documents go", () => {
  const files = project(french);
  const renamed = apply(files, renameCard(files, "hatch", "ember", { id: "blaze" }));
  expect(renamed.has("translations/fr/cards/ember.json")).toBe(false);
  expect(renamed.get("translations/fr/cards/blaze.json")).toBe(files.get("translations/fr/cards/ember.json"));
  const copied = apply(files, duplicateCards(files, "hatch", ["ember"]));
  expect(copied.get("translations/fr/cards/ember-2.json")).toBe(files.get("translations/fr/cards/ember.json"));
  const deleted = apply(files, deleteCards(files, "hatch", ["ember"], false));
  expect([...deleted.keys()].filter((path) => path.includes("ember"))).toEqual([]);
});

test("an ability that moved keeps its translation", () => {
  const ability = (name: string) => ({ name, on: "hatched", do: { draw: { who: "you", n: 1 } } });
  const card = { ...ember, text: undefined, abilities: [ability("Fury"), ability("Calm")] };
  const translation = { "/abilities/1/name": said("Fureur", "Fury"), "/abilities/0/name": said("Calme", "Calm") };
  const files = project({ "cards/ember.json": card, "translations/fr/cards/ember.json": translation });
  expect(cardAt(inLanguage(files, "fr"), "cards/ember.json", "hatch")).toMatchObject({
    abilities: [{ name: "Fureur" }, { name: "Calme" }],
  });
});

test("what is wrong with translations is said where it is, and never takes a card away", () => {
  const files = project({
    "translations/fr/cards/gone.json": { "/name": said("Parti", "Gone") },
    "translations/it/cards/ember.json": { "/name": said("Brace", "Ember") },
    "translations/fr/cards/ember.json": { "/name": said("x".repeat(300), "Ember"), "/constructor": said("a", "b") },
    "translations/fr/cards/sting.json": { "/name": "Dard" },
  });
  const problems = checkProject(files).filter(({ where }) => where.file?.startsWith("translations/"));
  expect(problems.map(({ code, where }) => `${where.file} ${code}`).sort()).toEqual([
    "translations/fr/cards/ember.json translation/too-long",
    "translations/fr/cards/gone.json translation/of-nothing",
    "translations/fr/cards/sting.json document/wrong-type",
    "translations/it/cards/ember.json translation/unnamed-language",
  ]);
  expect(cardAt(inLanguage(files, "fr"), "cards/ember.json", "hatch")).toMatchObject({ name: "Ember" });
  expect(cardAt(inLanguage(files, "__proto__"), "cards/ember.json", "hatch")).toMatchObject({ name: "Ember" });
});

test("what another program renamed gets its translation back", () => {
  const before = project(french);
  const files = new Map([...before].filter(([path]) => path !== "cards/ember.json"));
  files.set("cards/blaze.json", before.get("cards/ember.json")!);
  const [orphan] = checkProject(files).filter(({ code }) => code === "translation/of-nothing");
  expect(orphan).toMatchObject({
    where: { file: "translations/fr/cards/ember.json" },
    repairs: [{ label: "Give it to Ember" }],
  });
  const after = apply(files, { label: "", changes: mendProject(files, "hatch").changes });
  expect(after.get("translations/fr/cards/blaze.json")).toBe(before.get("translations/fr/cards/ember.json"));
  expect(after.has("translations/fr/cards/ember.json")).toBe(false);
});

test("what changed between two versions is said in words, also of a card with another name", () => {
  const before = project(french);
  const renamed = apply(before, renameCard(before, "hatch", "ember", { id: "blaze" }));
  const after = new Map(renamed)
    .set("translations/fr/cards/blaze.json", json({ "/name": said("Flamme", "Ember") }))
    .set("translations/fr/cards/sting.json", json({ "/name": said("Dard", "Sting") }));
  const version = (files: Files) => ({ files, assets: new Map<string, string>() });
  const { translations } = diffProjects(version(before), version(after));
  expect(translations.map(({ name, fields }) => [name, ...fields.map(({ title, says }) => [title, says])])).toEqual([
    [
      "Ember",
      ["Name (French)", { before: "Braise", after: "Flamme" }],
      ["Rules text (French)", { before: "Piochez une carte.", after: "" }],
    ],
    ["Sting", ["Name (French)", { before: "", after: "Dard" }]],
  ]);
  expect(isSame(diffProjects(version(before), version(before)))).toBe(true);
});

const tableFrom = (bytes: Uint8Array, name: string) => {
  const read = readTable(name, bytes, "hatch");
  if (!read.ok) throw new Error(read.problem.message);
  return read.value.translations ?? read.value.cards;
};

test.each(["xlsx", "csv", "tsv"] as const)("a table that nobody touched changes nothing (%s)", (format) => {
  const files = project(french);
  const plan = planTranslations(files, "hatch", tableFrom(translationFile(files, "hatch", format), `t.${format}`));
  expect(plan).toMatchObject({ languages: ["fr", "pt-BR"], changed: [], unchanged: 14, problems: [], left: [] });
  expect(writeTranslations(files, "hatch", plan.changed).changes).toEqual([]);
});

test("a table of one language says how each text stands, and nothing in it is a formula", () => {
  const files = project({ ...french, "cards/ember.json": { ...ember, name: "=1+1" } });
  const rows = translationTable(files, "hatch", ["fr"]);
  expect(rows.slice(0, 4)).toEqual([
    ["place", "of", "field", "en", "fr", "standing"],
    ["cardwright.json#/name", "Nest", "Name", "Nest", "Nid", "done"],
    ["cards/ember.json#/name", "'=1+1", "Name", "'=1+1", "Braise", "outdated"],
    ["cards/ember.json#/text", "'=1+1", "Rules text", "Draw *two* cards.", "Piochez une carte.", "outdated"],
  ]);
});

test("a table that was changed elsewhere changes its texts, and says which were translated from what has changed since", () => {
  const [head, ...rows] = translationTable(project(french), "hatch", ["fr"]);
  const changed = rows.map((cells) => {
    if (cells[0] === "cards/sting.json#/name") return cells.with(4, "  'Dard'\u0007 ");
    return cells[0] === "cards/ember.json#/text" ? cells.with(4, "Piochez deux cartes.") : cells;
  });
  const table = [head!, ...changed, ["cards/nobody.json#/name", "", "", "", "Personne"]];
  const now = project({ ...french, "cards/ember.json": { ...ember, text: "Draw three cards." } });
  const plan = planTranslations(
    now,
    "hatch",
    table.map((cells, n) => ({ row: n + 1, cells })),
  );
  expect(plan.changed).toMatchObject([
    { of: "Ember", before: "Piochez une carte.", after: "Piochez deux cartes.", was: "Draw *two* cards." },
    { of: "Sting", field: "Name", before: "", after: "  'Dard' ", row: 5 },
  ]);
  expect(plan.problems).toMatchObject([{ code: "translation/no-text", where: { row: 9, column: "place" } }]);
  const after = apply(now, writeTranslations(now, "hatch", plan.changed));
  expect(JSON.parse(after.get("translations/fr/cards/ember.json")!)).toEqual({
    $schema: "../../../schemas/translation.schema.json",
    "/name": said("Braise", "Ember"),
    "/text": said("Piochez deux cartes.", "Draw *two* cards."),
  });
  const standings = translationRows(after, "hatch", "fr").map(({ unit, standing }) => `${unit.source}: ${standing}`);
  expect(standings).toContain("Draw three cards.: outdated");
  expect(standings).toContain("Sting: done");
});

test("a flavour text goes out, is translated, and comes back", () => {
  const flavour = "=Born of *ash*,\nit said: “never”; and {G}.";
  const files = project({ "cards/ember.json": { ...ember, flavour } });
  const [head, ...rows] = tableFrom(translationFile(files, "hatch", "csv", ["fr"]), "t.csv");
  const at = rows.findIndex(({ cells }) => cells[0] === "cards/ember.json#/flavour");
  expect(rows[at]!.cells.slice(1, 4)).toEqual(["Ember", "Flavour text", `'${flavour}`]);
  const told = rows.with(at, { ...rows[at]!, cells: rows[at]!.cells.with(4, "Née des cendres,\njamais.") });
  const after = apply(
    files,
    writeTranslations(files, "hatch", planTranslations(files, "hatch", [head!, ...told]).changed),
  );
  const french = inLanguage(after, "fr");
  expect(JSON.parse(french.get("cards/ember.json")!)).toMatchObject({ flavour: "Née des cendres,\njamais." });
});

test.each([
  [[["name", "fr"]], "translation/no-places"],
  [[["place", "it"]], "translation/no-language"],
  [
    [
      ["place", "French"],
      ["cards/ember.json#/name", "x".repeat(201)],
    ],
    "translation/bad-cell",
  ],
])("a table that says too little or too much is refused: %j", (rows, code) => {
  const plan = planTranslations(
    project(),
    "hatch",
    rows.map((cells, n) => ({ row: n + 1, cells })),
  );
  expect(plan.problems).toMatchObject([{ code }]);
  expect(plan.changed).toEqual([]);
});

const spiders = {
  "cardwright.json": { format: 1, game: "garden-incursion", name: "Web", languages: ["en", "de"] },
  "cards/weaver.json": { name: "Weaver", type: "creature", tribe: "Gloomweb Spiders", subtype: "Web", number: "w1" },
  "translations/de/cardwright.json": { "/words/Gloomweb Spiders": said("Netzspinnen", "Gloomweb Spiders") },
};
const garden = (more: Record<string, unknown> = {}) => {
  const files = project({ ...spiders, ...more });
  for (const path of ["ember", "sting"]) files.delete(`cards/${path}.json`);
  files.delete("components/venom.json");
  return files;
};

test("words that cards share are translated once, printed so, and stay what effects and colours go by", () => {
  const german = inLanguage(garden(), "de");
  const { slots } = factsOf(cardAt<object>(german, "cards/weaver.json", "garden-incursion")!, "garden-incursion", "de");
  expect(slots).toMatchObject({ typeLine: "Netzspinnen – Kreatur (Netz)", family: "Gloomweb Spiders" });
  expect(told(translationRows(garden(), "garden-incursion", "de")).slice(0, 3)).toEqual([
    "cardwright.json/name missing: Web",
    "cardwright.json/words/Gloomweb Spiders done: Netzspinnen",
    "cardwright.json/words/Web written: Netz",
  ]);
  const english = factsOf(cardAt<object>(garden(), "cards/weaver.json", "garden-incursion")!, "garden-incursion");
  expect(english.slots.typeLine).toBe("Gloomweb Spiders – Creature (Web)");
});

test("what layouts and pieces of a set say is translated, except what they say of looks", () => {
  const text = (said: string) => ({ kind: "text", text: said, size: 9, color: "ink" });
  const files = garden({
    "templates/card.json": {
      name: "Own",
      size: { width: 63, height: 88 },
      bleed: 3,
      safe: 3,
      corner: 3,
      palette: { ink: "#000000" },
      fonts: {},
      layers: [text("{{card.name}}"), { kind: "group", layers: [text("Out of {{slots.cost}}"), text("TOKEN")] }],
    },
    "templates/pieces.json": {
      pieces: [{ id: "sun", name: "Sun", template: "counter", variants: [{ slots: { name: "Noon", icon: "sun" } }] }],
    },
  });
  expect(told(translationRows(files, "garden-incursion", "de")).filter((row) => row.includes("/words/"))).toEqual([
    "cardwright.json/words/Gloomweb Spiders done: Netzspinnen",
    "cardwright.json/words/Web written: Netz",
    "cardwright.json/words/Out of {{slots.cost}} missing: Out of {{slots.cost}}",
    "cardwright.json/words/TOKEN written: STEIN",
    "cardwright.json/words/Noon missing: Noon",
  ]);
});

test("a workbook brings cards, decks and translations there and back, and what changed in it is one step", () => {
  const files = new Map(project(french));
  const read = readTable("set.xlsx", tableFile(files, "hatch", "xlsx"), "hatch");
  if (!read.ok) throw new Error(read.problem.message);
  const { cards, decks, translations } = read.value;
  expect(planImport(files, "hatch", cards, { mode: "mirror", decks, translations }).edit.changes).toEqual([]);
  const changed = translations!.map(({ row, cells }) => ({
    row,
    cells: cells[0] === "cards/sting.json#/name" ? [...cells.slice(0, 4), "Piqûre"] : cells,
  }));
  const plan = planImport(files, "hatch", cards, { mode: "update", decks, translations: changed });
  expect(plan.translations?.map(({ of, after }) => [of, after])).toEqual([["Sting", "Piqûre"]]);
  expect(plan.edit.changes.map(({ path }) => path)).toEqual(["translations/fr/cards/sting.json"]);
});

test("a table of nothing but translations is known as one, whatever file it is in", () => {
  for (const format of ["xlsx", "csv", "tsv"] as const) {
    const read = readTable(`mine.${format}`, translationFile(project(), "hatch", format), "hatch");
    expect(read.ok && read.value.isTranslations).toBe(true);
  }
  const cards = readTable("cards.csv", tableFile(project(), "hatch", "csv"), "hatch");
  expect(cards.ok && cards.value.isTranslations).toBeFalsy();
});

test.each(gameIds)("what the layouts and pieces of %s say is written in German", (game) => {
  const folder = `templates/${game}`;
  const files = new Map([["cardwright.json", json({ format: 1, game, name: "Set", languages: ["en", "de"] })]]);
  for (const name of readdirSync(`${folder}/layouts`))
    files.set(`templates/${name}`, readFileSync(`${folder}/layouts/${name}`, "utf8"));
  files.set("templates/pieces.json", readFileSync(`${folder}/pieces.json`, "utf8"));
  const words = translationRows(files, game, "de").filter(({ unit }) => unit.at.startsWith("/words/"));
  expect(words.length).toBeGreaterThan(10);
  expect(told(words.filter(({ standing }) => standing !== "written"))).toEqual([]);
});

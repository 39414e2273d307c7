import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Files } from "../../project/project-text";
import { narrowed } from "../../project/search/narrowed";
import { searchFor } from "../../project/search/search";
import { searchedCard } from "../../project/search/searched-card";
import { answerTo } from "../../project/statistics/answer";
import { answerTable } from "../../project/statistics/as-table";
import { bins } from "../../project/statistics/bins";
import { type Counted, countedIn } from "../../project/statistics/counted";
import { readyQuestions } from "../../project/statistics/questions";
import { sliced } from "../../project/statistics/slices";
import { type GameId, gameIds } from "../../schemas/game-id";

function starter(game: GameId): Map<string, string> {
  const folder = `templates/${game}/starter`;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const texts = names.filter((name) => name.endsWith(".json"));
  return new Map(texts.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]));
}

function finder({ cards, searched }: Counted) {
  const entries = cards.map(({ id, card }) => searchedCard(id, card, searched));
  return (search: string) => {
    const { finds, slips } = searchFor(search, searched);
    return { found: entries.filter(finds).map(({ id }) => id), slips };
  };
}

describe.each(gameIds)("cards of %s", (game) => {
  const set = countedIn(starter(game), game, "en");
  test("are found by the search of every slice of every facet, and no others", () => {
    const find = finder(set);
    for (const facet of set.facets) {
      const { slices, places } = sliced(set.cards, facet);
      for (const [at, { term, count, label }] of slices.entries()) {
        if (term === undefined) continue;
        const inIt = set.cards.filter((_, n) => places[n]!.includes(at)).map(({ id }) => id);
        expect({ label, term, count, ...find(term) }).toEqual({
          label,
          term,
          count: inIt.length,
          found: inIt,
          slips: [],
        });
      }
    }
  });

  test("are all counted by every question, one by one and against each other", () => {
    for (const question of readyQuestions(set.facets, set.cards)) {
      const answer = answerTo(question, set)!;
      expect(answer.sentences.join(" ")).toMatch(/^[A-Z0-9].+\.$/);
      const [head, ...rows] = answerTable(answer);
      expect(rows.every((row) => row.length === head!.length)).toBe(true);
      const { shape } = answer;
      if (shape.kind === "points") continue;
      const laid = shape.kind === "grid" ? shape.rows : shape.of;
      if (!laid.facet.isMany && laid.facet.name !== "keyword")
        expect(laid.slices.reduce((sum, { count }) => sum + count, 0)).toBe(set.cards.length);
    }
  });
});

const castle = (files: Files = starter("castle-lanes"), query = "") => countedIn(files, "castle-lanes", "en", query);
const said = (set: Counted, by: string, against?: string, before?: Counted & { called: string }) =>
  answerTo({ by, ...(against && { against }) }, set, before)!.sentences.join(" ");

describe("the answer is said first", () => {
  test.each<[string, string | undefined, RegExp]>([
    [
      "cost",
      undefined,
      /^Cost 2 and 3 come most often, on 16 cards each\. On average they cost 2\.78, half of them 3 or less\. 2 cards have no cost\.$/,
    ],
    ["type", undefined, /^Unit comes most often: 23 of 53 cards\. Class is the rarest, with 2\.$/],
    ["cost", "type", /^Average cost: unit 3\.22, skill 2\.63, building 2\.17\. No building costs 1\.$/],
    ["type", "class", /^All 6 pairs have cards\.$/],
    [
      "cost",
      "worth",
      /^One more cost goes with 0\.8 more worth, nearly always\. Furthest above the rest is Tyrant King/,
    ],
    ["picture", undefined, /^No card has a picture\.$/],
  ])("%s, %s", (by, against, sentence) => {
    expect(said(castle(), by, against)).toMatch(sentence);
  });

  test("of nothing, of one card, and of three", () => {
    expect(said(castle(starter("castle-lanes"), "name=nobody"), "cost")).toBe("No cards to count.");
    expect(said(castle(starter("castle-lanes"), 'name="royal guard"'), "cost")).toBe("The only card costs 4.");
  });

  test("what changed since another version stands behind it", () => {
    const files = starter("castle-lanes");
    const former = new Map([...files].filter(([path]) => path !== "cards/royal-guard.json"));
    const before = { ...castle(former), called: "1.2" };
    expect(said(castle(files), "type", undefined, before)).toMatch(/Beside 1\.2: \+1 cards?; Unit \+1\.$/);
    expect(said(castle(files), "type", undefined, { ...castle(files), called: "1.2" })).toMatch(
      /Nothing of it differs from 1\.2\.$/,
    );
    const { shape } = answerTo({ by: "cost", against: "type" }, castle(files), before)!;
    if (shape.kind !== "grid") throw new Error("Two facets make a grid.");
    const sum = (counts: readonly (readonly number[])[]) => counts.flat().reduce((a, b) => a + b, 0);
    expect(sum(shape.counts) - sum(shape.before!)).toBe(1);
  });
});

test("a name like those of every object is a word like others", () => {
  const files = starter("castle-lanes");
  const [path, text] = [...files].find(([name]) => name.startsWith("cards/"))!;
  files.set(path, text.replace("{", '{ "tags": ["__proto__", "constructor"],'));
  const set = castle(files);
  const { slices } = sliced(set.cards, set.facets.find(({ name }) => name === "tag")!);
  expect(slices.map(({ label, count }) => [label, count])).toEqual([
    ["__proto__", 1],
    ["constructor", 1],
    ["None", 52],
  ]);
  expect(finder(set)("tag=__proto__").found).toHaveLength(1);
});

test("numbers lie in the bin whose bounds hold them, and bins stay few", () => {
  const number = fc.oneof(
    fc.integer({ min: -50, max: 50 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constant(1e9),
  );
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 60 }), (numbers) => {
      const { found, binOf } = bins(numbers);
      expect(found.length).toBeLessThan(60);
      for (const n of numbers) {
        const { from, to } = found[binOf(n)]!;
        expect(n >= from && n < to).toBe(true);
      }
    }),
    // So close to nothing that no step parts them.
    { examples: [[[-3.5e-323, 0]]] },
  );
});

test("what is clicked is asked for besides what is sought already", () => {
  expect(narrowed("", "cost=2")).toBe("cost=2");
  expect(narrowed("unit", "cost=2")).toBe("unit cost=2");
  expect(narrowed("unit or skill", "cost=2")).toBe("(unit or skill) cost=2");
});

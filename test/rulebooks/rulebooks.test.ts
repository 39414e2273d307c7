import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { OptionSpec } from "../../engine/core/options";
import { playableGame } from "../../engine/games/play-registry";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { ProblemArea } from "../../schemas/problem";
import { starterScenarios, wordScenarios } from "../engine/starter";
import { allCitations, citationsIn, missing } from "./citations";
import { type Rulebook, readRulebook } from "./rulebook";
import { tellable, toldToPlayers } from "./told-to-players";

/** The rules of each game are an authority: whatever cites them finds what it cites, and whatever they settle is proven. */

const rulebooks = Object.fromEntries(gameIds.map((id) => [id, readRulebook(id)])) as Record<GameId, Rulebook>;
const citations = allCitations();

test("whoever cites rules says of which game", () => {
  expect(citations.filter(({ game }) => game === undefined).map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

test("the rulings are read", () => {
  expect(gameIds.flatMap((id) => rulebooks[id].rulings).length).toBeGreaterThan(20 * gameIds.length);
});

test.each<[string, string[]]>([
  ["/** Rules §6.1, steps 4 and 5. */", ["§6.1, steps 4 and 5"]],
  ["/** D3, D4 and W1: copies. */", ["D3, D4 and W1"]],
  ["// As ruling 12 has it (rules §7.3 D1 to D3).", ["§7.3 D1 to D3", "ruling 12", "D1 to D3"]],
  ['const bed = "D1";', []],
])("citations are found in %s", (text, found) =>
  expect(citationsIn("engine/games/hatch/x.ts", text).map(({ words }) => words)).toEqual(found),
);

const modules = import.meta.glob<Record<string, unknown>>("../../{engine,project}/**/problems.ts", { eager: true });
const isArea = (value: unknown): value is ProblemArea<string> =>
  typeof value === "object" && value !== null && "kinds" in value;
const problemCodes = new Set(
  Object.values(modules).flatMap((area) =>
    Object.values(area)
      .filter(isArea)
      .flatMap(({ kinds }) => Object.keys(kinds)),
  ),
);
const testFiles = new Map(
  readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => [file.replace(/.*[\\/]|\.test\.tsx?$/g, ""), readFileSync(`test/${file}`, "utf8")]),
);

const allowed = (spec: OptionSpec): string => {
  if (spec.kind === "number") return `${spec.min}–${spec.max}`;
  if (spec.kind === "choice") return spec.choices.join(", ");
  return spec.kind === "switch" ? "true, false" : "text";
};

/** What a line of proofs names and isn't there. */
function unproven(id: GameId, proof: string): string[] {
  const scenarios = { ...starterScenarios(id), ...wordScenarios(id) };
  return proof.split(/; (?![^“]*”)/).flatMap((part) => {
    if (part.startsWith("`")) return part.match(/[^`, ]+/g)!.filter((name) => !(name in scenarios));
    const [, file, titles] = /^([\w-]+) (“.*”)$/.exec(part) ?? [];
    const text = testFiles.get(file ?? "");
    if (text === undefined) return [part];
    const named = titles!.slice(1, -1).split("”, “");
    return named.filter((title) => !['"', "'", "`", "\n  "].some((before) => text.includes(before + title)));
  });
}

const refusal = /(?:\b(?:no|refusal|refuse)\(\s*|\bcode: )"([a-z][a-z-]*)",\s*(?:message:)?/g;
const sourceOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("\n");

describe.each(gameIds)("the rules of %s", (id) => {
  const rules = rulebooks[id];

  test("have all that is cited of them", () => {
    const own = citationsIn(rules.path, rules.text).map((citation) => ({ ...citation, game: id }));
    const cited = [...citations.filter(({ game }) => game === id), ...own];
    const wrong = cited.flatMap((each) =>
      missing(each, rules).map((what) => `${each.file}: “${each.words}”: no ${what}`),
    );
    expect(wrong).toEqual([]);
    expect(citations.filter(({ game }) => game === id).length).toBeGreaterThan(10);
  });

  test("are cited by code, section for section, where they say how the game is played", () => {
    const cited = citations
      .filter(({ file }) => file.startsWith(`engine/games/${id}/`))
      .map(({ section }) => `${section}.`);
    const played = [...rules.text.matchAll(/^#{2,3} ([2-79](?:\.\d+)?)[. ](?!.*Refusals)/gm)].map(
      ([, number]) => `${number}.`,
    );
    expect(played.filter((number) => !cited.some((each) => each.startsWith(number)))).toEqual([]);
  });

  test("are told to players, part by part, or it is said why not", () => {
    const { told, left } = toldToPlayers(id);
    const known = (what: string) =>
      what.startsWith("§") ? rules.sections.has(what.slice(1)) : tellable(rules).includes(what);
    const leftOut = left.map(({ what }) => what);
    expect([...told, ...leftOut].filter((what) => !known(what))).toEqual([]);
    expect(tellable(rules).filter((what) => !told.includes(what) && !leftOut.includes(what))).toEqual([]);
    expect(leftOut.filter((what) => told.includes(what))).toEqual([]);
    expect(left.filter(({ why }) => why.length < 15)).toEqual([]);
  });

  test("number without gaps, and each number once", () => {
    for (const numbers of [rules.rulings, rules.examples])
      expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
    expect(rules.rulings.length).toBeGreaterThan(0);
  });

  test("name a proof for every deck rule, ruling and worked example, and nothing else", () => {
    const wanted = [
      ...rules.deckRules.keys(),
      ...rules.rulings.map((number) => `Ruling ${number}`),
      ...rules.examples.map((number) => `Example ${number}`),
    ];
    expect([...rules.proofs.keys()]).toEqual(wanted);
  });

  test("name scenarios and cases of tests that there are", () => {
    const wrong = [...rules.proofs].flatMap(([rule, proof]) => unproven(id, proof).map((what) => `${rule}: ${what}`));
    expect(wrong).toEqual([]);
  });

  test("name the problems that tell of a deck", () => {
    const named = [...rules.deckRules].flatMap(([rule, codes]) => codes.map((code) => `${rule} ${code}`));
    expect(named.filter((each) => !problemCodes.has(each.split(" ")[1]!))).toEqual([]);
  });

  test("list the house rules as the game has them", () => {
    const declared = playableGame(id).options.map((spec) => [
      spec.name,
      String(spec.default === "" ? "–" : spec.default),
      allowed(spec),
    ]);
    expect(rules.options.map((cells) => cells.slice(0, 3))).toEqual(declared);
    for (const [name, , , meaning] of rules.options)
      expect([name, meaning]).toEqual([name, expect.stringMatching(/\.$/)]);
  });

  test("list the refusals that there are", () => {
    const source = sourceOf(`engine/games/${id}`);
    const given = [...source.matchAll(refusal)].map(([, code]) => code!);
    expect([...new Set(given)].filter((code) => !rules.refusals.includes(code))).toEqual([]);
    const all = source + sourceOf("engine/core");
    expect(rules.refusals.filter((code) => !all.includes(`"${code}"`))).toEqual([]);
  });
});

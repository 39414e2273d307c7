import { describe, expect, test } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import { checkProject } from "../../project/check";
import { gameIds } from "../../schemas/game-id";
import { deepestJson } from "../../schemas/json-text";
import { startOwnTime } from "../own-time";
import { hostileNames, mutateJson, renamed } from "./mutate";
import { smallProject, tryProject } from "./project";

/**
 * Files that nobody meant: whatever is in one, it is checked, described, laid out and played without a throw. Longer with
 * CARDWRIGHT_FUZZ=6000, otherwise with CARDWRIGHT_FUZZ_SEED=2.
 */
const rounds = Number(process.env["CARDWRIGHT_FUZZ"] ?? 120);
const seed = Number(process.env["CARDWRIGHT_FUZZ_SEED"] ?? 1);
/** Milliseconds; a file that takes longer hangs. */
const tooLong = 10_000;
const kinds = ["cards/", "cards/", "cards/", "templates/", "cardwright.json", "decks/", "scenarios/"];

test(`${rounds} changed files`, async () => {
  const rng = seedRng(seed);
  const projects = gameIds.map((game) => ({ game, files: smallProject(game) }));
  let longest = 0;
  for (let n = 0; n < rounds; n++) {
    const { game, files } = projects[n % projects.length]!;
    const kind = kinds[nextInt(rng, kinds.length)] as string;
    const paths = [...files.keys()].filter((path) => path.startsWith(kind));
    const path = paths[nextInt(rng, paths.length)] as string;
    const text = mutateJson(files.get(path) as string, rng);
    const attempt = async (): Promise<number> => {
      const worked = startOwnTime();
      await tryProject(new Map(files).set(path, text), path, game).catch((reason: unknown) => {
        throw new Error(`${game} ${path} with seed ${seed}, round ${n}: ${text.slice(0, 500)}`, { cause: reason });
      });
      return worked();
    };
    const took = await attempt();
    // A busy computer is slow once, a file that hangs is slow again.
    longest = Math.max(longest, took < tooLong ? took : await attempt());
  }
  expect(longest).toBeLessThan(tooLong);
}, 600_000);

describe.each(gameIds)("%s", (game) => {
  const files = smallProject(game, 3);
  test.each(hostileNames)("“%s” in the place of any word of a card is a word like others", async (name) => {
    const cards = [...files.keys()].filter((path) => path.startsWith("cards/"));
    const path = cards[hostileNames.indexOf(name) % cards.length] as string;
    let at = 0;
    for (const text of renamed(files.get(path) as string, name)) {
      if (at++ % (rounds > 1000 ? 1 : 4) === 0) await tryProject(new Map(files).set(path, text), path, game);
    }
  });

  test.each(hostileNames)("a card and a deck may be called “%s”", async (name) => {
    const [card, deck] = ["cards/", "decks/"].map((folder) => [...files].find(([path]) => path.startsWith(folder))!);
    const more = new Map(files).set(`cards/${name}.json`, card![1]).set(`decks/${name}.json`, deck![1]);
    await tryProject(more, `cards/${name}.json`, game);
    await tryProject(more, `decks/${name}.json`, game);
  });

  test("a file that is too deep is a problem of its own, and the rest goes on", async () => {
    const before = checkProject(files, new Set());
    for (const path of ["cards/deep.json", "decks/deep.json", "templates/card.json", "scenarios/deep.json"]) {
      const deep = `{"name":"Deep","x":${"[".repeat(40_000)}${"]".repeat(40_000)}}`;
      const more = new Map(files).set(path, deep);
      const found = checkProject(more, new Set()).filter(({ where }) => where.file === path);
      expect(found.map(({ code }) => code)).toEqual(["document/too-deep"]);
      await tryProject(more, path, game);
    }
    expect(checkProject(files, new Set())).toEqual(before);
  });

  test("effects as deep as may be are compiled, written and laid out", async () => {
    const [path, text] =
      [...files].find(([file, content]) => file.startsWith("cards/") && /"effect"|"do"/.test(content)) ?? [];
    if (path === undefined || text === undefined) return;
    for (const word of ["if", "repeat", "sequence", "may", "choose", "each"]) {
      const nest = (depth: number): unknown => (depth === 0 ? [] : { [word]: [nest(depth - 1)], n: 1, do: nest(0) });
      const deep = text.replace(/"(effect|do)":\s*/, `"$1": ${JSON.stringify(nest(deepestJson / 2 - 5))}, "was": `);
      await tryProject(new Map(files).set(path, deep), path, game);
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameIds } from "../../schemas/game-id";
import { renamed } from "./mutate";
import { smallProject, tryProject } from "./project";

/**
 * Every lookup by a name from a file asks whether the object itself has it. Here every object inherits two more names,
 * which tell when somebody finds them; a “constructor” that is found may do no harm for years.
 */
const names = ["inherited-trap", "inheritedTrap"];
const found: string[] = [];
const isThorough = Number(process.env["CARDWRIGHT_FUZZ"] ?? 0) > 1000;

beforeAll(() => {
  for (const name of names) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get() {
        found.push(new Error(name).stack?.split("\n").slice(2, 5).join("\n") ?? name);
        return undefined;
      },
      // What is written under such a name is the object's own, as it would be under any other.
      set(value) {
        Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  }
});
afterAll(() => {
  for (const name of names) Reflect.deleteProperty(Object.prototype, name);
});

describe.each(gameIds)("%s", (game) => {
  const files = smallProject(game, isThorough ? 8 : 3);
  test.each(names)(
    "nothing is found that is inherited, whatever is called “%s”",
    async (name) => {
      let at = 0;
      for (const [path, text] of files) {
        for (const other of renamed(text, name)) {
          if (!isThorough && at++ % 12 !== 0) continue;
          await tryProject(new Map(files).set(path, other), path, game);
          expect(found.splice(0), `${path}: ${other.slice(0, 2000)}`).toEqual([]);
        }
      }
    },
    600_000,
  );

  test("nor by an id", async () => {
    const id = names[0]!;
    for (const folder of ["cards", "decks", "scenarios"]) {
      const text = [...files].find(([path]) => path.startsWith(`${folder}/`))?.[1] ?? "{}";
      await tryProject(new Map(files).set(`${folder}/${id}.json`, text), `${folder}/${id}.json`, game);
      // And where it is gone, with others still asking for it.
      const asking = text.replace(/"card":\s*"[^"]*"/g, `"card": "${id}"`);
      await tryProject(new Map(files).set(`${folder}/x.json`, asking), `${folder}/x.json`, game);
      expect(found.splice(0), folder).toEqual([]);
    }
  }, 600_000);
});

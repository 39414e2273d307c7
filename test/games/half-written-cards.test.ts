import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isFitting } from "../../engine/core/is-fitting";
import { cardGame } from "../../engine/games/registry";
import { schemaFor } from "../../project/format";
import { gameIds } from "../../schemas/game-id";

/** Whoever types a card's effects has a card with slips in it at every other keystroke: it is drawn and judged all the same. */

type Path = readonly string[];

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* pathsIn(part, [...path, key]);
}

/** With something else at one place; the rest is shared. */
function changedAt(whole: object, [key, ...rest]: Path, value: unknown): object {
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
  copy[key!] = rest.length === 0 ? value : changedAt(copy[key!] as object, rest, value);
  return copy;
}

function faultOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (fault) {
    return String(fault);
  }
}

test.each(gameIds)("every part of a card of %s may hold something else, as far as its file may", (game) => {
  const schema = schemaFor("card", game)!;
  const { describe, checkCard, languages } = cardGame(game);
  const folder = `templates/${game}/starter/cards`;
  const faults: string[] = [];
  let tried = 0;
  for (const file of readdirSync(folder)) {
    const card = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as object;
    for (const path of pathsIn(card)) {
      for (const value of [null, 5, "x", {}, []]) {
        const changed = changedAt(card, path, value);
        if (!isFitting(schema, changed)) continue;
        tried++;
        const fault =
          faultOf(() => languages.map((language) => describe(changed, language))) ?? faultOf(() => checkCard(changed));
        if (fault !== undefined) faults.push(`${path.join("/")} = ${JSON.stringify(value)}: ${fault} (${file})`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});

test.each(gameIds)("an ability of %s that says nothing, or nothing to do, is a problem of its own", (game) => {
  const folder = `templates/${game}/starter/cards`;
  const missed: string[] = [];
  for (const file of readdirSync(folder)) {
    const card = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as { abilities?: { on?: unknown }[] };
    for (const [n, { on }] of (card.abilities ?? []).entries()) {
      for (const empty of [
        {},
        { ...(on === undefined ? {} : { on }) },
        { ...(on === undefined ? {} : { on }), do: [] },
      ]) {
        const problems = cardGame(game).checkCard(changedAt(card, ["abilities", String(n)], empty));
        const isTold = problems.some(
          ({ severity, where, message }) =>
            severity === "error" && where.field === `/abilities/${n}` && message.includes("It does nothing"),
        );
        if (!isTold) missed.push(`${file}: ${JSON.stringify(empty)}`);
      }
    }
  }
  expect(missed).toEqual([]);
});

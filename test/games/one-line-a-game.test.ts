import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameIds } from "../../schemas/game-id";

/** Whose files they are: each game's own, and what is written by tools. */
const isApart = (file: string): boolean =>
  gameIds.some((id) => file.startsWith(`engine/games/${id}/`)) || file.startsWith("schemas/json/");
/** No lists of games, to which somebody would add. */
const noLists: readonly RegExp[] = [
  // Examples in the help of the command line.
  /^main\/cli\/[a-z]+\.ts: \[["'].*,$/,
  // What it calls the form of another editor's deck files.
  /^main\/cli\/deck\.ts: choices: \["text", "code".*, "flask", "tts", "picture"\],$/,
  // Lines that cross within a shape.
  /^(press\/(patterns|placeholder)|schemas\/template-layers)\.ts: .*\bhatch\b/,
];

test("outside its folders a game is named in one line", () => {
  const lines = ["bin", "engine", "main", "press", "project", "renderer", "schemas"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !isApart(file))
      .flatMap((file) =>
        readFileSync(file, "utf8")
          .split("\n")
          .map((line) => `${file}: ${line.trim()}`),
      ),
  );
  for (const id of gameIds) {
    const named = new RegExp(`: .*(?<![\\w-])${id}(?![\\w])`);
    expect(lines.filter((line) => named.test(line) && !noLists.some((known) => known.test(line)))).toEqual([
      expect.stringMatching(/^schemas\/game-id\.ts: /),
    ]);
  }
});

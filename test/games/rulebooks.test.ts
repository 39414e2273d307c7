import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { bookletFolder } from "../../main/cli/booklet-folder";
import { CannotDo, type Terminal } from "../../main/cli/command";
import { gameRulebook } from "../../project/booklets";
import { gameIds } from "../../schemas/game-id";
import { readPages } from "../press/pdf-pages";
import { wordsOf } from "../press/pdf-words";

/** The rules of each game as a booklet, and texts of a project's own, read back from their PDFs. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-booklets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const terminal: Terminal = {
  print: () => undefined,
  announce: () => undefined,
  tell: () => undefined,
  progress: () => undefined,
  paint: (_, text) => text,
  signal: new AbortController().signal,
};

async function make(project: string, wish: { text?: string; fold?: boolean } = {}) {
  const out = join(folder, "made.pdf");
  const { text = "rules", fold = false } = wish;
  const result = await bookletFolder(project, { text, out, fold, paper: "a5", language: undefined }, terminal);
  return { ...result, bytes: new Uint8Array(readFileSync(out)) };
}

const starter = (game: string): string => join("templates", game, "starter");

test.each(gameIds)("%s has rules that players can read, without anything that isn't there", async (game) => {
  const text = (await gameRulebook(game)) ?? "";
  for (const wanted of ["Setup", "Your turn", "The end"]) expect(text).toMatch(new RegExp(`^## .*${wanted}`, "m"));
  const { problems, pages, bytes } = await make(starter(game));
  expect(problems).toEqual([]);
  const words = await wordsOf(bytes);
  expect(words).toContain("Contents");
  expect(words).toContain(cardGame(game).credit);
  expect((await readPages(bytes)).map(({ width, height }) => [width, height])).toEqual(
    Array.from({ length: pages }, () => [148, 210]),
  );
});

test("a folded booklet has its cover at the right of the first side", async () => {
  const { bytes, pages } = await make(starter("flask"), { fold: true });
  expect(pages % 2).toBe(0);
  const [first] = await readPages(bytes);
  expect([first?.width, first?.height]).toEqual([296, 210]);
});

const set = join(folder, "set");
beforeAll(() => {
  cpSync(starter("flask"), set, { recursive: true });
  mkdirSync(join(set, "booklets"));
});
function write(text: string): void {
  writeFileSync(join(set, "booklets", "notes.md"), text);
}

test("a text of the set's own shows its cards, decks and house rules", async () => {
  write("# Notes\n\n![[card:attack]]\n\nA hand of [[rule:startHand]], with [[card:profit]].\n\n![[deck:red]]\n");
  const manifest = JSON.parse(readFileSync(join(set, "cardwright.json"), "utf8")) as object;
  writeFileSync(join(set, "cardwright.json"), JSON.stringify({ ...manifest, options: { startHand: 5 } }));
  const { problems, bytes } = await make(set, { text: "notes" });
  expect(problems).toEqual([]);
  const words = await wordsOf(bytes);
  for (const wanted of ["A hand of 5", "Profit", "Triple Attack", "Credits"]) expect(words).toContain(wanted);
});

test("what the set hasn't got is told, and the rest is printed", async () => {
  write("# N\n\n![[card:atack]]\n\n[[rule:startHands]] ![[nonsense]]\n\n![[deck:none]]\n\n![a](art/none.png)\n\nDone.");
  const { problems, bytes } = await make(set, { text: "notes" });
  expect(problems.map(({ code }) => code).sort()).toEqual([
    "booklet/picture-missing",
    "booklet/unknown-card",
    "booklet/unknown-part",
    "booklet/unknown-rule",
  ]);
  expect(problems.find(({ code }) => code === "booklet/unknown-card")?.hint).toContain("Did you mean “attack”?");
  expect(await wordsOf(bytes)).toContain("Done.");
});

test("a text that isn't there is refused with those that are", async () => {
  write("# N");
  const refusal = await make(set, { text: "nots" }).catch((reason: unknown) => reason);
  expect(refusal).toBeInstanceOf(CannotDo);
  expect((refusal as CannotDo).problem).toMatchObject({
    code: "app/no-such-booklet",
    hint: expect.stringContaining("notes, rules"),
  });
});

test("the same text makes the same bytes", async () => {
  write("# N\n\n![[card:attack]]\n\nText.");
  const [first, second] = [await make(set, { text: "notes" }), await make(set, { text: "notes" })];
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
});

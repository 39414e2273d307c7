import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Card as FlaskCard } from "../../engine/games/flask/card-schema";
import { formatFlaskDeckFile, parseFlaskDeckFile } from "../../engine/games/flask/deck-file";
import { checkProject } from "../../project/check";
import { exportDeckFile, importDeckFile, projectOfDeckFile } from "../../project/deck-file";
import { deckPath } from "../../project/paths";
import { readDeck } from "../../project/project-text";
import { codes, readStarter } from "./starter";

/** Decks of Flask's original editor (rules §4). */

const sample = readFileSync("fixtures/decks/flask-editor.json", "utf8");
const wrong = readFileSync("fixtures/decks/flask-editor-wrong.json", "utf8");
const entry = (more: object) => JSON.stringify([{ name: "A", composition: { r1: 1 }, amount: 3, ...more }]);
const first = (text: string) => parseFlaskDeckFile(text).lines[0]!;

describe("a deck file of Flask's own editor", () => {
  test("is read with its names trimmed, its numbers and its booleans", () => {
    const { lines, problems } = parseFlaskDeckFile(sample);
    expect(problems).toEqual([]);
    expect(lines.map(({ card, count }) => [card.name, card.composition, count])).toEqual([
      ["Double Attack", { R1: 2 }, 3],
      ["Profit", { Y1: 1 }, 3],
      ["Dangerous Knowledge", { B1: 1, B2: 1, R1: 1 }, 3],
      ["Hidden Sabotage", { G2: 1, R2: 2 }, 3],
      ["Again and Again", { R1: 2, Y2: 1 }, 3],
    ]);
    expect(lines.map(({ card }) => [card.showReminder ?? false, card.art ?? null])).toEqual([
      [true, { source: "https://example.org/double-attack.png" }],
      [true, null],
      [false, { file: "art/knowledge.png" }],
      [false, null],
      [false, null],
    ]);
  });

  test("is written as it was read, but for the spaces around names", () => {
    const written = formatFlaskDeckFile(parseFlaskDeckFile(sample).lines);
    expect(written.problems).toEqual([]);
    expect(JSON.parse(written.text)).toEqual(JSON.parse(sample.replace("Double Attack ", "Double Attack")));
    expect(Object.keys(JSON.parse(written.text)[0].composition)).toEqual(
      Object.keys(JSON.parse(sample)[0].composition),
    );
  });

  test.each(["blue", "green", "red", "yellow"])("holds all of the starter deck %s", (id) => {
    const lines = readStarter<FlaskCard>("flask")
      .entries(id)
      .map(({ card, count }) => ({ card, count }));
    const back = parseFlaskDeckFile(formatFlaskDeckFile(lines).text).lines;
    const known = ({ card, count }: (typeof lines)[number]) => [card.name, card.composition, card.showReminder, count];
    expect(back.map(known)).toEqual(lines.map(known));
  });

  test("leaves out what that editor can't have, and says so", () => {
    const own: FlaskCard = { name: "Theft", composition: {}, effects: [] };
    const foreign: FlaskCard = { name: "Fire", composition: { F1: 1 } as FlaskCard["composition"] };
    const written = formatFlaskDeckFile([own, foreign].map((card) => ({ card, count: 1 })));
    expect(JSON.parse(written.text)).toEqual([]);
    expect(codes(written.problems)).toEqual(["flask/not-for-the-editor", "flask/not-for-the-editor"]);
  });

  test.each<[string, string, string]>([
    ["no JSON", "[{", "it isn't JSON"],
    ["an object", "{}", "it must be a list of cards in brackets"],
    ["a list without end", `[${"1,".repeat(2001)}1]`, "it lists more than 2000 cards"],
    ["a huge text", " ".repeat(2_000_001), "it is longer than two million characters"],
    ["lists in lists, very deep", "[".repeat(200_000), "it isn't JSON"],
  ])("is refused if it is %s", (_, text, reason) => {
    const { lines, problems } = parseFlaskDeckFile(text);
    expect(lines).toEqual([]);
    expect(problems).toMatchObject([{ code: "flask/no-deck-file", severity: "error" }]);
    expect(problems[0]!.message).toContain(reason);
  });

  test("tells what is of the wrong kind, entry by entry, and keeps the rest", () => {
    const { lines, problems } = parseFlaskDeckFile(wrong);
    expect(lines.length).toBe(4);
    expect(problems.map(({ code, where }) => [code, where.row])).toEqual([
      ...Array(4).fill(["flask/bad-entry", 1]),
      ...Array(3).fill(["flask/bad-entry", 4]),
      ["flask/bad-entry", 5],
      ["flask/bad-entry", 6],
    ]);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  test("leaves out a picture that is inside the file", () => {
    const { problems } = parseFlaskDeckFile(entry({ img: `data:image/png;base64,${"A".repeat(500)}` }));
    expect(codes(problems)).toEqual(["flask/picture-left-out"]);
    expect(first(entry({ img: "art/../../secret.png" })).card.art).toEqual({ source: "art/../../secret.png" });
  });

  test("may begin with a byte order mark", () => expect(first(`\uFEFF${entry({})}`).card.name).toBe("A"));
});

describe("a project", () => {
  test("made of a deck file has its cards and its deck, without a fault", () => {
    const { files, deckId } = projectOfDeckFile("flask", "My deck", sample);
    expect(checkProject(files).filter(({ severity }) => severity === "error")).toEqual([]);
    expect(readDeck(deckPath(deckId), files.get(deckPath(deckId))!, "flask")).toMatchObject({
      name: "My deck",
      cards: [{ card: "double-attack", count: 3 }, {}, {}, {}, {}],
    });
    expect(JSON.parse(exportDeckFile(files, "flask", deckId).text)).toHaveLength(5);
  });

  test("takes in only the cards that it doesn't have, also under names that are taken", () => {
    const { files } = projectOfDeckFile("flask", "My deck", sample);
    const again = importDeckFile(files, "flask", "My deck", sample);
    expect(again.edit?.changes.map(({ path }) => path)).toEqual(["decks/my-deck-2.json"]);
    const other = importDeckFile(
      files,
      "flask",
      "Other",
      JSON.stringify([{ name: "Profit", composition: { y1: 2 }, amount: 1 }]),
    );
    expect(other.edit?.changes.map(({ path }) => path)).toEqual(["cards/profit-2.json", "decks/other.json"]);
  });

  test("knows its own cards again, whatever else it says of them than that editor can", () => {
    const own: [string, string][] = [...readStarter<FlaskCard>("flask").cards].map(([id, card]) => [
      `cards/${id}.json`,
      JSON.stringify({ ...card, tags: ["mine"], art: { icon: "scales" } }),
    ]);
    const deck = JSON.stringify({ name: "Out", cards: own.map(([path]) => ({ card: path.slice(6, -5), count: 1 })) });
    const files = new Map([...own, ["decks/out.json", deck]] as const);
    const again = importDeckFile(files, "flask", "Back", exportDeckFile(files, "flask", "out").text);
    expect(again.edit?.changes.map(({ path }) => path)).toEqual(["decks/back.json"]);
  });

  test("takes in two cards of one name apart, and one card of two entries together", () => {
    const cards = [{ r1: 1 }, { r1: 2 }, { r1: 1 }].map((composition) => ({ name: "A", composition, amount: 1 }));
    const { files, deckId } = projectOfDeckFile("flask", "D", JSON.stringify(cards));
    expect(readDeck(deckPath(deckId), files.get(deckPath(deckId))!, "flask")?.cards).toEqual([
      { card: "a", count: 2 },
      { card: "a-2", count: 1 },
    ]);
  });

  test("is called as its file, as far as a name may go", () => {
    const { files, deckId } = projectOfDeckFile("flask", "long ".repeat(60), sample);
    expect(checkProject(files).filter(({ severity }) => severity === "error")).toEqual([]);
    expect(readDeck(deckPath(deckId), files.get(deckPath(deckId))!, "flask")?.cards).toHaveLength(5);
  });

  test("is not made of nothing, and it is said why", () => {
    const { edit, problems } = importDeckFile(new Map(), "flask", "D", "[]");
    expect(edit).toBeUndefined();
    expect(problems[0]?.message).toBe("This is no deck file of Flask's own editor: it lists no cards.");
    expect(importDeckFile(new Map(), "hatch", "D", sample).edit).toBeUndefined();
  });
});

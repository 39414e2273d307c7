import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkDeckFile } from "../../project/check-deck-file";
import { compareDecks, comparisonSentences, isSameDeck } from "../../project/compare-decks";
import { pinDeck } from "../../project/deck-commands";
import { cardPath, deckPath } from "../../project/paths";
import type { Deck } from "../../schemas/deck";
import { callCli } from "../cli/run-cli";

const root = join("templates", "castle-lanes", "starter");
const files = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")]),
);
const [first, second] = [...files.keys()].filter((path) => path.startsWith("decks/")).map((path) => path.slice(6, -5));
const deck = JSON.parse(files.get(deckPath(first!))!) as Deck;
const game = "castle-lanes";
const withText = (path: string, text: string) => new Map([...files, [path, text]]);
const withDeck = (changed: Deck) => withText(deckPath(first!), JSON.stringify(changed));

describe("two decks beside each other", () => {
  test("that are the same differ in nothing", () => {
    const found = compareDecks(game, { files, id: first! }, { files, id: first! });
    expect(isSameDeck(found)).toBe(true);
    expect(found.shared).toBe(deck.cards.reduce((sum, { count }) => sum + count, 0));
    expect(comparisonSentences(found)).toEqual(["Both hold the same cards."]);
  });

  test("say card by card what comes in and goes out, as many as their lists differ by", () => {
    const found = compareDecks(game, { files, id: first! }, { files, id: second! });
    const back = compareDecks(game, { files, id: second! }, { files, id: first! });
    const by = (all: typeof found.cards) =>
      Object.fromEntries(all.map(({ card, before, after }) => [card, after - before]));
    expect(by(back.cards)).toEqual(Object.fromEntries(Object.entries(by(found.cards)).map(([card, n]) => [card, -n])));
    const kinds = (side: "before" | "after") => found.kinds.reduce((sum, one) => sum + one[side], 0);
    expect([kinds("before"), kinds("after")]).toEqual([found.before.cards, found.after.cards]);
  });

  test("say what became of the deck's cards, of no others, and of its questions", () => {
    const asking = withDeck({ ...deck, questions: ["cost<=2"] });
    const held = deck.cards.map(({ card }) => card).find((id) => files.get(cardPath(id))!.includes('"cost"'))!;
    const other = [...files.keys()].find(
      (path) => path.startsWith("cards/") && !deck.cards.some(({ card }) => cardPath(card) === path),
    )!;
    const dearer = new Map([
      ...asking,
      [cardPath(held), files.get(cardPath(held))!.replace(/"cost": \d+/, '"cost": 9')],
    ]);
    dearer.set(other, files.get(other)!.replace(/"name": "/, '"name": "X'));
    const found = compareDecks(game, { files: asking, id: first! }, { files: dearer, id: first! });
    expect(found.changed.map(({ id }) => id)).toEqual([held]);
    expect(found.odds[0]!.after[0]).toBeLessThanOrEqual(found.odds[0]!.before[0]!);
    expect(found.after.averageCost).toBeGreaterThan(found.before.averageCost!);
    expect(comparisonSentences(found).join(" ")).toMatch(/1 card of it is not what it was/);
  });
});

describe("a deck that is pinned to a version of its set", () => {
  const codes = (text: string): string[] => checkDeckFile(deckPath(first!), text, game, files).map(({ code }) => code);

  test("says so once it is no longer legal, and not before", () => {
    const [{ text: pinned } = { text: null }] = pinDeck(files, game, first!, "1.0").changes;
    expect(JSON.parse(pinned!)).toMatchObject({ legalIn: "1.0" });
    expect(codes(pinned!)).not.toContain("deck/no-longer-legal");
    const few = JSON.stringify({ ...JSON.parse(pinned!), cards: deck.cards.slice(0, 3) });
    expect(codes(few)).toContain("deck/no-longer-legal");
    const [{ text: unpinned } = { text: null }] = pinDeck(
      withText(deckPath(first!), few),
      game,
      first!,
      undefined,
    ).changes;
    expect(codes(unpinned!)).not.toContain("deck/no-longer-legal");
  });
});

describe("on the command line", () => {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-decks-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const json = async (...words: string[]) => {
    const { code, out } = await callCli(["deck", ...words, "--json"]);
    return { ...(JSON.parse(out) as Record<string, unknown>), code } as Record<string, unknown>;
  };
  const refusal = async (...words: string[]) =>
    ((await json(...words)) as { problem?: { code: string } }).problem?.code;

  test("two decks are compared, and the exit code says whether they differ", async () => {
    expect(await json("compare", "red", "blue", "--game", "flask")).toMatchObject({ code: 1, before: { legal: true } });
    expect((await json("compare", "red", "red", "--game", "flask")).code).toBe(0);
    expect(await refusal("compare", "red")).toBe("cli/nothing-to-compare");
    expect(await refusal("compare", "templates/flask/starter#red", `${root}#${first}`)).toBe("cli/decks-of-two-games");
  });

  test("hands are dealt from a seed on, and counted beside the exact chance", async () => {
    const { hands, questions } = (await json(
      "hands",
      root,
      first!,
      "--count",
      "3",
      "--seed",
      "7",
      "--query",
      "cost<=2",
    )) as unknown as {
      hands: { seed: number; cards: string[] }[];
      questions: { dealt: number[]; exact: number[] }[];
    };
    expect(hands.map(({ seed }) => seed)).toEqual([7, 8, 9]);
    expect(questions[0]!.exact).toHaveLength(questions[0]!.dealt.length);
    const file = join(folder, "few.txt");
    writeFileSync(file, "1 Attack\n");
    expect(await refusal("hands", file, "--game", "flask")).toBe("cli/no-hands");
  });

  test("a deck is drawn as one picture, if its cards have a project", async () => {
    const file = join(folder, "red.svg");
    const made = await json("convert", "templates/flask/starter#red", "--to", "picture", "--out", file);
    expect(made).toMatchObject({ code: 0, file });
    const svg = readFileSync(file, "utf8");
    expect(svg.match(/<image /g)).toHaveLength(made["faces"] as number);
    expect(await refusal("convert", "red", "--game", "flask", "--to", "picture")).toBe("cli/picture-of-no-project");
    const book = join(folder, "red.xlsx");
    await json("convert", "red", "--game", "flask", "--to", "xlsx", "--out", book);
    const checked = await json("check", book, "--game", "flask");
    expect(checked).toMatchObject({ code: 0, legal: true });
  });

  test("what would go with a deck is told with the reason", async () => {
    const { suggestions } = (await json("suggest", "red", "--game", "flask")) as unknown as {
      suggestions: { card: string; why: string[] }[];
    };
    for (const { why } of suggestions) expect(why.length).toBeGreaterThan(0);
  });
});

import { describe, expect, test } from "vitest";
import { defaults as gardenRules } from "../../engine/games/garden-incursion/options";
import { checkDeckFile } from "../../project/check-deck-file";
import { mend, repairNow } from "../../project/mend";
import { deckPath } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { codes, readStarter } from "../games/starter";

/** A deck as a project has it: lines that are wrong, cards that can't be read, house rules, numbers of players. */

function projectOf(game: GameId, deckId: string, change: (deck: { card: string; count: unknown }[]) => unknown[]) {
  const starter = readStarter<object>(game);
  const cards = [...starter.cards].map(([id, card]) => [`cards/${id}.json`, JSON.stringify(card)] as const);
  const deck = { name: "D", cards: change([...starter.decks.get(deckId)!.cards]) };
  const manifest = { format: 1, game, name: "Test" };
  return new Map<string, string>([
    ["cardwright.json", JSON.stringify(manifest)],
    ...cards,
    [deckPath("d"), JSON.stringify(deck)],
  ]);
}
const check = (game: GameId, files: ReadonlyMap<string, string>, players?: number): Problem[] =>
  checkDeckFile(deckPath("d"), files.get(deckPath("d"))!, game, files, { players });
const errors = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === "error");

describe("a line of a deck", () => {
  test.each([0, -1, 2.5, 1000])("with %d copies is told as such and can be mended", (count) => {
    const files = projectOf("flask", "blue", ([first, ...others]) => [{ ...first!, count }, ...others]);
    const problem = check("flask", files).find(({ code }) => code === "deck/bad-count")!;
    expect(problem).toMatchObject({ severity: "error", where: { field: "/cards/0/count" } });
    expect(problem.message).toContain(`the number of copies is ${count}`);
    for (const repair of problem.repairs!) {
      const mended = new Map(files);
      for (const { path, text } of mend(files, "flask", [{ path: deckPath("d"), repair }]).changes)
        mended.set(path, text!);
      expect(codes(check("flask", mended))).not.toContain("deck/bad-count");
    }
  });

  test("that has moved since a repair was offered is the one that is mended, and nothing is once it is gone", () => {
    const wrong = { card: "double-sabotage", count: 0 };
    const before = projectOf("flask", "blue", (lines) => [...lines, wrong]);
    const problem = check("flask", before).find(({ code }) => code === "deck/bad-count")!;
    const [first] = problem.repairs!;
    const moved = projectOf("flask", "blue", ([, ...others]) => [wrong, ...others]);
    const repair = repairNow(problem, first!, check("flask", moved))!;
    const [change] = mend(moved, "flask", [{ path: deckPath("d"), repair }]).changes;
    expect(JSON.parse(change!.text!).cards[0]).toEqual({ card: "double-sabotage", count: 1 });
    expect(first).not.toEqual(repair);
    const gone = projectOf("flask", "blue", (lines) => lines);
    expect(repairNow(problem, first!, check("flask", gone))).toBeUndefined();
  });

  test.each<[string, object, string[]]>([
    ["Y2 twice", { Y2: 2 }, []],
    ["R1 less than nothing", { R1: -1 }, []],
    ["half a G1", { G1: 1.5 }, []],
    ["an unknown base card", { X1: 1 }, []],
  ])("whose card has %s counts, and sets off nothing false", (_, composition, expected) => {
    const files = projectOf("flask", "blue", (cards) => cards);
    for (const path of [...files.keys()].filter((each) => each.startsWith("cards/double")))
      files.set(path, JSON.stringify({ name: "Odd", composition }));
    const rules = errors(check("flask", files)).filter(({ code }) => code.startsWith("flask/"));
    expect(codes(rules)).toEqual(expected);
  });

  test("whose card can't be read is told as such, one whose card isn't there as that", () => {
    const files = projectOf("flask", "blue", ([first, ...others]) => [
      first,
      { card: "gone", count: 3 },
      ...others.slice(1),
    ]);
    const path = [...files.keys()].find((each) => each.startsWith("cards/double-sab"))!;
    files.set(path, JSON.stringify({ name: "Double Sabotage", composition: { R1: "x" } }));
    const found = errors(check("flask", files));
    expect(codes(found)).toEqual(["deck/unreadable-card", "deck/missing-card"]);
    expect(found[0]!.message).toContain("“Double Sabotage” is in the set");
    expect(found[1]!.repairs).toEqual([{ do: "remove", card: "gone", copies: 3, label: "Take out gone" }]);
  });

  test.each<[GameId, string, string, string, string[]]>([
    ["battle-farm", "standard", "wheat", "battle-farm/copies-range", ["wheat"]],
    ["hatch", "standard", "crumb-drake", "hatch/too-many-copies", ["crumb-drake"]],
    ["garden-incursion", "copperhill-ants", "trail-scout", "garden-incursion/many-copies", ["trail-scout"]],
    ["castle-lanes", "crown-levy", "stone-road", "castle-lanes/too-many-copies", ["stone-road"]],
  ])("of %s: the copies of a card on two lines are added up", (game, deckId, card, rule, cards) => {
    const files = projectOf(game, deckId, (list) => [...list, { card, count: 9 }, { card, count: 9 }]);
    const found = check(game, files).filter(({ code }) => code === rule);
    expect(found.map((problem) => problem.cards)).toEqual([cards]);
    expect(codes(check(game, files))).toContain("deck/repeated-card");
  });

  test("of Hatch: one card on two lines is no second design of its name", () => {
    const files = projectOf("hatch", "standard", (list) =>
      list.flatMap((line) =>
        line.card === "crumb-drake"
          ? [
              { ...line, count: 2 },
              { ...line, count: 2 },
            ]
          : [line],
      ),
    );
    expect(codes(errors(check("hatch", files)))).toEqual([]);
  });
});

describe("the number of players", () => {
  const cutTo = (size: number) => (list: { card: string; count: unknown }[]) => {
    let left = size;
    return list.flatMap((line) => {
      const count = Math.min(left, Number(line.count));
      left -= count;
      return count > 0 ? [{ ...line, count }] : [];
    });
  };
  const few = projectOf("hatch", "standard", cutTo(74));
  const sizes = (players?: number) => codes(check("hatch", few, players)).filter((code) => /small|more/.test(code));

  test("decides whether a shared deck is enough", () => {
    expect(sizes(2)).toEqual([]);
    expect(sizes(5)).toEqual(["hatch/deck-too-small"]);
    const [problem] = errors(check("hatch", few, 5)).filter(({ code }) => code === "hatch/deck-too-small");
    expect(problem!.message).toBe("The deck has 74 cards; 5 players need at least 75.");
  });

  test("is told where nobody knows it", () => {
    const [remark] = check("hatch", few).filter(({ code }) => code === "hatch/few-for-more");
    expect(remark!.message).toBe("With 74 cards this deck is enough for 4 players; 5 need at least 75.");
  });

  test("counts in Battle Farm", () => {
    const files = projectOf("battle-farm", "standard", cutTo(40));
    expect(codes(check("battle-farm", files))).toContain("battle-farm/few-for-more");
    expect(codes(check("battle-farm", files, 6))).toContain("battle-farm/deck-too-small");
    expect(codes(check("battle-farm", files, 4))).not.toContain("battle-farm/deck-too-small");
  });

  test("counts in Garden Incursion, by the hands that are dealt", () => {
    const files = projectOf("garden-incursion", "copperhill-ants", cutTo(10));
    const rules = { ...gardenRules, firstHand: 6, handStep: 2, handLimit: 12 };
    const judged = (players?: number) =>
      codes(checkDeckFile(deckPath("d"), files.get(deckPath("d"))!, "garden-incursion", files, { rules, players }));
    expect(judged()).toContain("garden-incursion/few-for-more");
    expect(judged(2)).not.toContain("garden-incursion/deck-too-small");
    expect(judged(4)).toContain("garden-incursion/deck-too-small");
  });
});

test("Castle Lanes tells a trait that is looked for and borne by no card of the deck", () => {
  const files = projectOf("castle-lanes", "crown-levy", () => [
    { card: "primeval-brood", count: 1 },
    { card: "call-of-the-pack", count: 2 },
    { card: "stone-road", count: 3 },
  ]);
  const remark = check("castle-lanes", files).find(({ code }) => code === "castle-lanes/few-trait-bearers");
  expect(remark?.message).toBe("Call of the Pack looks for Dinosaur cards; the deck has 0 others.");
});

test("a missing queen offers which, two queens which to take out", () => {
  const queens = (list: { card: string; count: unknown }[], ...ids: string[]) => [
    ...list.filter(({ card }) => card !== "copper-matriarch"),
    ...ids.map((card) => ({ card, count: 1 })),
  ];
  const none = projectOf("garden-incursion", "copperhill-ants", (list) => queens(list));
  const found = check("garden-incursion", none).find(({ code }) => code === "garden-incursion/queen-count");
  expect(found?.repairs).toMatchObject([{ do: "add", card: "copper-matriarch", copies: 1 }]);
  const empty = check(
    "garden-incursion",
    projectOf("garden-incursion", "copperhill-ants", () => []),
  );
  expect(empty.find(({ code }) => code === "garden-incursion/queen-count")?.repairs?.length).toBeGreaterThan(2);
});

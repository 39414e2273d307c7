import { expect, test } from "vitest";
import { game as flask } from "../../engine/games/flask/game";
import { choiceWords } from "../../project/choice-words";
import { withSymbols } from "../../renderer/table/play/plain-signs";
import { matchPath, planDelete, planSave, savedMatches } from "../../renderer/table/saved/match-files";
import { botName, isReady, type SeatPlan, seatNames, seatOfBot, standardSeats } from "../../renderer/table/seat-plan";
import {
  answerOfKey,
  backTo,
  forthTo,
  handOverTo,
  newLines,
  type Screen,
  viewerOf,
} from "../../renderer/table/viewing";

const seat = (kind: SeatPlan["kind"], name = ""): SeatPlan => ({ kind, name, strength: 1000, deck: undefined });

test("everybody has a name, and nobody the same", () => {
  expect(seatNames([seat("person"), seat("greedy"), seat("greedy"), seat("person", "Greedy")])).toEqual([
    "Player 1",
    "Greedy",
    "Greedy 2",
    "Greedy 3",
  ]);
});

test("a saved match knows its bots again", () => {
  for (const plan of [
    seat("person"),
    seat("random"),
    seat("quick"),
    seat("greedy"),
    { ...seat("mcts"), strength: 3000 },
  ]) {
    expect(seatOfBot(botName(plan), "", () => false)).toEqual(plan);
  }
  expect(standardSeats(3, ["a", "b"]).map(({ kind, deck }) => `${kind} ${deck}`)).toEqual([
    "person a",
    "greedy b",
    "greedy a",
  ]);
});

test("a saved match starts no program but one that was named on this computer", () => {
  const plan = { ...seat("program"), program: "4f2a" };
  expect(seatOfBot(botName(plan), "", (id) => id === "4f2a")).toEqual(plan);
  expect(seatOfBot(botName(plan), "", () => false).kind).toBe("greedy");
  expect([isReady(plan), isReady(seat("program")), isReady(seat("person"))]).toEqual([true, false, true]);
});

const screen = (isPerson: boolean[], more: Partial<Screen> = {}): Screen => ({
  isPerson,
  look: "follow",
  cover: true,
  holder: null,
  ...more,
});

test("one person sees the table with the own eyes, whoever decides", () => {
  expect([0, 1, null].map((actor) => viewerOf(screen([true, false]), actor))).toEqual([0, 0, 0]);
  expect(handOverTo(screen([true, false]), 0)).toBeNull();
});

test("bots among themselves have no secrets", () => {
  expect(viewerOf(screen([false, false]), 1)).toBeNull();
});

test("two people see nothing of each other until the screen is handed over", () => {
  const people = [true, true];
  expect(viewerOf(screen(people), 0)).toBe(-1);
  expect(handOverTo(screen(people), 0)).toBe(0);
  const held = screen(people, { holder: 0 });
  expect([viewerOf(held, 0), handOverTo(held, 0)]).toEqual([0, null]);
  // The other must decide: nobody's cards are on the screen while it changes hands.
  expect([viewerOf(held, 1), handOverTo(held, 1)]).toEqual([-1, 1]);
  // While a bot decides, whoever had the screen last looks on.
  expect(viewerOf(screen([true, true, false], { holder: 0 }), 2)).toBe(0);
});

test("without the cover the table follows whoever decides", () => {
  const open = screen([true, true], { cover: false });
  expect([viewerOf(open, 0), viewerOf(open, 1), handOverTo(open, 1)]).toEqual([0, 1, null]);
});

test("a chosen view stays, and needs no hand-over", () => {
  expect(viewerOf(screen([true, true], { look: "all" }), 0)).toBeNull();
  expect(viewerOf(screen([true, true], { look: 1 }), 0)).toBe(1);
  expect(handOverTo(screen([true, true], { look: 1 }), 0)).toBeNull();
});

test("taking back leads to the person's own last decision, past all that bots did", () => {
  const played = { actors: [0, 1, 1, 0, 1], done: 5, total: 5 };
  expect(backTo(played, [true, false])).toBe(3);
  expect(backTo({ ...played, done: 3 }, [true, false])).toBe(0);
  expect(backTo({ ...played, done: 0 }, [true, false])).toBeUndefined();
  expect(backTo({ ...played, done: 2 }, [false, false])).toBe(1);
});

test("repeating leads to the next decision of a person, or the end", () => {
  const played = { actors: [0, 1, 1, 0, 1], total: 5 };
  expect(forthTo({ ...played, done: 0 }, [true, false])).toBe(3);
  expect(forthTo({ ...played, done: 3 }, [true, false])).toBe(5);
  expect(forthTo({ ...played, done: 5 }, [true, false])).toBeUndefined();
  expect(forthTo({ ...played, done: 1 }, [false, false])).toBe(2);
});

test.each([
  ["1", 12, 0],
  ["9", 12, 8],
  ["a", 12, 9],
  ["C", 12, 11],
  ["d", 12, undefined],
  ["Enter", 3, 0],
  ["Enter", 0, undefined],
  ["0", 12, undefined],
])("the key %s means, of %i answers, number %s", (key, count, at) => {
  expect(answerOfKey(key, count)).toBe(at);
});

test("only what is new is said", () => {
  expect(newLines(["a", "b"], ["a", "b", "c", "d"])).toEqual(["c", "d"]);
  expect(newLines(["a", "b"], ["a", "b"])).toEqual([]);
  expect(newLines(["a", "b", "c"], ["a", "x"])).toEqual(["x"]);
  expect(newLines([], Array.from("abcdefghij"), 3)).toEqual(["h", "i", "j"]);
});

test("the game's signs become the symbols that its cards show", () => {
  expect(withSymbols("Player 1 gains 2 💚 and pays 💥💥.", flask.symbols)).toBe(
    "Player 1 gains 2 {G} and pays {R}{R}.",
  );
});

test("choices of house rules read like words", () => {
  expect(["endOfTurn", "random", "0", "war-reserves"].map(choiceWords)).toEqual([
    "End of turn",
    "Random",
    "0",
    "War reserves",
  ]);
});

const record = {
  format: 1,
  game: "flask" as const,
  seed: 3,
  players: [{ name: "Ann" }, { name: "Greedy" }],
  options: {},
  cards: {},
  actions: [{ type: "pass" }],
  fingerprints: [],
};

test("a match is saved as a file of its own, found again, and overwritten where it was", () => {
  const wish = { name: "Ann against Greedy", record, bots: [null, "greedy"], path: null };
  const first = planSave(new Map(), "flask", wish);
  expect(first.path).toBe(matchPath("ann-against-greedy"));
  const files = new Map([[first.path, first.changes[0]!.text]]);
  const [saved] = savedMatches(files, "flask");
  expect(saved).toMatchObject({ name: "Ann against Greedy", match: { players: [{ name: "Ann" }, { bot: "greedy" }] } });
  expect(planSave(files, "flask", wish).path).toBe(matchPath("ann-against-greedy-2"));
  expect(planSave(files, "flask", { ...wish, path: first.path }).path).toBe(first.path);
  expect(planDelete(saved!).changes).toEqual([{ path: first.path, text: null }]);
});

test("a file that is no match is listed, so that it can be deleted", () => {
  const files = new Map([[matchPath("odd"), '{ "game": "flask" }']]);
  expect(savedMatches(files, "flask")).toEqual([{ path: "matches/odd.json", name: "odd", match: undefined }]);
});

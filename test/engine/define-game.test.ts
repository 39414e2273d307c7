import { describe, expect, test } from "vitest";
import type { Action, MatchSetup, Rules } from "../../engine/core/game";
import { judge } from "../../engine/core/resolve";
import { seedRng } from "../../engine/core/rng";
import type { ToyCard } from "./toy-match";
import { toyGame } from "./toy-match";

/** What the core does for every game that is made with `defineGame`. */

const cards: Record<string, ToyCard> = {
  one: { name: "One", do: [{ score: 1 }] },
  some: { name: "Some", do: [{ pick: { as: "n", of: [2, 3] } }, { score: "n" }] },
  bad: { name: "Bad", do: [{ score: "what" }] },
};
const deck = (card: string, count = 3) => [{ card, count }];
const setupOf = (more: Partial<MatchSetup> = {}): MatchSetup => ({
  seats: [{ name: "Ann", deck: deck("one") }, { deck: deck("some") }],
  options: {},
  cards: cards as unknown as MatchSetup["cards"],
  ...more,
});
function rulesOf(more?: Partial<MatchSetup>): Rules {
  const made = toyGame.rules(setupOf(more));
  if (!made.ok) throw new Error(made.problems[0]!.message);
  return made.value as Rules;
}
const problemsOf = (more: Partial<MatchSetup>): string[] => {
  const made = toyGame.rules(setupOf(more));
  return made.ok ? [] : made.problems.map(({ code, where }) => [code, where.card].filter(Boolean).join(" "));
};

describe("a set-up", () => {
  test.each<[string, Partial<MatchSetup>, string[]]>([
    ["has all house rules", {}, []],
    ["is refused with one that there isn't", { options: { luck: 1 } }, ["options/unknown"]],
    ["is refused with those that don't go together", { options: { goal: 2 } }, ["options/out-of-range"]],
    ["is refused without a card of a deck", { seats: [{ deck: deck("none") }, {}] }, ["match/unknown-card none"]],
    ["is refused where a card of a deck can't be played", { seats: [{ deck: deck("bad") }, {}] }, ["toy/bad-card bad"]],
  ])("%s", (_, more, expected) => expect(problemsOf(more)).toEqual(expected));

  test("is kept as it was given, for records", () => expect(rulesOf().setup).toEqual(setupOf()));

  test("of a large set has programs only for cards that are needed", () => {
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`card-${n}`, cards["bad"]!]));
    const rules = rulesOf({ cards: { ...many, ...cards } as unknown as MatchSetup["cards"] });
    const state = rules.deal(1);
    rules.apply(state, rules.actions(state)[0]!, null);
    expect((state as unknown as { points: number }).points).toBe(1);
  });
});

describe("a match", () => {
  const played = (...actions: Action[]) => {
    const rules = rulesOf();
    const state = rules.deal(1);
    for (const action of actions) rules.apply(state, action, null);
    return { rules, state };
  };
  /** A card of the second seat that asks. */
  const asking = () => {
    const { rules, state } = played({ type: "pass" });
    rules.apply(state, rules.actions(state)[0]!, null);
    return { rules, state };
  };

  test("asks whoever decides, in words that name who asks and whatever else is possible", () => {
    const { rules, state } = asking();
    expect(rules.request(state)).toMatchObject({
      actor: 1,
      kind: "pick",
      text: "Which number?",
      answers: [{ text: "Pick 2" }, { text: "Pick 3" }],
      free: [{ action: { type: "concede" } }],
    });
    state.prompt!.by = 3;
    expect(rules.request(state)).toMatchObject({ by: "Some", text: "Some: Which number?" });
  });

  test("clears the prompt before an answer is carried out, and goes on to the next", () => {
    const { rules, state } = asking();
    rules.apply(state, { type: "pick", number: 3 }, null);
    expect([state.prompt, (state as unknown as { points: number }).points]).toEqual([{ kind: "main", seat: 0 }, 3]);
  });

  test("is settled between whole moves", () => {
    expect(played().rules.isSettled(played().state)).toBe(true);
    const { rules, state } = asking();
    expect(rules.isSettled(state)).toBe(false);
  });

  test.each<[string, Action, string | null]>([
    ["what is listed", { type: "pass" }, null],
    ["what isn't", { type: "pick", number: 2 }, "wrong-action"],
    ["what the decision has a word for", { type: "play", card: 4 }, "not-in-hand"],
    ["what is possible at any time", { type: "concede" }, null],
  ])("judges %s", (_, action, code) => {
    const { rules, state } = played();
    expect(rules.refusal(state, action)?.code ?? null).toBe(code);
  });

  test("lets others do only what is possible at any time", () => {
    const { rules, state } = played();
    expect(judge(rules, state, { type: "concede" }, 1)).toEqual({ ok: true, action: { type: "concede", seat: 1 } });
    expect(judge(rules, state, { type: "pass" }, 1)).toMatchObject({ refusal: { code: "wrong-player" } });
    rules.apply(state, { type: "concede", seat: 1 }, null);
    expect([state.result?.cause, rules.refusal(state, { type: "pass" })?.code]).toEqual(["concession", "game-over"]);
  });

  test("shows a seat its own cards, and deals it a whole world that agrees", () => {
    const { rules, state } = played();
    const view = rules.view(state, 1);
    const known = (view as unknown as { design: number[] }).design.filter((design) => design >= 0);
    expect([known, view.rng]).toEqual([
      [1, 1],
      [0, 0, 0, 0],
    ]);
    const world = rules.redeal(view, 1, seedRng(2)) as unknown as { design: number[] };
    expect(world.design.toSorted()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(rules.view(world as never, 1)).toMatchObject({ design: (view as unknown as { design: number[] }).design });
  });

  test("hides what somebody else may choose from", () => {
    const { rules, state } = asking();
    expect(rules.view(state, 0).prompt).toEqual({ kind: "pick", seat: 1 });
    expect(rules.view(state, 1).prompt).toMatchObject({ options: [2, 3] });
  });

  test("finds cards by id and by name, the nearest first", () => {
    const { rules, state } = played();
    const hand = rules.actions(state).flatMap(({ card }) => (typeof card === "number" ? [card] : []));
    expect(rules.instancesOf(state, 0, "one").slice(0, 2)).toEqual(hand);
    expect(rules.instancesOf(state, 0, "One")).toEqual(rules.instancesOf(state, 0, "one"));
    expect(rules.instancesOf(state, 0, "none")).toEqual([]);
    expect(rules.cardIdOf(state, hand[0]!)).toBe("one");
  });

  test("is told in the words of the game, with the names of its seats", () => {
    const { rules, state } = played();
    expect(rules.narrate(state, { type: "score", seat: 0, points: 4 })).toBe("Ann makes it 4.");
    expect(rules.narrate(state, { type: "score", seat: 1, points: 4 })).toBe("Player 2 makes it 4.");
    expect(rules.narrate(state, { type: "other" })).toBeUndefined();
  });
});

describe("a position", () => {
  const position = { players: [{ name: "Ann", hand: ["One"] }, { deck: ["some", "some"] }], points: 9 };
  const setup = toyGame.setupOfPosition(position as never, cards as never);

  test("has a set-up of its own", () =>
    expect(setup).toMatchObject({
      ok: true,
      value: { seats: [{ name: "Ann", deck: deck("one", 1) }, { deck: [...deck("some", 1), ...deck("some", 1)] }] },
    }));

  test("is read at its step, and written with its result", () => {
    if (!setup.ok) throw new Error(setup.problem.message);
    const rules = rulesOf(setup.value);
    const state = rules.readPosition(position as never);
    expect([state.prompt, rules.writePosition(state)]).toEqual([{ kind: "main", seat: 0 }, { points: 9 }]);
    rules.apply(state, rules.actions(state)[0]!, null);
    expect(rules.writePosition(state)).toEqual({
      points: 10,
      result: { winners: [1], ranking: [[1]], cause: "goal" },
    });
  });

  test.each([
    [{ ...position, step: "pick" }, "match/mid-effect"],
    [{ ...position, players: [{ hand: ["nothing"] }, {}] }, "match/unknown-card"],
  ])("is refused: %o", (wrong, code) => {
    const refused = toyGame.setupOfPosition(wrong as never, cards as never);
    expect(refused.ok ? null : refused.problem.code).toBe(code);
  });
});

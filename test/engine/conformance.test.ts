import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { greedy } from "../../engine/bots/greedy";
import type { CoreState } from "../../engine/core/machine";
import { Match } from "../../engine/core/match";
import { clonePlain, hashPlain } from "../../engine/core/plain";
import { readRecord, writeRecord } from "../../engine/core/record";
import { judge } from "../../engine/core/resolve";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { runScenario } from "../../engine/core/scenario";
import { prepareMatch } from "../../engine/core/setup";
import { cardsOf, meantBy, zonesOf } from "../../engine/core/table-view";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import { checkEnded, lawsOf } from "./laws";
import { mustBe, mustEqual } from "./must-be";
import { manyActions, playRandomly } from "./random-play";
import { momentsOf, type RecordedMatch, recordMatch } from "./recorded-match";
import { starterRules, starterScenarios, starterSupply, wordScenarios } from "./starter";
import { UseLog } from "./use-log";
import { stageOf } from "./words/stages";

/**
 * What every game must keep to. A game that is registered is tested here without another line; `every-match.test.ts` and
 * `every-view.test.ts` try more in many more matches.
 */

vi.setConfig({ testTimeout: 60_000 });
/** Where hundreds of actions are offered, every state tries so many of them, each time others. */
const triedActions = 12;
const some = <T>(items: readonly T[], step: number): readonly T[] => {
  const stride = Math.ceil(items.length / triedActions);
  return items.filter((_, n) => (n + step) % stride === 0);
};
/** What takes long is tried some twenty times in a match. */
const few = 20;

/** All lists and objects that something is made of. */
function partsOf(value: unknown, parts = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value !== "object" || value === null) return parts;
  parts.add(value);
  for (const part of Object.values(value)) if (typeof part === "object") partsOf(part, parts);
  return parts;
}

const playerCounts = (id: GameId): number[] => {
  const { min, max } = playableGame(id).players;
  return [...new Set([min, max])];
};
const tables = playableGames.flatMap((id) => playerCounts(id).map((players) => [id, players] as const));

describe.each(tables)("%s for %i", (id, players) => {
  const { game, rules } = starterRules(id, players, lawsOf(id).houses?.[0]);
  let matches: readonly RecordedMatch[];
  beforeAll(() => {
    matches = [1, 2].map((seed) => recordMatch(rules, seed));
  });
  afterAll(() => {
    matches = [];
  });

  test("asks somebody for something possible until it is over, and every answer is accepted and works", () => {
    for (const match of matches) {
      for (const { state, step } of momentsOf(match, 100)) {
        const actions = rules.actions(state);
        expect(actions.length).toBeGreaterThan(0);
        expect(state.prompt!.seat).toBeLessThan(players);
        const before = hashPlain(state);
        for (const action of some(actions, step)) {
          mustBe(rules.refusal(state, action), null, JSON.stringify(action));
          rules.apply(clonePlain(state), action, () => {});
        }
        const written = actions[step % actions.length]!;
        const judged = judge(rules, state, written, state.prompt!.seat);
        const meant = judged.ok ? judged.action : written;
        expect(judged.ok, `what is offered is clear: ${JSON.stringify(written)}`).toBe(true);
        expect(rules.actionKey(state, meant)).toBe(rules.actionKey(state, written));
        const request = rules.request(state)!;
        expect(request.actor).toBe(state.prompt!.seat);
        mustEqual(
          request.answers.map(({ action }) => action),
          actions,
        );
        expect(request.answers.every(({ text }) => text.length > 0 && !/undefined|NaN/.test(text))).toBe(true);
        expect(hashPlain(state), "asking changes nothing").toBe(before);
      }
      checkEnded(id, rules, match.end);
    }
  });

  test("copies are the same, field by field in the same order, and share nothing", () => {
    const { copy } = rules;
    if (!copy) return;
    for (const { state } of matches.flatMap(({ moments }) => moments)) {
      const made = copy(state);
      mustBe(JSON.stringify(made), JSON.stringify(state));
      const parts = partsOf(state);
      for (const part of partsOf(made)) mustBe(parts.has(part), false);
    }
  });

  test("refuses what nobody offered, and says why", () => {
    const state = rules.deal(1);
    const before = hashPlain(state);
    for (const action of [{ type: "nonsense" }, { type: "" }, { type: "play", card: "x" }]) {
      const refusal = rules.refusal(state, action);
      expect(refusal?.code, JSON.stringify(action)).toMatch(/^[a-z-]+$/);
      expect(refusal!.message.length).toBeGreaterThan(10);
    }
    expect(hashPlain(state)).toBe(before);
  });

  test("shows a seat what it may know, the same in every world that agrees with it", () => {
    const rng: Rng = seedRng(5);
    for (const match of matches) {
      for (const [n, { state }] of momentsOf(match, few, 7).entries()) {
        for (let seat = -1; seat < players; seat++) {
          const view = rules.view(state, seat);
          mustEqual(view.rng, [0, 0, 0, 0]);
          mustEqual(rules.view(view, seat), view, "a view of a view");
          if (seat < 0) continue;
          const world = rules.redeal(view, seat, rng);
          mustEqual(rules.view(world, seat), view);
          if (seat !== state.prompt!.seat) continue;
          const choose = (from: CoreState) => greedy.choose(rules, rules.view(from, seat), seat, seedRng(9)).action;
          if (n % 3 === 0) expect(choose(world)).toEqual(choose(state));
          mustEqual(rules.actions(world), rules.actions(state), "the seat's own choices");
        }
      }
    }
  });

  test("shows nobody what chance will bring", () => {
    const state = rules.deal(1);
    state.rolls = [1, 2];
    for (let seat = -1; seat < players; seat++) {
      const { rng, rolls } = rules.view(state, seat);
      expect([rng, rolls]).toEqual([[0, 0, 0, 0], []]);
    }
  });

  test("plays on in every world that agrees with a view", () => {
    const rng = seedRng(6);
    for (const { state } of momentsOf(matches[0]!, few, 10)) {
      const { seat } = state.prompt!;
      const world = rules.redeal(rules.view(state, seat), seat, rng);
      for (let n = 0; world.result === null; n++) {
        if (n > manyActions) throw new Error("It does not end.");
        const actions = rules.actions(world);
        rules.apply(world, actions[nextInt(rng, actions.length)]!, null);
      }
    }
  });

  test("turns no card into another", () => {
    const [{ moments }] = matches as [RecordedMatch];
    const start = moments[0]!.state;
    const instances = Object.keys(rules.setup.cards).flatMap((card) =>
      rules.instancesOf(start, 0, card).map((instance) => [instance, card] as const),
    );
    expect(instances.length).toBeGreaterThan(0);
    for (const { state } of moments) {
      const strays = instances.filter(([instance, card]) => (rules.cardIdOf(state, instance) ?? card) !== card);
      mustEqual(strays, []);
    }
  });

  test("lays every card of a view in exactly one zone of the table, and shows none that is hidden", () => {
    const { seats, deck: shared = [] } = rules.setup;
    const owners = [...seats.map(({ deck = [] }) => deck), shared].map((deck) => new Set(deck.map(({ card }) => card)));
    for (const { state } of momentsOf(matches[1]!, few, 3)) {
      const whole = rules.table(state);
      const all = cardsOf(whole).flatMap(({ instance }) => instance ?? []);
      const isComplete = whole.seats.every(({ isOut }) => !isOut);
      for (const card of isComplete ? new Set(owners.flatMap((deck) => [...deck])) : []) {
        const strays = rules.instancesOf(state, 0, card).filter((instance) => !all.includes(instance));
        mustEqual(strays, [], `${card} lies nowhere`);
      }
      for (let seat = -1; seat < players; seat++) {
        const view = rules.view(state, seat);
        const before = hashPlain(view);
        const table = rules.table(view);
        const cards = cardsOf(table);
        const instances = cards.flatMap(({ instance }) => instance ?? []);
        mustBe(new Set(instances).size, instances.length, "each in one zone");
        // A game in which the instance gives the card away shows hidden ones without it.
        mustBe(cards.length, cardsOf(whole).length, "as many as there are");
        mustEqual(
          instances.filter((instance) => !all.includes(instance)),
          [],
        );
        for (const { instance, card } of cards)
          if (instance !== undefined) mustBe(card, rules.cardIdOf(view, instance));
        mustEqual(
          table.seats.map((each) => each.seat),
          [...Array(players).keys()],
        );
        const ids = [...zonesOf(table), ...table.boards, ...table.boards.flatMap(({ places }) => places)];
        mustBe(new Set(ids.map(({ id }) => id)).size, ids.length);
        expect(JSON.parse(JSON.stringify(table)), "plain JSON").toEqual(table);
        mustBe(hashPlain(view), before, "looking changes nothing");
      }
    }
  });

  test("points at what an answer names", () => {
    const pointed = new Set<string>();
    for (const { state } of momentsOf(matches[1]!, few, 2)) {
      const pointsOf = meantBy(rules.table(rules.view(state, state.prompt!.seat)));
      for (const action of rules.actions(state)) for (const key of pointsOf(action)) pointed.add(key);
    }
    expect([...pointed].some((key) => key.startsWith("card "))).toBe(true);
  });

  test("writes a position at any moment", () => {
    for (const { state } of matches[0]!.moments)
      expect(JSON.parse(JSON.stringify(rules.writePosition(state)))).toEqual(rules.writePosition(state));
  });

  test("tells a log that hides what a seat may not know", () => {
    const match = new Match(id, rules, { seed: 1 });
    const rng = seedRng(3);
    while (match.state.result === null) {
      const actions = rules.actions(match.state);
      match.do(actions[nextInt(rng, actions.length)]!);
    }
    for (const viewer of [null, -1, 0]) {
      expect(match.log(viewer).length).toBeGreaterThan(3);
      expect(match.log(viewer).join("\n")).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test("can be taken back to the beginning, played again, and saved at any time", () => {
    const match = new Match(id, rules, { seed: 2 });
    const rng = seedRng(4);
    const hashes = [match.hash()];
    while (match.state.result === null && hashes.length < 150) {
      const actions = rules.actions(match.state);
      match.do(actions[nextInt(rng, actions.length)]!);
      hashes.push(match.hash());
      if (hashes.length % 29 === 0) {
        const saved = JSON.parse(JSON.stringify(writeRecord(match)));
        const read = readRecord(game, saved);
        expect(read.ok && read.value.hash()).toBe(match.hash());
      }
    }
    const length = match.actions.length;
    for (let left = length; left >= 0; left--) {
      expect(match.hash()).toBe(hashes[left]);
      match.undo();
    }
    expect(match.redo(length)).toBe(length);
    expect(match.hash()).toBe(hashes[length]);
  });
});

/** Random games before what is still unused counts as never used. */
const mostGames = 60;

test.each(playableGames)("%s: every word and every starter card is used", (id) => {
  const log = new UseLog();
  const game = log.watch(playableGame(id));
  const supply = starterSupply(id);
  for (const scenario of Object.values({ ...starterScenarios(id), ...wordScenarios(id) }))
    expect(runScenario(game, supply, scenario).message, scenario.name).toBeUndefined();
  const neverUsed = (): string[] => [
    ...[...log.vocabulary].filter((word) => !log.words.has(word)),
    ...Object.keys(supply.cards).filter((card) => !log.cards.has(card)),
  ];
  log.whileCompiling(() => stageOf(id).alone?.());
  const decks = Object.keys(supply.decks);
  const { max } = game.players;
  for (let seed = 1; seed <= mostGames && neverUsed().length > 0; seed++) {
    const wishes = Array.from({ length: max }, (_, seat) => ({
      deck: decks[(seed + (game.decks === "shared" ? 0 : seat)) % decks.length],
    }));
    const ready = prepareMatch(game, supply, wishes);
    if (!ready.ok) throw new Error(ready.problems[0]!.message);
    playRandomly(ready.rules, seed, () => {});
  }
  expect(neverUsed()).toEqual([]);
});

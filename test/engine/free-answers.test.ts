import { beforeAll, describe, expect, test, vi } from "vitest";
import { completed, type FreeAnswer, type FreeField, isFilledIn, nearestPoint } from "../../engine/core/free-answers";
import type { Action, Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { clonePlain, hashPlain } from "../../engine/core/plain";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { isWithin } from "../../engine/core/straight";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import { starterRules } from "./starter";

/** What may be done besides the listed answers: nothing that the rules accept is out of a person's reach. */

vi.setConfig({ testTimeout: 60_000 });

/** A step of a random game in which free answers are given, too. */
function playOn(rules: Rules, state: CoreState, rng: Rng, free: readonly FreeAnswer[]): void {
  const listed = rules.actions(state);
  const own = free.filter(({ seats }) => seats === undefined);
  const action =
    own.length > 0 && nextInt(rng, 3) === 0 ? anyOf(own[nextInt(rng, own.length)]!, state, rng) : undefined;
  const isFine = action !== undefined && rules.refusal(state, action) === null;
  rules.apply(state, isFine ? action : listed[nextInt(rng, listed.length)]!, null);
}

const anyOf = (free: FreeAnswer, { prompt }: CoreState, rng: Rng): Action => {
  const values = Object.entries(free.fields).map(([name, field]): [string, Json] => [name, anyValue(field, rng)]);
  const seat = free.seats ? free.seats[nextInt(rng, free.seats.length)]! : prompt!.seat;
  return completed(free, Object.fromEntries(values), seat);
};

function anyValue(field: FreeField, rng: Rng): Json {
  switch (field.kind) {
    case "point":
      return [...nearestPoint(field, nextInt(rng, field.width + 1), nextInt(rng, field.height + 1))];
    case "number":
      return field.min + nextInt(rng, field.max - field.min + 1);
    case "cards": {
      const left = [...field.from];
      const count = field.min + nextInt(rng, field.max - field.min + 1);
      return Array.from({ length: count }, () => left.splice(nextInt(rng, left.length), 1)[0]!);
    }
    case "choice":
      return field.options[nextInt(rng, field.options.length)]!.value;
  }
}

interface Moment {
  state: CoreState;
  free: readonly FreeAnswer[];
  rng: Rng;
}

/** A match that is played once, as it stood at every fifth decision. */
function momentsOf(rules: Rules): Moment[] {
  const moments: Moment[] = [];
  const state = rules.deal(3);
  const rng = seedRng(80);
  for (let step = 0; state.result === null && step < 600; step++) {
    const free = rules.request(state)!.free ?? [];
    if (step % 5 === 0) moments.push({ state: clonePlain(state), free, rng: seedRng(step) });
    playOn(rules, state, rng, free);
  }
  return moments;
}

const grids = [{ space: "square" }, { space: "hex" }].map((options) => ["garden-incursion", options] as const);
const tables = [...playableGames.map((game) => [game, {}] as const), ...grids];

/** An action with one field changed: another number, other cards, another order, one field more. */
function variationsOf(action: Action, numbers: readonly number[], seats: number, rng: Rng): Action[] {
  const any = (): number => numbers[nextInt(rng, numbers.length)] ?? 0;
  const others = Object.entries(action).flatMap(([field, value]): Action[] => {
    if (field === "type") return [];
    const changed = (json: Json): Action => ({ ...action, [field]: json });
    if (typeof value === "number") return [changed(value + 1), changed(value - 1), changed(any())];
    if (typeof value === "boolean") return [changed(!value)];
    if (!Array.isArray(value)) return [];
    const list = value as Json[];
    const moved = list.map((item) => (typeof item === "number" ? item + nextInt(rng, 41) - 20 : item));
    return [changed(list.toReversed()), changed(list.slice(1)), changed([...list, any()]), changed(moved)];
  });
  return [...others, { ...action, seat: nextInt(rng, seats) }];
}

/** What somebody might try at any time, whatever is asked. */
const attempts: readonly Action[] = [
  ...["concede", "resign", "pass", "mulligan", "endTurn", "endPhase"].map((type) => ({ type })),
  { type: "concede", seat: 1 },
  { type: "marker", colour: "red", at: [10, 10] },
  { type: "marker", colour: "red", on: "player 1", seat: 0 },
];

const filledIn = new Set<GameId>();
describe.each(tables)("%s with %j", (id, options) => {
  const { rules } = starterRules(id, playableGame(id).players.min, options);
  const seats = rules.setup.seats.length;
  let moments: Moment[] = [];
  beforeAll(() => {
    moments = momentsOf(rules);
  });

  test("marks no answer that can't be given: whatever is listed and filled in applies, and so do values of one's own", () => {
    let [offered, accepted] = [0, 0];
    for (const { state, free, rng } of moments) {
      offered += free.length;
      const before = hashPlain(state);
      for (const each of free) {
        const listed = rules.actions(state).filter((action) => isFilledIn(each, action));
        for (const action of [...listed.slice(0, 3), anyOf(each, state, rng)]) {
          if (rules.refusal(state, action) !== null) {
            expect(listed, `${each.text}: a listed one is refused`).not.toContain(action);
            // What is in reach may still be blocked; nothing else is refused.
            expect(Object.values(each.fields).map(({ kind }) => kind)).toContain("point");
            continue;
          }
          expect(leadsTo(rules, state, action)).not.toBe(before);
          accepted++;
        }
      }
    }
    // In some games everything is listed.
    expect(accepted > 0).toBe(offered > 0);
    if (offered > 0) filledIn.add(id);
  });

  test("accepts nothing that is neither listed nor marked", () => {
    for (const { state, free, rng } of moments) {
      const listed = rules.actions(state);
      const keys = new Set(listed.map((action) => rules.actionKey(state, action)));
      const numbers = listed.flatMap((action) =>
        Object.values(action).filter((value): value is number => typeof value === "number"),
      );
      const known = new Map<Action, string>();
      const ledTo = (action: Action): string => {
        const end = known.get(action) ?? leadsTo(rules, state, action);
        known.set(action, end);
        return end;
      };
      const tried = Array.from({ length: 4 }, () => listed[nextInt(rng, listed.length)]!);
      for (const action of [...tried.flatMap((each) => variationsOf(each, numbers, seats, rng)), ...attempts]) {
        if (rules.refusal(state, action) !== null) continue;
        const isKnown =
          keys.has(rules.actionKey(state, action)) ||
          free.some((each) => isFilledIn(each, action)) ||
          // What it says besides changes nothing.
          listed.some((each) => ledTo(each) === ledTo(action));
        if (!isKnown) expect.fail(JSON.stringify({ action, prompt: state.prompt }));
      }
    }
  });
});

function leadsTo(rules: Rules, state: CoreState, action: Action): string {
  const copy = clonePlain(state);
  rules.apply(copy, action, null);
  return hashPlain(copy);
}

test("most games have answers to fill in", () => expect(filledIn.size).toBeGreaterThan(playableGames.length / 2));

describe("the point that is meant", () => {
  const field = { kind: "point" as const, width: 6000, height: 4000, unit: 1000 };
  const near = [{ x: 1000, y: 2000, r: 1000 }];

  test("is rounded, and inside the bounds", () => {
    expect(nearestPoint(field, 12.4, 12.6)).toEqual([12, 13]);
    expect(nearestPoint(field, -5, 4000.7)).toEqual([0, 4000]);
  });

  test("is on the edge of what is in reach, and never beyond it", () => {
    expect(nearestPoint({ ...field, near }, 5000, 2000)).toEqual([2000, 2000]);
    const rng = seedRng(1);
    for (let n = 0; n < 500; n++) {
      const [x, y] = nearestPoint({ ...field, near }, nextInt(rng, 6001), nextInt(rng, 4001));
      expect(isWithin(1000, 2000, x, y, 1000)).toBe(true);
    }
  });

  test("is in the nearest of several circles", () => {
    const two = [...near, { x: 5000, y: 2000, r: 500 }];
    expect(nearestPoint({ ...field, near: two }, 4000, 2000)).toEqual([4500, 2000]);
    expect(nearestPoint({ ...field, near: two }, 2300, 2000)).toEqual([2000, 2000]);
  });
});

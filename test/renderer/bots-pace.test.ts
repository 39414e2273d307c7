import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deal } from "../../renderer/table/driver/beginnings";
import { hurryBots, pause, playOn } from "../../renderer/table/driver/bots-play";
import { moveTo } from "../../renderer/table/driver/going-through";
import { movesFor } from "../../renderer/table/motion/playing";
import type { SeatPlan } from "../../renderer/table/seat-plan";
import { rememberPace } from "../../renderer/table/table-settings";
import { type Pace, tableState } from "../../renderer/table/table-store";
import { starterSupply } from "../engine/starter";

/** How bots wait for each other, for what moves, and for people; with the engine on this side instead of in its worker. */

vi.mock("../../renderer/bridge/client", () => ({ call: async () => ({ ok: true, value: {} }) }));
vi.mock("../../renderer/table/engine/engine-client", async () => {
  const { MatchDesk } = await import("../../renderer/table/engine/match-desk");
  const { Thinker } = await import("../../renderer/table/engine/thinker");
  const desk = new MatchDesk() as unknown as Record<string, (ask: unknown) => unknown> & InstanceType<typeof MatchDesk>;
  return {
    askEngine: async (name: string, ask: unknown) => desk[name]!(ask),
    think: async (bot: string) => {
      const thinker = new Thinker();
      thinker.study(desk.rules());
      desk.decide(thinker.think({ ...desk.mind(), bot }).action);
      return null;
    },
    stopThinking: () => {},
  };
});

const supply = starterSupply("castle-lanes");
const [one, two] = Object.keys(supply.decks);
const bot: SeatPlan = { kind: "greedy" } as SeatPlan;

const done = (): number => tableState.getState().match!.snapshot.done;
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function dealt(pace: Pace, seats: SeatPlan[] = [bot, bot]): Promise<void> {
  rememberPace(pace);
  const names = [
    { name: "One", deck: one! },
    { name: "Two", deck: two! },
  ];
  await deal({ game: "castle-lanes", supply, seats: names, options: {}, seed: 7 }, seats);
}

beforeEach(() => {
  vi.useFakeTimers();
  movesFor(0);
});
afterEach(() => {
  pause();
  vi.useRealTimers();
});

test.each([
  ["slow", 1500],
  ["normal", 750],
  ["fast", 350],
] as const)("at a %s pace a bot waits %i ms before each move", async (pace, delay) => {
  await dealt(pace);
  await wait(delay - 1);
  expect(done()).toBe(0);
  await wait(2);
  expect(done()).toBe(1);
  await wait(delay - 10);
  expect(done()).toBe(1);
  await wait(20);
  expect(done()).toBe(2);
});

test("at once, nothing is waited for; step by step, everything is", async () => {
  await dealt("instant");
  await wait(50);
  expect(done()).toBeGreaterThan(5);
  pause();
  await dealt("step");
  await wait(60_000);
  expect(done()).toBe(0);
});

test("a bot lets what moves come to its end, unless a key ends the waiting", async () => {
  await dealt("fast");
  movesFor(5000);
  await wait(4000);
  expect(done()).toBe(0);
  await wait(1200);
  expect(done()).toBe(1);
  movesFor(5000);
  await wait(400);
  expect(hurryBots()).toBe(true);
  await wait(1);
  expect(done()).toBe(2);
});

test("what is taken back waits until somebody plays on, and then goes on from there", async () => {
  await dealt("fast");
  await wait(2000);
  const before = done();
  expect(before).toBeGreaterThan(3);
  await moveTo(2);
  await wait(20_000);
  expect(done()).toBe(2);
  expect(tableState.getState().match!.snapshot.total).toBe(before);
  playOn();
  await wait(360);
  expect(done()).toBe(3);
});

test("a move that was being thought of when the match was taken back is not made", async () => {
  await dealt("fast");
  await wait(1500);
  expect(hurryBots()).toBe(true);
  await moveTo(1);
  await wait(5000);
  expect(done()).toBe(1);
});

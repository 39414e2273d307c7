import { expect, test } from "vitest";
import { programBot } from "../../engine/bots/program";
import type { Action, Request } from "../../engine/core/game";
import { nextInt, seedRng } from "../../engine/core/rng";
import { requestSeenBy, stateSeenBy } from "../../engine/core/secrecy";
import { prepareMatch } from "../../engine/core/setup";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { prepareSeries } from "../../engine/lab/series";
import { starterSupply } from "../engine/starter";

test.each(playableGames)("a program in %s is asked what anybody in its seat would be, and shown no more", (id) => {
  const game = playableGame(id);
  const ready = prepareMatch(game, starterSupply(id), game.players.min, {});
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  const { rules } = ready;
  const state = rules.deal(1);
  const rng = seedRng(1);
  for (let n = 0; n < 60 && state.result === null; n++) {
    const { seat } = state.prompt!;
    const view = rules.view(state, seat);
    const asked: object[] = [];
    const bot = programBot("x", id, (_, requests) => {
      asked.push(...requests);
      const { answers } = requests.at(-1) as unknown as Request;
      return { ok: true, answer: { action: answers[nextInt(rng, answers.length)]!.action } };
    });
    const { action } = bot.choose(rules, view, seat, rng);
    const { clock: _, ...request } = requestSeenBy(rules, state, seat)!;
    expect(asked[1]).toEqual({ cmd: "bot", match: "m1", ...request, state: stateSeenBy(rules, state, seat) });
    rules.apply(state, action, null);
  }
});

test("whoever can't go on in a match of three loses it to both others", () => {
  const giveUp = () => ({ ok: false, why: "crashed", detail: "It ended" }) as const;
  const first = (_: number, requests: readonly object[]) =>
    ({
      ok: true,
      answer: { action: (requests.at(-1) as { answers: { action: Action }[] }).answers[0]!.action },
    }) as const;
  const contestants = ["a", "b", "c"].map((bot, n) => ({ bot, deck: ["red", "green", "blue"][n]! }));
  const series = prepareSeries(
    playableGame("flask"),
    starterSupply("flask"),
    { contestants, options: {}, seed: 1 },
    (name) => ({ ok: true, value: programBot(name, "flask", name === "b" ? giveUp : first) }),
  );
  if (!series.ok) throw new Error(series.problems[0]!.message);
  expect([0, 1, 2].map((n) => series.value.play(n))).toMatchObject(
    [0, 1, 2].map(() => ({ winners: [0, 2], cause: "forfeit", forfeit: { who: 1, why: "crashed" } })),
  );
});

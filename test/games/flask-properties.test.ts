import { test } from "vitest";
import type { Action, Rules } from "../../engine/core/game";
import type { Options } from "../../engine/core/options";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import type { State } from "../../engine/games/flask/play/state";
import { playableGame } from "../../engine/games/play-registry";
import { starterSupply } from "../engine/starter";
import { laws } from "./flask-laws";

const supply = starterSupply("flask");
const pick = (rng: Rng, actions: readonly Action[]): Action => actions[nextInt(rng, actions.length)]!;

test("Flask loses no card when somebody falls in the middle of something, by every rule of falling and reacting", () => {
  const rng = seedRng(11);
  const some = <T>(items: readonly T[]): T => items[nextInt(rng, items.length)]!;
  const codes = ["G1", "G2", "Y1", "Y2", "B1", "B2", "R1", "R2", "R2 - R2"];
  const cards = (n: number): string[] => Array.from({ length: n }, () => some(codes));
  for (let round = 0; round < 250; round++) {
    const options: Options = {
      zeroCheck: round % 3 === 0 ? "endOfTurn" : "immediate",
      blockMode: some(["return", "resume", "discard"]),
      reactionWindow: some(["afterAnnounce", "beforeCommit"]),
      reactionInReaction: some(["under", "newPile"]),
      reactionCapture: some(["mandatory", "optional"]),
      captureScope: some(["thisTurn", "untilActivated"]),
      lossChooser: some(["victim", "attacker"]),
    };
    const players = Array.from({ length: 2 + nextInt(rng, 3) }, () => ({
      counters: `${some(["G", "R"])}${1 + nextInt(rng, 2)}`,
      deck: cards(4),
      hand: cards(4),
      piles: [{ opened: 0, cards: ["G2", ...cards(3)] }],
    }));
    const position = { options, players } as unknown as Json;
    const ready = preparePosition(playableGame("flask"), supply, position);
    if (!ready.ok) throw new Error(ready.problems[0]!.message);
    const rules = ready.rules as unknown as Rules<State>;
    const state = rules.readPosition(position);
    for (let step = 0; ; step++) {
      laws.check(state, rules);
      if (state.result !== null) break;
      if (step > 4000) throw new Error("The game does not end.");
      const actions = rules.actions(state);
      const busy = actions.filter(({ type }) => type === "activate" || type === "play");
      rules.apply(state, pick(rng, busy.length > 0 && nextInt(rng, 2) > 0 ? busy : actions), null);
    }
  }
}, 60_000);

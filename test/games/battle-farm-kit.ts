// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import { playableGame } from "../../engine/games/play-registry";
import type { Scenario } from "../../schemas/scenario";
import { starterSupply } from "../engine/starter";

/** Situations of Battle Farm in few words, and scenarios made of them. */

export const supply = starterSupply("battle-farm");
export const game = playableGame("battle-farm");

export interface Step {
  player: number;
  action: { type: string; [field: string]: unknown };
  refused?: string | true;
}
export type Case = readonly [
  name: string,
  options: object,
  given: object,
  when: readonly Step[],
  then: readonly object[],
];
export const act = (player: number, type: string, fields: object = {}): Step => ({
  player,
  action: { type, ...fields },
});
export const no = (code: string, player: number, type: string, fields: object = {}): Step => ({
  ...act(player, type, fields),
  refused: code,
});
export const at = (pointer: string, is: unknown) => ({ at: pointer, is });
export const asked = (actor: number, kind: string) => ({ request: { actor, kind } });
export const crop = (name: string, fields: object = {}) => ({ bed: "common", crop: name, ...fields });
export const me = (fields: object = {}) => ({
  coins: 0,
  fertilizers: 9,
  beds: ["common", "common", "common"],
  ...fields,
});
export const you = (fields: object = {}) => ({ coins: 3, fertilizers: 3, hand: [], ...fields });
export const plant = (card: string, bed = 1) => act(0, "plant", { card, bed });
export const play = (card: string) => act(0, "playAction", { card });

export function check([name, options, given, when, then]: Case): string | undefined {
  const scenario = { game: "battle-farm", name, given: { ...given, options }, when, then };
  return runScenario(game, supply, scenario as unknown as Scenario).message;
}
export const verify = (cases: readonly Case[]) =>
  test.each(cases.map((each) => [each[0], each] as const))("%s", (_, each) => expect(check(each)).toBeUndefined());

export const w = "wheat";
export const planting = (card: string, fields: object = {}, others: readonly object[] = [you()]) => ({
  players: [me({ hand: [card, w], ...fields }), ...others],
});
export const harvesting = (fields: object, ...others: object[]) => ({
  step: "begin",
  players: [me({ hand: [w], ...fields }), ...(others.length > 0 ? others : [you()])],
});

import { runScenario } from "../../engine/core/scenario";
import { playableGame } from "../../engine/games/play-registry";
import type { Scenario } from "../../schemas/scenario";
import { starterSupply } from "../engine/starter";

/** Situations of Flask, what is done in them, and what must have come of it. */

export const supply = starterSupply("flask");
export const game = playableGame("flask");

export type When = readonly {
  player: number;
  action: { type: string; [field: string]: unknown };
  refused?: string | true;
}[];
export type Then = readonly object[];
export const act = (player: number, type: string, fields: object = {}): When[number] => ({
  player,
  action: { type, ...fields },
});
export const at = (pointer: string, is: unknown) => ({ at: pointer, is });
/** Plays a situation out and says what is not as it should be. */
export const check = (options: object, given: object, when: When, then: Then): string | undefined =>
  runScenario(game, supply, {
    game: "flask",
    name: "",
    given: { options, ...given },
    when,
    then,
  } as unknown as Scenario).message;

export const play = (player: number, card: string, fields: object = {}) => act(player, "play", { card, ...fields });
export const end = (player: number) => act(player, "endTurn");
export const bThreatens = { turn: 2, active: 1 };
export const pile = (...cards: string[]) => [{ opened: 1, cards }];

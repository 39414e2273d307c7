// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.

import { runScenario } from "../../engine/core/scenario";
import { playableGame } from "../../engine/games/play-registry";
import type { Scenario } from "../../schemas/scenario";
import { starterSupply } from "../engine/starter";

/** Hatch for tests: situations played out in one line each. Seats are named by number, cards by id. */

export type When = readonly {
  player: number;
  action: { type: string; [field: string]: unknown };
  refused?: string | true;
}[];
export type Then = readonly object[];

export const supply = starterSupply("hatch");
export const game = playableGame("hatch");

/** Plays a situation out and says what is not as it should be. */
export const check = (given: object, when: When, then: Then): string | undefined =>
  runScenario(game, supply, { game: "hatch", name: "", given, when, then } as unknown as Scenario).message;

const act = (player: number, type: string, fields: object = {}): When[number] => ({
  player,
  action: { type, ...fields },
});
/** The same step, refused with that code. */
export const no = (code: string, step: When[number]): When[number] => ({ ...step, refused: code });

export const at = (pointer: string, is: unknown) => ({ at: pointer, is });
export const asked = (actor: number, kind = "main") => ({ request: { actor, kind } });
export const lay = (player: number, card: string) => act(player, "layEgg", { card });
export const feed = (player: number, card: string, egg: string) => act(player, "nurture", { card, egg });
export const hatch = (player: number, egg: string) => act(player, "hatch", { egg });
export const sacrifice = (player: number, dragon: string) => act(player, "sacrifice", { dragon });
export const barter = (player: number, ...cards: string[]) =>
  act(player, "barter", cards.length === 1 ? { card: cards[0] } : { cards });
export const hire = (player: number, card: string) => act(player, "contract", { card });
export const dismiss = (player: number) => act(player, "dismiss");
export const attack = (player: number, defender: number, reveal = false) =>
  act(player, "attack", { player: defender, reveal });
export const defend = (player: number, reveal: boolean) => act(player, "defend", { reveal });
export const reward = (player: number, fields: object) => act(player, "reward", fields);
export const ritual = (player: number, symbol: string, ...cards: string[]) => act(player, "ritual", { symbol, cards });
export const food = (player: number, egg: string, kind: string) => act(player, "foodTarget", { egg, kind });
export const fire = (player: number, target: number, burn: string, card?: string) =>
  act(player, "fireTarget", { player: target, burn, ...(card === undefined ? {} : { card }) });
export const repeat = (player: number, helper = "none") => act(player, "repeat", { helper });
export const end = (player: number) => act(player, "endTurn");
export const other = act;

import { Match } from "../../engine/core/match";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import type { HatchAbility, Card as HatchCard } from "../../engine/games/hatch/card-schema";
import { game as hatch } from "../../engine/games/hatch/game";
import { at, game, supply } from "./hatch-kit";

/** Cards of Hatch made of words alone, and situations for them. */

export const card = (abilities: HatchAbility[], more: Partial<HatchCard> = {}): HatchCard => ({
  name: "Test",
  needs: { any: 1 },
  gives: "wild",
  sacrifice: 1,
  power: 6,
  abilities,
  ...more,
});
export const hatched = (tree: unknown): HatchAbility[] => [{ on: "hatched", do: tree }];
export const textOf = (abilities: HatchAbility[]): string => hatch.describe(card(abilities)).text;

/** Player 0's egg of the card is ready; what the situation says otherwise comes on top. */
export const ready = (
  abilities: HatchAbility[],
  { me = {}, ...rest }: { me?: object; [field: string]: unknown } = {},
) => {
  const { eggs = [], ...mine } = me as { eggs?: unknown[] };
  const egg = { card: "test", resources: ["mote-drake"] };
  const { them = {}, ...game } = rest;
  return {
    cards: { test: card(abilities) },
    deck: ["comet-wyrm", "aurora-coil", "sky-elder"],
    players: [{ eggs: [egg, ...eggs], ...mine }, them],
    ...game,
  };
};

export const hand = (n: number, is: unknown) => at(`/players/${n}/hand`, is);
export const eggOf = (n: number, nth: number, is: unknown) => at(`/players/${n}/eggs/${nth}/card`, is);

/** What is asked when the egg of the card hatches: the answers in words. */
export function answersOnHatching(position: object): string[] {
  const prepared = preparePosition(game, supply, position as Json);
  if (!prepared.ok) throw new Error(prepared.problems[0]!.message);
  const match = new Match("hatch", prepared.rules, { position: position as Json });
  const { answers } = match.rules.request(match.state)!;
  match.do(answers.find(({ text }) => text.startsWith("Hatch Test"))!.action);
  return match.rules.request(match.state)!.answers.map(({ text }) => text);
}

import type { Action } from "../../../core/game";
import { type CompiledSet, cardsIn } from "./compiled-set";
import type { Player, State } from "./state";

/** How moves and cards are told apart by those who don't know instances. */

const cardFields = ["card", "egg", "dragon", "helper", "cards"];

/** The fields of rules §7 (`defender`, `objects`, `a` and `b`) as actions have them. */
export function respell(action: Action): Action {
  const { defender, objects, a, b, ...rest } = action;
  if (action.type === "attack" && defender !== undefined) return { ...rest, player: defender } as Action;
  if (action.type === "barter" && objects !== undefined) return { ...rest, cards: objects } as Action;
  if (action.type === "ritual" && a !== undefined && b !== undefined) return { ...rest, cards: [a, b] } as Action;
  return action;
}

/** A hand card or dragon is as good as another of its design; what else lies on the table is named by itself. */
export function actionKey({ cards }: CompiledSet, state: State, action: Action): string {
  const { hand, dragons } = state.players[state.prompt!.seat]!;
  const nameOf = (card: unknown): string => {
    if (hand.includes(card as number)) return `#${cards[card as number]!.index}`;
    return dragons.includes(card as number) ? `~${cards[card as number]!.index}` : String(card);
  };
  let key = "";
  for (const field in action) {
    const value = action[field];
    if (!cardFields.includes(field)) key += ` ${String(value)}`;
    else key += ` ${Array.isArray(value) ? value.map(nameOf).sort().join("+") : nameOf(value)}`;
  }
  return key;
}

/** What a seat could mean by a card, the likeliest first: in hand, on its own board, on the others', anywhere. */
export function nearest(set: CompiledSet, { players }: State, seat: number): number[] {
  const boardOf = ({ eggs, dragons, mercenary }: Player): number[] => [
    ...eggs.map(({ card }) => card),
    ...dragons,
    ...(mercenary ? [mercenary.card] : []),
    ...eggs.flatMap(({ resources }) => resources),
  ];
  const own = players[seat];
  return [...(own ? [...own.hand, ...boardOf(own)] : []), ...players.flatMap(boardOf), ...cardsIn(set)];
}

import type { Action } from "../../../core/game";
import type { HatchState } from "./state";
import { cardsIn, type HatchTable } from "./table";

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
export function actionKey({ cards }: HatchTable, state: HatchState, action: Action): string {
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

/** The instances of a card that a seat could mean: in hand, on its own board, on the others', anywhere. */
export function instancesOf(table: HatchTable, state: HatchState, seat: number, card: string): number[] {
  const design = table.indexOf.get(card);
  if (design === undefined) return [];
  const { players } = state;
  const boardOf = (player: number): number[] => {
    const { eggs, dragons, mercenary } = players[player]!;
    const own = [...eggs.map((egg) => egg.card), ...dragons, ...(mercenary ? [mercenary.card] : [])];
    return [...own, ...eggs.flatMap(({ resources }) => resources)];
  };
  const near = players[seat] ? [...players[seat].hand, ...boardOf(seat)] : [];
  const all = [...near, ...[...players.keys()].flatMap(boardOf), ...cardsIn(table)];
  return [...new Set(all)].filter((instance) => table.cards[instance]?.index === design);
}

import type { QuarterTurn, TableMove, TableState } from "../../../schemas/free-table";
import type { Landing } from "./extent";

/** What letting go means: of what is held and where it comes to lie. Pure. */

type Source =
  | { things: number[]; lead: number }
  | { top: number; count: number; turn: QuarterTurn }
  | { hand: number; at: number };

export interface Carried {
  source: Source;
  isCards: boolean;
}

/** In a hand that lies open before one, `at` is where the card goes among the others. */
export type Goal = Landing | { kind: "hand"; seat: number; at?: number } | { kind: "nowhere" };

/** `isCovered`: what comes from a hand is laid face down. Null where it goes back to where it was. */
export function moveOf({ source }: Carried, goal: Goal, table: TableState, isCovered: boolean): TableMove | null {
  if (goal.kind === "nowhere") return null;
  if ("things" in source) return moveOfThings(source, goal, table);
  const isFromHand = "hand" in source;
  const from = isFromHand ? { hand: source.hand, at: [source.at] } : { pile: source.top, at: [source.count - 1] };
  if (goal.kind === "hand") {
    if (isFromHand && source.hand === goal.seat)
      return goal.at === undefined || goal.at === source.at ? null : { type: "arrange", at: source.at, to: goal.at };
    return isFromHand || goal.seat !== table.turn
      ? { type: "put", from, to: { hand: goal.seat } }
      : { type: "draw", pile: source.top, count: 1 };
  }
  if (goal.kind === "stack") {
    if (!isFromHand && source.top === goal.onto) return null;
    const up = isFromHand ? isTopUp(table, goal.onto) : undefined;
    return { type: "put", from, to: { pile: goal.onto, end: "top" }, ...(up !== undefined && { up }) };
  }
  const turn = isFromHand ? 0 : source.turn;
  return { type: "put", from, to: { x: goal.x, y: goal.y, turn }, ...(isFromHand && { up: !isCovered }) };
}

function moveOfThings(
  { things, lead }: { things: number[]; lead: number },
  goal: Exclude<Goal, { kind: "nowhere" }>,
  table: TableState,
): TableMove | null {
  if (goal.kind === "hand") return { type: "take", things, hand: goal.seat };
  const first = table.things.find(({ id }) => id === lead);
  if (!first) return null;
  if (goal.kind === "stack" && first.kind === "cards") return { type: "stack", things, onto: goal.onto };
  const [dx, dy] = [goal.x - first.x, goal.y - first.y];
  if (dx === 0 && dy === 0) return null;
  const to = table.things.flatMap(({ id, x, y }) => (things.includes(id) ? [{ thing: id, x: x + dx, y: y + dy }] : []));
  return { type: "move", to };
}

/** A card from a hand lies as the stack that it is put on does. */
function isTopUp({ things }: TableState, id: number): boolean {
  const pile = things.find((thing) => thing.id === id);
  return pile?.kind === "cards" && pile.cards.at(-1)?.up === true;
}

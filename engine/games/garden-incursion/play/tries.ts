import type { Action } from "../../../core/game";
import type { CompiledSet } from "./compiled-set";
import { entryCircles, mayPlayPermanents } from "./main-actions";
import { mayMove } from "./piece-actions";
import { payersOf, skillsOf } from "./playable";
import type { Piece, State } from "./state";
import { costOf, designOf } from "./stats";

/** What a seat might try in its turns, legal or not. Where it's only the point that is left to choose, nothing stands for it. */
export function tries(set: CompiledSet, state: State, seat: number): Action[] {
  const own = state.pieces.filter(({ owner }) => owner === seat);
  return [
    ...state.players[seat]!.hand.flatMap((card) => plays(set, state, seat, card)),
    ...own.flatMap((piece) => doings(set, state, piece, own)),
    ...skillsOf(set, state, seat).map(({ name }) => ({ type: "skill", name })),
  ];
}

function plays(set: CompiledSet, state: State, seat: number, card: number): Action[] {
  const design = set.designs[state.design[card] ?? -1];
  if (!design) return [];
  if (design.type === "worker" || design.type === "ability") return [{ type: "playCard", card }];
  const isPaid = mayPlayPermanents(set, state) && costOf(set, state, seat, design) <= state.players[seat]!.energy;
  if (isPaid && entryCircles(set, state, seat, design).length > 0) return [];
  return [{ type: "playCard", card, at: somewhere(set) }];
}

/** A point on which something could stand. */
function somewhere({ space }: CompiledSet): [number, number] {
  const { width, height } = space;
  const middle = [Math.floor(width / 2), Math.floor(height / 2)] as [number, number];
  const points: [number, number][] = [middle, [0, 0], [width, height], [0, height], [width, 0]];
  return points.find((point) => space.isOpen(...point)) ?? middle;
}

function doings(set: CompiledSet, state: State, piece: Piece, own: readonly Piece[]): Action[] {
  const { id: obj, x, y } = piece;
  const { specials, isCreature, isStructure } = designOf(set, piece);
  const targets = (type: string, isMeant: (other: Piece) => boolean): Action[] =>
    state.pieces.filter((other) => other !== piece && isMeant(other)).map(({ id }) => ({ type, obj, target: id }));
  return [
    ...(mayMove(set, state, piece) ? [] : [{ type: "move", obj, to: [x, y] }]),
    ...(isCreature ? targets("attack", ({ owner }) => owner !== piece.owner) : []),
    ...(isCreature ? targets("defend", ({ owner }) => owner === piece.owner) : []),
    ...specials.flatMap((special): Action[] => {
      const [payer] = isStructure ? payersOf(set, state, piece, own, special) : [];
      return [{ type: "special", obj, name: special.name, ...(payer ? { payer: payer.id } : {}) }];
    }),
  ];
}

/** What would make possible what is refused (rules §7). */
export const remedies: Readonly<Record<string, string>> = {
  "wrong-phase": "A turn goes through its phases in this order: spawning, action, skirmishes, aftermath.",
  cap: "End this turn.",
  "no-worker": "Workers turn face up again when your turn begins.",
  energy: "Turn workers for energy in the Spawning phase.",
  "not-in-hand": "Only cards in your hand can be played.",
  "worker-limit": "Play it in your next turn.",
  "no-target": "It needs something on the field that its text speaks of.",
  condition: "Its text says what it takes.",
  point: "Choose a free point.",
  location: "Its text says where it may stand.",
  "out-of-range": "Come closer first, or choose something nearer.",
  "not-yours": "Choose one of your own objects.",
  "not-a-creature": "Choose a creature.",
  ap: "Action points come back when your turn begins.",
  queen: "A house rule of this match; choose another creature.",
  rooted: "It stays where it is as long as it has this keyword.",
  "same-place": "Choose another point.",
  "bad-target": "Choose another target.",
  repeat: "Choose another target.",
  defended: "Attack whoever defends it first.",
  "has-defender": "One defender is enough for each object.",
  cycle: "Choose another object to defend.",
  "defend-limit": "Let another creature defend it.",
  used: "It is possible again in your next turn.",
  "wrong-tribe": "Other tribes have other skills.",
};

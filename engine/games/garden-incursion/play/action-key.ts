import type { Action } from "../../../core/game";
import type { CompiledSet, Design } from "./compiled-set";
import { findPiece, firstPiece, type State } from "./state";

/** How cards and objects are known by their numbers. */

/** The same move in every re-dealt world: by cards, whose numbers differ. */
export function actionKey(_: CompiledSet, { design }: State, action: Action): string {
  const { card, cards, reachable: __, ...rest } = action;
  const move = Object.values(rest).join(" ");
  const nameOf = (instance: unknown): string => `c${design[instance as number] ?? String(instance)}`;
  if (Array.isArray(cards)) return `${move} ${cards.map(nameOf).sort().join(" ")}`;
  return card === undefined ? move : `${nameOf(card)} ${move}`;
}

/** The card of an instance or object. */
export function designAt({ designs }: CompiledSet, state: State, instance: number): Design | undefined {
  if (instance < 0) return undefined;
  const design = instance >= firstPiece ? findPiece(state, instance)?.design : state.design[instance];
  return designs[design ?? -1];
}

/** Cards in hand, objects, the seat's own first, and all other cards. A card on the field is its object. */
export function nearest(_: CompiledSet, { players, pieces, design }: State, seat: number): number[] {
  const fielded = new Set(pieces.map(({ card }) => card));
  return [
    ...(players[seat]?.hand ?? []),
    ...pieces.filter(({ owner }) => owner === seat).map(({ id }) => id),
    ...pieces.filter(({ owner }) => owner !== seat).map(({ id }) => id),
    ...[...design.keys()].filter((card) => !fielded.has(card)),
  ];
}

import type { CompiledSet } from "./compiled-set";
import type { Piece, State } from "./state";

/** What people call a piece of the field: by its card, and by its place among those of the same name, oldest first. */

const cardNameOf = ({ designs }: CompiledSet, { design }: Piece): string => designs[design]?.name ?? "something";

/** Which of several of one name it is, counted from 1; nothing for the only one. */
export function nthAlike(set: CompiledSet, { pieces }: State, piece: Piece): number | undefined {
  const name = cardNameOf(set, piece);
  const alike = pieces.filter((each) => cardNameOf(set, each) === name).map(({ id }) => id);
  return alike.length > 1 ? alike.filter((id) => id <= piece.id).length : undefined;
}

/** "Redjaw Soldier", or "Redjaw Soldier 2" beside another one. */
export function pieceName(set: CompiledSet, state: State, piece: Piece): string {
  const nth = nthAlike(set, state, piece);
  return `${cardNameOf(set, piece)}${nth === undefined ? "" : ` ${nth}`}`;
}

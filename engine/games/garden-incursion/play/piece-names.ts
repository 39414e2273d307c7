import type { GardenState, Piece } from "./state";
import type { GardenTable } from "./table";

/** What people call a piece of the field: by its card, and by its place among those of the same name, oldest first. */

const cardNameOf = ({ designs }: GardenTable, { design }: Piece): string => designs[design]?.name ?? "something";

/** Which of several of one name it is, counted from 1; nothing for the only one. */
export function nthAlike(table: GardenTable, { pieces }: GardenState, piece: Piece): number | undefined {
  const name = cardNameOf(table, piece);
  const alike = pieces.filter((each) => cardNameOf(table, each) === name).map(({ id }) => id);
  return alike.length > 1 ? alike.filter((id) => id <= piece.id).length : undefined;
}

/** "Redjaw Soldier", or "Redjaw Soldier 2" beside another one. */
export function pieceName(table: GardenTable, state: GardenState, piece: Piece): string {
  const nth = nthAlike(table, state, piece);
  return `${cardNameOf(table, piece)}${nth === undefined ? "" : ` ${nth}`}`;
}

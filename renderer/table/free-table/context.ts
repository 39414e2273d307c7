import { createContext, useContext } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { Size } from "../layout/rect";
import type { NameOf } from "./card-names";
import type { TablePiece } from "./game-pieces";

/** What every thing on the table needs to know of the set. */
interface OnTable {
  /** mm */
  card: Size;
  /** Any card of the set: all backs are drawn alike. */
  back: Json;
  nameOf: NameOf;
  /** What the game prints besides cards, by their keys, once it is known. */
  pieces: ReadonlyMap<string, TablePiece> | undefined;
}

export const OnTableContext = createContext<OnTable | null>(null);

export function useOnTable(): OnTable {
  const found = useContext(OnTableContext);
  if (!found) throw new Error("Things lie on a free table.");
  return found;
}

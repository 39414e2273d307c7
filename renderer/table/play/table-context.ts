import { createContext, useContext } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";

/** What every part of the table needs: the cards in force, what is pointed at, and what a click means. */
export interface TableScene {
  game: GameId;
  cards: Readonly<Record<string, Json>>;
  /** Keys of what the answer under the pointer names. */
  lit: ReadonlySet<string>;
  /** Keys that answers name now. */
  asked: ReadonlySet<string>;
  /** The key to which the answers are narrowed. */
  picked: string | null;
  /** Chooses a thing: its only answer is given, several are offered. */
  pick(key: string): void;
  /** Shows a card large beside where it lies. */
  peek(card: string | null, at?: DOMRect): void;
  /** Shows a zone's cards side by side. */
  open(zone: string): void;
}

export const TableContext = createContext<TableScene | null>(null);

export function useScene(): TableScene {
  const scene = useContext(TableContext);
  if (!scene) throw new Error("There is no table around this.");
  return scene;
}

/** What a card is called, from its definition. */
export function cardName(cards: TableScene["cards"], id: string): string {
  const { name } = (cards[id] ?? {}) as { name?: unknown };
  return typeof name === "string" && name !== "" ? name : id;
}

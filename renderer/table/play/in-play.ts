import { createContext, useContext } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import { ownValue } from "../../../schemas/own-value";

/** What every part of the table needs: the cards in force, what is pointed at, and what a click means. */
export interface InPlay {
  game: GameId;
  cards: Readonly<Record<string, Json>>;
  /** Keys of what the answer under the pointer names. */
  lit: ReadonlySet<string>;
  /** Keys that the next pick may name, given what is picked already. */
  asked: ReadonlySet<string>;
  /** Keys on which a click means something: another one instead of what is picked, too. */
  able: ReadonlySet<string>;
  /** Keys of what is picked. */
  picked: ReadonlySet<string>;
  /** Chooses a thing: its only answer is given, several are narrowed to those that name it. */
  pick(key: string): void;
  /** Shows a card large beside where it lies. */
  peek(card: string | null, at?: DOMRect): void;
  /** Shows a zone's cards side by side. */
  open(zone: string): void;
}

export const InPlayContext = createContext<InPlay | null>(null);

export function useInPlay(): InPlay {
  const play = useContext(InPlayContext);
  if (!play) throw new Error("There is no table around this.");
  return play;
}

/** What a card on the table is called, beside others of its name. */
export const nameOnTable = (cards: InPlay["cards"], id: string, nth: number | undefined): string =>
  `${cardName(cards, id)}${nth === undefined ? "" : ` ${nth}`}`;

/** What a card is called, from its definition. */
export function cardName(cards: InPlay["cards"], id: string): string {
  const { name } = (ownValue(cards, id) ?? {}) as { name?: unknown };
  return typeof name === "string" && name !== "" ? name : id;
}

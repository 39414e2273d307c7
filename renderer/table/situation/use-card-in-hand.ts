import { useState } from "react";
import { cardsOf, type TableView, tableKeys } from "../../../engine/core/table-view";
import type { GameId } from "../../../schemas/game-id";
import type { DragPicking } from "../play/use-drag";
import { moveCard } from "./situation-store";

/** The card that is being put somewhere: one of the table, or one that comes from the set. */
type CardInHand = { instance: number } | { card: string };

/** Where what is carried comes off the table again. */
export const awayKey = "away";

const fromSet = "set ";
export const setKey = (card: string): string => `${fromSet}${card}`;

const nothing: ReadonlySet<string> = new Set();

interface Hand {
  held: CardInHand | null;
  hold(card: CardInHand | null): void;
  /** Puts it there; null takes it off the table. Says why not, if the rules refuse it. */
  put(target: Parameters<typeof moveCard>[2]): Promise<string | null>;
  /** What a click on a thing of the table means. */
  pick(key: string): void;
  /** What carrying it means. */
  picking: DragPicking;
}

/** Cards are put where they belong by clicks, or carried there. */
export function useCardInHand(game: GameId, table: TableView | undefined, places: ReadonlySet<string>): Hand {
  const [held, hold] = useState<CardInHand | null>(null);
  const instances = table ? cardsOf(table).flatMap(({ instance }) => (instance === undefined ? [] : [instance])) : [];
  const cardOfKey = (key: string): CardInHand | undefined => {
    if (key.startsWith(fromSet)) return { card: key.slice(fromSet.length) };
    const instance = instances.find((each) => tableKeys.card(each) === key);
    return instance === undefined ? undefined : { instance };
  };
  const put: Hand["put"] = async (target) => {
    if (!held) return null;
    hold(null);
    return moveCard(game, held, target);
  };
  const isSame = (a: CardInHand): boolean =>
    held !== null && "instance" in a && "instance" in held && a.instance === held.instance;
  return {
    held,
    hold,
    put,
    pick: (key) => {
      const card = cardOfKey(key);
      if (card) hold(isSame(card) ? null : card);
      else void put({ key });
    },
    picking: {
      picks: { keys: held === null ? [] : ["instance" in held ? tableKeys.card(held.instance) : setKey(held.card)] },
      next: held === null ? nothing : new Set([...places, ...("instance" in held ? [awayKey] : [])]),
      // Only a place says where: nothing is meant by letting go just anywhere.
      rows: [],
      filling: null,
      isFieldOpen: held !== null && table?.field !== undefined,
      lift: (key) => {
        const card = cardOfKey(key);
        if (card) hold(card);
        return card !== undefined;
      },
      put: async (on) => {
        if (on === null) return "goes on";
        const target = "at" in on ? on : on.key === awayKey ? null : on;
        const refused = await put(target);
        return refused === null ? "done" : { refused };
      },
      unlift: () => hold(null),
    },
  };
}

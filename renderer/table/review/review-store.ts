import { useEffect } from "react";
import { create } from "zustand";
import type { Review } from "../../../engine/core/review/review";
import { askEngine } from "../engine/engine-client";
import type { PlayedMatch } from "../table-store";

/** What was found by looking back at the match on the table: once for each way that it went. */
interface Found {
  /** Of which match. */
  of: string | null;
  review: Review | null;
  /** How far it is, from 0 to 1, while it is worked on. */
  progress: number | null;
}

export const useReviews = create<Found>(() => ({ of: null, review: null, progress: null }));

const dealt = new WeakMap<object, number>();
let deals = 0;

/** The same for the same match, as long as it goes the same way. */
export function lineOf({ cards, snapshot: { total, isOver, branches } }: PlayedMatch): string {
  const deal = dealt.get(cards) ?? ++deals;
  dealt.set(cards, deal);
  return `${deal} ${total} ${isOver} ${branches.map(({ id }) => id).join()}`;
}

/** Nobody else may have asked since. */
const isWanted = (of: string): boolean => useReviews.getState().of === of;

async function lookBack(of: string, viewer: PlayedMatch["snapshot"]["viewer"]): Promise<void> {
  useReviews.setState({ of, review: null, progress: 0 });
  try {
    for (let begins = true; isWanted(of); begins = false) {
      const answer = await askEngine("review", { begins, viewer });
      if (!isWanted(of)) return;
      if (answer === null) return useReviews.setState({ progress: null });
      if ("review" in answer) return useReviews.setState({ review: answer.review, progress: null });
      useReviews.setState({ progress: answer.done / Math.max(1, answer.total) });
    }
  } catch {
    // Whatever is wrong with the engine is told by what is done at the table.
    if (isWanted(of)) useReviews.setState({ of: null, progress: null });
  }
}

export const stopLookingBack = (): void => useReviews.setState({ of: null, review: null, progress: null });

/** Everything is open once a match is over, and to eyes that see everything anyway. */
export const mayLookBack = ({ snapshot: { isOver, viewer } }: PlayedMatch): boolean => isOver || viewer === null;

export function useReview(match: PlayedMatch): Found {
  const { viewer } = match.snapshot;
  const of = lineOf(match);
  const may = mayLookBack(match);
  useEffect(() => {
    if (may && !isWanted(of)) void lookBack(of, viewer);
  }, [of, may, viewer]);
  const found = useReviews();
  return found.of === of ? found : { of, review: null, progress: null };
}

import { useMemo } from "react";
import { saidOf } from "../../../project/deck-refusals";
import { tell } from "../../state/notices";
import { currentProject, useReadOnly } from "../../state/open-project";
import { useStableCallback } from "../../ui/use-stable-callback";
import { copiesNow } from "../copies-now";
import { changeCopies, changeManyCopies, lend } from "../deck-acts";
import type { Offered } from "./use-offered";
import type { OtherSet } from "./use-other-sets";
import type { Pool } from "./use-pool";

/** What a hand does with cards of the set, one or many. What the deck may not hold comes in only once that is said and still wanted. */
export interface PoolHand {
  add(ids: readonly string[], copies?: number): void;
  set(ids: readonly string[], copies: number): void;
  /** As many copies as are usual, as far as they fit. */
  fill(ids: readonly string[]): void;
}

interface Around {
  deckId: string;
  other: OtherSet | undefined;
  idHere: Offered["idHere"];
  filledWith: Pool["filledWith"];
  usualOf: Pool["usualOf"];
  /** Whether the deck takes only what fits. */
  isJudged: boolean;
}

export function usePoolHand({ deckId, other, idHere, filledWith, usualOf, isJudged }: Around): PoolHand {
  const readOnly = useReadOnly();
  const now = (id: string): number => {
    const here = idHere(id);
    return here === undefined ? 0 : copiesNow(currentProject().files, deckId, "cards", here);
  };
  /** What is decided anew is a step of its own, also right after the one before it. */
  const put = async (copies: ReadonlyMap<string, number>, manner: "step" | "typing" = "step") => {
    const changed = new Map([...copies].filter(([id, n]) => n !== now(id)));
    if (readOnly || changed.size === 0) return;
    const foreign = other ? [...changed].filter(([id]) => idHere(id) === undefined) : [];
    const own = [...changed].flatMap(([id, n]): [string, number][] => {
      const here = idHere(id);
      return here === undefined ? [] : [[here, n]];
    });
    // One after the other: each comes into the set as the one before it has left it.
    for (const [id, n] of foreign) if (other && n > 0) await lend(deckId, other, id, { to: "cards", copies: n });
    if (own.length === 1) changeCopies(deckId, "cards", ...own[0]!, manner);
    else if (own.length > 1) changeManyCopies(deckId, new Map(own));
  };
  const putWhatFits = (wished: ReadonlyMap<string, number>): void => {
    const more = new Map([...wished].filter(([id, n]) => n > now(id)));
    if (!isJudged || more.size === 0) return void put(wished);
    const { copies, unfit } = filledWith(more);
    void put(new Map([...wished, ...copies]));
    if (!unfit || [...more].every(([id, n]) => copies.get(id) === n)) return;
    const action = { label: "Add anyway", run: () => void put(wished, "typing") };
    tell({ tone: "info", message: saidOf(unfit), ...(!readOnly && { action }) });
  };
  const add = useStableCallback<Parameters<PoolHand["add"]>, void>((ids, copies = 1) =>
    putWhatFits(new Map(ids.map((id) => [id, now(id) + copies]))),
  );
  const set = useStableCallback<Parameters<PoolHand["set"]>, void>((ids, copies) =>
    putWhatFits(new Map(ids.map((id) => [id, copies]))),
  );
  const fill = useStableCallback<Parameters<PoolHand["fill"]>, void>((ids) => {
    const { copies, unfit } = filledWith(new Map(ids.map((id) => [id, usualOf(id)])));
    const isNoMore = [...copies].every(([id, n]) => n === now(id));
    if (unfit && isNoMore) tell({ tone: "info", message: saidOf(unfit) });
    void put(copies);
  });
  return useMemo(() => ({ add, set, fill }), [add, set, fill]);
}

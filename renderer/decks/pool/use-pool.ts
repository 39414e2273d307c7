import { useMemo } from "react";
import type { CardFit, DeckLine, SetCard } from "../../../engine/core/card-game";
import { cardGame } from "../../../engine/games/registry";
import { copiesThatFit, usualIn } from "../../../project/deck-copies";
import { houseRulesOf } from "../../../project/house-rules";
import { cardPath } from "../../../project/paths";
import { cardAt } from "../../../project/whole-card";
import type { Deck } from "../../../schemas/deck";
import { gameOf, manifestOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { useRemembered } from "../../state/settings";
import { useWithoutDecks } from "../../state/without-decks";
import type { Offered } from "./use-offered";

/** Of a card of the set, whether the deck may take in one more; asked only of those in sight. */
export type FitOf = (id: string) => CardFit;

export interface Pool {
  /** Those that such a deck may hold, then those that it never may. */
  ids: readonly string[];
  /** Where the latter begin. */
  foreignFrom: number;
  fitOf: FitOf;
  /** As many copies of a card as are usual. */
  usualOf(id: string): number;
  /** How many copies of each the deck would hold, as far as those that are wished for fit; and why there are no more. */
  filledWith(wished: ReadonlyMap<string, number>): { copies: ReadonlyMap<string, number>; unfit: CardFit["unfit"] };
}

const noFit: CardFit = {};
/** What another set calls as one of this set's cards is called is not that card. */
const elsewhere = (id: string): string => `${id} elsewhere`;

/** Whether what doesn't fit the deck is told apart, and isn't dropped into it. */
export const useOnlyFitting = () => useRemembered<boolean>("decks.fits", true);

/** The cards of the set as this deck sees them. They keep their order while the deck grows: only its leader changes it. */
export function usePool(deck: Deck, { ids: found, files: from, idHere }: Offered, isJudged: boolean): Pool {
  const files = useWithoutDecks(useProject((state) => state.files));
  const game = useProject(gameOf)!;
  const manifest = useProject(manifestOf);
  const rules = manifest && houseRulesOf(manifest).rules;
  const leaders = useMemo(() => {
    const { leader } = cardGame(game);
    return deck.cards
      .flatMap(({ card: id }) => {
        const card = leader && cardAt<object>(files, cardPath(id), game);
        return card && leader.is(card) ? [id] : [];
      })
      .join("\n");
  }, [deck, files, game]);
  const { ids, foreignFrom } = useMemo(() => {
    if (!isJudged) return { ids: found, foreignFrom: found.length };
    const lines = leaders.split("\n").flatMap((id): DeckLine<object>[] => {
      const card = id === "" ? undefined : cardAt<object>(files, cardPath(id), game);
      return card ? [{ id, card, count: 1 }] : [];
    });
    const fits = cardGame(game).fits(lines, { rules });
    const isForeign = (id: string): boolean => {
      const card = cardAt<object>(from, cardPath(id), game);
      return card !== undefined && fits({ id, card }).unfit?.kind === "foreign";
    };
    const foreign = found.filter(isForeign);
    const never = new Set(foreign);
    return { ids: [...found.filter((id) => !never.has(id)), ...foreign], foreignFrom: found.length - foreign.length };
  }, [found, leaders, files, from, game, rules, isJudged]);
  const usualOf = useMemo(() => {
    const usual = usualIn(game, rules);
    return (id: string): number => {
      const card = cardAt<object>(from, cardPath(id), game);
      return card ? usual({ id, card }) : 1;
    };
  }, [from, game, rules]);
  const lines = useMemo(
    () =>
      deck.cards.map(
        ({ card: id, count }): DeckLine<object> => ({
          id,
          card: cardAt<object>(files, cardPath(id), game),
          count,
        }),
      ),
    [deck, files, game],
  );
  const filledWith: Pool["filledWith"] = (wished) => {
    const filled = new Map<string, number>();
    let reason: CardFit["unfit"];
    let now = lines;
    for (const [id, most] of wished) {
      const card = cardAt<object>(from, cardPath(id), game);
      if (!card) continue;
      const own = { id: idHere(id) ?? elsewhere(id), card };
      const { copies, unfit } = copiesThatFit(game, now, own, most, { rules });
      now = [...now.filter((line) => line.id !== own.id), { ...own, count: copies }];
      filled.set(id, copies);
      reason ??= unfit;
    }
    return { copies: filled, unfit: reason };
  };
  const fitOf = useMemo((): FitOf => {
    let fits: ((card: SetCard<object>) => CardFit) | undefined;
    const known = new Map<string, CardFit>();
    return (id) => {
      const last = known.get(id);
      if (last) return last;
      fits ??= cardGame(game).fits(lines, { rules });
      const card = cardAt<object>(from, cardPath(id), game);
      const fit = card ? fits({ id: idHere(id) ?? elsewhere(id), card }) : noFit;
      known.set(id, fit);
      return fit;
    };
  }, [lines, from, idHere, game, rules]);
  return { ids, foreignFrom, fitOf, usualOf, filledWith };
}

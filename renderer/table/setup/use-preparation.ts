import { useEffect, useMemo, useState } from "react";
import type { Supply } from "../../../engine/core/setup";
import type { GameId } from "../../../schemas/game-id";
import { askEngine } from "../engine/engine-client";
import type { GameOffer, MatchPlan, PlanVerdict } from "../engine/messages";
import { seatNames, seedFrom, standardSeats } from "../seat-plan";
import { type Preparation, tableState, useTable } from "../table-store";

/** What is being prepared: seats, house rules and seed, and whether it can be dealt. */

export function planOf(game: GameId, supply: Supply, { seats, options, seed }: Preparation): MatchPlan {
  const names = seatNames(seats);
  return {
    game,
    supply,
    options,
    seed,
    seats: seats.map(({ deck }, seat) => ({ name: names[seat]!, ...(deck === undefined ? {} : { deck }) })),
  };
}

export const prepare = (part: Partial<Preparation>): void =>
  tableState.setState(({ preparation }) =>
    preparation ? { preparation: { ...preparation, ...part }, refused: null } : {},
  );

/** What the game offers; undefined while the engine is asked. */
export function useOffer(game: GameId | undefined): GameOffer | undefined {
  const [found, setFound] = useState<{ game: GameId; offer: GameOffer }>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!game) return;
    let live = true;
    askEngine("offer", { game }).then(
      (offer) => live && setFound({ game, offer }),
      (reason: unknown) => live && setError(reason),
    );
    return () => {
      live = false;
    };
  }, [game]);
  if (error) throw error;
  return found?.game === game ? found?.offer : undefined;
}

/** The decks to suggest: legal ones, as many as there can be seats; any, where none is. Undefined until that is known. */
export function useSuggestedDecks(game: GameId, offer: GameOffer, supply: Supply): Suggested | undefined {
  const [found, setFound] = useState<{ of: Supply; legal: readonly string[] }>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let live = true;
    const most = offer.sharedDeck ? 1 : offer.players.max;
    askEngine("legal", { game, supply, most }).then(
      (legal) => live && setFound({ of: supply, legal }),
      (reason: unknown) => live && setError(reason),
    );
    return () => {
      live = false;
    };
  }, [game, offer, supply]);
  if (error) throw error;
  // While another supply is tried, what was found before still serves.
  return useMemo(() => {
    if (!found) return undefined;
    const all = Object.keys(supply.decks);
    const legal = found.legal.filter((deck) => all.includes(deck));
    const usual = legal.length > 0 ? legal : all;
    return { decks: offer.sharedDeck ? usual.slice(0, 1) : usual, areLegal: legal.length > 0 };
  }, [found, supply, offer]);
}

interface Suggested {
  decks: readonly string[];
  areLegal: boolean;
}

/** The preparation, begun with what the game and the project suggest. Decks that have gone are replaced. */
export function usePreparation(
  offer: GameOffer,
  decks: readonly string[],
  suggested: Suggested | undefined,
): Preparation | null {
  const preparation = useTable((state) => state.preparation);
  useEffect(() => {
    if (!suggested) return;
    const { preparation: now } = tableState.getState();
    const usual = suggested.decks;
    if (!now) {
      const seats = standardSeats(offer.players.min, usual);
      tableState.setState({ preparation: { seats, options: {}, seed: seedFrom(Math.random()) } });
      return;
    }
    const isGone = (deck: string | undefined): boolean => deck === undefined || !decks.includes(deck);
    if (now.seats.some(({ deck }) => isGone(deck)) && usual.length > 0) {
      prepare({
        seats: now.seats.map((seat, n) => (isGone(seat.deck) ? { ...seat, deck: usual[n % usual.length] } : seat)),
      });
    }
  }, [offer, decks, suggested]);
  return preparation;
}

/** What speaks against dealing, a moment after the last change. */
export function useVerdict(plan: MatchPlan | null): PlanVerdict | null {
  const [verdict, setVerdict] = useState<PlanVerdict | null>(null);
  // Names and seeds change nothing.
  const key = useMemo(
    () => plan && JSON.stringify([plan.game, plan.seats.map(({ deck }) => deck), plan.options]),
    [plan],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the supply say all of the plan that matters.
  useEffect(() => {
    if (!plan) return;
    let live = true;
    const timer = setTimeout(
      () =>
        askEngine("check", plan).then(
          (found) => live && setVerdict(found),
          // Dealing will say what is wrong with the engine.
          () => live && setVerdict(null),
        ),
      150,
    );
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [key, plan?.supply]);
  return verdict;
}

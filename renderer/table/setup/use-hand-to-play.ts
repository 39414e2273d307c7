import { useEffect } from "react";
import type { Supply } from "../../../engine/core/setup";
import type { GameId } from "../../../schemas/game-id";
import { setUi, useUi } from "../../state/ui-store";
import { deal } from "../driver/beginnings";
import type { GameOffer } from "../engine/messages";
import { keepNow } from "../saved/kept-match";
import { standardSeats } from "../seat-plan";
import { planOf } from "./use-preparation";

/** A hand that was looked at elsewhere is played on: the person has it, and bots sit opposite with the same deck. */
export function useHandToPlay(game: GameId | undefined, supply: Supply | undefined, offer: GameOffer | undefined) {
  const wish = useUi((ui) => ui.handToPlay);
  useEffect(() => {
    if (!wish || !game || !supply || !offer) return;
    setUi({ handToPlay: null });
    const seats = standardSeats(offer.players.min, [wish.deck]).map((plan, seat) => ({
      ...plan,
      kind: seat === wish.seat ? ("person" as const) : ("greedy" as const),
    }));
    const plan = { ...planOf(game, supply, { seats, options: {}, seed: wish.seed }), anyDeck: true };
    void keepNow().then(() => deal({ ...plan, opening: wish.actions }, seats));
  }, [wish, game, supply, offer]);
}

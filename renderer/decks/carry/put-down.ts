import { type Carrying, whyNotAway, whyNotIn } from "../../../project/deck-refusals";
import { houseRulesOf } from "../../../project/house-rules";
import { cardHere } from "../../../project/lend-card";
import { cardPath } from "../../../project/paths";
import { cardAt } from "../../../project/whole-card";
import type { Deck } from "../../../schemas/deck";
import { deckZones } from "../../../schemas/deck";
import { gameOf, manifestOf } from "../../state/manifest";
import { currentProject } from "../../state/open-project";
import { copiesNow } from "../copies-now";
import { changeCopies, lend, place, putOn } from "../deck-acts";
import type { CarryPlace, Held, Refusals } from "./held-card";

/** What comes of a card that was carried somewhere: all copies of one that lies in the deck, or one alone; one of the set. */
export function putDown(
  deckId: string,
  { card, from, lentBy }: Held,
  to: CarryPlace,
  pile: string | undefined,
  isOne: boolean,
): void {
  const onPile = pile !== undefined && { pile };
  const held = from === "set" ? 1 : copiesNow(currentProject().files, deckId, from, card);
  const copies = isOne ? 1 : held;
  if (to === "set") {
    if (from !== "set") changeCopies(deckId, from, card, held - copies);
  } else if (lentBy) void lend(deckId, lentBy, card, { to, copies: 1, ...onPile });
  else if (from !== to) place(deckId, card, { to, copies, ...(from !== "set" && { from }), ...onPile });
  else if (pile !== undefined) putOn(deckId, to, card, pile);
}

/** Where it can't go, and why. With `isJudged` the deck takes only what fits. */
export function refusalsFor({ card: id, from, lentBy }: Held, deck: Deck, isJudged: boolean): Refusals {
  const { files } = currentProject();
  const game = gameOf({ files });
  const card = game && cardAt<object>(lentBy?.lender.files ?? files, cardPath(id), game);
  if (!game || !card) return {};
  const manifest = manifestOf({ files });
  const rules = manifest && houseRulesOf(manifest).rules;
  const here = lentBy ? (cardHere(files, game, lentBy.lender, id) ?? `${id} elsewhere`) : id;
  const carrying: Carrying = { card: { id: here, card }, from };
  const away = whyNotAway(files, game, deck, carrying);
  const into = isJudged ? whyNotIn(files, game, deck, carrying, rules) : undefined;
  const places: readonly CarryPlace[] = ["set", ...deckZones];
  return Object.fromEntries(
    places.flatMap((to) => {
      const reason = to === from ? undefined : (away ?? (to === "cards" ? into : undefined));
      return reason === undefined ? [] : [[to, reason]];
    }),
  );
}

import { copiesIn, type Placing } from "../../../project/deck-moves";
import { type Carrying, whyNotAway, whyNotIn } from "../../../project/deck-refusals";
import { withCopies } from "../../../project/deck-zones";
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
import type { OtherSet } from "../pool/use-other-sets";
import { type CarryPlace, cardsOf, type Held, type Refusals } from "./held-card";

/** What comes of a card that was carried somewhere: all copies of one that lies in the deck, or one alone; one of each of the set. */
export function putDown(deckId: string, held: Held, to: CarryPlace, pile: string | undefined, isOne: boolean): void {
  const { card, from, lentBy } = held;
  const onPile = pile !== undefined && { pile };
  const there = from === "set" ? 1 : copiesNow(currentProject().files, deckId, from, card);
  const copies = isOne ? 1 : there;
  if (to === "set") {
    if (from !== "set") changeCopies(deckId, from, card, there - copies);
  } else if (lentBy) void lendAll(deckId, lentBy, cardsOf(held), { to, copies: 1, ...onPile });
  else if (from !== to) place(deckId, cardsOf(held), { to, copies, ...(from !== "set" && { from }), ...onPile });
  else if (pile !== undefined) putOn(deckId, to, card, pile);
}

/** One after the other: each comes into the set as the one before it has left it. */
async function lendAll(deckId: string, from: OtherSet, cards: readonly string[], placing: Placing): Promise<void> {
  for (const card of cards) await lend(deckId, from, card, placing);
}

/** Where they can't go, and why. With `isJudged` the deck takes only what fits. */
export function refusalsFor(held: Held, deck: Deck, isJudged: boolean): Refusals {
  let grown = deck;
  let found: Refusals = {};
  for (const card of cardsOf(held)) {
    const { here, refusals } = refusalsOf({ ...held, card }, grown, isJudged);
    found = { ...refusals, ...found };
    grown = withCopies(grown, "cards", here, copiesIn(grown, "cards", here) + 1);
  }
  return found;
}

function refusalsOf(
  { card: id, from, lentBy }: Held,
  deck: Deck,
  isJudged: boolean,
): { here: string; refusals: Refusals } {
  const { files } = currentProject();
  const game = gameOf({ files });
  const card = game && cardAt<object>(lentBy?.lender.files ?? files, cardPath(id), game);
  if (!game || !card) return { here: id, refusals: {} };
  const manifest = manifestOf({ files });
  const rules = manifest && houseRulesOf(manifest).rules;
  const here = lentBy ? (cardHere(files, game, lentBy.lender, id) ?? `${id} elsewhere`) : id;
  const carrying: Carrying = { card: { id: here, card }, from };
  const away = whyNotAway(files, game, deck, carrying);
  const into = isJudged ? whyNotIn(files, game, deck, carrying, rules) : undefined;
  const places: readonly CarryPlace[] = ["set", ...deckZones];
  const refusals = Object.fromEntries(
    places.flatMap((to) => {
      const reason = to === from ? undefined : (away ?? (to === "cards" ? into : undefined));
      return reason === undefined ? [] : [[to, reason]];
    }),
  );
  return { here, refusals };
}

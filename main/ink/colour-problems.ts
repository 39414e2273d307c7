import { cardGame } from "../../engine/games/registry";
import { classesByColour, symbolsByColour } from "../../press/colour-alone";
import type { FontBook } from "../../press/fonts";
import { layOut } from "../../press/layout";
import { iconsNamedIn } from "../../press/template-icons";
import { isRecord } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import type { FaceOrder } from "./faces";
import { iconsFor } from "./icon-library";

/** What only colours tell apart on the cards of an order. */
export async function colourProblems(order: FaceOrder, fonts: FontBook): Promise<Problem[]> {
  const { template, game, language } = order;
  const { describe } = cardGame(game);
  const icons = await iconsFor(game, iconsNamedIn([template]));
  const around = { icons, set: order.set ?? {}, numbers: order.numbers };
  const cards = order.cards.flatMap(({ card, facts = describe(card, language) }) =>
    isRecord(card) ? [{ card, kind: facts.kind ?? facts.type }] : [],
  );
  const draw = (card: object) =>
    layOut(template, { id: "card", card, facts: describe(card, language) }, fonts, {
      ...around,
      visit: ({ kind }) => kind !== "art",
    }).scene;
  return [...symbolsByColour(template), ...classesByColour(cards, draw)];
}

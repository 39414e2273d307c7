import { expect, test } from "vitest";
import { type Carrying, whyNotAway, whyNotIn } from "../../project/deck-refusals";
import { cardPath } from "../../project/paths";
import type { Deck } from "../../schemas/deck";
import { readStarter } from "../games/starter";

/** Why a card that is carried can't be put down somewhere. */

const { cards } = readStarter<object>("flask");
const files = new Map([...cards].map(([id, card]) => [cardPath(id), JSON.stringify(card)] as const));
const carry = (id: string, from: Carrying["from"]): Carrying => ({ card: { id, card: cards.get(id)! }, from });
const deckOf = (entries: Deck["cards"]): Deck => ({
  $schema: "../schemas/deck.schema.json",
  name: "D",
  cards: entries,
});
const into = (deck: Deck, what: Carrying) => whyNotIn(files, "flask", deck, what, undefined);

test("what is locked stays where it is, and says so", () => {
  const deck = deckOf([{ card: "attack", count: 1, locked: true }]);
  expect(whyNotAway(files, "flask", deck, carry("attack", "cards"))).toBe(
    "Attack is locked in the deck. Unlock it first.",
  );
  expect(whyNotAway(files, "flask", deck, carry("attack", "set"))).toBeUndefined();
  expect(whyNotAway(files, "flask", deckOf([{ card: "attack", count: 1 }]), carry("attack", "cards"))).toBeUndefined();
});

test("of enough copies there is no more room in the deck, and a full one says so", () => {
  const enough = deckOf([{ card: "attack", count: 3 }]);
  expect(into(enough, carry("attack", "set"))).toMatch(/Attack/);
  expect(into(enough, carry("attack", "side"))).toMatch(/Attack/);
  expect(into(enough, carry("profit", "set"))).toBeUndefined();
  const full = deckOf(
    ["attack", "profit", "research", "sabotage", "double-attack"].map((card) => ({ card, count: 3 })),
  );
  expect(into(full, carry("double-apply", "set"))).toMatch(/^The deck is full: /);
  expect(into(full, carry("attack", "cards"))).toBeUndefined();
});

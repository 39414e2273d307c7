import { expect, test } from "vitest";
import type { Lexicon } from "../../../engine/core/lexicon";
import { cardGame } from "../../../engine/games/registry";
import type { SlotSchema } from "../../../engine/words/place";
import { familiarity, habitsOf } from "../../../engine/words/reading/habits";
import { readAbility } from "../../../engine/words/reading/read-ability";
import { schemaAt } from "../../../engine/words/reading/slot-at";
import { schemaFor } from "../../../project/format";
import { habitsOfSet } from "../../../project/read-in-words";

const { lexicon } = cardGame("hatch");
const schema = schemaFor("card", "hatch") as SlotSchema;

/** How much is told for reading a text on each of two kinds of cards, where sentences depend on these fields of a card. */
function tellingsWhere(asked: readonly string[]): number[] {
  let told = 0;
  const counted: Lexicon = {
    ...lexicon!,
    sentences(card) {
      told++;
      for (const field of asked) Reflect.get(card as object, field);
      return lexicon!.sentences(card);
    },
  };
  return ["food", "fire"].map((gives) => {
    told = 0;
    readAbility(counted, schema, "Draw a card.", { card: { name: "A", gives, power: 1 }, isQuick: true });
    return told;
  });
}

test("what reads alike on all kinds of cards is found out once", () => {
  const [first, second] = tellingsWhere([]);
  expect(first).toBeGreaterThan(1000);
  expect(second).toBeLessThan(100);
});

test("where sentences ask for the kind of card, each kind is heard by itself", () => {
  const [first, second] = tellingsWhere(["gives"]);
  expect(second).toBe(first);
});

test("how the cards of a set are written is known under each copy of their schema", () => {
  const card = { name: "A", gives: "food", power: 1, abilities: [{ on: "hatched", do: { draw: { n: 1 } } }] };
  const [own, copied] = [schema, structuredClone(schema)].map((copy) => {
    const said = schemaAt(lexicon!, copy, card, "/abilities/0");
    return familiarity(habitsOf(lexicon!, copy, [card]), lexicon!, said, card, card.abilities[0]!);
  });
  expect(own!.seen).toBeGreaterThan(0);
  expect(copied).toEqual(own);
});

test("how a set is written is learned from its finished cards", () => {
  const [drawn, half] = [{ draw: { n: 1 } }, { draw: {} }].map((what) => ({ on: "hatched", do: what }));
  const dragon = { family: "Omen", needs: { food: 1, fire: 1 }, skulls: 0, gives: "food", sacrifice: 2, power: 16 };
  const cards = [drawn, half].map((ability, n) => ({ ...dragon, name: `Dragon ${n}`, abilities: [ability!] }));
  expect(habitsOfSet("hatch", schema, cards).examples.map(({ value }) => value)).toEqual([drawn]);
});

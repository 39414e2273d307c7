import { expect, test } from "vitest";
import type { Lexicon } from "../../../engine/core/lexicon";
import { cardGame } from "../../../engine/games/registry";
import type { SlotSchema } from "../../../engine/words/place";
import { readAbility } from "../../../engine/words/reading/read-ability";
import { schemaFor } from "../../../project/format";

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

import { expect, test } from "vitest";
import type { Json } from "../../engine/core/vocabulary";
import { cardGame } from "../../engine/games/registry";
import { newWord } from "../../engine/words/new-word";
import type { SlotSchema } from "../../engine/words/place";
import { schemaFor } from "../../project/format";
import { sayingOf } from "../../renderer/form/effects/use-saying";
import { gameIds } from "../../schemas/game-id";
import { type Pointer, valueAt, withValueAt } from "../../schemas/json-pointer";
import { starterSupply } from "../engine/starter";

/** Whoever types an ability as JSON has something else in its place at every other keystroke: the form shows it all the same. */

function* pointersIn(value: unknown, at: Pointer = ""): Generator<Pointer> {
  yield at;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* pointersIn(part, `${at}/${key}`);
}

const firstCard = (id: (typeof gameIds)[number]): Json =>
  Object.values(starterSupply(id).cards).find((card) => valueAt(card, "/abilities/0") !== undefined)!;

test.each(gameIds)("every word of %s can be shown, judged and drawn as soon as it is chosen", (id) => {
  const { lexicon, checkCard, describe } = cardGame(id);
  const [card, at] = id === "flask" ? [{ name: "One", composition: {} }, "/effects"] : [firstCard(id), "/abilities"];
  const list = (schemaFor("card", id) as SlotSchema).properties![at.slice(1)]!;
  for (const sort of ["verbs", "statics"] as const)
    for (const key of Object.keys(lexicon!.words[sort])) {
      const word = newWord(lexicon!, sort, key);
      const { do: _, ...begun } = ((list.items as SlotSchema).default ?? {}) as Record<string, Json>;
      const one: Json = id === "flask" ? word : { ...begun, [sort === "verbs" ? "do" : "static"]: word };
      const document = withValueAt(card, at, [one]);
      sayingOf(lexicon!, document, list.items as SlotSchema, one, `${at}/0`);
      checkCard(document);
      describe(document);
    }
});

test.each(gameIds)("every part of an ability of %s may hold something else while it is shown", (id) => {
  const lexicon = cardGame(id).lexicon!;
  const item = (schemaFor("card", id) as SlotSchema).properties!["abilities"]?.items as SlotSchema | undefined;
  if (!item) return expect(id).toBe("flask");
  let shown = 0;
  for (const [, card] of Object.entries(starterSupply(id).cards).slice(0, 30)) {
    const at = "/abilities/0";
    const ability = valueAt(card, at);
    if (ability === undefined) continue;
    for (const pointer of pointersIn(ability))
      for (const value of [null, 5, "x", {}, [], [null]]) {
        const changed = withValueAt(ability, pointer, value) as Json;
        for (const document of [card, undefined]) sayingOf(lexicon, document, item, changed, at);
        shown++;
      }
  }
  expect(shown).toBeGreaterThan(50);
});

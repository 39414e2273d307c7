import { expect, test } from "vitest";
import { fitsSchema } from "../../engine/core/fits-schema";
import { sorts } from "../../engine/core/lexicon";
import type { Json } from "../../engine/core/vocabulary";
import { cardGame } from "../../engine/games/registry";
import { beginning, newWord } from "../../engine/words/new-word";
import { placeOf, type SlotSchema, within } from "../../engine/words/place";
import { schemaFor } from "../../project/format";
import { saidBefore } from "../../renderer/form/effects/said-before";
import { sayingOf } from "../../renderer/form/effects/use-saying";
import { gameIds } from "../../schemas/game-id";
import { type Pointer, valueAt, withoutValueAt, withValueAt } from "../../schemas/json-pointer";
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

test.each(gameIds)("every word of %s can be chosen within any other, and be told nothing yet", (id) => {
  const { lexicon, checkCard, describe } = cardGame(id);
  const { words } = lexicon!;
  const [card, at] = id === "flask" ? [{ name: "One", composition: {} }, "/effects"] : [firstCard(id), "/abilities"];
  const list = (schemaFor("card", id) as SlotSchema).properties![at.slice(1)]!.items as SlotSchema;
  const { do: _, ...begun } = (list.default ?? {}) as Record<string, Json>;
  const tried = new Set<string>();
  const show = (outer: Json): void => {
    const one: Json = id === "flask" ? outer : { ...begun, do: outer };
    const document = withValueAt(card, at, [one]);
    sayingOf(lexicon!, document, list, one, `${at}/0`);
    checkCard(document);
    describe(document);
  };
  const fill = (schema: SlotSchema, value: Json, deeper: (value: Json) => void): void => {
    for (const place of within(placeOf(lexicon!, schema, value, ""))) {
      const sort = sorts.find((one) => one === place.kind && place.at !== "");
      for (const key of sort ? Object.keys(words[sort]) : []) {
        const around = `${place.kind} ${place.schema["x-of"]} ${place.title} ${key}`;
        const { of } = words[sort!][key]!;
        if (tried.has(around) || (of !== undefined && !(place.schema["x-of"] ?? [of]).includes(of))) continue;
        tried.add(around);
        const filled = withValueAt(value, place.at, newWord(lexicon!, sort!, key)) as Json;
        show(filled);
        deeper(filled);
      }
    }
  };
  const effect = { "x-slot": "effect" } as unknown as SlotSchema;
  for (const key of Object.keys(words.verbs))
    fill(effect, newWord(lexicon!, "verbs", key), (one) => fill(effect, one, () => {}));
  expect(tried.size).toBeGreaterThan(20);
});

test.each(gameIds)("whatever a word of %s need not be told can be begun", (id) => {
  const { lexicon, checkCard, describe } = cardGame(id);
  const [card, at] = id === "flask" ? [{ name: "One", composition: {} }, "/effects"] : [firstCard(id), "/abilities"];
  const list = (schemaFor("card", id) as SlotSchema).properties![at.slice(1)]!.items as SlotSchema;
  const { do: _, ...begun } = (list.default ?? {}) as Record<string, Json>;
  const show = (one: Json): void => {
    const document = withValueAt(card, at, [one]);
    sayingOf(lexicon!, document, list, one, `${at}/0`);
    if (fitsSchema(list, one) !== null) return;
    checkCard(document);
    describe(document);
  };
  const open = (value: Json, depth: number): void => {
    for (const place of within(placeOf(lexicon!, list, value, "")))
      for (const form of place.value === undefined || place.branches ? (place.branches ?? [place.schema]) : []) {
        const opened = withValueAt(value, place.at, beginning(lexicon!, form)) as Json;
        show(opened);
        if (depth > 0) open(opened, depth - 1);
      }
    for (const { at: place, kind, schema } of within(placeOf(lexicon!, list, value, "")))
      if (kind === "list" && !Array.isArray(schema.items)) {
        const grown = [
          ...((valueAt(value, place) ?? []) as readonly Json[]),
          beginning(lexicon!, schema.items as SlotSchema),
        ];
        show(withValueAt(value, place, grown) as Json);
      }
  };
  for (const key of Object.keys(lexicon!.words.verbs)) {
    const word = newWord(lexicon!, "verbs", key);
    open(id === "flask" ? word : { ...begun, do: word }, 1);
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

test.each(gameIds)("an ability of %s is read before its document has a list for it", (id) => {
  const { lexicon } = cardGame(id);
  for (const card of Object.values(starterSupply(id).cards))
    for (const { at } of lexicon!.sentences(card)) {
      const [, key] = /^\/(abilities|skills)\/0$/.exec(at) ?? [];
      if (key === undefined) continue;
      const { items } = (schemaFor("card", id) as SlotSchema).properties![key]!;
      const before = withoutValueAt(card, `/${key}`);
      const { lines } = sayingOf(lexicon!, before, items as SlotSchema, valueAt(card, at) as Json, at);
      expect(lines.flatMap(({ stretches }) => stretches).length, at).toBeGreaterThan(0);
    }
});

test("what other cards say is sought where it could stand: effects of components among components, abilities among cards", () => {
  const flask = cardGame("flask");
  const { items } = (schemaFor("component", "flask") as SlotSchema).properties!["effect"]!.properties!["tree"]!;
  const own: [string, string] = [
    "components/burn.json",
    JSON.stringify({
      name: "Burn",
      rank: 9,
      max: 3,
      cost: {},
      effect: { key: "burn", tree: [{ mill: { who: "self", n: 3 } }] },
    }),
  ];
  const inComponents = saidBefore([own], flask, items as SlotSchema);
  expect(inComponents.find(({ card }) => card === "Burn")?.value).toEqual({ mill: { who: "self", n: 3 } });
  expect(inComponents.length).toBeGreaterThan(4);

  const castle = (schemaFor("card", "castle-lanes") as SlotSchema).properties!["abilities"]!.items as SlotSchema;
  const cards = Object.entries(starterSupply("castle-lanes").cards).slice(0, 12);
  const files = cards.map(([id, card]): [string, string] => [`cards/${id}.json`, JSON.stringify(card)]);
  const found = saidBefore(files, cardGame("castle-lanes"), castle);
  const isOnCard = ({ value }: { value: Json }): boolean =>
    cards.some(([, card]) => JSON.stringify(card).includes(JSON.stringify(value)));
  expect(found.every(isOnCard)).toBe(true);
  expect(found.length).toBeGreaterThan(0);
});

test("what is printed beside an ability stands before its sentence, and is a handle of it", () => {
  const { lexicon } = cardGame("battle-farm");
  const schema = (schemaFor("card", "battle-farm") as SlotSchema).properties!["abilities"]!.items as SlotSchema;
  const ability = { on: ["onPlant", "onHarvest"], do: { draw: { n: 1 } } };
  const crop = { name: "One", kind: "crop", rarity: "common", group: "red", value: 2, abilities: [ability] };
  const { lines } = sayingOf(lexicon!, crop, schema, ability, "/abilities/0");
  expect(lines[0]!.stretches.map(({ text, place }) => [text, place.at])).toEqual([
    ["When planted and when harvested", "/abilities/0/on"],
    [":", "/abilities/0"],
  ]);
  expect(lines[1]!.stretches.map(({ text }) => text).join("")).toBe("Draw a card.");
});

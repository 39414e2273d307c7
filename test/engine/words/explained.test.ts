import { describe, expect, it } from "vitest";
import { textOf } from "../../../engine/core/grammar/phrase";
import { type Sort as AnySort, exampleOf, sorts } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { cardSchemaName, cardSchemas } from "../../../engine/games/card-schemas";
import { cardGame } from "../../../engine/games/registry";
import { type GameId, gameIds } from "../../../schemas/game-id";
import { type Sort, staged } from "./effect-maker";
import { probe } from "./probe";
import { stageOf } from "./stages";

/** Every word says to a designer what it is, and its example can be checked, read and played. */

const games = gameIds.filter((id) => cardGame(id).lexicon !== undefined);
const namesOf = <Of extends AnySort>(id: GameId, sorts: readonly Of[]): [Of, string][] => {
  const { words } = cardGame(id).lexicon!;
  return sorts.flatMap((sort) => Object.keys(words[sort]).map((key): [Of, string] => [sort, key]));
};
const wordsOf = (id: GameId): [Sort, string][] => namesOf(id, ["verbs", "values", "tests", "selectors"]);
const staticsOf = (id: GameId): string[] => Object.keys(cardGame(id).lexicon!.words.statics);
/** What nobody has filled in, or no word stands for. */
const gap = /…|undefined|NaN|\[object/;

/** Names such as “the player” in an example are those of a choice that goes before it. */
function withChoices(id: GameId, tree: Json): Json[] {
  const { givers } = stageOf(id);
  const text = JSON.stringify(tree);
  const before = Object.keys(givers).filter((kind) => text.includes(`"the ${kind}"`));
  return [...before.map((kind) => givers[kind]!(`the ${kind}`)), tree];
}

interface Schema {
  title?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema | readonly Schema[];
  anyOf?: readonly Schema[];
  "x-labels"?: Readonly<Record<string, string>>;
  "x-explains"?: Readonly<Record<string, string>>;
}

/** Where arguments have no title, or values no label. */
function nameless({ properties = {}, items = [], anyOf = [], ...schema }: Schema, path: string): string[] {
  const { enum: values = [], "x-labels": labels = {} } = schema;
  const named = Object.entries(properties);
  return [
    ...named.filter(([, { title }]) => title === undefined).map(([key]) => `${path}/${key}`),
    ...values.filter((value) => labels[value] === undefined).map((value) => `${path}: ${value}`),
    ...[...named, ...[items, anyOf].flat().entries()].flatMap(([key, child]) => nameless(child, `${path}/${key}`)),
  ];
}

/** What abilities can wait for, wherever the schema of a game's cards has them. */
function triggersIn({ properties = {}, items = [] }: Schema): Schema[] {
  const { on } = properties;
  const here = [on ?? [], on?.items ?? []].flat().filter((each) => each.enum !== undefined);
  return [...here, ...[...Object.values(properties), items].flat().flatMap(triggersIn)];
}

describe.each(games)("in %s", (id) => {
  const { words, sentences } = cardGame(id).lexicon!;

  it.each(namesOf(id, sorts))("%s: “%s” explains itself", (sort, key) => {
    const { name, group, means } = words[sort][key]!.about;
    expect(name).toMatch(/^[A-Z][^.]*$/);
    expect(group).toMatch(/^[A-Z][^.]*$/);
    expect(means).toMatch(/^[A-Z].*[.…]$/);
  });

  it.each(wordsOf(id))("the example of %s: “%s” reads well and can be played", (sort, key) => {
    const tree = exampleOf(cardGame(id).lexicon!, sort, key);
    const { isUnsaid = false } = words[sort][key]!.about;
    const effect = withChoices(id, staged(stageOf(id), sort, tree));
    for (const host of stageOf(id).hosts) {
      const told = sentences(host(effect) as never).map(({ words }) => textOf(words));
      expect(told.join(" ")).not.toMatch(gap);
      // What only gives a name may be heard where it is used.
      if (words[sort][key]!.schema["x-slot" as never] !== "name") expect(told.join("") === "").toBe(isUnsaid);
    }
    const whole = isUnsaid ? [...effect, stageOf(id).plain] : effect;
    // On a card of one kind; that every word can be played on every kind is tried elsewhere.
    expect(probe(id, whole, key.length)).toBe("played");
  });

  it("arguments and their values are called as a designer calls them", () => {
    for (const declared of Object.values(words))
      for (const [key, { schema }] of Object.entries(declared)) expect(nameless(schema as Schema, key)).toEqual([]);
  });

  it("what an ability waits for is told as on the card, and explained", () => {
    const { schema } = cardSchemas.find(({ name }) => name === cardSchemaName(id))!;
    for (const { enum: values = [], "x-labels": labels = {}, "x-explains": means = {} } of triggersIn(schema)) {
      expect(Object.keys(labels)).toEqual(values);
      expect(Object.keys(means)).toEqual(values);
      for (const value of values) {
        expect(labels[value], value).toMatch(/^[A-Z][^.]*$/);
        expect(means[value], value).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it.each(staticsOf(id))("the example of statics: “%s” reads well and fits a card", (key) => {
    const card = stageOf(id).always!(exampleOf(cardGame(id).lexicon!, "statics", key)) as never;
    const errors = cardGame(id)
      .checkCard(card)
      .filter(({ severity }) => severity === "error");
    expect(errors).toEqual([]);
    const told = sentences(card).map(({ words }) => textOf(words));
    expect(told.join(" ")).not.toMatch(gap);
    expect(told.join("")).not.toBe("");
  });

  it("no two words of a sort have the same name", () => {
    for (const [sort, declared] of Object.entries(words)) {
      const names = Object.values(declared).map(({ about }) => about.name);
      expect(names, sort).toEqual([...new Set(names)]);
    }
  });
});

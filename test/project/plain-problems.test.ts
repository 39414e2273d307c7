import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { checkFile } from "../../project/check";
import { formatDocument, schemaFor } from "../../project/format";
import { cardPath, componentPath, deckPath, kindOf } from "../../project/paths";
import { gameIds } from "../../schemas/game-id";
import { isRecord, joinPointer, type Pointer, valueAt, withoutValueAt, withValueAt } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import { titleFromKey } from "../../schemas/titles";
import { readStarter } from "../games/starter";

/**
 * Every field of every kind of document a designer writes, broken in every way: what the studio says of it is said in words
 * of the form, never of files and schemas.
 */

interface Node {
  title?: string;
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  "x-control"?: string;
}

const breaks: readonly unknown[] = [
  null,
  true,
  "lots",
  "",
  "Ünfit for/any pattern {x}",
  "long ".repeat(1000),
  -99,
  3.3,
  99_999,
  [],
  ["lots", 3],
  [[[1]]],
  [{}],
  {},
  { junk: 1 },
];

/** All places that a schema has names for, those of the first entry of a list among them. */
const placesOf = (node: Node, at: Pointer = ""): Pointer[] => [
  ...Object.entries(node.properties ?? {}).flatMap(([key, below]) => {
    const place = joinPointer(at, key);
    return key === "$schema" ? [] : [place, ...placesOf(below, place)];
  }),
  ...(node.items ? [joinPointer(at, 0), ...placesOf(node.items, joinPointer(at, 0))] : []),
];

type Titled = [key: string, title: string];

/** What the form calls the fields of a schema, by their keys. */
const titlesIn = (node: Node): Titled[] => [
  ...Object.entries(node.properties ?? {}).flatMap(([key, below]): Titled[] => [
    [key, below.title ?? titleFromKey(key)],
    ...titlesIn(below),
  ]),
  ...(node.items ? titlesIn(node.items) : []),
];

const schemaWords =
  /\bJSON\b|must be|\barrays?\b|\bstrings?\b|\bintegers?\b|\bobject in\b|\bnull\b|[{}[\]]|(^|[\s“(])\/\w/;

/** What a person reads of a problem. */
const wordsOf = ({ message, hint = "", repairs = [] }: Problem): string =>
  [message, hint, ...repairs.map(({ label }) => label)].join(" ");

/** Words of files and schemas in what is said, and keys of fields that people call otherwise. */
function strayWords(said: string, titles: readonly Titled[]): string[] {
  // What somebody wrote is quoted as it is.
  const own = said.replaceAll("{x}", "").replaceAll("for/any", "");
  const known = new Set(titles.map(([, title]) => title));
  const keys = titles
    .map(([key]) => key)
    .filter((key) => !known.has(key) && new RegExp(`[“›] ?${key}(”| ›)`).test(own));
  return [...(schemaWords.exec(own) ?? []).slice(0, 1), ...keys];
}

describe.each(gameIds.map((game) => [game]))("problems of %s are told in a designer's words:", (game) => {
  const { cards, decks, manifest } = readStarter<object>(game);
  const { composition, lexicon } = cardGame(game);
  const files = new Map<string, string>([
    ["cardwright.json", JSON.stringify(manifest)],
    ...[...cards].map(([id, card]) => [cardPath(id), JSON.stringify(card)] as const),
    ...[...decks].map(([id, deck]) => [deckPath(id), JSON.stringify(deck)] as const),
  ]);
  const judge = (path: string, document: unknown): Problem[] => {
    const text = formatDocument(document, kindOf(path)!, game);
    return checkFile(path, text, game, new Map([...files, [path, text]]));
  };
  const strays = (path: string, documents: Iterable<unknown>, titles: readonly Titled[]): string[] => {
    const said = new Set([...documents].flatMap((document) => judge(path, document).map(wordsOf)));
    return [...said].flatMap((words) => strayWords(words, titles).map((stray) => `${stray}: ${words}`));
  };
  /** One document for each kind or type, so that fields of all of them are judged. */
  const samples: Record<"card" | "deck" | "component", [path: string, document: object][]> = {
    card: [...new Map([...cards].map(([id, card]) => [sortOf(card), [cardPath(id), card]] as const)).values()].map(
      ([path, card]): [string, object] => [path, card],
    ),
    deck: [...decks].slice(0, 1).map(([id, deck]) => [deckPath(id), deck]),
    component: composition
      ? [[componentPath("X1"), composition.newComponent({ id: "X1", name: "X" }) as object]]
      : [[componentPath("poison"), { name: "Poison" }]],
  };

  test.each(["card", "deck", "component"] as const)("fields of a %s", (kind) => {
    const schema = schemaFor(kind, game) as Node;
    const titles = titlesIn(schema);
    const found = samples[kind].flatMap(([path, whole]) => {
      const broken = placesOf(schema).flatMap((place) => [
        ...breaks.map((value) => withValueAt(whole, place, value)),
        withoutValueAt(whole, place),
        ...(isRecord(valueAt(whole, place)) ? [withValueAt(whole, `${place}/junk`, 1)] : []),
      ]);
      return strays(path, broken, titles);
    });
    expect(found.slice(0, 20)).toEqual([]);
  });

  test("parts of effects", () => {
    const titles = [
      ...titlesIn(schemaFor("card", game) as Node),
      ...Object.values(lexicon!.words).flatMap((words) =>
        Object.values(words).flatMap(({ schema }) => titlesIn(schema)),
      ),
    ];
    const many = [...cards].filter((_, n) => n % Math.ceil(cards.size / 10) === 0);
    const found = many.flatMap(([id, card]) => {
      const broken = effectPlaces(card).flatMap((place) => [
        ...slips.map((value) => withValueAt(card, place, value)),
        withoutValueAt(card, place),
        ...(isRecord(valueAt(card, place)) ? [withValueAt(card, `${place}/junk`, 1)] : []),
      ]);
      // A name that an effect gives is the designer's own.
      const given = new Set(JSON.stringify(card).match(/(?<=")\w+(?=")/g));
      return strays(
        cardPath(id),
        broken,
        titles.filter(([key]) => !given.has(key) || /[A-Z]/.test(key)),
      );
    });
    expect(found.slice(0, 20)).toEqual([]);
  });
});

test.each(gameIds.map((game) => [game]))(
  "what fields of %s are called and explained by is said in no word of files",
  (game) => {
    const wordSchemas = Object.values(cardGame(game).lexicon!.words).flatMap((words) =>
      Object.values(words).map(({ schema }) => schema as Node),
    );
    const said = [
      schemaFor("card", game),
      schemaFor("component", game),
      schemaFor("deck", game),
      ...wordSchemas,
    ].flatMap((schema) => saidIn(schema as Node));
    const fileWords =
      /\bJSON\b|\btrees?\b|\barrays?\b|\bstrings?\b|\bintegers?\b|\bbooleans?\b|\bselectors?\b|\bin quotes\b/i;
    expect([...new Set(said.filter((words) => fileWords.test(words)))]).toEqual([]);
  },
);

const saidIn = (node: Node): string[] => [
  ...(node["x-control"] === "hidden" ? [] : [node.title ?? "", node.description ?? ""]),
  ...Object.values(node.properties ?? {}).flatMap(saidIn),
  ...(node.items ? saidIn(node.items) : []),
];

const sortOf = (card: object): unknown => valueAt(card, "/type") ?? valueAt(card, "/kind");

const slips: readonly unknown[] = [null, "lots", 3.3, -1, true, [], { junk: 1 }];

const effectPlaces = (card: object): Pointer[] =>
  ["/abilities", "/effects", "/specials", "/skills", "/site", "/spawnCondition"].flatMap((at) => placesIn(card, at));

function placesIn(document: unknown, at: Pointer): Pointer[] {
  const value = valueAt(document, at);
  if (typeof value !== "object" || value === null) return value === undefined ? [] : [at];
  return [at, ...Object.keys(value).flatMap((key) => placesIn(document, joinPointer(at, key)))];
}

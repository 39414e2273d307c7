import { describe, expect, it } from "vitest";
import { textOf } from "../../../engine/core/grammar/phrase";
import { type Lexicon, sorts } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import { addAfter, move, moveTo, remove, wrap } from "../../../engine/words/edits";
import { fillHoles } from "../../../engine/words/fill-holes";
import { isEffect, linesOf, unsaidIn } from "../../../engine/words/lines";
import { beginning, chosenWord, newWord, schemaOn } from "../../../engine/words/new-word";
import { rowsOf, withSaid } from "../../../engine/words/opened";
import { holesIn, type Place, placeAt, placeOf, type SlotSchema, within } from "../../../engine/words/place";
import { schemaFor } from "../../../project/format";
import { shownStretches } from "../../../renderer/form/effects/builder";
import { namesBefore } from "../../../renderer/form/effects/names";
import { offersFor } from "../../../renderer/form/effects/word-offers";
import { type GameId, gameIds } from "../../../schemas/game-id";
import { withValueAt } from "../../../schemas/json-pointer";
import { starterSupply } from "../starter";

/** An ability as it is taken in hand: its places, its lines, and what a hand does to it. */

const games = gameIds.filter((id) => cardGame(id).lexicon);
const lexiconOf = (id: GameId): Lexicon => cardGame(id).lexicon!;
const cardPlace = (id: GameId, card: Json): Place =>
  placeOf(lexiconOf(id), schemaFor("card", id) as SlotSchema, card, "");

/**
 * What a place says, made as a hand makes it: words among those that fit, begun and then filled; values among those that a
 * field offers.
 */
function said(lexicon: Lexicon, place: Place): Json {
  const { kind, value, word, parts, schema, branches = [] } = place;
  if (word) {
    const begun = chosenWord(lexicon, word.sort, word.key);
    const { of } = lexicon.words[word.sort][word.key]!;
    const kinds = schema["x-of"] ?? [];
    if (of !== undefined && kinds.length > 0) expect(kinds, place.at).toContain(of);
    return parts.filter((part) => part.value !== undefined).reduce((all, part) => withPart(all, place, part), begun);

    function withPart(all: Json, { at }: Place, part: Place): Json {
      return withValueAt(all, part.at.slice(at.length), said(lexicon, part)) as Json;
    }
  }
  if (Array.isArray(value)) return parts.map((part) => said(lexicon, part));
  if (kind === "fields" || kind === "record")
    return Object.fromEntries(
      parts.flatMap((part) =>
        part.value === undefined ? [] : [[part.at.slice(place.at.length + 1), said(lexicon, part)]],
      ),
    );
  const isOffered: Partial<Record<typeof kind, () => boolean>> = {
    choice: () => (schema.enum ?? []).includes(value!),
    check: () => typeof value === "boolean",
    fixed: () => value === schema.const,
    number: () => typeof value === "number",
    values: () => typeof value === "number" || typeof value === "string",
    selectors: () => typeof value === "string",
  };
  const isText = (): boolean => typeof value === "string";
  expect((isOffered[kind] ?? isText)(), `${place.at} ${kind} ${JSON.stringify(value)} ${branches.length}`).toBe(true);
  return value!;
}

describe.each(games)("in %s", (id) => {
  const cards = Object.entries(starterSupply(id).cards);

  it("the lines of every starter card together are what it says, and lead nowhere where nothing can be said", () => {
    for (const [name, card] of cards)
      for (const { at, words } of lexiconOf(id).sentences(card)) {
        const saying = placeAt(cardPlace(id, card), at)!;
        const stretches = linesOf(saying, words).flatMap((line) => line.stretches);
        expect(stretches.map(({ text }) => text).join(""), name).toBe(textOf(words));
        for (const { place } of stretches) {
          const isWord = place.word !== undefined || sorts.some((sort) => sort === place.kind);
          if (place !== saying && !isWord) expect(rowsOf(lexiconOf(id), place), `${name} ${place.at}`).not.toEqual([]);
        }
      }
  });

  it("every word of every starter card is known at its place, and nothing is taken for a hole", () => {
    for (const [name, card] of cards) {
      const places = [...within(cardPlace(id, card))];
      const unknown = places.filter(
        ({ kind, value, word }) =>
          ["verbs", "tests", "statics"].includes(kind) &&
          value !== undefined &&
          !Array.isArray(value) &&
          word === undefined,
      );
      expect(
        unknown.map(({ at }) => at),
        name,
      ).toEqual([]);
      expect(
        holesIn(cardPlace(id, card)).map(({ at }) => at),
        name,
      ).toEqual([]);
    }
  });

  it("whatever a starter card says can be said by hand, one place after the other", () => {
    for (const [name, card] of cards) {
      for (const { at } of lexiconOf(id).sentences(card)) {
        const target = placeAt(cardPlace(id, card), at)!;
        expect(said(lexiconOf(id), target), `${name} ${at}`).toEqual(target.value);
      }
    }
  });

  it("every name that stands on a starter card is offered there", () => {
    for (const [name, card] of cards)
      for (const { at } of lexiconOf(id).sentences(card)) {
        const saying = placeAt(cardPlace(id, card), at)!;
        for (const place of within(saying)) {
          const isName =
            place.kind === "values" || place.kind === "selectors" ? !place.word : place.kind === "reference";
          if (!isName || typeof place.value !== "string") continue;
          const known = (place.branches ?? [place.schema]).flatMap<unknown>(
            (schema) => schema["x-words"] ?? schema.enum ?? [schema.const],
          );
          expect([...known, ...namesBefore(saying, place)], `${name} ${place.at}`).toContain(place.value);
        }
      }
  });

  it("with a hole in any place of a starter card it can be read, and isn't taken for a whole card", () => {
    for (const [name, card] of cards.slice(0, 25)) {
      const root = cardPlace(id, card);
      const slots = [...within(root)].filter(({ kind, value }) => kind === "verbs" && value !== undefined);
      for (const { at } of slots) {
        const broken = withValueAt(card, at, null) as Json;
        const { value, holes } = fillHoles(lexiconOf(id), cardPlace(id, broken), broken);
        expect(
          holes.map((hole) => hole.at),
          `${name} ${at}`,
        ).toContain(at);
        for (const { words } of lexiconOf(id).sentences(value)) expect(textOf(words)).not.toContain("null");
        expect(
          cardGame(id)
            .checkCard(broken)
            .some(({ severity }) => severity === "error"),
        ).toBe(true);
      }
    }
  });
});

/** Each line as somebody reads it, “‹…›” around what can be taken in hand. */
const linesOn = (id: GameId, card: Json, at: string): string[] => {
  const saying = placeAt(cardPlace(id, card), at)!;
  const { words } = lexiconOf(id)
    .sentences(card)
    .find((one) => one.at === at)!;
  return linesOf(saying, words).map(({ stretches }) =>
    stretches.map(({ text, place }) => (place === saying || text.trim() === "" ? text : `‹${text}›`)).join(""),
  );
};

describe("what is always so", () => {
  const offersAt = (ability: Json, at: string) => {
    const card = { ...(starterSupply("hatch").cards["ashborn"] as object), abilities: [ability] } as unknown as Json;
    const root = placeAt(cardPlace("hatch", card), "/abilities/0")!;
    return offersFor(placeAt(root, at)!, { lexicon: lexiconOf("hatch"), root }, new Map());
  };

  it("is offered where something else would happen, and keeps what the ability is called", () => {
    const offers = offersAt({ name: "Aura", on: "hatched", do: null }, "/abilities/0/do");
    const found = offers.find(({ name }) => name === "More power")!;
    expect(found).toMatchObject({ at: "/abilities/0", group: "Always so" });
    expect(found.value).toMatchObject({ name: "Aura", static: { power: expect.anything() } });
    expect(found.value).not.toHaveProperty("on");
  });

  it("gives way to something that happens", () => {
    const offers = offersAt({ static: { power: { n: 1 } } }, "/abilities/0/static");
    expect(offers.find(({ name }) => name === "Draw cards")?.value).toMatchObject({ on: "hatched", do: { draw: {} } });
  });

  it("brings along when that is, where a game says it", () => {
    const schema = schemaFor("card", "battle-farm") as SlotSchema;
    const card = { name: "One", kind: "crop", abilities: [{ on: ["onPlant"], do: null }] };
    const root = placeAt(placeOf(lexiconOf("battle-farm"), schema, card, ""), "/abilities/0")!;
    const offers = offersFor(placeAt(root, "/abilities/0/do")!, { lexicon: lexiconOf("battle-farm"), root }, new Map());
    expect(offers.find(({ name }) => name === "Worth more")?.value).toEqual({ on: ["whileGrowing"], worth: null });
    const crop = schemaOn(root.schema, card);
    const back = placeOf(lexiconOf("battle-farm"), crop, { on: ["whileGrowing"], worth: 1 }, "/abilities/0");
    const worth = back.parts.find(({ title }) => title === "Worth more")!;
    const drawn = offersFor(worth, { lexicon: lexiconOf("battle-farm"), root: back }, new Map());
    expect(drawn.find(({ key }) => key === "verbs draw")?.value).toMatchObject({ on: ["onPlant"], do: { draw: {} } });
  });

  it("is not offered within what happens", () => {
    const within = offersAt(
      { on: "hatched", do: { if: { if: null, [thenKey]: null } } },
      `/abilities/0/do/if/${thenKey}`,
    );
    expect(within.some(({ group }) => group === "Always so")).toBe(false);
  });
});
/** The word of the file format; nobody awaits it. */
const thenKey = "then";

describe("what an ability begins with", () => {
  it.each(games.filter((id) => id !== "flask"))("can be played on every kind of card in %s", (id) => {
    const { lexicon, newCard, checkCard } = cardGame(id);
    const schema = schemaFor("card", id) as SlotSchema;
    const ability = schema.properties!["abilities"]!.items as SlotSchema;
    const kinds = ["kind", "type"].find((key) => Object.hasOwn(schema.properties!, key));
    for (const kind of kinds === undefined ? [undefined] : schema.properties![kinds]!.enum!) {
      const card = { ...(newCard("One") as object), ...(kinds && { [kinds]: kind }) };
      const begun = beginning(lexicon!, schemaOn(ability, card)) as object;
      const problems = checkCard({ ...card, abilities: [{ ...begun, do: lexicon!.plain.effect }] });
      expect(
        problems.filter(({ where }) => where.field?.startsWith("/abilities")),
        String(kind),
      ).toEqual([]);
    }
  });
});

/** A new word of this game in its first ability, as it is shown. */
const begunLine = (id: GameId, on: Json, key: string): string => {
  const lexicon = lexiconOf(id);
  const card = { ...(cardGame(id).newCard("One") as object), abilities: [{ on, do: newWord(lexicon, "verbs", key) }] };
  const root = placeAt(cardPlace(id, card as unknown as Json), "/abilities/0")!;
  const { value } = fillHoles(lexicon, cardPlace(id, card as unknown as Json), card as unknown as Json);
  const { words } = lexicon.sentences(value).find(({ at }) => at === "/abilities/0")!;
  const shown = shownStretches(linesOf(root, words).at(-1)!.stretches);
  return shown.map(({ text }) => text).join("");
};

it.each<[GameId, Json, string, string]>([
  ["garden-incursion", "death", "modify", "which object gets +1 {A} this turn."],
  ["garden-incursion", "death", "destroy", "destroy which objects."],
  ["battle-farm", ["onPlant"], "raise", "Which crop gains 1 value."],
])("a hole agrees with what is said of it: %s %j %s", (id, on, key, line) => {
  expect(begunLine(id, on, key)).toBe(line);
});

describe("a clause stays on one line", () => {
  it.each<[GameId, string, string, string[]]>([
    [
      "battle-farm",
      "soil-enrichment",
      "/abilities/0",
      ["‹The {timer} of ›‹each of ›‹your›‹ growing crops› ‹falls by ›‹1›. ‹Ripe ones are collected›."],
    ],
    [
      "castle-lanes",
      "orbital-gunner",
      "/abilities/0",
      ["‹When› you play this, ", "‹it deals ›‹2›‹ damage to ›‹the ›‹first› ‹enemy›‹ unit in ›‹its lane›."],
    ],
    [
      "castle-lanes",
      "overclock",
      "/abilities/0",
      [
        "‹One of ›‹your›‹ Machines› ‹stops waiting›, ",
        "‹is no longer tired› and ",
        "‹gets ›‹+1›‹ {attack} ›‹until the end of the turn›.",
      ],
    ],
    [
      "hatch",
      "pack-cantor",
      "/abilities/0",
      ["**Always:** ", "‹+2 power for ›‹each of ›‹your›‹ other dragons ›‹that give {F}›, ‹at most ›‹+8›."],
    ],
    [
      "garden-incursion",
      "yank",
      "/abilities/0",
      [
        "‹Displace ›‹an ›‹enemy› ‹non-queen› ‹creature›‹ within ›‹2 ranges›‹ of ›‹one of ›‹your› ‹creatures›‹ by ›‹up to 1 range›.",
      ],
    ],
    [
      "garden-incursion",
      "sudden-swarm",
      "/abilities/0",
      ["‹Displace ›‹up to two›‹ of ›‹your› ‹non-queen› ‹creatures›‹ by ›‹up to 1 range›‹ each›."],
    ],
  ])("%s %s", (id, name, at, lines) => {
    expect(linesOn(id, starterSupply(id).cards[name] as Json, at)).toEqual(lines);
  });

  it("however often somebody is spoken of", () => {
    const crop = { lower: { crops: "crop", n: 2 } };
    const card = {
      ...(starterSupply("battle-farm").cards["eggplant"] as object),
      abilities: [
        { on: ["onPlant"], do: [{ choose: { as: "crop", crop: {} } }, crop, { delay: { crops: "crop", n: 1 } }] },
      ],
    };
    expect(linesOn("battle-farm", card as unknown as Json, "/abilities/0").slice(1)).toEqual([
      "‹It› ‹loses ›‹2›‹ value›. ",
      "‹Its› {timer} ‹rises by ›‹1›.",
    ]);
  });
});

describe("a hand", () => {
  const flask = lexiconOf("flask");
  const card = {
    name: "One",
    composition: {},
    effects: [{ draw: { who: "self", n: 2 } }, { mill: { who: "self", n: 1 } }],
  };
  const effects = (of: Json = card): Place => placeAt(cardPlace("flask", of), "/effects")!;

  it("puts another word in place of one, which keeps what fits", () => {
    const [draw] = effects().parts;
    expect(newWord(flask, "verbs", "discard", draw)).toEqual({ discard: { who: "self", n: 2 } });
    expect(newWord(flask, "verbs", "chooseEnemy", draw)).toEqual({ chooseEnemy: "it" });
  });

  it("begins a word with holes where nothing is usual", () => {
    // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits it.
    expect(newWord(flask, "verbs", "if")).toEqual({ if: { if: null, then: null } });
  });

  it("adds, moves and removes effects of a list", () => {
    const [draw, mill] = effects().parts;
    expect(addAfter(effects(), draw!)).toMatchObject({ at: "/effects", next: "/effects/1", isOpen: true });
    expect(move(effects(), mill!, -1)?.value).toEqual([card.effects[1], card.effects[0]]);
    expect(move(effects(), mill!, 1)).toBeUndefined();
    expect(remove(effects(), draw!).value).toEqual([card.effects[1]]);
  });

  it("is offered what a line leaves out, and nothing of effects that have a line of their own", () => {
    const castle = starterSupply("castle-lanes").cards["ballista-shot"] as Json;
    const saying = placeAt(cardPlace("castle-lanes", castle), "/abilities/0")!;
    const lines = [...within(saying)].filter((place) => place !== saying && isEffect(place));
    const offered = (place: Place): string[] => unsaidIn(place).map(({ part }) => part.title);
    expect(offered(saying)).toContain("Only if");
    expect(offered(saying)).not.toContain("Trait");
    expect(lines.flatMap(offered)).toContain("Trait");
    expect(lines.flatMap(offered)).not.toContain("Only if");
  });

  it("says something of what was left out", () => {
    const garden = lexiconOf("garden-incursion");
    // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits it.
    const ability = { on: "death", do: { if: { if: { cardIn: { zone: "hand" } }, then: { draw: 1 } } } };
    const root = placeAt(cardPlace("garden-incursion", { name: "One", abilities: [ability] }), "/abilities/0")!;
    const cards = placeAt(root, "/abilities/0/do/if/if/cardIn/of")!;
    expect(cards.value).toBeUndefined();
    const type = rowsOf(garden, cards).find(({ title }) => title === "Type")!;
    expect(withSaid(garden, root, type.at, "worker")).toMatchObject({
      do: { if: { if: { cardIn: { zone: "hand", of: { type: "worker" } } } } },
    });
  });

  it("drags an effect to another's place, into what is nested and out of it, but not into itself", () => {
    const [draw, mill] = card.effects;
    const nested = { ...card, effects: [draw!, mill!, { repeat: { n: 2, do: [{ draw: { who: "self", n: 3 } }] } }] };
    const at = (pointer: string): Place => placeAt(effects(nested), `/effects${pointer}`)!;
    const moved = (from: string, to: string) => moveTo(flask, effects(nested), at(from), at(to))?.value;
    expect(moved("/0", "/1")).toEqual([mill, draw, nested.effects[2]]);
    expect(moved("/0", "/2/repeat/do/0")).toEqual([
      mill,
      { repeat: { n: 2, do: [draw, { draw: { who: "self", n: 3 } }] } },
    ]);
    expect(moved("/2/repeat/do/0", "/0")).toEqual([
      { draw: { who: "self", n: 3 } },
      draw,
      mill,
      { repeat: { n: 2, do: null } },
    ]);
    expect(moved("/2", "/2/repeat/do/0")).toBeUndefined();
  });

  it("puts an effect within another", () => {
    expect(wrap(flask, effects().parts[0]!, "repeat").value).toEqual({ repeat: { n: 2, do: card.effects[0] } });
  });

  it("makes a list of one effect when another comes after it", () => {
    const within = { ...card, effects: [{ repeat: { n: 2, do: { draw: { who: "self", n: 1 } } } }] };
    const inner = placeAt(effects(within), "/effects/0/repeat/do")!;
    expect(addAfter(effects(within), inner)).toEqual({
      at: "/effects/0/repeat/do",
      value: [{ draw: { who: "self", n: 1 } }, null],
      next: "/effects/0/repeat/do/1",
      isOpen: true,
    });
    expect(remove(effects(within), inner)).toMatchObject({ at: "/effects/0/repeat/do", value: null });
  });
});

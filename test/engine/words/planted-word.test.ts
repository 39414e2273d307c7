import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { amountText } from "../../../engine/core/grammar/amounts";
import { phrase, textOf } from "../../../engine/core/grammar/phrase";
import { Speech } from "../../../engine/core/grammar/speech";
import { clause } from "../../../engine/core/grammar/statements";
import { type Lexicon, wordsOf } from "../../../engine/core/lexicon";
import * as slot from "../../../engine/core/slots";
import { type Json, type Verb, word } from "../../../engine/core/vocabulary";
import { defaults } from "../../../engine/games/castle-lanes/options";
import { emptySet } from "../../../engine/games/castle-lanes/play/compiled-set";
import type { State } from "../../../engine/games/castle-lanes/play/state";
import { vocabulary } from "../../../engine/games/castle-lanes/play/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import { linesOf } from "../../../engine/words/lines";
import { chosenWord } from "../../../engine/words/new-word";
import { holesIn, placeAt, placeOf, type SlotSchema } from "../../../engine/words/place";
import { readAbility } from "../../../engine/words/reading/read-ability";
import { rankOf, soughtIn } from "../../../engine/words/search";
import { withWords } from "../../../engine/words/word-schema";
import { schemaFor } from "../../../project/format";
import { holeName } from "../../../renderer/form/effects/builder";
import { offersFor } from "../../../renderer/form/effects/word-offers";
import { cursorPlace } from "../../../renderer/json/cursor-place";
import { offersAt } from "../../../renderer/json/word-offers";
import { gameIds } from "../../../schemas/game-id";

/** A word that a game gets is in the hand at once: nobody else has to be told of it. */

const charm: Verb<State> = word<State, void, { n: Json }>({
  about: { name: "Charm", group: "Spells", means: "Everybody dances for some rounds.", example: { n: 3 } },
  schema: Type.Object({ n: slot.titled("For how long", slot.number) }, { additionalProperties: false }),
  compile: () => undefined,
  says: (_, say) => clause(phrase`charm everybody for ${amountText(say.value("n"))} rounds`),
});

const schemaOf = (id: (typeof gameIds)[number]) => schemaFor("card", id) as SlotSchema;
const hole = slot.effect as SlotSchema;

describe.each(gameIds)("a word more in %s", (id) => {
  const real = cardGame(id).lexicon!;
  const verbs = {
    ...real.words.verbs,
    charm: wordsOf({ verbs: { charm }, values: {}, tests: {}, selectors: {} }).verbs["charm"]!,
  };
  const lexicon: Lexicon = { ...real, words: { ...real.words, verbs } };
  const root = placeOf(lexicon, hole, null, "/do");

  it("is offered where something is to happen, and found by its name and by what it means", () => {
    const offer = offersFor(root, { lexicon, root }, new Map()).find(({ key }) => key === "charm")!;
    expect(offer).toMatchObject({ name: "Charm", group: "Spells", value: { charm: { n: null } } });
    for (const sought of ["charm", "dances"]) expect(rankOf(offer, "", soughtIn(sought).words)).toBeDefined();
    expect(offersFor(root, { lexicon, root }, new Map(), 4).find(({ key }) => key === "charm")!.value).toEqual({
      charm: { n: 4 },
    });
  });

  it("begins with its holes, each by its name", () => {
    const begun = placeOf(lexicon, hole, chosenWord(lexicon, "verbs", "charm", root), "/do");
    expect(begun.word).toMatchObject({ key: "charm", about: { name: "Charm" } });
    expect(holesIn(begun).map(holeName)).toEqual(["for how long"]);
  });

  it("is in the schema that other editors read, and offered in the JSON", () => {
    expect(JSON.stringify(withWords(schemaOf(id), lexicon))).toContain("Everybody dances for some rounds.");
    const typed = id === "flask" ? '{ "effects": [' : '{ "abilities": [{ "do": ';
    const offers = offersAt(lexicon, schemaOf(id), cursorPlace(typed, typed.length), { uses: new Map(), cards: [] });
    expect(offers.find(({ label }) => label === "charm")).toMatchObject({ name: "Charm" });
  });
});

describe("its text", () => {
  const words = vocabulary(emptySet({ options: defaults }));
  const planted = { ...words, verbs: { ...words.verbs, charm } };
  const real = cardGame("castle-lanes").lexicon!;
  const lexicon: Lexicon = {
    ...real,
    words: wordsOf(planted),
    sentences: (card) =>
      ((card as { abilities?: { do?: Json }[] }).abilities ?? []).map((ability, n) => ({
        at: `/abilities/${n}`,
        words: new Speech(planted).text(ability.do ?? [], `/abilities/${n}/do`),
      })),
  };
  const card = { name: "One", type: "skill", abilities: [{ on: "play", do: { charm: { n: 3 } } }] };

  it("can be taken in hand", () => {
    const [{ at, words: told }] = lexicon.sentences(card) as [ReturnType<Lexicon["sentences"]>[number]];
    const [line] = linesOf(placeAt(placeOf(lexicon, schemaOf("castle-lanes"), card, ""), at)!, told);
    expect(textOf(told)).toBe("Charm everybody for 3 rounds.");
    expect(line!.stretches.find(({ text }) => text === "3")!.place.at).toBe("/abilities/0/do/charm/n");
  });

  it("is understood when it is typed", () => {
    const bare = { ...card, abilities: [] };
    const [best] = readAbility(lexicon, schemaOf("castle-lanes"), "Charm everybody for 5 rounds", {
      card: bare,
      at: "/abilities/0",
    });
    expect(best?.value).toMatchObject({ do: { charm: { n: 5 } } });
  });
});

import { type Amount, figure, measure } from "../../../../core/grammar/german/amounts";
import { type Condition, condition } from "../../../../core/grammar/german/conditions";
import { der, die, kein, type Noun } from "../../../../core/grammar/german/nouns";
import type { GermanWords } from "../../../../core/grammar/german/speech";
import {
  asSubject,
  bare,
  called,
  has,
  is,
  marked,
  one,
  pointedAt,
  presence,
  pronoun,
  several,
  type Things,
} from "../../../../core/grammar/german/things";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase, textOf, unsaid } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { BedFilter, CardFilter, CropFilter, PlayerFilter } from "../vocabulary/filters";
import { numberOf, type Ruled, type Who } from "../vocabulary/parts";
import { bedTitles, groupStems } from "./names";
import {
  bedThings,
  cardThings,
  compoundOf,
  cropThings,
  type FarmGerman,
  nouns,
  partOf,
  player,
  playerThings,
  type Say,
  symbols,
} from "./phrases";

/** Numbers, conditions and things. */

type Words = GermanWords<FarmGerman>;

/** “die Anzahl deiner Handkarten”, “du mindestens 2 {coin} hast” */
const ofPlayer =
  ({ one, many, gender }: Noun) =>
  (who: Who, say: Say): Amount => {
    const owner = marked(say.at, player(who, say));
    return {
      counts: { noun: { one, many, gender }, owner },
      having: (quantity) => phrase`${owner.in("nom")} ${quantity} ${many} ${has(owner)}`,
    };
  };

const distinct =
  (noun: Noun) =>
  (_: Json, say: Say): Amount => ({
    counts: { noun, adjectives: ["verschieden"], tail: phrase`unter ${several(say.things(), "dat")}` },
  });

const grades = "(1 bei Gängig bis 5 bei Mythisch)";

export const values: Words["values"] = {
  coins: ofPlayer(symbols.coins),
  fertilizers: ofPlayer(symbols.fertilizers),
  handSize: ofPlayer(nouns["hand card"]),
  colours: distinct(die("Farbe", "Farben")),
  names: distinct(der("Pflanzenname", "Pflanzennamen")),
  thisValue: () => measure({ noun: nouns.value, owner: pointedAt(nouns.card) }),
  valueOf: (_: Json, say: Say) => ({ words: partOf(say.things(), nouns.value).in }),
  timerOf: (_, say) => ({ words: partOf(say.things(), nouns.timer).in }),
  gradeOf: (_, say) => {
    const rarity = partOf(say.things(), nouns.rarity);
    return { words: (c) => phrase`${rarity.in(c)} ${grades}`, per: phrase`in Höhe ${rarity.in("gen")} ${grades}` };
  },
  harvested: ({ card, scope = "game" }: { card: string; scope?: Ruled<"game" | "turn" | "table"> }, say) => {
    const where = say.speech.ruled(scope);
    const when = say.mark("scope", where === "turn" ? "in diesem Zug" : "in diesem Spiel");
    const crops: Things = { noun: nouns.crop, compound: compoundOf(card, say) };
    const isAll = where === "table";
    return {
      counts: { ...crops, adjectives: [phrase`${isAll ? "" : "von dir "}${when} geerntet`] },
      having: (quantity) =>
        phrase`${isAll ? "alle zusammen" : "du"} ${when} ${quantity} ${bare(crops, "acc")} geerntet ${isAll ? "haben" : "hast"}`,
    };
  },
  rule: (name: string, say) => figure(numberOf(say.speech.options[name]!)),
};

export const tests: Words["tests"] = {
  exists: (_, say) => presence(say.things()),
  bedIs: ({ types }: { types: readonly (keyof typeof bedTitles)[] }, say): Condition => {
    const things = say.things("bed");
    const isThis = things.called !== undefined && textOf(things.called.in("nom")) === thisCrop;
    const bed = isThis ? phrase`ihr Beet` : partOf(things, nouns.bed).in("nom");
    const kinds = (tell: (noun: Noun) => Phrase, join: string): Phrase =>
      types.length === 0
        ? unsaid
        : listed(
            types.map((type, n) => say.within("types").mark(n, tell(bedTitles[type] ?? nouns.bed))),
            join,
          );
    const is = kinds((noun) => one({ noun }, "nom"), "oder");
    const isNot = kinds((noun) => phrase`${kein.words("nom", noun.gender)} ${noun.one}`, "und");
    return condition(phrase`${bed} ${is} ist`, phrase`${bed} ${isNot} ist`);
  },
  cardIs: ({ kind, colour }: { kind?: "crop" | "action"; colour?: keyof typeof groupStems }, say): Condition => {
    const card = asSubject(say.things("card"));
    const noun = kind === "action" ? "action card" : kind === "crop" || colour !== undefined ? "crop" : "card";
    const stem = kind === "action" || colour === undefined ? "" : groupStems[colour];
    const what = say.mark(
      kind === undefined ? "colour" : "kind",
      one({ noun: nouns[noun], adjectives: [stem] }, "nom"),
    );
    return condition(
      phrase`${card.in("nom")} ${what} ${is(card)}`,
      phrase`${card.in("nom")} nicht ${what} ${is(card)}`,
    );
  },
};

const thisCrop = "diese Pflanze";

export const selectors: Words["selectors"] = {
  crops: (filter: CropFilter, say) => cropThings(filter, say),
  beds: (filter: BedFilter, say) => bedThings(filter, say),
  cards: (filter: CardFilter, say) => cardThings(filter, say),
  players: (filter: PlayerFilter, say) => playerThings(filter, say),
  here: () => ({ ...called(pointedAt(nouns.crop)), noun: nouns.crop }),
  thisCard: () => ({ ...called(pointedAt(nouns.card)), noun: nouns.card }),
  chosen: (name: string, { speech }) => speech.discourse.call(name) ?? called(pronoun("f")),
};

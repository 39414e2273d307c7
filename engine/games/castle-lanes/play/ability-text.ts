import { EffectError } from "../../../core/effect-error";
import { ordinal } from "../../../core/grammar/english";
import { joined, type Phrase, phrase, said, spaced, spoken, textOf, unsaid } from "../../../core/grammar/phrase";
import { Say } from "../../../core/grammar/speech";
import { clause, type Statement, sentences, text } from "../../../core/grammar/statements";
import { one } from "../../../core/grammar/things";
import { isFitting } from "../../../core/is-fitting";
import type { Language } from "../../../core/language";
import { type Lexicon, wordsOf } from "../../../core/lexicon";
import type { Json } from "../../../core/vocabulary";
import { type Card, type CastleLanesAbility, castleLanesDefaults } from "../card-schema";
import { defaults } from "../options";
import { emptySet } from "./compiled-set";
import { germanBody, germanEntry } from "./german/ability-text";
import { triggerPhrase } from "./trigger-text";
import { vocabulary } from "./vocabulary";
import { type Filter, PieceFilter } from "./vocabulary/filters";
import { pieceThings, sideOwner } from "./vocabulary/phrases";
import { CastleLanesSpeech } from "./vocabulary/speech";
import { staticSentence, statics } from "./vocabulary/statics";

/** The rules text of a card, written from its abilities. */

const words = vocabulary(emptySet({ options: defaults }));

export const lexicon: Lexicon<Card> = {
  words: wordsOf(words, statics),
  parts: { filter: PieceFilter },
  plain: { effect: { draw: { n: 1 } }, things: { units: { side: "you" } } },
  sentences: (card, language) =>
    (card.abilities ?? []).map((ability, n) => {
      const at = `/abilities/${n}`;
      return { at, words: abilityPhrase(ability, at, card, language) };
    }),
};

/** What an ability's text depends on beyond the ability. */
type Bearer = Pick<Card, "type" | "basic">;

const entryPhrase = (tile: number): Phrase =>
  phrase`Placed on your ${said("/entryTile", ordinal(tile))} tile instead of the first.`;

export function abilitiesText(card: Card, language: Language = "en"): string {
  const { type, entryTile = castleLanesDefaults.entryTile, abilities = [] } = card;
  const isPlaced = type === "unit" && entryTile > 1;
  const entry = isPlaced ? [(language === "de" ? germanEntry : entryPhrase)(entryTile)] : [];
  const told = lexicon.sentences(card, language).map(({ words }) => words);
  // A keyword shares its line with what follows.
  const lines = told.map((words, n) => [n > 0 && isKeyword(abilities[n - 1]!) ? " " : "\n", words]);
  return textOf([...entry, ...lines]).trim();
}

const isKeyword = ({ static: always, reminder }: CastleLanesAbility): boolean =>
  reminder === undefined && (always === "hidden" || Object.hasOwn(Object(always), "hidden"));

/** What an ability says, with where each part of it comes from. */
function abilityPhrase(ability: CastleLanesAbility, at: string, card: Bearer, language: Language = "en"): Phrase {
  const { name, reminder } = ability;
  const heading = name === undefined ? "" : phrase`**${said(`${at}/name`, name)}.**`;
  return spaced(heading, bodyOf(ability, at, card, language), said(`${at}/reminder`, reminder ?? ""));
}

function bodyOf(ability: CastleLanesAbility, at: string, card: Bearer, language: Language): Phrase {
  try {
    return language === "de" ? germanBody(ability, at, card, words) : englishBody(ability, at, card);
  } catch (reason) {
    if (!(reason instanceof EffectError)) throw reason;
    return unsaid;
  }
}

function englishBody(ability: CastleLanesAbility, at: string, card: Bearer): Phrase {
  const speech = new CastleLanesSpeech(words, card.type);
  if (ability.static === undefined) return triggeredText(ability, at, card, speech);
  return text([said(`${at}/static`, staticSentence(ability.static as Json, speech, `${at}/static`))]);
}

function triggeredText(ability: CastleLanesAbility, at: string, card: Bearer, speech: CastleLanesSpeech): Phrase {
  const isBasicSkill = card.basic === true && card.type === "skill";
  const often = isBasicSkill
    ? "once during each of your turns"
    : said(`${at}/once`, ability.once ? "once in each of your turns" : "");
  const begins = [often, triggerPhrase(ability, at, card.type, speech)];
  const { targets: aims = [] } = ability;
  const isOnly = aims.filter((target) => !("lane" in target)).length === 1;
  const targets = aims.map((target, n) => meetTarget(target, `${at}/targets/${n}`, speech, isOnly));
  const test = ability.if === undefined ? undefined : speech.test(ability.if as Json, `${at}/if`);
  const told = speech.effect((ability.do ?? []) as Json, `${at}/do`);
  // What no effect speaks of is chosen all the same.
  const choices = targets.flatMap(({ name, words }) =>
    speech.discourse.isSaid(name) ? [] : [clause(phrase`choose ${words}`, { leads: true })],
  );
  const all = [...choices, ...told];
  const statements: readonly Statement[] = test === undefined ? all : [{ kind: "if", test, so: all, otherwise: [] }];
  const [first = "", ...rest] = sentences(statements, speech.style);
  return text([joined(spoken([...begins, first]), ", "), ...rest]);
}

type Target = NonNullable<CastleLanesAbility["targets"]>[number];
interface Met {
  name: string;
  words: Phrase;
}

/** What must be chosen to play a skill, by the name that effects know it by, and as it is spoken of first. */
function meetTarget(target: Target, at: string, speech: CastleLanesSpeech, isOnly: boolean): Met {
  if ("lane" in target) {
    const words = said(`${at}/lane`, target.lane === "another" ? "another lane" : "a lane");
    speech.discourse.introduce("chosen", "that lane", words);
    return { name: "chosen", words };
  }
  const [name, tree] = "unit" in target ? (["unit", target.unit] as const) : (["building", target.building] as const);
  // While a filter is still being written, it lets everything pass.
  const filter = isFitting(PieceFilter, tree) ? (tree as Filter) : {};
  const things = pieceThings(filter, name, new Say(speech, filter as Json, `${at}/${name}`));
  const words = said(`${at}/${name}`, one(things));
  speech.aim(name, things.noun, words, isOnly);
  speech.setOwner(name, sideOwner(filter.side));
  return { name, words };
}

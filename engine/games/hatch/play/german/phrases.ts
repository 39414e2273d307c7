import { type Amount, changeBy } from "../../../../core/grammar/german/amounts";
import { linked } from "../../../../core/grammar/german/compounds";
import { das, der, die } from "../../../../core/grammar/german/nouns";
import type { Predicate } from "../../../../core/grammar/german/predicates";
import type { GermanSpeech, Say } from "../../../../core/grammar/german/speech";
import { type Clause, clause, type Statement } from "../../../../core/grammar/german/statements";
import {
  called,
  known,
  marked,
  pointedAt,
  type Reference,
  several,
  type Things,
  tailOf,
  you,
} from "../../../../core/grammar/german/things";
import { joined, type Phrase, phrase, spaced, spoken } from "../../../../core/grammar/phrase";
import { giftSymbol } from "../../symbols";
import type { Gift } from "../state";
import type { CardNoun } from "../vocabulary/phrases";
import type { CardFilter, EggFilter, OwnedCards } from "../vocabulary/selectors";

/** How Hatch reads in German: players, cards and eggs as its sentences call them. */

export const nouns = {
  dragon: der("Drache", "Drachen"),
  "hand card": die("Handkarte", "Handkarten"),
  resource: die("Ressource", "Ressourcen"),
  mercenary: der("Söldner"),
  card: die("Karte", "Karten"),
  egg: das("Ei", "Eier"),
  player: der("Spieler"),
  opponent: der("Gegner"),
  strength: die("Stärke"),
} as const;

const seats = {
  active: known({ noun: der("Spieler"), adjectives: ["aktiv"] }),
  attacker: known(der("Angreifer")),
  defender: known(der("Verteidiger")),
};

/** “du”, “der Angreifer”, “dieser Spieler” */
export function player(who: string | true | undefined, { discourse }: GermanSpeech): Reference {
  if (who === undefined || who === "you" || who === true) return you;
  if (who === "active" || who === "attacker" || who === "defender") return seats[who];
  return discourse.call(who)?.called ?? known(nouns.player);
}

/** “ziehe eine Karte” for the player of the card, “dieser Spieler zieht eine Karte” for another, who is named before what it is. */
export function doing(
  who: string | true | undefined,
  say: Say,
  what: (own: Phrase) => Predicate,
  more: Omit<Clause, "kind" | "does" | "subject"> = {},
): Statement {
  if (who === undefined || who === "you" || who === true) return clause(what("dein"), more);
  const subject = marked(`${say.at}/who`, player(who, say.speech));
  return clause(what(subject.agrees === "f" ? "ihr" : "sein"), { ...more, subject });
}

/** “{F}”, or that there is none. */
export const gift = (gives: Gift, nothing: string): string => (giftSymbol[gives] ? `{${giftSymbol[gives]}}` : nothing);

/** "Drachen mit {F}", "ein anderer Omen-Drache" */
export function cardThings(
  { gives, family, sacrifice, maxPower, others }: CardFilter,
  noun: CardNoun,
  say: Say,
): Things {
  const withs = spoken([
    say.mark("gives", gives === undefined ? "" : gift(gives, "")),
    say.mark("sacrifice", sacrifice === undefined ? "" : `mindestens ${sacrifice} Opferwert`),
    say.mark("maxPower", maxPower === undefined ? "" : `höchstens ${maxPower} Stärke`),
  ]);
  return {
    noun: nouns[noun],
    compound: say.mark("family", family === undefined ? "" : linked(family)),
    other: others === true,
    tail: spaced(
      say.mark("gives", gives === "none" ? "ohne Symbol" : ""),
      withs.length === 0 ? "" : phrase`mit ${joined(withs, " und ")}`,
    ),
  };
}

/** Those of the discard pile, which everybody knows. */
export const inDiscard = (things: Things): Things => ({
  ...things,
  tail: spaced(tailOf(things, true), "im Ablagestapel"),
  definite: true,
});

export const ownedThings = (
  filter: OwnedCards,
  noun: CardNoun,
  say: Say,
  owner = player(filter.of, say.speech),
): Things => ({ ...cardThings(filter, noun, say), owner: marked(`${say.at}/of`, owner) });

export const eggThings = (
  { of, bare, resting, slots, others }: EggFilter,
  say: Say,
  owner = player(of, say.speech),
): Things => ({
  noun: nouns.egg,
  owner: marked(`${say.at}/of`, owner),
  other: others === true,
  adjectives: [
    say.mark("bare", bare === undefined ? "" : bare ? "leer" : "gefüttert"),
    say.mark("resting", resting === undefined ? "" : resting ? "ruhend" : "ausgeruht"),
  ],
  tail: say.mark("slots", slots ? "mit freien Plätzen" : ""),
});

export const thisCard: Things = { ...called(pointedAt(nouns.card)), noun: nouns.card };

/** Cards or eggs as an effect takes them: “sie”, “deine Eier”. */
export const taken = (say: Say, ...keys: readonly (string | number)[]): Phrase => several(say.things(...keys), "acc");

/** "+2 Stärke", "+1 Stärke für jedes deiner Eier" */
export const powerText = (amount: Amount): Phrase => changeBy(amount, "Stärke");

import { type Amount, measure } from "../../../../core/grammar/german/amounts";
import { type Condition, condition } from "../../../../core/grammar/german/conditions";
import { der, die, type Noun, spelled } from "../../../../core/grammar/german/nouns";
import type { GermanWords, Say } from "../../../../core/grammar/german/speech";
import {
  agreeing,
  asSubject,
  bare,
  called,
  known,
  marked,
  presence,
  type Reference,
  several,
  type Things,
} from "../../../../core/grammar/german/things";
import { phrase } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { Gift } from "../state";
import type { CardFilter, EggFilter, OwnedCards } from "../vocabulary/selectors";
import { cardThings, eggThings, gift, inDiscard, nouns, ownedThings, player, taken, thisCard } from "./phrases";

/** Numbers, conditions and things. */

const dragonPower = die("Drachenstärke");
const empirePower = die("Reichsstärke");

/** What a player has so many of. */
const counted = {
  handSize: { noun: nouns["hand card"] },
  boardCards: { noun: nouns.card, tail: "auf dem Spielbrett" },
  eggCount: { noun: nouns.egg },
  timesTargeted: { noun: der("Angriff", "Angriffe"), compound: "" },
} as const satisfies Record<string, Pick<Things, "noun" | "tail" | "compound">>;

const ofPlayer =
  (tell: (owner: Reference) => Amount) =>
  (who: string | true, say: Say): Amount =>
    tell(marked(say.at, player(who, say.speech)));
const count = (what: Pick<Things, "noun" | "tail">) => ofPlayer((owner) => ({ counts: { ...what, owner } }));
const strength = (noun: Noun) => ofPlayer((owner) => measure({ noun, owner }));

/** “die Anzahl der fehlenden Ressourcen von ihm” */
const onEgg =
  (which: string, where: string) =>
  (_: Json, say: Say): Amount =>
    measure({ noun: die("Anzahl"), tail: phrase`der ${which} Ressourcen ${where} ${several(say.things(), "dat")}` });

export const values: GermanWords["values"] = {
  handSize: count(counted.handSize),
  boardCards: count(counted.boardCards),
  eggCount: count(counted.eggCount),
  timesTargeted: ofPlayer((owner) => ({
    counts: { ...counted.timesTargeted, tail: phrase`gegen ${owner.in("acc")}` },
  })),
  dragonPower: strength(dragonPower),
  empirePower: strength(empirePower),
  missing: onEgg("fehlenden", "von"),
  surplus: onEgg("überzähligen", "auf"),
  sacrificePool: ofPlayer((owner) => measure({ noun: der("Opferwert"), adjectives: ["ungenutzt"], owner })),
  round: () => measure({ noun: die("Nummer"), tail: "der Runde" }),
};

const flag = (holds: string, fails: string) => (): Condition => condition(holds, fails);

/** "kein Gegner weniger Drachenstärke hat als du" */
const extreme = (which: string) => (counter: string) => {
  const what: Record<string, string> = { dragonPower: "Drachenstärke", empirePower: "Reichsstärke" };
  const { noun, tail = "" } = { tail: "", ...counted[counter as keyof typeof counted] };
  const things = what[counter] ?? (counter === "timesTargeted" ? "Angriffe gegen sich" : bare({ noun, tail }, "acc"));
  return condition(phrase`kein Gegner ${which} ${things} hat als du`, phrase`ein Gegner ${which} ${things} hat als du`);
};

export const tests: GermanWords["tests"] = {
  endTriggered: flag("das Ende ausgelöst ist", "das Ende nicht ausgelöst ist"),
  isAttacking: flag("du angreifst", "du nicht angreifst"),
  isDefending: flag("du verteidigst", "du nicht verteidigst"),
  isActive: flag("du am Zug bist", "du nicht am Zug bist"),
  canTarget: (who: string, say) => {
    const seat = marked(say.at, player(who, say.speech));
    const [name, can] = [seat.in("nom"), agreeing(seat, "kannst", "kann", "können")];
    return condition(
      phrase`${name} als Ziel gewählt werden ${can}`,
      phrase`${name} nicht als Ziel gewählt werden ${can}`,
    );
  },
  fits: (_, say) => {
    const card = asSubject(say.things("card"));
    const [egg, become] = [taken(say, "egg"), agreeing(card, "wirst", "wird", "werden")];
    const told = (not: string) => phrase`${card.in("nom")} ${not}für ${egg} gebraucht ${become}`;
    return condition(told(""), told("nicht "));
  },
  gives: ({ gift: symbol }: { gift: Gift }, say) => {
    const card = asSubject(say.things("card"));
    const give = agreeing(card, "gibst", "gibt", "geben");
    const told = (not: string) => phrase`${card.in("nom")} ${not}${say.mark("gift", gift(symbol, "nichts"))} ${give}`;
    return condition(told(""), told("nicht "));
  },
  exists: (_, say) => presence(say.things()),
  isLowest: extreme("weniger"),
  isHighest: extreme("mehr"),
};

const owned =
  (noun: keyof typeof nouns & Parameters<typeof ownedThings>[1]) =>
  (filter: OwnedCards, say: Say): Things =>
    ownedThings(filter, noun, say);
const seats =
  (noun: Noun) =>
  (filter: true | { handAtLeast?: number }, say: Say): Things => ({
    noun,
    tail:
      filter === true || filter.handAtLeast === undefined
        ? ""
        : phrase`mit mindestens ${say.mark("handAtLeast", String(filter.handAtLeast))} ${filter.handAtLeast === 1 ? "Handkarte" : "Handkarten"}`,
  });

export const selectors: GermanWords["selectors"] = {
  dragons: owned("dragon"),
  hand: owned("hand card"),
  resources: owned("resource"),
  mercenary: owned("mercenary"),
  this: () => thisCard,
  opponents: seats(nouns.opponent),
  players: seats(nouns.player),
  eggs: (filter: EggFilter, say) => eggThings(filter, say),
  discardPile: (filter: CardFilter, say) => inDiscard(cardThings(filter, "card", say)),
  top: (n: number) => {
    const isMany = n > 1;
    const top = { noun: nouns.card, adjectives: ["oberst"], tail: "des Nachziehstapels" };
    return { ...called(known(isMany ? { ...top, count: spelled(n) } : top, isMany)), noun: nouns.card };
  },
};

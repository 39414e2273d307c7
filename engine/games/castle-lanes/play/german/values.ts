import { type Amount, measure } from "../../../../core/grammar/german/amounts";
import { type Condition, condition } from "../../../../core/grammar/german/conditions";
import { das, der, die, type Noun } from "../../../../core/grammar/german/nouns";
import type { Say as CoreSay, GermanWords } from "../../../../core/grammar/german/speech";
import {
  asSubject,
  called,
  has,
  is,
  known,
  marked,
  noneOf,
  one,
  pointedAt,
  presence,
  pronoun,
  type Reference,
  single,
  type Things,
} from "../../../../core/grammar/german/things";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import type { Filter } from "../vocabulary/filters";
import type { Who } from "../vocabulary/parts";
import type { CardFilter } from "../vocabulary/selectors";
import { cardThings, pieceThings, player, symbolNouns, thoseOf } from "./phrases";
import { type CastleLanesGerman, nouns, type Say } from "./speech";

/** Numbers, conditions and things. */

const ofPlayer =
  (tell: (owner: Reference) => Amount) =>
  (who: Who, say: CoreSay): Amount =>
    tell(marked(say.at, player(who)));

export const cardsIn = { hand: die("Handkarte", "Handkarten") };
const pile = { deck: "Deck", discard: "Ablagestapel" } as const;
const pileNoun = { deck: das(pile.deck, "Decks"), discard: der(pile.discard) } as const satisfies Record<string, Noun>;
/** "in deinem Deck" */
const inPile = (zone: keyof typeof pile, owner: Reference): Phrase =>
  owner.own === undefined
    ? phrase`im ${pile[zone]} ${owner.in("gen")}`
    : phrase`in ${single({ noun: pileNoun[zone], owner }, "dat")}`;
const cardsOfPile = (zone: keyof typeof pile) =>
  ofPlayer((owner) => ({ counts: { noun: nouns.card, tail: inPile(zone, owner) } }));

type Stat = "attack" | "hp" | "maxHp" | "missing" | "movement" | "wait";
const stats: Readonly<Record<Stat, Pick<Things, "noun" | "adjectives">>> = {
  attack: { noun: symbolNouns.attack },
  hp: { noun: symbolNouns.hp },
  maxHp: { noun: symbolNouns.hp, adjectives: ["voll"] },
  missing: { noun: symbolNouns.hp, adjectives: ["fehlend"] },
  movement: { noun: symbolNouns.movement },
  wait: { noun: die("Wartezeit") },
};

export const values: GermanWords<CastleLanesGerman>["values"] = {
  gold: ofPlayer((owner) => ({
    ...measure({ noun: symbolNouns.gold, owner }),
    having: (quantity: Phrase) => phrase`${owner.in("nom")} ${quantity} {gold} ${has(owner)}`,
  })),
  handSize: ofPlayer((owner) => ({ counts: { noun: cardsIn.hand, owner } })),
  deckSize: cardsOfPile("deck"),
  discardSize: cardsOfPile("discard"),
  castleHp: ofPlayer((owner) =>
    measure({ noun: symbolNouns.hp, definite: true, tail: single({ noun: nouns.castle, owner }, "gen") }),
  ),
  space: ofPlayer((owner) => measure({ noun: symbolNouns.space, owner })),
  turn: () => measure({ noun: die("Nummer"), tail: "des Zuges" }),
  amount: () => ({ words: pointedAt(die("Zahl")).in, such: "so viele" }),
  stat: ({ is: which }: { is: Stat }, say) => {
    const things = say.things("of");
    const { noun, adjectives = [] } = stats[which];
    const isMany = things.called === undefined || things.called.agrees === "many";
    if (isMany)
      return measure({ noun, adjectives: [...adjectives, "gesamt"], definite: true, tail: thoseOf(things, "gen") });
    return measure({ noun, adjectives, owner: things.called! });
  },
};

/** "sie eine Dinosaur-Einheit ist", "keine deiner Einheiten eine Dinosaur-Einheit ist": what one of them must be. */
function someAre(things: Things, what: Phrase, verb: string): Condition {
  if (things.called && things.called.agrees !== "many") {
    const words = things.called.in("nom");
    return condition(phrase`${words} ${what} ${verb}`, phrase`${words} nicht ${what} ${verb}`);
  }
  return condition(phrase`${one(things, "nom")} ${what} ${verb}`, phrase`${noneOf(things, "nom")} ${what} ${verb}`);
}

export const tests: GermanWords<CastleLanesGerman>["tests"] = {
  exists: (_, say) => {
    const things = say.things();
    if (!things.called) return presence(things);
    const subject = asSubject(things);
    const [words, verb] = [subject.in("nom"), is(subject)];
    return condition(phrase`${words} im Spiel ${verb}`, phrase`${words} nicht im Spiel ${verb}`);
  },
  hasTrait: ({ trait }: { trait: string }, say) =>
    someAre(say.things("of"), say.mark("trait", one(cardThings({ type: "unit", trait }), "nom")), "ist"),
  isType: ({ type }: { type: "unit" | "building" }, say) =>
    someAre(say.things("of"), say.mark("type", one({ noun: nouns[type] }, "nom")), "ist"),
  ownedBy: ({ who }: { who: Who }, say) => someAre(say.things("of"), say.mark("who", player(who).in("dat")), "gehört"),
  isActive: (who: Who) => {
    const seat = player(who);
    const [words, verb] = [seat.in("nom"), is(seat)];
    return condition(phrase`${words} am Zug ${verb}`, phrase`${words} nicht am Zug ${verb}`);
  },
};

/** "Einheiten in deinem Ablagestapel" */
export const cardsOf = (filter: CardFilter, say: CoreSay): Things => {
  const owner = marked(`${say.at}/who`, player(filter.who));
  const things = cardThings(filter);
  if (filter.zone !== "hand") return { ...things, tail: say.mark("zone", inPile(filter.zone, owner)) };
  const isPlain = filter.type === undefined && filter.trait === undefined;
  if (isPlain) return { ...things, noun: cardsIn.hand, owner };
  return { ...things, tail: phrase`auf ${say.mark("zone", single({ noun: die("Hand"), owner }, "dat"))}` };
};

const enemyCastle = known({ noun: nouns.castle, adjectives: ["gegnerisch"] });
const yourCastle: Reference = { agrees: "f", in: (c) => single({ noun: nouns.castle, owner: player("you") }, c) };
export const castles = {
  you: yourCastle,
  enemy: enemyCastle,
  both: known({ noun: nouns.castle, adjectives: ["beid"] }, true),
} as const;

const remembered = (noun: Noun, isIt: boolean) => (): Things => ({
  ...called(isIt ? pronoun(noun.gender) : pointedAt(noun)),
  noun,
});

export const selectors: GermanWords<CastleLanesGerman>["selectors"] = {
  this: (_, say: Say) => ({ ...called(pointedAt(say.speech.own)), noun: say.speech.own }),
  it: remembered(nouns.unit, true),
  other: remembered(nouns.unit, false),
  unit: remembered(nouns.unit, true),
  building: remembered(nouns.building, true),
  units: (filter: Filter, say: Say) => pieceThings(filter, "unit", say),
  buildings: (filter: Filter, say: Say) => pieceThings(filter, "building", say),
  castle: (side: "you" | "enemy" | "both") => ({ ...called(castles[side]), noun: nouns.castle }),
  cards: (filter: CardFilter, say) => cardsOf(filter, say),
};

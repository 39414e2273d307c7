import { type Amount, amountOf, amountText, figure, forEach, isFigure } from "../../../../core/grammar/german/amounts";
import { condition } from "../../../../core/grammar/german/conditions";
import { das, der, die, type Noun, spelled } from "../../../../core/grammar/german/nouns";
import { does, type Predicate } from "../../../../core/grammar/german/predicates";
import type { GermanWords } from "../../../../core/grammar/german/speech";
import { clause } from "../../../../core/grammar/german/statements";
import {
  called,
  has,
  known,
  one,
  pointedAt,
  pronoun,
  type Reference,
  several,
  single,
  some,
  type Things,
} from "../../../../core/grammar/german/things";
import { type Phrase, phrase, said } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { Choose } from "../vocabulary/choice-verbs";
import type { Filter } from "../vocabulary/filters";
import type { Who } from "../vocabulary/parts";
import { cardThings, doing, goldOf, ownerOfIt, pieceThings, player, quoted, sideOwner, taken } from "./phrases";
import { type CastleLanesGerman, nouns, type Say } from "./speech";
import { cardsIn, cardsOf } from "./values";

/** Verbs about cards, and choices. */

type Verbs = GermanWords<CastleLanesGerman>["verbs"];
type Place = "hand" | "top" | "bottom" | "shuffled" | "discard";
interface Match {
  who?: Who;
  n?: Json;
  type?: "unit" | "building" | "skill";
  trait?: string;
}

const piles: Readonly<Record<Place, Noun>> = {
  hand: die("Hand", "Hände"),
  top: das("Deck", "Decks"),
  bottom: das("Deck", "Decks"),
  shuffled: das("Deck", "Decks"),
  discard: der("Ablagestapel"),
};

/** "2 „Thief“ in dein Deck mischen", "sie auf die Hand des Gegners geben" */
function putInto(what: Phrase, to: Place, owner: Reference, say: Say): Predicate {
  const pile = say.mark("to", single({ noun: piles[to], owner }, "acc"));
  switch (to) {
    case "shuffled":
      return does`${what} in ${pile} mischen`;
    case "bottom":
      return does`${what} unter ${pile} legen`;
    case "hand":
      return owner.agrees === "du" ? does`${what} auf ${pile} nehmen` : does`${what} auf ${pile} geben`;
    default:
      return does`${what} auf ${pile} legen`;
  }
}

const orOne = (n: Json | undefined, say: Say): Amount => (n === undefined ? figure(1) : say.value("n"));

const cardVerbs: Verbs = {
  draw: ({ who }: { who?: Who }, say) => doing(who, say, does`${amountOf(say.value("n"), nouns.card, "acc")} ziehen`),
  drawMatch: ({ who = "you", n = 1, type, trait }: Match, say: Say) => {
    const amount = n === 1 ? figure(1) : say.value("n");
    const isOne = isFigure(amount) && amount.n === 1;
    const deck = single({ noun: das("Deck", "Decks"), owner: who === "you" ? player(who) : pronoun("m") }, "gen");
    const top: Things = { ...cardThings({ type, trait }), adjectives: ["oberst"], tail: deck };
    const count = isFigure(amount) ? spelled(amount.n) : "X";
    const what = known(isOne ? top : { ...top, count: said(amount.from ?? "", count) }, !isOne).in("acc");
    const many = isFigure(amount) ? "" : phrase` (X ist ${amountText(amount, "nom")})`;
    const them = pronoun(isOne ? "f" : "many").in("acc");
    const others = known({ noun: nouns.card, other: true }, true);
    return [
      doing(who, say, does`${what}${many} vor|zeigen`, { leads: true }),
      doing(who, say, does`${them} auf die Hand nehmen`, { closes: true }),
      clause(does`ihre Reihenfolge behalten`, { subject: others, opens: true, closes: true }),
    ];
  },
  discard: (
    { who = "you", n, how = "choose" }: { who?: Who; n?: Json; how?: "choose" | "random" | "all" },
    say: Say,
  ) => {
    const isYours = who === "you";
    if (how === "all")
      return doing(who, say, does`${say.mark("how", isYours ? "deine Hand" : "die ganze Hand")} ab|werfen`);
    const things: Things = {
      noun: cardsIn.hand,
      adjectives: [say.mark("how", how === "random" ? "zufällig" : "")],
      tail: say.mark("how", how === "choose" && isYours ? "deiner Wahl" : ""),
    };
    return doing(who, say, does`${amountOf(orOne(n, say), things, "acc")} ab|werfen`);
  },
  addCard: ({ who, card, n, to }: { who?: Who; card: string; n?: Json; to: Place }, say: Say) => {
    const amount = orOne(n, say);
    const what = isFigure(amount)
      ? phrase`${amount.words("acc")} ${say.mark("card", quoted(card))}`
      : amountOf(amount, { noun: nouns.card, tail: say.mark("card", `namens ${quoted(card)}`) }, "acc");
    return clause(putInto(what, to, player(who), say));
  },
  moveCards: ({ of, to }: { of: Json; to: Place }, say: Say) => {
    const { cards } = (of ?? {}) as { cards?: { who?: Who } };
    const owner = typeof of === "string" ? (say.speech.ownerOf(of) ?? ownerOfIt()) : player(cards?.who);
    return clause(putInto(taken(say, "of"), to, owner, say));
  },
  pay: ({ who }: { who?: Who }, say) => doing(who, say, does`${goldOf(say.value("n"))} zahlen`),
};

const choiceVerbs: Verbs = {
  choose: (args: Choose, say: Say) => {
    const { upTo = false, n = 1, who = "you", option } = args;
    const isFree = upTo && n === 1;
    const isEnd = option !== undefined;
    return doing(who, say, chosen(args, say), {
      leads: who === "you" && !isEnd,
      ...(isFree ? { isFree, opens: true } : {}),
      closes: isEnd,
    });
  },
  may: ({ pay, who }: { pay?: Json; who?: Who }, say) => ({
    kind: "may",
    who: player(who),
    do: say.effect("do"),
    ...(pay === undefined ? {} : { pays: does`${goldOf(say.value("pay"))} zahlen` }),
  }),
  random: ({ of, as, n = 1 }: { of: Json; as: string; n?: Json }, say: Say) => {
    const things = say.things("of");
    const amount = n === 1 ? figure(1) : say.value("n");
    say.speech.meet(as, things.noun, n !== 1);
    const { units, buildings } = (of ?? {}) as { units?: Filter; buildings?: Filter };
    say.speech.setOwner(as, sideOwner((units ?? buildings)?.side));
    return clause(does`zufällig ${someThings(amount, things)} wählen`, { leads: true });
  },
};

/** "eine gegnerische Einheit", "zwei deiner Einheiten", "für jedes gegnerische Gebäude eine deiner Einheiten" */
function someThings(amount: Amount, things: Things): Phrase {
  if (isFigure(amount)) return some(things, amount.n, "acc");
  if ("counts" in amount && amount.times === undefined) return phrase`${forEach(amount)} ${one(things, "acc")}`;
  return phrase`X von ${several(things, "dat")} (X ist ${amountText(amount, "nom")})`;
}

/** What is chosen, and from then on known by its name. */
function chosen(args: Choose, say: Say): Predicate {
  const { as, n = 1, upTo = false, lane, option, card, unit, building } = args;
  const { discourse } = say.speech;
  if (lane !== undefined) {
    discourse.introduce(as, called(pointedAt(nouns.lane)));
    return does`${say.mark("lane", lane === "any" ? "eine Bahn" : "eine andere Bahn")} wählen`;
  }
  if (option !== undefined) {
    discourse.introduceNumber(as, { words: () => "die Wahl", meaning: (picked) => meaningOf(args, picked) });
    return { ...does`eines wählen`, after: phrase`: ${say.mark("option", option.join("; "))}` };
  }
  const among = amongWhich(args, say);
  say.speech.meet(as, among.noun, n > 1);
  say.speech.setOwner(as, card ? player(card.who) : sideOwner((unit ?? building)?.side));
  return does`${some(among, n, "acc", upTo && n > 1)} wählen`;
}

function amongWhich({ card, unit, building, who = "you" }: Choose, say: Say): Things {
  if (card !== undefined) return cardsOf(card, say.within("card"));
  // Whoever chooses among what is theirs.
  const owners = who === "enemy" ? { you: player("you"), enemy: pronoun("m") } : { you: player("you") };
  const kind = unit ? "unit" : "building";
  return pieceThings(unit ?? building ?? {}, kind, say.within(kind), owners);
}

/** “du „Gold“ gewählt hast” */
function meaningOf({ option = [], who }: Choose, picked: number) {
  const label = option[picked];
  if (label === undefined) return undefined;
  const [chooser, verb] = [player(who).in("nom"), has(player(who))];
  return condition(phrase`${chooser} „${label}“ gewählt ${verb}`, phrase`${chooser} nicht „${label}“ gewählt ${verb}`);
}

export const verbs: Verbs = { ...cardVerbs, ...choiceVerbs };

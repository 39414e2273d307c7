import type { Component, ComponentSet } from "../../core/composition";
import type { Texts } from "../../core/fill-in";
import { defaults } from "./options";

/** The eight base cards (rules §8.1), in canonical order: their costs, what they do (§8.3) and their small print. */

const cap = defaults.counterCap;

/** A keyword of playing, not an effect: it has no words but these. */
export const reactionWords = { en: "Reaction", de: "Reaktion" } as const;

const cutReminder = (en: string, de: string): Texts => ({
  en: `${en} Counters are cut to ${cap} when the turn ends.`,
  de: `${de} Am Ende des Zuges bleiben von jeder Farbe höchstens ${cap}.`,
});

const add = {
  key: "add",
  rank: 2,
  merge: "symbols",
  tree: [{ gain: { who: "self", resource: "symbol", n: "amount" } }],
  reminder: cutReminder("Add these to your counters.", "Zähle sie zu deinen Ressourcen."),
} as const;

const bases: readonly Omit<Component, "rank">[] = [
  {
    id: "G2",
    name: "Reaction",
    max: 1,
    cost: { fixed: { G: 2 }, any: 0, cards: 0 },
    effect: {
      key: "reaction",
      rank: 1,
      merge: "once",
      tree: [],
      keyword: "reaction",
      title: reactionWords,
      reminder: {
        en: "Place face down. Cards you pay for later this turn go under it. When turned over, its other effects happen, then those of the cards under it.",
        de: "Lege sie verdeckt aus. Karten, die du später in diesem Zug bezahlst, kommen darunter. Beim Aufdecken geschehen ihre übrigen Effekte, dann die der Karten darunter.",
      },
      reminderAlone: true,
    },
  },
  {
    id: "Y1",
    name: "Profit",
    max: 3,
    cost: { fixed: { B: 1, R: 1 }, any: 0, cards: 0 },
    effect: { ...add, symbols: ["Y", "Y", "Y"] },
  },
  {
    id: "B1",
    name: "Research",
    max: 3,
    cost: { fixed: {}, any: 0, cards: 1 },
    effect: { ...add, symbols: ["B", "B"] },
  },
  {
    id: "B2",
    name: "Apply",
    max: 3,
    cost: { fixed: { B: 1 }, any: 0, cards: 0 },
    effect: {
      key: "draw",
      rank: 3,
      merge: "sum",
      amount: 1,
      tree: [{ draw: { who: "self", n: "amount", from: ["deck", "discard"] } }],
      reminder: {
        en: "Take {amount:the|each} card from the top of your deck or of your discard pile.",
        de: "Nimm {amount:die oberste Karte deines Decks oder deines Ablagestapels|jede Karte oben von deinem Deck oder von deinem Ablagestapel}.",
      },
    },
  },
  {
    id: "G1",
    name: "Balance",
    max: 3,
    cost: { fixed: { G: 1 }, any: 1, cards: 0 },
    effect: {
      key: "choose",
      rank: 4,
      merge: "each",
      tree: [{ chooseKind: "kind" }, { gain: { who: "self", resource: "kind", n: 2 } }],
      reminder: cutReminder("Pick a colour and add 2 of it.", "Wähle eine Farbe und nimm 2 davon."),
    },
  },
  {
    id: "R1",
    name: "Attack",
    max: 3,
    cost: { fixed: { R: 1 }, any: 0, cards: 0 },
    effect: {
      key: "remove",
      rank: 5,
      merge: "sum",
      amount: 2,
      tree: [{ chooseEnemy: "enemy" }, { lose: { who: "enemy", n: "amount" } }],
      reminder: {
        en: "An enemy gives up {amount} {amount:resource|resources}, that player's choice. Whoever has none left at the end of a turn is out.",
        de: "Ein Gegner gibt {amount} {amount:Ressource|Ressourcen} seiner Wahl ab. Wer am Ende eines Zuges keine mehr hat, scheidet aus.",
      },
    },
  },
  {
    id: "R2",
    name: "Sabotage",
    max: 3,
    cost: { fixed: { R: 1 }, any: 0, cards: 0 },
    effect: {
      key: "discard",
      rank: 6,
      merge: "sum",
      amount: 2,
      tree: [{ chooseEnemy: "enemy" }, { discard: { who: "enemy", n: "amount", overflow: "mill" } }],
      reminder: {
        en: "An enemy discards {amount} hand {amount:card|cards}, that player's choice; missing ones come off the top of the deck. Whoever starts a turn with an empty deck is out.",
        de: "Ein Gegner legt {amount} {amount:Handkarte|Handkarten} seiner Wahl ab; fehlende kommen oben von seinem Deck. Wer einen Zug mit leerem Deck beginnt, scheidet aus.",
      },
      reminderAlone: true,
    },
  },
  {
    id: "Y2",
    name: "Reboot",
    max: 1,
    cost: { fixed: { Y: 2 }, any: 0, cards: 0 },
    effect: {
      key: "reboot",
      rank: 7,
      merge: "once",
      tree: [{ move: { from: "played", to: "hand" } }],
      reminder: {
        en: "Take every card you resolved this turn back into your hand, this one too.",
        de: "Nimm alle Karten, die du in diesem Zug ausgeführt hast, zurück auf die Hand, auch diese.",
      },
    },
  },
];

export const flaskComponents: ComponentSet = {
  components: bases.map((base, n) => ({ ...base, rank: n + 1 })),
  costOrder: ["G", "Y", "B", "R"],
  anySymbol: "?",
  codeSeparator: " - ",
};

/** The same with another limit on what a card may hold more than once (rules §3 `maxPerBase`). */
export const componentsFor = (maxPerBase: number): ComponentSet => ({
  ...flaskComponents,
  components: flaskComponents.components.map((base) => (base.max === 1 ? base : { ...base, max: maxPerBase })),
});

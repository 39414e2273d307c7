import { type Amount, amountOf, amountText, figure, isFigure } from "../../../../core/grammar/german/amounts";
import { der, die, mass, spelled } from "../../../../core/grammar/german/nouns";
import { does, type Predicate } from "../../../../core/grammar/german/predicates";
import type { GermanWords, Say } from "../../../../core/grammar/german/speech";
import { clause } from "../../../../core/grammar/german/statements";
import { asSubject, is, marked, pronoun, several, type Things, you } from "../../../../core/grammar/german/things";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { Kind } from "../state";
import { doing, nouns, player, powerText, taken, thisCard } from "./phrases";

type Verbs = GermanWords["verbs"];
interface Whose {
  who?: string;
  n?: Json;
}

const slots: Readonly<Record<Kind, Things>> = {
  food: { noun: der("Futterplatz", "Futterplätze") },
  fire: { noun: der("Feuerplatz", "Feuerplätze") },
  love: { noun: der("Liebesplatz", "Liebesplätze") },
  any: { noun: der("Platz", "Plätze"), tail: "für beliebige Ressourcen" },
};
const plainSlot = der("Platz", "Plätze");

const cards = (amount: Amount, more: Omit<Things, "noun"> = {}): Phrase =>
  amountOf(amount, { noun: nouns.card, ...more }, "acc");
const orOne = (n: Json | undefined, say: Say): Amount => (n === undefined ? figure(1) : say.value("n"));
const isMany = ({ called }: Things): boolean => called === undefined || called.agrees === "many";
/** “es”, “sie”: what has just been named. */
const again = (things: Things) =>
  pronoun(isMany(things) ? "many" : things.called?.agrees === "f" ? "f" : things.called?.agrees === "m" ? "m" : "n");

const cardVerbs: Verbs = {
  draw: ({ who }: Whose, say) => doing(who, say, () => does`${cards(say.value("n"))} ziehen`),
  drawTo: ({ who }: Whose, say) => {
    const amount = say.value("n");
    return doing(who, say, (own) => {
      const have = own === "dein" ? ["du", "hast"] : ["er", "hat"];
      const after = isFigure(amount)
        ? phrase`, bis ${have[0]!} ${cards(amount)} auf der Hand ${have[1]!}`
        : phrase`, bis die Anzahl ${own}er Handkarten so groß wie ${amountText(amount, "nom")} ist`;
      return { ...does`Karten ziehen`, after };
    });
  },
  lay: ({ cards: which, top, rests = true }: { cards?: Json; top?: Json; rests?: boolean }, say) => {
    const isOne = which === undefined && top === 1;
    const what = which === undefined ? fromTop(say.value("top"), say) : taken(say, "cards");
    const many = which === undefined ? !isOne : isMany(say.things("cards"));
    // “für jeden Angriff eine Karte”: each of them is one.
    const oneEach = which === undefined && "counts" in say.value("top");
    const laid = clause(does`${what} als ${many && !oneEach ? "Eier" : "Ei"} aus|legen`);
    const subject = marked(`${say.at}/rests`, pronoun(many ? "many" : "n"));
    return rests ? [laid, clause(does`ruhen`, { subject, opens: true })] : laid;
  },
  take: (_, say) => clause(does`${taken(say)} auf die Hand nehmen`),
  discard: (_, say) => clause(does`${taken(say)} ab|werfen`),
  destroy: (_, say) => clause(does`${taken(say)} zerstören`),
  returnToHand: (args: Json, say) => {
    const things = say.things();
    const isYours = things.owner === you || things.owner?.agrees === "du" || args === "this";
    if (isYours) return clause(does`${several(things, "acc")} auf deine Hand zurück|nehmen`);
    const owners = isMany(things) ? "die Hände ihrer Besitzer" : phrase`die Hand ${again(things).own!}es Besitzers`;
    return clause(does`${several(things, "acc")} auf ${owners} zurück|geben`);
  },
  discardRandom: ({ who, n }: Whose, say) =>
    doing(who, say, () => {
      const hand: Things = { noun: nouns["hand card"], adjectives: ["zufällig"] };
      return does`${amountOf(orOne(n, say), hand, "acc")} ab|werfen`;
    }),
  stealRandom: ({ from, n }: { from: string; n?: Json }, say) => {
    const owner = marked(`${say.at}/from`, player(from, say.speech));
    const hand: Things = {
      noun: nouns["hand card"],
      adjectives: ["zufällig"],
      tail: owner.own === undefined ? owner.in("gen") : phrase`von ${owner.in("dat")}`,
    };
    return clause(does`${amountOf(orOne(n, say), hand, "acc")} nehmen`);
  },
  hatch: (_, say) => {
    const things = say.things();
    const it = again(things);
    const after = phrase`, falls ${it.in("nom")} bereit ${is(it)}`;
    return clause({ ...does`${several(things, "acc")} schlüpfen lassen`, after });
  },
  extraReward: ({ n = 1 }: Whose, say) => {
    const further: Things = { noun: die("Belohnung", "Belohnungen"), adjectives: ["weiter"] };
    const what = n === 1 ? say.mark("n", "eine weitere Belohnung") : amountOf(say.value("n"), further, "acc");
    return clause(does`${what} vom selben Verteidiger nehmen`);
  },
};

/** "die zwei obersten Karten des Nachziehstapels" */
function fromTop(amount: Amount, say: Say): Phrase {
  if (!isFigure(amount)) return cards(amount, { tail: "vom Nachziehstapel" });
  if (amount.n === 1) return say.mark("top", "die oberste Karte des Nachziehstapels");
  return phrase`die ${say.mark("top", spelled(amount.n))} obersten Karten des Nachziehstapels`;
}

/** What a player does, as an order or told of another. */
const forPlayer =
  (what: (own: Phrase) => Predicate): Verbs[string] =>
  (who: string | true, say: Say) =>
    doing(who, say, what);

const sacrifice = mass(der("Opferwert"));

const boardVerbs: Verbs = {
  reduce: ({ kind, n = 1 }: { kind: string; n?: Json }, say) => {
    const fixed = Object.hasOwn(slots, kind) ? slots[kind as Kind] : say.speech.discourse.call(kind);
    const amount = n === 1 ? { ...figure(1), from: `${say.at}/n` } : say.value("n");
    const count = say.mark("kind", amountOf(amount, fixed ?? { noun: plainSlot, tail: "deiner Wahl" }, "acc", "um"));
    return clause(does`${taken(say, "egg")} bis zum Ende des Zuges ${count} verringern`);
  },
  attach: (_, say) => clause(does`${taken(say, "card")} an ${taken(say, "egg")} verfüttern`),
  stealEgg: (_, say) => clause(does`${taken(say)} samt allen Ressourcen darauf nehmen`),
  stealResource: (_, say) => {
    const after = phrase`, um ${taken(say, "egg")} damit zu füttern`;
    return clause({ ...does`${taken(say, "card")} nehmen`, after });
  },
  gainSacrifice: (_, say) => clause(does`${amountOf(say.value("n"), sacrifice, "acc")} erhalten`),
  spendSacrifice: (_, say) => clause(does`${amountOf(say.value("n"), sacrifice, "acc")} verlieren`),
  power: ({ of, until = "turn" }: { of?: Json; until?: "attack" | "turn" }, say) => {
    const subject = asSubject(of === undefined ? thisCard : say.things("of"));
    const time = say.mark("until", until === "attack" ? "in diesem Angriff" : "bis zum Ende des Zuges");
    return clause(does`${time} ${powerText(say.value("n"))} haben`, { subject });
  },
  placeMercenary: (_, say) => clause(does`${taken(say)} als deinen Söldner an|werben`),
  reveal: forPlayer((own) => does`${own}en Söldner auf|decken`),
  discardMercenary: forPlayer((own) => does`${own}en Söldner ab|werfen`),
  markTargeted: (who: string | true, say) =>
    clause(does`als angegriffen gelten`, { subject: marked(`${say.at}/who`, player(who, say.speech)) }),
  triggerEnd: forPlayer(() => does`das Ende aus|lösen`),
};

export const verbs: Verbs = { ...cardVerbs, ...boardVerbs };

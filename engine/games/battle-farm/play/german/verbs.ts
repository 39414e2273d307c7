import { type Amount, amountOf, amountText, figure, isFigure } from "../../../../core/grammar/german/amounts";
import { die, mass, type Noun, spelled } from "../../../../core/grammar/german/nouns";
import { does } from "../../../../core/grammar/german/predicates";
import type { GermanWords } from "../../../../core/grammar/german/speech";
import { clause } from "../../../../core/grammar/german/statements";
import {
  all,
  asSubject,
  each,
  marked,
  one,
  type Reference,
  several,
  type Things,
} from "../../../../core/grammar/german/things";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { Ruled, Who } from "../vocabulary/parts";
import { bedTitles } from "./names";
import {
  compoundOf,
  doing,
  type FarmGerman,
  isOwn,
  much,
  nouns,
  ofEach,
  partOf,
  player,
  type Say,
  symbols,
} from "./phrases";

/** What cards do to cards, crops, beds, coins and fertilizers. */

type Verbs = GermanWords<FarmGerman>["verbs"];
interface Whose {
  who?: Who;
}
interface Named {
  as?: string;
}

/** All of them, or the one that was spoken of. */
const allOf = (things: Things): Phrase => (things.called ? several(things, "acc") : all(things, "acc"));
/** How many there were can be spoken of: “für jede davon”. */
const counting = ({ as }: Named, { speech }: Say): void => {
  if (as === undefined) return;
  const having = (quantity: Phrase): Phrase => phrase`es ${quantity} davon waren`;
  speech.discourse.introduceCount(as, (counts) => ({ counts, having }));
};

/** What was rolled or moved. */
const thatMany: Amount = {
  words: (c) => (c === "gen" || c === "dat" ? "dieser Zahl" : "diese Zahl"),
  such: "so viele",
  having: (quantity) => phrase`das Ergebnis ${quantity} beträgt`,
};

const copy = die("Kopie", "Kopien");
const cardVerbs: Verbs = {
  draw: ({ who }: Whose, say) => doing(who, say, () => does`${much(say.value("n"), nouns.card)} ziehen`),
  discard: (args: Named, say) => {
    const cards = allOf(say.things("cards"));
    counting(args, say);
    return clause(does`${cards} ab|werfen`);
  },
  returnToDeck: (args: Named, say) => {
    const cards = allOf(say.things("cards"));
    counting(args, say);
    return clause(does`${cards} in den Nachziehstapel mischen`);
  },
  take: (args: Whose & Named, say) => {
    const told = doing(args.who, say, () => does`${allOf(say.things("cards"))} auf die Hand nehmen`);
    counting(args, say);
    return told;
  },
  refillMarket: () => clause(does`den Markt auf|füllen`),
  create: ({ of, card, who, n }: Whose & { of?: Json; card?: string; n?: Json }, say) =>
    doing(who, say, () => {
      const count = n === undefined ? figure(1) : say.value("n");
      const what: Things =
        of === undefined
          ? { noun: nouns.card, compound: say.mark("card", compoundOf(card ?? "", say)) }
          : { noun: copy, tail: phrase`von ${each(say.things("of"), "dat")} mit aufgedrucktem Wert` };
      return does`${amountOf(count, what, "acc")} auf die Hand nehmen`;
    }),
  peekKeep: ({ n, keep = 1, as }: { n: number; keep?: number; as: string }, say) => {
    const { discourse } = say.speech;
    if (keep === 1) discourse.introduceThing(as, nouns.card);
    else discourse.introduceSeveral(as);
    const top = say.mark("n", n === 1 ? "die oberste Karte" : `die ${spelled(n)} obersten Karten`);
    const kept = say.mark("keep", keep === 1 ? "eine" : spelled(keep));
    const others = n - keep === 1 ? "die andere" : "die anderen";
    return [
      clause(does`${top} des Nachziehstapels nehmen`, { leads: true }),
      clause(does`${kept} davon behalten`, { leads: true }),
      clause(does`${others} zurück|mischen`),
    ];
  },
  changeValue: ({ n }: { n: Json }, say) => changed(say, "cards", typeof n === "number" ? n : 1),
  distribute: (_, say) => {
    const things = say.things("cards");
    const random = things.called ? things : { ...things, adjectives: ["zufällig", ...(things.adjectives ?? [])] };
    const gains = clause(does`+1 Wert erhalten`, { subject: asSubject(random, one) });
    return { kind: "repeat", times: say.value("n"), do: [gains] };
  },
};

/** “der Wert jeder deiner Pflanzen steigt um 1” */
const changed = (say: Say, key: string, sign: number, after: Phrase = "") => {
  const subject = partOf(say.things(key), nouns.value);
  const by = sign < 0 && isFigure(say.value("n")) ? say.mark("n", String(-sign)) : amountText(say.value("n"), "acc");
  const change = sign < 0 ? does`um ${by} sinken` : does`um ${by} steigen`;
  return clause(after === "" ? change : { ...change, after }, { subject });
};

const ripe: Reference = { agrees: "many", in: () => "reife Pflanzen" };

const cropVerbs: Verbs = {
  addBed: ({ who, type }: Whose & { type: keyof typeof bedTitles }, say) =>
    doing(who, say, () => does`${say.mark("type", one({ noun: bedTitles[type] }, "acc"))} erhalten`),
  removeBed: (_, say) => clause(does`${each(say.things("beds"), "acc")} samt Bewuchs entfernen`),
  raise: (_, say) => changed(say, "crops", 1),
  lower: ({ floor }: { floor?: number }, say) => {
    const subject = partOf(say.things("crops"), nouns.value);
    const sinks = does`um ${amountText(say.value("n"), "acc")} sinken`;
    const least = floor ? { ...sinks, after: say.mark("floor", phrase`, aber nicht unter ${String(floor)}`) } : sinks;
    return clause(least, { subject });
  },
  setValue: (_, say) =>
    clause(does`auf ${amountText(say.value("to"), "acc")} gesetzt werden`, {
      subject: partOf(say.things("crops"), nouns.value),
    }),
  delay: (_, say) => timed(say, "steigen"),
  hasten: (_, say) => [timed(say, "sinken"), clause(does`geerntet werden`, { subject: ripe, opens: true })],
  destroy: ({ to }: { to?: "discard" | "deck" }, say) => {
    const crops = each(say.things("crops"), "acc");
    return clause(
      to === "deck" ? does`${crops} ${say.mark("to", "in den Nachziehstapel")} mischen` : does`${crops} zerstören`,
    );
  },
  harvest: (_, say) => clause(does`${each(say.things("crops"), "acc")} ernten`),
  changeBed: ({ to }: { to: string }, say) => {
    const chosen = say.speech.discourse.call(to)?.called;
    const kind = Object.hasOwn(bedTitles, to) ? bedTitles[to as keyof typeof bedTitles] : nouns.bed;
    const what = say.mark("to", (chosen?.in ?? ((c) => one({ noun: kind }, c)))("dat"));
    return ofEach(say.things("beds"), does`zu ${what} werden`);
  },
};

/** “ihre {timer} steigt um 1” */
const timed = (say: Say, how: "steigen" | "sinken") => {
  const by = amountText(say.value("n"), "acc");
  const subject = partOf(say.things("crops"), nouns.timer);
  return clause(how === "steigen" ? does`um ${by} steigen` : does`um ${by} sinken`, { subject });
};

/** Coins, fertilizers, or whichever of them was chosen. */
const resource = (what: string, say: Say): Noun =>
  what === "coins" || what === "fertilizers"
    ? symbols[what]
    : mass({ ...die("davon"), one: say.mark("what", "davon") });

interface Gain extends Whose {
  what: string;
}
interface Transfer extends Named {
  from: Who;
  to?: Who;
  what: string;
}

const resourceVerbs: Verbs = {
  gain: ({ who, what }: Gain, say) =>
    doing(who, say, () => does`${much(say.value("n"), resource(what, say))} erhalten`),
  lose: ({ who, what }: Gain, say) =>
    doing(who, say, () => does`${much(say.value("n"), resource(what, say))} verlieren`),
  transfer: ({ from, to, what, as }: Transfer, say) => {
    // Whoever gives is named first: “jeder Gegner gibt dir so viel, wie dieser Spieler hat”.
    const giver = isOwn(from, say) ? {} : { subject: marked(`${say.at}/from`, player(from, say)) };
    const taker = marked(`${say.at}/to`, player(to, say));
    const given = much(say.value("n"), resource(what, say));
    if (as !== undefined) say.speech.discourse.introduceNumber(as, thatMany);
    return clause(does`${taker.in("dat")} ${given} geben`, giver);
  },
  roll: ({ n = 1, sides, as }: { n?: Json; sides: Ruled<number>; as: string }, say) => {
    const die = typeof sides === "number" ? String(sides) : String(say.speech.ruled<string>(sides as Ruled<never>));
    const faces = say.mark("sides", `W${die.replace(/^1?d/, "")}`);
    const count = say.value("n");
    say.speech.discourse.introduceNumber(as, thatMany);
    if (n === 1) return clause(does`einen ${faces} werfen`);
    const dice = isFigure(count)
      ? phrase`${count.words("acc")} ${faces}`
      : phrase`so viele ${faces}, wie ${amountText(count, "nom")} beträgt`;
    return clause(does`${dice} werfen`);
  },
};

export const verbs: Verbs = { ...cardVerbs, ...cropVerbs, ...resourceVerbs };

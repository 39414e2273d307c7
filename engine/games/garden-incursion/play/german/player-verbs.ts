import { type Amount, amountOf, isFigure } from "../../../../core/grammar/german/amounts";
import { die, mass, type Noun } from "../../../../core/grammar/german/nouns";
import { does } from "../../../../core/grammar/german/predicates";
import type { GermanWords } from "../../../../core/grammar/german/speech";
import { clause, type Statement } from "../../../../core/grammar/german/statements";
import { marked, pronoun, single, some } from "../../../../core/grammar/german/things";
import type { Phrase } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { CounterKind } from "../state";
import type { CardFilter } from "../vocabulary/card-filters";
import { counterNouns, nouns } from "./names";
import { allOf, cardThings, doing, holdsAtMost, player } from "./phrases";
import type { GardenGerman, Say } from "./speech";

/** What cards do to energy, cards and workers. */

type Verbs = GermanWords<GardenGerman>["verbs"];
const energy = mass(die("{E}"));

const whoOf = (written: Json): string | undefined =>
  typeof written === "object" && written !== null && "who" in written ? (written as { who: string }).who : undefined;
const much = (written: Json, noun: Noun, say: Say, change = (amount: Amount): Amount => amount): Phrase =>
  amountOf(change(whoOf(written) === undefined ? say.value() : say.value("n")), noun, "acc");
const isLoss = (written: Json): boolean => {
  const n = typeof written === "object" && written !== null && "n" in written ? written.n : written;
  return typeof n === "number" && n < 0;
};
const lost = (amount: Amount): Amount =>
  isFigure(amount) ? { ...amount, n: -amount.n, words: () => String(-amount.n) } : amount;

type Destination = "hand" | "discard" | "deckTop" | "deckBottom" | "workers" | "workersFaceDown";

/** “lege sie unter dein Deck”, “bringe sie als Arbeiter ins Spiel” */
function moved(what: Phrase, to: Destination, say: Say, key = "to"): Statement {
  const place = (words: string): Phrase => say.mark(key, words);
  if (to === "hand") return clause(does`${what} ${place("auf die Hand")} nehmen`);
  if (to === "discard") return clause(does`${what} ${place("auf deinen Ablagestapel")} legen`);
  if (to === "deckTop") return clause(does`${what} ${place("oben auf dein Deck")} legen`);
  if (to === "deckBottom") return clause(does`${what} ${place("unter dein Deck")} legen`);
  const faces = to === "workers" ? "als Arbeiter" : "verdeckt als Arbeiter";
  return clause(does`${what} ${place(faces)} ins Spiel bringen`);
}

export const playerVerbs: Verbs = {
  energy: (written: Json, say) =>
    doing(whoOf(written), say, () =>
      isLoss(written)
        ? does`${much(written, energy, say, lost)} verlieren`
        : does`${much(written, energy, say)} erhalten`,
    ),
  draw: (written: Json, say) => doing(whoOf(written), say, () => does`${much(written, nouns.card, say)} ziehen`),
  discard: ({ who, n = 1, chooser = who }: { who: string; n?: number; chooser?: string }, say) =>
    doing(who, say, () => {
      const cards = say.mark("n", some({ noun: nouns.card }, n, "acc"));
      const owner = marked(
        `${say.at}/chooser`,
        chooser === who && who !== "self" ? pronoun("m") : player(chooser, say),
      );
      const discards = does`${cards} ${single({ noun: nouns.choice, owner }, "gen")} ab|werfen`;
      return who === "self" ? discards : { ...discards, after: " (falls vorhanden)" };
    }),
  moveCard: ({ to }: { to: Destination }, say) => moved(allOf(say.things("card"), "acc"), to, say),
  putWorker: ({ faceUp = true }: { faceUp?: boolean }, say) =>
    moved(allOf(say.things("card"), "acc"), faceUp ? "workers" : "workersFaceDown", say, "faceUp"),
  search: (
    { from, of = {}, n = 1, to }: { from: "deck" | "discard"; of?: CardFilter; n?: number; to: Destination },
    say,
  ) => {
    const place = say.mark("from", from === "deck" ? "aus deinem Deck" : "aus deinem Ablagestapel");
    return moved(some(cardThings(of, say.within("of"), place), n, "acc"), to, say);
  },
  shuffle: () => clause(does`dein Deck mischen`),
  turnWorkers: () => clause(does`alle deine offenen Arbeiter für {E} um|drehen`),
  store: ({ kind, n, max }: { kind: CounterKind; n: number; max: number }, say) => {
    const [moved, counters] = [say.mark("n", `${n} {E}`), say.mark("kind", counterNouns[kind].many)];
    return [
      clause(does`bis zu ${moved} aus deinem Vorrat in ${counters} auf deiner Königin um|wandeln`),
      holdsAtMost("f", max, say),
    ];
  },
};

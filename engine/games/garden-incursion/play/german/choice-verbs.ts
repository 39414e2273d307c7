import { spelled } from "../../../../core/grammar/german/nouns";
import { does } from "../../../../core/grammar/german/predicates";
import type { GermanWords } from "../../../../core/grammar/german/speech";
import { clause, type Statement } from "../../../../core/grammar/german/statements";
import {
  called,
  pointedAt,
  type Reference,
  several,
  some,
  type Things,
  you,
} from "../../../../core/grammar/german/things";
import { phrase } from "../../../../core/grammar/phrase";
import type { Pick, PickCard } from "../vocabulary/choice-verbs";
import { filterThings, laterCalled } from "./filters";
import { nouns } from "./names";
import { cardThings } from "./phrases";
import type { GardenGerman, Met, Say } from "./speech";

/** Words that ask. */

type Verbs = GermanWords<GardenGerman>["verbs"];

const zones: Readonly<Record<string, string>> = { discard: "aus deinem Ablagestapel", hand: "aus deiner Hand" };
const card = (isMany: boolean): Met => ({ noun: nouns.card, known: pointedAt(nouns.card, isMany), isMany });

export const choiceVerbs: Verbs = {
  pick: ({ from, as, n = 1, upTo = false }: Pick, say) => {
    const things = filterThings(from, say.within("from"));
    return chosen(as, laterCalled(from, n > 1), { things, n, upTo }, say);
  },
  pickCard: ({ from, of, as, upTo = false }: PickCard, say) => {
    const zone = say.speech.discourse.known().has(from) ? undefined : zones[from];
    const among =
      zone === undefined && of === undefined
        ? say.things("from")
        : cardThings(
            of ?? {},
            say.within("of"),
            say.mark("from", zone ?? phrase`unter ${several(say.things("from"), "dat")}`),
          );
    return chosen(as, card(false), { things: among, n: 1, upTo }, say);
  },
  chooseOpponent: (as: string, say) => {
    say.speech.discourse.introduce(as, { ...called(pointedAt(nouns.opponent)), noun: nouns.opponent });
    return clause(does`einen Gegner wählen`);
  },
  may: (_, say) => ({ kind: "may", who: you, do: say.effect("do") }),
  peek: ({ n, as }: { n: number; as: string }, say) => {
    say.speech.meet(as, card(n > 1));
    const top = say.mark("n", n === 1 ? "die oberste Karte" : `die ${spelled(n)} obersten Karten`);
    return clause(does`dir ${top} deines Decks an|sehen`);
  },
};

/** What is chosen: described by what is done with it, or by itself where that comes later or nothing is. */
function chosen(
  as: string,
  met: Met,
  { things, n, upTo }: { things: Things; n: number; upTo: boolean },
  say: Say,
): readonly Statement[] {
  const { speech } = say;
  const what: Reference = {
    agrees: n > 1 ? "many" : met.noun.gender,
    in: (c) => say.mark("n", some(things, n, c, upTo)),
  };
  const isSilent = speech.isSilent(say);
  speech.meet(as, met, isSilent ? what : undefined);
  return isSilent ? [] : [clause(does`${what.in("acc")} wählen`)];
}

import { condition } from "../../../../core/grammar/german/conditions";
import { der, die, type Noun } from "../../../../core/grammar/german/nouns";
import type { GermanWords } from "../../../../core/grammar/german/speech";
import { has, presence, several, type Things, you } from "../../../../core/grammar/german/things";
import { phrase } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { CounterKind, Phase } from "../state";
import type { CardFilter } from "../vocabulary/card-filters";
import type { Filter, Where } from "../vocabulary/filters";
import { filterThings } from "./filters";
import { counterNouns, nouns, phaseTimes } from "./names";
import { cardThings, objectThings, partOf, put } from "./phrases";
import type { GardenGerman } from "./speech";

/** Numbers, conditions and things. */

type Words = GermanWords<GardenGerman>;

const inZone = { hand: "auf der Hand", discard: "im Ablagestapel" } as const;

type Stated = "attack" | "defence" | "ap" | "cost";
const statNouns: Record<Stated, Noun> = {
  ...{ attack: der("{A}"), defence: die("{D}"), ap: der("Vorrat an {AP}"), cost: der("Kostenwert") },
};

export const values: Words["values"] = {
  workers: () => ({ counts: { noun: nouns.worker, owner: you } }),
  handSize: () => ({ counts: { noun: nouns.handCard, owner: you } }),
  counters: ({ object, kind }: { object: Json; kind: CounterKind }, say) => {
    const things = objectThings(object as Where, say.within("object"));
    const { one, many, gender } = counterNouns[kind];
    const noun: Noun = { one: say.mark("kind", one), many: say.mark("kind", many), gender };
    const counts: Things = { noun, tail: put("auf", several(things, "dat")) };
    const { called: holder } = things;
    if (holder === undefined || holder.agrees === "many") return { counts };
    return {
      counts,
      having: (quantity, isOne) =>
        phrase`${holder.in("nom")} ${quantity} ${isOne ? noun.one : noun.many} ${has(holder)}`,
    };
  },
  stat: ({ object, stat }: { object: Json; stat: Stated }, say) => {
    const things = objectThings(object as Where, say.within("object"));
    const isMany = things.called === undefined || things.called.agrees === "many";
    return { words: (c) => say.mark("stat", partOf(things, statNouns[stat], isMany ? ["gesamt"] : []).in(c)) };
  },
  attackers: () => ({
    counts: { noun: nouns.creature, owner: you, adjectives: ["am selben Angriff beteiligt"], withThis: true },
    having: (quantity, isOne) =>
      phrase`${quantity} deiner Kreaturen im selben Gefecht ${isOne ? "angreift" : "angreifen"}`,
  }),
  cards: ({ in: zone, of = {} }: { in: "hand" | "discard"; of?: CardFilter }, say) => ({
    counts: {
      ...cardThings(
        of,
        say.within("of"),
        say.mark("in", zone === "hand" ? "auf deiner Hand" : "in deinem Ablagestapel"),
      ),
    },
  }),
};

export const tests: Words["tests"] = {
  exists: (filter: Json, say) => presence(filterThings(filter as Filter, say)),
  cardIn: ({ zone, of = {} }: { zone: "hand" | "discard"; of?: CardFilter }, say) =>
    presence({ ...cardThings(of, say.within("of"), say.mark("zone", inZone[zone])), owner: you }),
  phase: (phase: Phase) => {
    const [who, time] = phaseTimes[phase];
    return condition(`${who} ${time} ist`, `${who} nicht ${time} ist`);
  },
};

export const selectors: Words["selectors"] = {
  objects: (filter: Filter, say) => filterThings(filter, say),
  opponents: () => ({ noun: nouns.opponent }),
  players: () => ({ noun: nouns.player }),
  chosen: (_: string, say) => say.things(),
};

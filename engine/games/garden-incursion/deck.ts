import { countCards } from "../../decks/deck-lines";
import { type DeckRule, type DeckRules, type Entry, nameOf, type Related } from "../../decks/deck-rule";
import { figure } from "../../decks/figure";
import type { Card } from "./card-schema";
import { advice, defaults, type Options, openingHand, players as possible } from "./options";
import { problems } from "./problems";
import { typeNames } from "./symbols";

type Lines = readonly Entry<Card>[];
type Code = keyof typeof problems.kinds;
type Rule = DeckRule<Card, Code>;

const isQueen = ({ type }: Card): boolean => type === "queen";
const isOther = (card: Card): boolean => !isQueen(card);
const isWorker = ({ type }: Card): boolean => type === "worker";
const isOutside = ({ token, type }: Card): boolean => token === true || type === "skills";
const isCounted = (card: Card): boolean => isOther(card) && !isWorker(card);
const countOf = (entries: Lines, is: (card: Card) => boolean): number =>
  countCards(entries.filter(({ card }) => is(card)));

/** Rules §4: the queen lies in her deck's list and decides its tribe. Unless it is known, the fewest play. */
export const deckRules = (options: Options = defaults, players?: number): DeckRules<Card, Code> => ({
  area: problems,
  rulesFor: (entries) => [
    ...queenRules,
    ...sizeRules(entries, options, players),
    ...tribeRules(entries),
    ...copyRules(options),
    ...(countOf(entries, isOther) > 0 ? balance : []),
  ],
});

/** D1. */
const queenRules: readonly Rule[] = [
  {
    id: "garden-incursion/queen-count",
    says: "Exactly one queen.",
    kind: "count",
    among: isQueen,
    min: 1,
    max: 1,
    evenEmpty: true,
    words: ({ count }) => ({
      count,
      repair: count === 0 ? "Add the queen of the tribe you want to lead." : "Keep one of them.",
    }),
  },
];

/** D2 and D3. */
function sizeRules(entries: Lines, options: Options, players: number | undefined): readonly Rule[] {
  const { deckMax, deckMin, queenCounts } = options;
  const least = (seats: number): number => Math.max(deckMin, openingHand(options, seats - 1) + 1);
  const sure = players ?? possible.min;
  const others = countOf(entries, isOther);
  let seats: number = possible.max;
  while (seats > sure && least(seats) > others) seats--;
  return [
    {
      id: "garden-incursion/deck-too-large",
      says: `At most ${deckMax} cards; the queen ${queenCounts ? "counts" : "does not count"}.`,
      kind: "count",
      ...(queenCounts ? {} : { among: isOther }),
      max: deckMax,
      words: ({ count, limit: max, excess }) => ({
        count,
        max,
        excess,
        counts: queenCounts ? "counts" : "does not count",
      }),
    },
    {
      id: "garden-incursion/deck-too-small",
      says: `At least ${least(sure)} cards besides the queen for ${sure} players.`,
      kind: "count",
      among: isOther,
      min: least(sure),
      evenEmpty: true,
      words: ({ count, limit: min, excess }) => ({ count, min, missing: -excess }),
    },
    ...(players === undefined && others >= least(sure)
      ? [
          {
            id: "garden-incursion/few-for-more",
            says: `Enough cards for ${possible.max} players: ${least(possible.max)}.`,
            kind: "count",
            among: isOther,
            min: least(possible.max),
            words: () => ({ count: others, players: seats, more: seats + 1, min: least(seats + 1) }),
          } satisfies Rule,
        ]
      : []),
  ];
}

/** D4 and D5. */
function tribeRules(entries: Lines): readonly Rule[] {
  const deckTribe = entries.find(({ card }) => isQueen(card))?.card.tribe;
  return [
    {
      id: "garden-incursion/not-for-decks",
      says: "No tokens and no skill sheets.",
      kind: "banned",
      among: isOutside,
      words: ({ entries: [entry] }) => ({
        card: nameOf(entry!),
        type: entry!.card.token ? "token" : typeNames[entry!.card.type].toLowerCase(),
      }),
    },
    {
      id: "garden-incursion/other-tribe",
      says: "Only cards of the queen’s tribe, and workers of no tribe.",
      kind: "faction",
      leader: isQueen,
      valueOf: () => deckTribe,
      // A second queen is told as such.
      fits: (card, tribe) => card.tribe === tribe || (isWorker(card) && card.tribe === undefined),
      words: ({ entries: [entry] }) => ({
        card: nameOf(entry!),
        tribe: entry!.card.tribe ?? "no tribe",
        deckTribe: deckTribe ?? "no tribe",
      }),
    },
  ];
}

/** D6, D7 and D9. */
function copyRules(options: Options): readonly Rule[] {
  const { maxCopies } = options;
  const { usualCopies } = advice;
  const words: Rule["words"] = ({ entries: [entry], count, limit: max, excess }) => ({
    count,
    card: nameOf(entry!),
    max,
    excess,
  });
  const most = { among: isCounted, by: (_: Card, id: string) => id, words };
  return [
    {
      id: "garden-incursion/banned-card",
      says: "Only cards that the table has agreed on.",
      kind: "relation",
      find: (entries) => disagreements(entries, options),
    },
    ...(maxCopies > 0
      ? [
          {
            id: "garden-incursion/too-many-copies",
            says: `At most ${maxCopies} copies of a card.`,
            kind: "copies",
            ...most,
            limit: maxCopies,
          } satisfies Rule,
        ]
      : []),
    {
      id: "garden-incursion/many-copies",
      says: `${usualCopies} copies of a card are usual.`,
      kind: "copies",
      ...most,
      limit: usualCopies,
    },
  ];
}

const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** D6: why the table's agreement doesn't allow so many of a card; every reason there is. */
function disagreements(entries: Lines, { cardSets, bans, restricted }: Options): Related<Card>[] {
  const [sets, banned] = [listOf(cardSets), listOf(bans)];
  const limits = new Map(
    listOf(restricted).map((part) => [part.replace(/\s+\d+$/, ""), Number(/\d+$/.exec(part)?.[0] ?? 1)]),
  );
  return entries.flatMap((entry) => {
    const { id, card, count } = entry;
    const limit = limits.get(id);
    const isAgreed = sets.length === 0 || (card.tags ?? []).some((tag) => sets.includes(tag));
    const reasons = [
      ...(banned.includes(id) ? ["banned"] : []),
      ...(limit !== undefined && count > limit ? [`restricted to ${limit}`] : []),
      ...(isAgreed ? [] : ["not in the agreed sets"]),
    ];
    return reasons.map((why) => ({ entries: [entry], value: `${id} ${why}`, words: { card: nameOf(entry), why } }));
  });
}

/** D8, D10 and D11. */
const { usualDeckMin, usualWorkers, usualCreatures } = advice;
const balance: readonly Rule[] = [
  {
    id: "garden-incursion/worker-share",
    says: `${usualWorkers.low} to ${usualWorkers.high} % of the cards are workers.`,
    kind: "measure",
    figure: (entries) => (100 * countOf(entries, isWorker)) / Math.max(1, countOf(entries, isOther)),
    min: usualWorkers.low,
    max: usualWorkers.high,
    words: ({ count: share }) => ({ percent: figure(share, [usualWorkers.low, usualWorkers.high]), ...usualWorkers }),
  },
  {
    id: "garden-incursion/short-deck",
    says: `${usualDeckMin} cards or more, so that it lasts.`,
    kind: "count",
    min: usualDeckMin,
    words: ({ count, limit: min }) => ({ count, min }),
  },
  {
    id: "garden-incursion/few-creatures",
    says: `At least ${usualCreatures} creatures.`,
    kind: "count",
    among: ({ type }) => type === "creature",
    min: usualCreatures,
    words: ({ count, limit: min }) => ({ count, min }),
  },
];

import { groupBy } from "../../core/group-by";
import { type DeckRules, nameOf } from "../../decks/deck-rule";
import { skullsOf } from "./card-facts";
import { type Card, hatchDefaults } from "./card-schema";
import { balanceRules } from "./deck-balance";
import { type CardEntry, type CardRule, countOf, type ProblemCode, powerOf, shareOf } from "./deck-tally";
import { defaults, limits, type Options, players } from "./options";
import { problems } from "./problems";

const { min: fewest, max: most } = players;
const { minDeck, minDeckPerPlayer, maxDeck, maxCopies } = limits;
const least = (players: number): number => Math.max(minDeck, minDeckPerPlayer * players);

/**
 * The one deck of all players, rules §4. Errors first, then what makes it play badly. Where nobody knows how many will
 * play, it must do for the fewest.
 */
export const deckRules = (options: Options = defaults, players?: number): DeckRules<Card, ProblemCode> => ({
  area: problems,
  rulesFor: (entries) => [
    ...sizeRules(entries, players),
    ...designRules,
    ...playableRules(entries, options),
    ...(entries.length > 0 ? balanceRules(entries, options, players ?? fewest) : []),
  ],
});

/** D1 and D2. */
function sizeRules(entries: readonly CardEntry[], players: number | undefined): readonly CardRule[] {
  const sure = players ?? fewest;
  const count = countOf(entries);
  let seats: number = most;
  while (seats > sure && least(seats) > count) seats--;
  return [
    {
      id: "hatch/deck-too-small",
      says: `At least ${least(sure)} cards for ${sure} players.`,
      kind: "count",
      min: least(sure),
      evenEmpty: true,
      words: ({ count: cards, limit: min, excess }) => ({ count: cards, players: sure, min, missing: -excess }),
    },
    {
      id: "hatch/deck-too-large",
      says: `At most ${maxDeck} cards.`,
      kind: "count",
      max: maxDeck,
      words: ({ count: cards, limit: max, excess }) => ({ count: cards, max, excess }),
    },
    ...(players === undefined && count >= least(sure) ? [enoughForAll(count, seats)] : []),
  ];
}

const enoughForAll = (count: number, players: number): CardRule => ({
  id: "hatch/few-for-more",
  says: `Enough cards for ${most} players: ${least(most)}.`,
  kind: "count",
  min: least(most),
  words: () => ({ count, players, more: players + 1, min: least(players + 1) }),
});

/** D3, D4 and what is printed on the cards. */
const designRules: readonly CardRule[] = [
  {
    id: "hatch/too-many-copies",
    says: `At most ${maxCopies} copies of a card.`,
    kind: "copies",
    by: (_, id) => id,
    limit: maxCopies,
    words: ({ entries: [entry], count, limit: max, excess }) => ({ card: nameOf(entry!), count, max, excess }),
  },
  {
    id: "hatch/printed-copies",
    says: "Each card as often as is printed on it.",
    kind: "relation",
    find: (entries) =>
      entries.flatMap((entry) => {
        const { id, card, count } = entry;
        if (card.copies === undefined || card.copies === count) return [];
        const words = { card: nameOf(entry), printed: card.copies, count };
        return [{ entries: [entry], value: id, words, adding: (_: Card, other: string) => other === id }];
      }),
  },
  {
    id: "hatch/same-name",
    says: "No two cards of the same name.",
    kind: "relation",
    find: (entries) =>
      [...groupBy(entries, nameOf)]
        .filter(([, group]) => group.length > 1)
        .map(([name, [first, ...others]]) => ({ entries: [...others, first!], value: name, words: { card: name } })),
  },
];

/** D7 to D10. */
function playableRules(
  entries: readonly CardEntry[],
  { powerTarget: target, barterSources }: Options,
): readonly CardRule[] {
  const count = countOf(entries);
  const isFree = (card: Card): boolean => skullsOf(card) === 0;
  const pays = ({ sacrifice = hatchDefaults.sacrifice }: Card): boolean => sacrifice > 0;
  const skulls = barterSources === "off" && countOf(entries, isFree) < count;
  return [
    ...(["food", "fire", "love"] as const)
      .filter((symbol) => entries.some(({ card: { needs } }) => (needs?.[symbol] ?? 0) > 0))
      .map(
        (symbol): CardRule => ({
          id: "hatch/missing-symbol",
          says: `A card that gives ${symbol}, since others ask for it.`,
          about: symbol,
          kind: "count",
          among: ({ gives }) => gives === symbol || gives === "wild",
          min: 1,
          words: () => ({ symbol }),
        }),
      ),
    {
      id: "hatch/few-free-eggs",
      says: "At least 25 % of the eggs cost no skulls.",
      kind: "measure",
      figure: (cards) => shareOf(cards, isFree),
      min: 25,
      words: () => ({ free: countOf(entries, isFree), count }),
    },
    ...(skulls
      ? [
          {
            id: "hatch/unpaid-skulls",
            says: "A card that pays skulls, since others ask for them.",
            kind: "count",
            among: pays,
            min: 1,
          } satisfies CardRule,
        ]
      : []),
    {
      id: "hatch/too-little-power",
      says: `Power of at least ${2 * target} in all.`,
      kind: "measure",
      figure: powerOf,
      min: 2 * target,
      words: ({ count: power, limit: min }) => ({ power, target, min }),
    },
  ];
}

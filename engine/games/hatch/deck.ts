import { type HatchCard, hatchDefaults as hatchDefaultsOfCards } from "../../../schemas/cards/hatch";
import { groupBy } from "../../core/group-by";
import { type DeckRules, nameOf } from "../../decks/deck-rule";
import { skullsOf } from "./card-facts";
import { hatchBalanceRules } from "./deck-balance";
import { countOf, type HatchCode, type HatchEntry, type HatchRule, powerOf, shareOf } from "./deck-tally";
import { type HatchOptions, hatchDefaults, hatchLimits, hatchPlayers } from "./options";
import { hatchProblems } from "./problems";

const { minDeck, minDeckPerPlayer, maxDeck, maxCopies } = hatchLimits;
const least = (players: number): number => Math.max(minDeck, minDeckPerPlayer * players);

/**
 * The one deck of all players, rules §4. Errors first, then what makes it play badly. Where nobody knows how many will
 * play, it must do for the fewest.
 */
export const hatchDeckRules = (
  options: HatchOptions = hatchDefaults,
  players?: number,
): DeckRules<HatchCard, HatchCode> => ({
  area: hatchProblems,
  rulesFor: (entries) => [
    ...sizeRules(entries, players),
    ...designRules,
    ...playableRules(entries, options),
    ...(entries.length > 0 ? hatchBalanceRules(entries, options, players ?? hatchPlayers.min) : []),
  ],
});

/** D1 and D2. */
function sizeRules(entries: readonly HatchEntry[], players: number | undefined): readonly HatchRule[] {
  const sure = players ?? hatchPlayers.min;
  const count = countOf(entries);
  let seats: number = hatchPlayers.max;
  while (seats > sure && least(seats) > count) seats--;
  return [
    {
      id: "hatch/deck-too-small",
      kind: "count",
      min: least(sure),
      evenEmpty: true,
      words: ({ count: cards, limit: min, excess }) => ({ count: cards, players: sure, min, missing: -excess }),
    },
    {
      id: "hatch/deck-too-large",
      kind: "count",
      max: maxDeck,
      words: ({ count: cards, limit: max, excess }) => ({ count: cards, max, excess }),
    },
    ...(players === undefined && count >= least(sure) ? [enoughForAll(count, seats)] : []),
  ];
}

const enoughForAll = (count: number, players: number): HatchRule => ({
  id: "hatch/few-for-more",
  kind: "count",
  min: least(hatchPlayers.max),
  words: () => ({ count, players, more: players + 1, min: least(players + 1) }),
});

/** D3, D4 and what is printed on the cards. */
const designRules: readonly HatchRule[] = [
  {
    id: "hatch/too-many-copies",
    kind: "copies",
    by: (_, id) => id,
    limit: maxCopies,
    words: ({ entries: [entry], count, limit: max, excess }) => ({ card: nameOf(entry!), count, max, excess }),
  },
  {
    id: "hatch/printed-copies",
    kind: "relation",
    find: (entries) =>
      entries.flatMap((entry) => {
        const { id, card, count } = entry;
        if (card.copies === undefined || card.copies === count) return [];
        const words = { card: nameOf(entry), printed: card.copies, count };
        return [{ entries: [entry], value: id, words, adding: (_: HatchCard, other: string) => other === id }];
      }),
  },
  {
    id: "hatch/same-name",
    kind: "relation",
    find: (entries) =>
      [...groupBy(entries, nameOf)]
        .filter(([, group]) => group.length > 1)
        .map(([name, [first, ...others]]) => ({ entries: [...others, first!], value: name, words: { card: name } })),
  },
];

/** D7 to D10. */
function playableRules(
  entries: readonly HatchEntry[],
  { powerTarget: target, barterSources }: HatchOptions,
): readonly HatchRule[] {
  const count = countOf(entries);
  const isFree = (card: HatchCard): boolean => skullsOf(card) === 0;
  const pays = ({ sacrifice = hatchDefaultsOfCards.sacrifice }: HatchCard): boolean => sacrifice > 0;
  const skulls = barterSources === "off" && countOf(entries, isFree) < count;
  return [
    ...(["food", "fire", "love"] as const)
      .filter((symbol) => entries.some(({ card: { needs } }) => (needs?.[symbol] ?? 0) > 0))
      .map(
        (symbol): HatchRule => ({
          id: "hatch/missing-symbol",
          about: symbol,
          kind: "count",
          among: ({ gives }) => gives === symbol || gives === "wild",
          min: 1,
          words: () => ({ symbol }),
        }),
      ),
    {
      id: "hatch/few-free-eggs",
      kind: "measure",
      figure: (cards) => shareOf(cards, isFree),
      min: 25,
      words: () => ({ free: countOf(entries, isFree), count }),
    },
    ...(skulls ? [{ id: "hatch/unpaid-skulls", kind: "count", among: pays, min: 1 } satisfies HatchRule] : []),
    {
      id: "hatch/too-little-power",
      kind: "measure",
      figure: powerOf,
      min: 2 * target,
      words: ({ count: power, limit: min }) => ({ power, target, min }),
    },
  ];
}

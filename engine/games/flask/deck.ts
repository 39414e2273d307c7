import { formatCode } from "../../core/composition";
import { groupBy } from "../../core/group-by";
import { plural } from "../../core/rich-text";
import { type DeckRules, type Entry, nameOf } from "../../decks/deck-rule";
import { anatomyOf, componentsOf, isHandWritten, unknownBases } from "./anatomy";
import type { Card } from "./card-schema";
import { defaults, type Options } from "./options";
import { problems } from "./problems";

const codeOf = (card: Card): string => formatCode(componentsOf(card), card.composition);
/** Whether the card is what its code says: none has one that is written by hand, empty, or made of unknown base cards. */
const hasCode = (card: Card): boolean => !isHandWritten(card) && unknownBases(card).length === 0 && codeOf(card) !== "";
/** Whether a card takes anything from anybody, as Attack and Sabotage do; or may, for all that is known. */
const attacks = (card: Card): boolean =>
  !isHandWritten(card) &&
  (unknownBases(card).length > 0 ||
    anatomyOf(card).effects.some(({ tree }) => /"(lose|discard|mill)":/.test(JSON.stringify(tree))));

/** Rules §4 D1, D2, W2, W4 and W5. What concerns a single card is checked with it. */
export const deckRules = ({
  deckSize,
  maxSimilar,
}: Options = defaults): DeckRules<Card, keyof typeof problems.kinds> => ({
  area: problems,
  rulesFor: () => [
    {
      id: "flask/deck-size",
      says: `Exactly ${deckSize} cards.`,
      kind: "count",
      min: deckSize,
      max: deckSize,
      evenEmpty: true,
      words({ count, excess }) {
        const repair = excess < 0 ? `Add ${plural(-excess, "card")}.` : `Take out ${plural(excess, "card")}.`;
        return { count, size: deckSize, repair };
      },
    },
    {
      id: "flask/too-many-similar",
      says: `At most ${maxSimilar} cards with the same code.`,
      kind: "copies",
      among: hasCode,
      by: codeOf,
      limit: maxSimilar,
      words({ entries, count, excess, value }) {
        const names = [...new Set(entries.map(nameOf))].join(", ");
        return { count, code: value, names, max: maxSimilar, excess };
      },
    },
    {
      id: "flask/hand-written",
      says: "Only cards composed of base cards.",
      kind: "banned",
      among: isHandWritten,
      words: ({ entries: [entry] }) => ({ card: nameOf(entry!) }),
    },
    { id: "flask/similar-entries", says: "Each code on one card.", kind: "relation", find: similarEntries },
    {
      id: "flask/no-attack",
      says: "A card that takes something from somebody.",
      kind: "count",
      among: attacks,
      min: 1,
    },
    { id: "flask/same-name", says: "No two cards of the same name.", kind: "relation", find: sameNames },
  ],
});

/** Rules §4 W5. Cards of one name are told by their ids. */
function similarEntries(entries: readonly Entry<Card>[]) {
  const coded = entries.filter(({ card }) => hasCode(card));
  return [...groupBy(coded, ({ card }) => codeOf(card)).values()].flatMap(([first, ...others]) =>
    others.map((other) => {
      const [a, b] = nameOf(first!) === nameOf(other) ? [first!.id, other.id] : [nameOf(first!), nameOf(other)];
      return { entries: [other, first!], value: `${first!.id} ${other.id}`, words: { a, b } };
    }),
  );
}

/** Rules §4 W4. */
function sameNames(entries: readonly Entry<Card>[]) {
  return [...groupBy(entries, nameOf)]
    .filter(([, group]) => new Set(group.map(({ card, id }) => (hasCode(card) ? codeOf(card) : id))).size > 1)
    .map(([name, group]) => ({ entries: [...group.slice(1), group[0]!], value: name, words: { name } }));
}

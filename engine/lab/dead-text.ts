import type { CardText, DeadWord } from "../../schemas/lab-answer";
import type { GameOutcome } from "../../schemas/lab-matches";
import type { WatchedWord } from "../core/word-watch";

/** What cards say that came about in no match: effects that never began, conditions that never held, choices that found nothing. */

export function textsOf(
  words: ReadonlyMap<string, readonly WatchedWord[]>,
  outcomes: readonly Pick<GameOutcome, "texts">[],
): CardText[] {
  const seen = new Map([...words.keys()].map((card) => [card, { matches: 0, words: new Set<number>() }]));
  for (const { texts = {} } of outcomes)
    for (const [card, come] of Object.entries(texts)) {
      const known = seen.get(card);
      if (!known) continue;
      known.matches++;
      for (const word of come) known.words.add(word);
    }
  return [...words]
    .map(([card, all]) => {
      const { matches, words: come } = seen.get(card)!;
      return { card, matches, words: all.length, dead: deadIn(all, come) };
    })
    .filter((text) => text.words > 0)
    .sort((a, b) => b.dead.length - a.dead.length || a.matches - b.matches || (a.card < b.card ? -1 : 1));
}

/** What never came about although what is around it did: of an effect that never began not every part is told. */
const deadIn = (all: readonly WatchedWord[], come: ReadonlySet<number>): DeadWord[] =>
  all.flatMap(({ sort, key, at, within, isSilent }, word) => {
    const isDone = (number: number): boolean => number < 0 || (all[number]!.sort === "verbs" && come.has(number));
    return isSilent || come.has(word) || !isDone(within)
      ? []
      : [{ word, sort, key, ...(at === undefined ? {} : { at }) }];
  });

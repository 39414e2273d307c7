import type { Pointer } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import { type EffectError, placeOfSlip } from "./effect-error";

/**
 * Where cards are compiled only to be judged: on an empty set, with a game's words. Making the words takes longer than compiling
 * most cards, so they are made once; they look at the set only while they compile and play, and it is emptied for each card.
 */
export function judging<CompiledSet extends object, Words>(
  emptySet: () => CompiledSet,
  vocabulary: (set: CompiledSet) => Words,
): () => { set: CompiledSet; words: Words } {
  let stage: { set: CompiledSet; words: Words } | undefined;
  return () => {
    if (stage) Object.assign(stage.set, emptySet());
    else {
      const set = emptySet();
      stage = { set, words: vocabulary(set) };
    }
    return stage;
  };
}

/** What is played of a card, where it stands, and the card with nothing else that is. */
export type CardPart<Card> = readonly [at: Pointer, part: unknown, card: Card];

export const eachAbility = <Card extends { abilities?: unknown[] }>(card: Card): CardPart<Card>[] =>
  (card.abilities ?? []).map((ability, n) => [`/abilities/${n}`, ability, { ...card, abilities: [ability] }]);

/** One part at a time, so that each slip is told where it is. */
export const partProblems = <Card>(
  parts: readonly CardPart<Card>[],
  slipOf: (card: Card) => EffectError | null,
  tell: (field: Pointer, reason: string) => Problem,
): Problem[] =>
  parts.flatMap(([at, part, card]) => {
    const slip = slipOf(card);
    return slip === null ? [] : [tell(placeOfSlip(slip, part, at), slip.message)];
  });

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

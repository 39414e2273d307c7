import { isFitting } from "./is-fitting";
import type { CoreState } from "./machine";
import { refuseMisfit } from "./misfit";
import type { Vocabulary, Word } from "./vocabulary";

/** The same words, but they refuse what doesn't fit their schema: a card with a slip is a problem, and never a crash in play or on paper. */
export function checkedWords<S extends CoreState>({ verbs, values, tests, selectors }: Vocabulary<S>): Vocabulary<S> {
  return { verbs: checked(verbs), values: checked(values), tests: checked(tests), selectors: checked(selectors) };
}

function checked<S extends CoreState, Out>(
  words: Readonly<Record<string, Word<S, Out>>>,
): Record<string, Word<S, Out>> {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      {
        ...word,
        compile(args: never, compiler) {
          refuseMisfit(word, name, args);
          return word.compile(args, compiler);
        },
        says: (args: never, say) => (isFitting(word.schema, args) ? word.says(args, say) : undefined),
      } satisfies Word<S, Out>,
    ]),
  );
}

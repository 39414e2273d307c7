import { EffectError } from "./compiler";
import { fitsSchema } from "./fits-schema";
import type { CoreState } from "./machine";
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
          const wrong = fitsSchema(word.schema, args);
          if (wrong !== null) throw new EffectError(`“${name}” can't be read: ${wrong}.`);
          return word.compile(args, compiler);
        },
        says: (args: never, say) => (fitsSchema(word.schema, args) === null ? word.says(args, say) : undefined),
      } satisfies Word<S, Out>,
    ]),
  );
}

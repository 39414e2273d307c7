import { EffectError } from "../../../core/compiler";
import { coreWords } from "../../../core/control";
import { fitsSchema } from "../../../core/fits-schema";
import { combine, type Vocabulary, type Word } from "../../../core/vocabulary";
import type { CastleLanesState } from "./state";
import type { CastleLanesTable } from "./table";
import { boardVerbs } from "./vocabulary/board-verbs";
import { cardVerbs } from "./vocabulary/card-verbs";
import { choiceVerbs } from "./vocabulary/choice-verbs";
import { castleLanesSelectors } from "./vocabulary/selectors";
import { unitVerbs } from "./vocabulary/unit-verbs";
import { castleLanesTests, castleLanesValues } from "./vocabulary/values";

/** The words of Castle Lanes (rules §8.5). They depend on the house rules and the cards, so a match has its own. */
export function castleLanesVocabulary(table: CastleLanesTable): Vocabulary<CastleLanesState> {
  const words = combine<CastleLanesState>(
    coreWords(),
    { verbs: boardVerbs(table) },
    { verbs: unitVerbs(table) },
    { verbs: cardVerbs(table) },
    { verbs: choiceVerbs(table), values: castleLanesValues(table) },
    { tests: castleLanesTests(table), selectors: castleLanesSelectors(table) },
  );
  return {
    verbs: checked(words.verbs),
    values: checked(words.values),
    tests: checked(words.tests),
    selectors: checked(words.selectors),
  };
}

/** Words that refuse what doesn't fit their schema, so that a card with a slip is a problem and never a crash in play. */
function checked<Out>(
  words: Readonly<Record<string, Word<CastleLanesState, Out>>>,
): Record<string, Word<CastleLanesState, Out>> {
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
      } satisfies Word<CastleLanesState, Out>,
    ]),
  );
}

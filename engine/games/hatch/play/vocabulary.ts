import { EffectError } from "../../../core/compiler";
import { coreWords } from "../../../core/control";
import { fitsSchema } from "../../../core/fits-schema";
import { combine, type Vocabulary, type Word } from "../../../core/vocabulary";
import type { HatchState } from "./state";
import type { HatchTable } from "./table";
import { boardVerbs } from "./vocabulary/board-verbs";
import { cardVerbs } from "./vocabulary/card-verbs";
import { choiceVerbs } from "./vocabulary/choice-verbs";
import { hatchSelectors } from "./vocabulary/selectors";
import { hatchTests, hatchValues } from "./vocabulary/values";

/** The words of Hatch (rules §8.4). They depend on the house rules and the cards, so a match has its own. */
export function hatchVocabulary(table: HatchTable): Vocabulary<HatchState> {
  const words = combine<HatchState>(
    coreWords(),
    { verbs: cardVerbs(table) },
    { verbs: boardVerbs(table), values: hatchValues(table) },
    { verbs: choiceVerbs(table), tests: hatchTests(table), selectors: hatchSelectors(table) },
  );
  return {
    verbs: checked(words.verbs),
    values: checked(words.values),
    tests: checked(words.tests),
    selectors: checked(words.selectors),
  };
}

/** Words that refuse what doesn't fit their schema, so that a card with a slip is a problem and never a crash in play. */
function checked<Out>(words: Readonly<Record<string, Word<HatchState, Out>>>): Record<string, Word<HatchState, Out>> {
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
      } satisfies Word<HatchState, Out>,
    ]),
  );
}

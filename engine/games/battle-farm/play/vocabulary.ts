import { EffectError } from "../../../core/compiler";
import { coreWords } from "../../../core/control";
import { fitsSchema } from "../../../core/fits-schema";
import { combine, type Vocabulary, type Word } from "../../../core/vocabulary";
import type { BattleFarmState } from "./state";
import type { BattleFarmTable } from "./table";
import { cardVerbs } from "./vocabulary/card-verbs";
import { choiceVerbs } from "./vocabulary/choice-verbs";
import { cropVerbs } from "./vocabulary/crop-verbs";
import { resourceVerbs } from "./vocabulary/resource-verbs";
import { battleFarmSelectors, battleFarmTests, battleFarmValues } from "./vocabulary/values";

/** The words of Battle Farm (rules §8.5). They depend on the house rules and the cards, so a match has its own. */
export function battleFarmVocabulary(table: BattleFarmTable): Vocabulary<BattleFarmState> {
  const words = combine<BattleFarmState>(
    coreWords(),
    { verbs: resourceVerbs(table) },
    { verbs: cropVerbs(table) },
    { verbs: cardVerbs(table) },
    { verbs: choiceVerbs(table), values: battleFarmValues(table) },
    { tests: battleFarmTests(table), selectors: battleFarmSelectors(table) },
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
  words: Readonly<Record<string, Word<BattleFarmState, Out>>>,
): Record<string, Word<BattleFarmState, Out>> {
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
      } satisfies Word<BattleFarmState, Out>,
    ]),
  );
}

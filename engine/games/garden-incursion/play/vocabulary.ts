import { checkedWords } from "../../../core/checked-words";
import { coreWords } from "../../../core/control";
import { combine, type Vocabulary } from "../../../core/vocabulary";
import type { CompiledSet } from "./compiled-set";
import type { State } from "./state";
import { choiceVerbs } from "./vocabulary/choice-verbs";
import { objectVerbs } from "./vocabulary/object-verbs";
import { placeVerbs } from "./vocabulary/place-verbs";
import { playerVerbs } from "./vocabulary/player-verbs";
import { selectors, tests, values } from "./vocabulary/values";

/** The words of Garden Incursion (rules §8.7). They depend on the house rules and the cards, so a match has its own. */
export function vocabulary(set: CompiledSet): Vocabulary<State> {
  return checkedWords(
    combine<State>(coreWords(), {
      verbs: { ...choiceVerbs(set), ...objectVerbs(set), ...placeVerbs(set), ...playerVerbs(set) },
      values: values(set),
      tests: tests(set),
      selectors: selectors(set),
    }),
  );
}

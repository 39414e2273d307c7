import { checkedWords } from "../../../core/checked-words";
import { coreWords } from "../../../core/control";
import { combine, type Vocabulary } from "../../../core/vocabulary";
import type { CompiledSet } from "./compiled-set";
import type { State } from "./state";
import { cardValueVerbs } from "./vocabulary/card-value-verbs";
import { cardVerbs } from "./vocabulary/card-verbs";
import { choiceVerbs } from "./vocabulary/choice-verbs";
import { tests } from "./vocabulary/conditions";
import { cropVerbs } from "./vocabulary/crop-verbs";
import { resourceVerbs } from "./vocabulary/resource-verbs";
import { selectors } from "./vocabulary/selectors";
import { values } from "./vocabulary/values";

/** The words of Battle Farm (rules §8.5). They depend on the house rules and the cards, so a match has its own. */
export function vocabulary(set: CompiledSet): Vocabulary<State> {
  return checkedWords(
    combine<State>(
      coreWords(),
      { verbs: resourceVerbs(set) },
      { verbs: cropVerbs(set) },
      { verbs: cardVerbs(set) },
      { verbs: cardValueVerbs(set) },
      { verbs: choiceVerbs(set), values: values(set) },
      { tests: tests(set), selectors: selectors(set) },
    ),
  );
}

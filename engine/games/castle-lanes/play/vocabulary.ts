import { checkedWords } from "../../../core/checked-words";
import { coreWords } from "../../../core/control";
import { combine, type Vocabulary } from "../../../core/vocabulary";
import type { CompiledSet } from "./compiled-set";
import type { State } from "./state";
import { boardVerbs } from "./vocabulary/board-verbs";
import { cardVerbs } from "./vocabulary/card-verbs";
import { choiceVerbs } from "./vocabulary/choice-verbs";
import { selectors } from "./vocabulary/selectors";
import { unitVerbs } from "./vocabulary/unit-verbs";
import { tests, values } from "./vocabulary/values";

/** The words of Castle Lanes (rules §8.5). They depend on the house rules and the cards, so a match has its own. */
export function vocabulary(set: CompiledSet): Vocabulary<State> {
  return checkedWords(
    combine<State>(
      coreWords(),
      { verbs: boardVerbs(set) },
      { verbs: unitVerbs(set) },
      { verbs: cardVerbs(set) },
      { verbs: choiceVerbs(set), values: values(set) },
      { tests: tests(set), selectors: selectors(set) },
    ),
  );
}

import { checkedWords } from "../../../core/checked-words";
import { coreWords } from "../../../core/control";
import { combine, type Vocabulary } from "../../../core/vocabulary";
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
  return checkedWords(
    combine<CastleLanesState>(
      coreWords(),
      { verbs: boardVerbs(table) },
      { verbs: unitVerbs(table) },
      { verbs: cardVerbs(table) },
      { verbs: choiceVerbs(table), values: castleLanesValues(table) },
      { tests: castleLanesTests(table), selectors: castleLanesSelectors(table) },
    ),
  );
}

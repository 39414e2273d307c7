import { checkedWords } from "../../../core/checked-words";
import { coreWords } from "../../../core/control";
import { combine, type Vocabulary } from "../../../core/vocabulary";
import type { BattleFarmState } from "./state";
import type { BattleFarmTable } from "./table";
import { cardVerbs } from "./vocabulary/card-verbs";
import { choiceVerbs } from "./vocabulary/choice-verbs";
import { cropVerbs } from "./vocabulary/crop-verbs";
import { resourceVerbs } from "./vocabulary/resource-verbs";
import { battleFarmSelectors, battleFarmTests, battleFarmValues } from "./vocabulary/values";

/** The words of Battle Farm (rules §8.5). They depend on the house rules and the cards, so a match has its own. */
export function battleFarmVocabulary(table: BattleFarmTable): Vocabulary<BattleFarmState> {
  return checkedWords(
    combine<BattleFarmState>(
      coreWords(),
      { verbs: resourceVerbs(table) },
      { verbs: cropVerbs(table) },
      { verbs: cardVerbs(table) },
      { verbs: choiceVerbs(table), values: battleFarmValues(table) },
      { tests: battleFarmTests(table), selectors: battleFarmSelectors(table) },
    ),
  );
}

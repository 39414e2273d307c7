import { checkedWords } from "../../../core/checked-words";
import { coreWords } from "../../../core/control";
import { combine, type Vocabulary } from "../../../core/vocabulary";
import type { HatchState } from "./state";
import type { HatchTable } from "./table";
import { boardVerbs } from "./vocabulary/board-verbs";
import { cardVerbs } from "./vocabulary/card-verbs";
import { choiceVerbs } from "./vocabulary/choice-verbs";
import { hatchSelectors } from "./vocabulary/selectors";
import { hatchTests, hatchValues } from "./vocabulary/values";

/** The words of Hatch (rules §8.4). They depend on the house rules and the cards, so a match has its own. */
export function hatchVocabulary(table: HatchTable): Vocabulary<HatchState> {
  return checkedWords(
    combine<HatchState>(
      coreWords(),
      { verbs: cardVerbs(table) },
      { verbs: boardVerbs(table), values: hatchValues(table) },
      { verbs: choiceVerbs(table), tests: hatchTests(table), selectors: hatchSelectors(table) },
    ),
  );
}

import { checkedWords } from "../../../core/checked-words";
import { coreWords } from "../../../core/control";
import { combine, type Vocabulary } from "../../../core/vocabulary";
import type { GardenState } from "./state";
import type { GardenTable } from "./table";
import { choiceVerbs } from "./vocabulary/choice-verbs";
import { objectVerbs } from "./vocabulary/object-verbs";
import { placeVerbs } from "./vocabulary/place-verbs";
import { playerVerbs } from "./vocabulary/player-verbs";
import { gardenSelectors, gardenTests, gardenValues } from "./vocabulary/values";

/** The words of Garden Incursion (rules §8.7). They depend on the house rules and the cards, so a match has its own. */
export function gardenVocabulary(table: GardenTable): Vocabulary<GardenState> {
  return checkedWords(
    combine<GardenState>(coreWords(), {
      verbs: { ...choiceVerbs(table), ...objectVerbs(table), ...placeVerbs(table), ...playerVerbs(table) },
      values: gardenValues(table),
      tests: gardenTests(table),
      selectors: gardenSelectors(table),
    }),
  );
}

import { narrowed } from "../../../project/search/narrowed";
import type { Facet } from "../../../project/statistics/facets";
import type { Slice } from "../../../project/statistics/slices";
import { tell } from "../../state/notices";
import { remember } from "../../state/settings";
import { currentUi, type NewCardBegins, setUi, showDialog } from "../../state/ui-store";

/** Shows the cards that a bar or a cell stands for: what it asks for is added to the search. */
export function showCards(term: string): void {
  const { query } = currentUi();
  setUi({ query: narrowed(query, term) });
  remember("set.view", "cards");
  tell({
    tone: "info",
    message: `Only these are shown: ${term}`,
    action: {
      label: "Back to the charts",
      run() {
        setUi({ query });
        remember("set.view", "statistics");
      },
    },
  });
}

/** Begins a card that is what these slices say; nothing, if a card can't be begun so. */
export function newCardLike(pairs: readonly (readonly [Facet, Slice])[]): (() => void) | undefined {
  const begins: NewCardBegins[] = [];
  for (const [{ at, isMany, title }, { value, label }] of pairs) {
    if (at === undefined || value === undefined) return undefined;
    begins.push({ at, value: isMany ? [value] : value, words: `${title.toLowerCase()} ${label}` });
  }
  return () => showDialog({ kind: "new-card", begins });
}

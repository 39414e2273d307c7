import { narrowed } from "../../../project/search/narrowed";
import { tell } from "../../state/notices";
import { remember } from "../../state/settings";
import { currentUi, type NewCardBegins, setUi, showDialog } from "../../state/ui-store";
import type { Pair } from "../../ui/charts/answer-chart";

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
export function newCardLike(pairs: readonly Pair[]): (() => void) | undefined {
  const begins: NewCardBegins[] = [];
  for (const [{ at, isMany, title }, { value, label }] of pairs) {
    if (at === undefined || value === undefined) return undefined;
    begins.push({ at, value: isMany ? [value] : value, words: `${title.toLowerCase()} ${label}` });
  }
  return () => showDialog({ kind: "new-card", begins });
}

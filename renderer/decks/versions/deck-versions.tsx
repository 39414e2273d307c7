import { useDeferredValue, useMemo, useState } from "react";
import { compareDecks } from "../../../project/compare-decks";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { EmptyNote } from "../../ui/empty-state";
import { ChoiceField } from "../../ui/fields/choice-field";
import type { DeckPanelProps } from "../panels";
import { useComparable, useOther, useSteps } from "./compared-with";
import { Comparison } from "./comparison";
import styles from "./deck-versions.module.css";
import { PinnedVersion } from "./pinned-version";

/** What the deck was, what other decks are, and what became of it since. */
export function DeckVersions(props: DeckPanelProps) {
  return <OfDeck key={props.deckId} {...props} />;
}

function OfDeck({ deckId, view }: DeckPanelProps) {
  const game = useProject(gameOf);
  const files = useDeferredValue(useProject((state) => state.files));
  const steps = useSteps(deckId);
  const options = useComparable(deckId, steps);
  const [picked, pick] = useState("");
  const chosen = options.some(({ value }) => value === picked) ? picked : (options[0]?.value ?? "");
  const other = useDeferredValue(useOther(deckId, chosen, steps));
  const comparison = useMemo(
    () => (game && other && other !== "missing" ? compareDecks(game, other, { files, id: deckId }) : undefined),
    [game, other, files, deckId],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
    <section className={styles.versions} aria-label="History of the deck" tabIndex={0}>
      <PinnedVersion deckId={deckId} view={view} onCompare={pick} options={options} />
      {options.length === 0 ? (
        <EmptyNote>Once the deck was changed, or there is another one, what differs stands here.</EmptyNote>
      ) : (
        <ChoiceField id="deck-compared-with" label="Compare with" value={chosen} options={options} onChange={pick} />
      )}
      {other === "missing" && <EmptyNote>That version can’t be read.</EmptyNote>}
      {comparison && <Comparison found={comparison} />}
    </section>
  );
}

import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef, useState } from "react";
import type { Deck } from "../../schemas/deck";
import { SymbolContext } from "../press/rich-words";
import { useSymbols } from "../press/use-symbols";
import { CardSearch } from "../search/card-search";
import { useReadOnly } from "../state/open-project";
import { useAnsweringCards } from "../state/use-visible-cards";
import { EmptyNote } from "../ui/empty-state";
import { AddCardRow } from "./add-card-row";
import styles from "./decks-room.module.css";

/** The set beside the deck: find a card, add a copy. */
export function AddCards({ deckId, view: { deck } }: { deckId: string; view: { deck: Deck } }) {
  const readOnly = useReadOnly();
  const [query, setQuery] = useState("");
  const { ids, total, query: asked, slips } = useAnsweringCards(query);
  const scroller = useRef<HTMLDivElement>(null);
  const symbols = useSymbols();
  const copies = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { card, count } of deck.cards) counts.set(card, (counts.get(card) ?? 0) + count);
    return counts;
  }, [deck]);
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 64,
    overscan: 6,
  });
  return (
    <SymbolContext value={symbols}>
      <div className={styles.find}>
        <CardSearch
          label="Search the set"
          placeholder="Add from the set"
          value={query}
          slips={slips}
          onChange={setQuery}
        />
      </div>
      {ids.length === 0 && (
        <div className={styles.noCards}>
          <EmptyNote>{total === 0 ? "The set has no cards yet." : `No card answers “${asked}”.`}</EmptyNote>
        </div>
      )}
      <div ref={scroller} className={styles.offers}>
        <div style={{ height: rows.getTotalSize(), position: "relative" }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const id = ids[index];
            if (id === undefined) return null;
            const count = copies.get(id) ?? 0;
            return (
              <div key={id} className={styles.offer} style={{ transform: `translateY(${start}px)` }}>
                <AddCardRow id={id} count={count} disabled={readOnly} deckId={deckId} />
              </div>
            );
          })}
        </div>
      </div>
    </SymbolContext>
  );
}

import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { readWish } from "../../../project/deck-copies";
import { entriesIn } from "../../../project/deck-zones";
import { SymbolContext } from "../../press/rich-words";
import { useSymbols } from "../../press/use-symbols";
import { useTypingFinds } from "../../search/use-typing-finds";
import { gameOf } from "../../state/manifest";
import { useProject, useReadOnly } from "../../state/open-project";
import { useRemembered } from "../../state/settings";
import { EmptyNote } from "../../ui/empty-state";
import { useStableCallback } from "../../ui/use-stable-callback";
import { receiving } from "../carry/held-card";
import type { DeckPanelProps } from "../panels";
import styles from "./pool.module.css";
import { PoolFind } from "./pool-find";
import { PoolFoot } from "./pool-foot";
import { PoolList, type PoolLook } from "./pool-list";
import { useEntered } from "./use-entered";
import { useOffered } from "./use-offered";
import { thisSet, useOtherSet, useSetChoices } from "./use-other-sets";
import { useOnlyFitting, usePool } from "./use-pool";
import { usePoolHand } from "./use-pool-hand";
import { usePoolMarks } from "./use-pool-marks";

/** Where letters are of no use to anything else. */
const isFree = (target: HTMLElement): boolean =>
  target.closest("input, textarea, [contenteditable], [role=dialog], [role=menu], [data-line], [data-pool]") === null;

/** The set beside the deck: find a card, take it in; whatever is carried back here is taken out. */
export function Pool({ deckId, view: { deck } }: DeckPanelProps) {
  const readOnly = useReadOnly();
  const symbols = useSymbols();
  const [query, setQuery] = useState("");
  const [look, setLook] = useRemembered<PoolLook>("decks.pool", "gallery");
  const [isJudged, judge] = useOnlyFitting();
  const [chosenSet, chooseSet] = useState(thisSet);
  const game = useProject(gameOf)!;
  const sets = useSetChoices(game);
  const other = useOtherSet(chosenSet, game);
  const wish = readWish(query);
  const offered = useOffered(wish.search, other);
  const { total, query: asked, slips, known, files, idHere } = offered;
  const { ids, foreignFrom, fitOf, usualOf, filledWith } = usePool(deck, offered, isJudged);
  const pool = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useTypingFinds(field, isFree);
  const copies = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { card, count } of entriesIn(deck, "cards")) counts.set(card, (counts.get(card) ?? 0) + count);
    if (!other) return counts;
    return new Map(offered.ids.map((id) => [id, counts.get(idHere(id) ?? "") ?? 0]));
  }, [deck, other, offered, idHere]);
  const hand = usePoolHand({ deckId, other, idHere, filledWith, usualOf, isJudged });
  const marks = usePoolMarks(ids, foreignFrom);
  const enter = useEntered(query, wish.search.trim() === asked, (withShift) => {
    const [first] = ids;
    if (first === undefined) return;
    if (withShift) hand.fill([first]);
    else hand.add([first], wish.copies);
    field.current?.select();
  });
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      pool.current?.querySelector<HTMLElement>("[data-pool] [data-main]")?.focus();
    }
    // By then the search has had its say.
    if (event.key === "Enter" && wish.search.trim() !== "") {
      event.preventDefault();
      enter(event.shiftKey);
    }
  });
  return (
    <SymbolContext value={symbols}>
      <div ref={pool} className={styles.pool} {...receiving("set")}>
        <PoolFind
          field={field}
          query={query}
          slips={slips}
          known={known}
          files={files}
          sets={sets}
          chosenSet={chosenSet}
          isJudged={isJudged}
          look={look}
          onQuery={setQuery}
          onKeyDown={onKeyDown}
          onSet={chooseSet}
          onJudge={judge}
          onLook={setLook}
        />
        {ids.length === 0 && (
          <div className={styles.noCards}>
            <EmptyNote>{total === 0 ? "The set has no cards yet." : `No card answers “${asked}”.`}</EmptyNote>
          </div>
        )}
        {other && (
          <p className={styles.lending}>
            {`A card that you take comes into this set as it is now, marked as lent from ${other.lender.name}.`}
          </p>
        )}
        <PoolList
          ids={ids}
          foreignFrom={foreignFrom}
          from={other}
          look={look}
          copies={copies}
          fitOf={isJudged ? fitOf : undefined}
          readOnly={readOnly}
          hand={hand}
          marks={marks}
          usualOf={usualOf}
        />
        <PoolFoot hand={hand} marks={marks} readOnly={readOnly} />
      </div>
    </SymbolContext>
  );
}

import Popper from "@mui/material/Popper";
import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from "react";
import type { Slip } from "../../engine/core/formula/parse-formula";
import { offersAt, type SearchOffer, withOffer } from "../../project/search/offers";
import { SearchInput } from "../ui/fields/search-input";
import { SeverityIcon } from "../ui/severity-icon";
import { CardFilter } from "./card-filter";
import styles from "./card-search.module.css";
import { useSearched } from "./use-searched";

interface Props {
  label: string;
  placeholder: string;
  value: string;
  /** What of it can't be understood. */
  slips: readonly Slip[];
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange(text: string): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** Where one says which cards one wants: by typing, with offers on the way, or by clicking what they have. */
export function CardSearch({ label, placeholder, value, slips, inputRef, onChange, onKeyDown }: Props) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const slipId = useId();
  /** Where the caret is while offers are wanted. */
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(-1);
  const known = useSearched(value);
  const { offers, ...placed } = useMemo(
    () =>
      known && caret !== undefined
        ? offersAt(value, caret, known.searched.fields, known.valuesOf)
        : { offers: [], at: 0, length: 0 },
    [value, caret, known],
  );
  const isOpen = offers.length > 0;

  const lookAt = (at: number | undefined) => {
    setActive(-1);
    setCaret(at);
  };
  const take = (offer: SearchOffer) => {
    const { text, caret: next } = withOffer(value, placed, offer);
    onChange(text);
    lookAt(offer.isWhole ? undefined : next);
    requestAnimationFrame(() => input.current?.setSelectionRange(next, next));
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if ((event.ctrlKey || event.metaKey) && event.key === " ") {
      event.preventDefault();
      return lookAt(input.current?.selectionStart ?? value.length);
    }
    if (isOpen && step !== undefined) {
      event.preventDefault();
      // Between the last and the first one stands what was typed.
      const stops = offers.length + 1;
      return setActive((at) => ((at + 1 + step + stops) % stops) - 1);
    }
    if (isOpen && event.key === "Escape") {
      event.stopPropagation();
      return lookAt(undefined);
    }
    const chosen = event.key === "Enter" ? offers[active] : undefined;
    if (chosen) {
      event.preventDefault();
      return take(chosen);
    }
    if (event.key === "Enter" || event.key === "Escape") lookAt(undefined);
    onKeyDown?.(event);
  };

  return (
    <div ref={box} className={styles.search}>
      <SearchInput
        inputRef={input}
        label={label}
        placeholder={placeholder}
        value={value}
        describedBy={slips.length > 0 ? slipId : undefined}
        invalid={slips.length > 0}
        list={{ id: listId, active: active < 0 ? undefined : `${listId}-${active}`, isOpen }}
        onChange={(text) => {
          onChange(text);
          lookAt(text === "" ? undefined : (input.current?.selectionStart ?? text.length));
        }}
        onBlur={() => lookAt(undefined)}
        onKeyDown={onKey}
      />
      {known && <CardFilter known={known} value={value} onChange={onChange} />}
      {slips.length > 0 && !isOpen && (
        <p id={slipId} className={styles.slip} role="status">
          <SeverityIcon severity="warning" />
          <span>{slips[0]!.message}</span>
        </p>
      )}
      <Popper open={isOpen} anchorEl={box.current} placement="bottom-start" className={styles.over ?? ""}>
        <div id={listId} className={styles.offers} role="listbox" aria-label="What may be typed on">
          {offers.map((offer, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
            <div
              key={offer.text}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(offer)}
            >
              <strong>{offer.text}</strong>
              <span>{offer.about}</span>
            </div>
          ))}
        </div>
      </Popper>
    </div>
  );
}

import IconButton from "@mui/material/IconButton";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import type { Json } from "../../../engine/core/vocabulary";
import { count } from "../../state/count";
import { Section } from "../../ui/section";
import { cardName, type InPlay } from "../play/in-play";
import { CardFinder } from "./card-finder";
import styles from "./position-form.module.css";
import { isObject } from "./position-schema";

interface Props {
  id: string;
  title: string;
  items: readonly Json[];
  cards: InPlay["cards"];
  onChange(items: Json): void;
}

/** Cards in their order: a hand, or what is drawn next. */
export function CardList({ id, title, items, cards, onChange }: Props) {
  const nameOf = (item: Json): string => {
    const card = isObject(item) ? item["card"] : item;
    return typeof card === "string" ? cardName(cards, card) : "Empty";
  };
  const swap = (n: number, by: number) => onChange(items.with(n, items[n + by]!).with(n + by, items[n]!));
  return (
    <Section name={id} title={title} folded summary={count(items.length, "card")}>
      <ol aria-label={title} className={styles.cards}>
        {items.map((item, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the list.
          <li key={n}>
            <span>{nameOf(item)}</span>
            <IconButton size="small" aria-label={`${nameOf(item)} up`} disabled={n === 0} onClick={() => swap(n, -1)}>
              <ChevronUp aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`${nameOf(item)} down`}
              disabled={n === items.length - 1}
              onClick={() => swap(n, 1)}
            >
              <ChevronDown aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`Take ${nameOf(item)} out`}
              onClick={() => onChange(items.toSpliced(n, 1) as Json)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <CardFinder
        id={id}
        label={`Add to ${title.toLowerCase()}`}
        cards={cards}
        onPick={(card) => onChange([...items, card] as Json)}
      />
    </Section>
  );
}

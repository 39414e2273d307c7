import type { Json } from "../../../engine/core/vocabulary";
import { NumberField } from "../../ui/fields/number-field";
import { cardName, type InPlay } from "../play/in-play";
import { CardFinder } from "./card-finder";
import styles from "./position-form.module.css";
import type { Written } from "./position-schema";

interface Props {
  id: string;
  title: string;
  amounts: Written;
  cards: InPlay["cards"];
  onChange(amounts: Json): void;
}

const most = 10_000;

/** How many of each card; none of one takes it out. */
export const CardAmounts = ({ id, title, amounts, cards, onChange }: Props) => (
  <fieldset className={styles.things}>
    <legend>{title}</legend>
    {Object.entries(amounts).map(([card, n]) => (
      <NumberField
        key={card}
        id={`${id}-${card}`}
        label={cardName(cards, card)}
        value={Number(n)}
        range={{ least: 0, most, whole: true }}
        onChange={(next) => {
          const { [card]: _, ...rest } = amounts;
          onChange(next === 0 ? rest : { ...amounts, [card]: next });
        }}
      />
    ))}
    <CardFinder
      id={id}
      label={`Add to ${title.toLowerCase()}`}
      cards={cards}
      onPick={(card) => onChange({ ...amounts, [card]: Number(amounts[card] ?? 0) + 1 })}
    />
  </fieldset>
);

import Button from "@mui/material/Button";
import type { Json } from "../../../engine/core/vocabulary";
import { Section } from "../../ui/section";
import { cardName } from "../play/in-play";
import { CardFinder } from "./card-finder";
import { PositionField } from "./position-field";
import styles from "./position-form.module.css";
import { anotherOf, isObject, type Known, type Written, withCard } from "./position-schema";

interface Props {
  id: string;
  title: string;
  items: readonly Json[];
  item: Written;
  known: Known;
  onChange(items: Json): void;
}

/** Things that a position has several of: beds, piles, links; each can be opened, changed and taken out, and one more added. */
export function ThingList({ id, title, items, item, known, onChange }: Props) {
  const another = anotherOf(item, known);
  const one = title.replace(/s$/, "");
  const words = one === "" ? "one" : `${/^[aeiou]/i.test(one) ? "an" : "a"} ${one.toLowerCase()}`;
  return (
    <fieldset className={styles.things}>
      {title !== "" && <legend>{title}</legend>}
      {items.map((each, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place in the list.
        <Section key={n} name={`${id}-${n}`} title={nameOf(each, known) ?? `${one || "Number"} ${n + 1}`} folded>
          <PositionField
            id={`${id}-${n}`}
            title=""
            schema={item}
            value={each}
            known={known}
            onChange={(next) => onChange((next === undefined ? items.toSpliced(n, 1) : items.with(n, next)) as Json)}
          />
          <Button size="small" variant="outlined" onClick={() => onChange(items.toSpliced(n, 1) as Json)}>
            Take it out
          </Button>
        </Section>
      ))}
      {items.length === 0 && <p className={styles.none}>None</p>}
      {another?.card !== undefined && (
        <CardFinder
          id={`${id}-another`}
          label={`Add ${words} with…`}
          cards={known.cards}
          onPick={(card) => onChange([...items, withCard(another, card)] as Json)}
        />
      )}
      {another && another.card === undefined && (
        <Button size="small" variant="outlined" onClick={() => onChange([...items, another.made] as Json)}>
          Add {words}
        </Button>
      )}
    </fieldset>
  );
}

function nameOf(item: Json, { cards }: Known): string | undefined {
  const card = isObject(item) ? item["card"] : item;
  const at = isObject(item) && typeof item["at"] === "string" ? `, ${item["at"]}` : "";
  return typeof card === "string" ? `${cardName(cards, card)}${at}` : undefined;
}

import Button from "@mui/material/Button";
import type { Json } from "../../../engine/core/vocabulary";
import { CheckField } from "../../ui/fields/check-field";
import { ChoiceField } from "../../ui/fields/choice-field";
import { NumberField } from "../../ui/fields/number-field";
import { TextField } from "../../ui/fields/text-field";
import { Section } from "../../ui/section";
import { cardName, type InPlay } from "../play/in-play";
import { CardList } from "./card-list";
import styles from "./position-form.module.css";
import { anotherOf, fieldsOf, fieldTitle, isObject, kindOf, needed, type Written } from "./position-schema";

interface Props {
  id: string;
  title: string;
  schema: Written;
  value: Json | undefined;
  cards: InPlay["cards"];
  /** What the players are called. */
  names: readonly string[];
  /** Undefined leaves it out. */
  onChange(value: Json | undefined): void;
}

/** What has no limit on the table stays within what rules take. */
const most = 1_000_000;

/** One part of a position, by what its schema says it is. */
export function PositionField({ id, title, schema, value, cards, names, onChange }: Props) {
  const kind = kindOf(schema, value, names);
  const help = typeof schema["description"] === "string" ? { help: schema["description"] } : {};
  switch (kind.kind) {
    case "number":
      return (
        <NumberField
          {...help}
          label={title}
          id={id}
          value={typeof value === "number" ? value : (kind.least ?? 0)}
          range={{ least: kind.least ?? -most, most: kind.most ?? most, whole: true }}
          onChange={onChange}
        />
      );
    case "flag":
      return <CheckField {...help} label={title} id={id} value={value === true} onChange={onChange} />;
    case "choice":
      return (
        <ChoiceField
          {...help}
          label={title}
          id={id}
          value={typeof value === "string" ? value : ""}
          options={kind.values}
          onChange={onChange}
        />
      );
    case "seat":
      return (
        <ChoiceField
          {...help}
          label={title}
          id={id}
          value={String(value ?? "")}
          options={kind.names.map((name, seat) => ({ value: String(seat), label: name }))}
          onChange={(seat) => onChange(Number(seat))}
        />
      );
    case "numbers":
      return (
        <TextField
          {...help}
          lazy
          label={title}
          id={id}
          value={((value ?? []) as number[]).join(", ")}
          placeholder="None"
          onChange={(text) => {
            const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
            onChange(numbers.length === 0 ? undefined : numbers);
          }}
        />
      );
    case "word": {
      const called = isCard(schema, value, cards) ? Object.keys(cards).map((card) => cardName(cards, card)) : undefined;
      const written = typeof value === "string" ? value : "";
      return (
        <TextField
          {...help}
          lazy
          label={title}
          id={id}
          value={called && Object.hasOwn(cards, written) ? cardName(cards, written) : written}
          {...(called ? { known: called.map((name) => ({ value: name, label: name })) } : {})}
          // Positions name cards by what they are called as well as by their ids.
          onChange={(text) => onChange(text.trim() === "" ? undefined : text.trim())}
        />
      );
    }
    case "point": {
      const [x = 0, y = 0] = (value ?? []) as number[];
      const axis = (label: string, at: number, put: (n: number) => Json) => (
        <NumberField
          label={`${title} ${label}`}
          id={`${id}-${label}`}
          value={at}
          range={{ least: 0, most, whole: true }}
          onChange={(n) => onChange(put(n))}
        />
      );
      return (
        <div className={styles.pair}>
          {axis("x", x, (n) => [n, y])}
          {axis("y", y, (n) => [x, n])}
        </div>
      );
    }
    case "cards":
      return <CardList id={id} title={title} items={(value ?? []) as Json[]} cards={cards} onChange={onChange} />;
    case "lists": {
      const lists = (value ?? []) as Json[];
      return lists.map((list, n) => (
        <PositionField
          // biome-ignore lint/suspicious/noArrayIndexKey: a list is its place among the others.
          key={n}
          id={`${id}-${n}`}
          title={`${title} ${n + 1}`}
          schema={kind.item}
          value={list}
          cards={cards}
          names={names}
          onChange={(next) => onChange(lists.with(n, next ?? []))}
        />
      ));
    }
    case "things": {
      const items = (value ?? []) as Json[];
      const another = anotherOf(kind.item);
      const one = title.replace(/s$/, "");
      return (
        <fieldset className={styles.things}>
          {title !== "" && <legend>{title}</legend>}
          {items.map((item, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place in the list.
            <Section key={n} name={`${id}-${n}`} title={nameOf(item, cards) ?? `${one || "Number"} ${n + 1}`} folded>
              <PositionField
                id={`${id}-${n}`}
                title=""
                schema={kind.item}
                value={item}
                cards={cards}
                names={names}
                onChange={(next) => onChange(next === undefined ? items.toSpliced(n, 1) : items.with(n, next))}
              />
              <Button size="small" variant="outlined" onClick={() => onChange(items.toSpliced(n, 1))}>
                Take it out
              </Button>
            </Section>
          ))}
          {items.length === 0 && <p className={styles.none}>None</p>}
          {another && (
            <Button size="small" variant="outlined" onClick={() => onChange([...items, another])}>
              Add {one === "" ? "one" : `a ${one.toLowerCase()}`}
            </Button>
          )}
        </fieldset>
      );
    }
    case "thing": {
      const fields = isObject(value) ? value : {};
      return (
        <fieldset className={styles.things}>
          {title !== "" && <legend>{title}</legend>}
          {fieldsOf(kind.fields).map(([field, of]) => (
            <PositionField
              key={field}
              id={`${id}-${field}`}
              title={fieldTitle(field, of)}
              schema={of}
              value={fields[field]}
              cards={cards}
              names={names}
              onChange={(next) => {
                const { [field]: _, ...rest } = fields;
                onChange(next === undefined ? rest : { ...needed(schema), ...fields, [field]: next });
              }}
            />
          ))}
        </fieldset>
      );
    }
    case "text":
      return null;
  }
}

/** Whether a word is a card's: it is one, or the schema says that it is. */
const isCard = ({ description }: Written, value: Json | undefined, cards: InPlay["cards"]): boolean =>
  (typeof value === "string" && Object.hasOwn(cards, value)) ||
  (typeof description === "string" && /\bcard\b/.test(description));

function nameOf(item: Json, cards: InPlay["cards"]): string | undefined {
  const card = isObject(item) ? item["card"] : item;
  const at = isObject(item) && typeof item["at"] === "string" ? `, ${item["at"]}` : "";
  return typeof card === "string" ? `${cardName(cards, card)}${at}` : undefined;
}

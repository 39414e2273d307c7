import type { Json } from "../../../engine/core/vocabulary";
import { CheckField } from "../../ui/fields/check-field";
import { ChoiceField } from "../../ui/fields/choice-field";
import { NumberField } from "../../ui/fields/number-field";
import { TextField } from "../../ui/fields/text-field";
import { cardName, type InPlay } from "../play/in-play";
import { CardAmounts } from "./card-amounts";
import { CardList } from "./card-list";
import styles from "./position-form.module.css";
import { fieldsOf, fieldTitle, isObject, type Known, kindOf, needed, type Written } from "./position-schema";
import { ThingList } from "./thing-list";

interface Props {
  id: string;
  title: string;
  schema: Written;
  value: Json | undefined;
  known: Known;
  /** Undefined leaves it out. */
  onChange(value: Json | undefined): void;
}

/** What has no limit on the table stays within what rules take. */
const most = 1_000_000;

/** One part of a position, by what its schema says it is. */
export function PositionField({ id, title, schema, value, known, onChange }: Props) {
  const { cards, names } = known;
  const kind = kindOf(schema, value, known);
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
          options={names.map((name, seat) => ({ value: String(seat), label: name }))}
          onChange={(seat) => onChange(Number(seat))}
        />
      );
    case "named":
      return (
        <ChoiceField
          {...help}
          label={title}
          id={id}
          value={String(value ?? "")}
          options={kind.things.map((thing) => ({ value: String(thing.value), label: thing.label }))}
          onChange={(chosen) => onChange(kind.things.find((thing) => String(thing.value) === chosen)?.value)}
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
    case "seats": {
      const named = (value ?? []) as number[];
      return (
        <fieldset className={styles.seats}>
          <legend>{title}</legend>
          {names.map((name, seat) => (
            <CheckField
              compact
              key={name}
              id={`${id}-${seat}`}
              label={name}
              value={named.includes(seat)}
              onChange={(isNamed) => {
                const next = isNamed ? [...named, seat] : named.filter((each) => each !== seat);
                onChange(next.length === 0 ? undefined : next);
              }}
            />
          ))}
        </fieldset>
      );
    }
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
      const ofSeats = kindOf(kind.item, undefined, known).kind === "seats";
      // Groups of players come and go with who is in them: one more is there to be begun.
      const shown = ofSeats ? [...lists, []] : lists;
      return shown.map((list, n) => (
        <PositionField
          // biome-ignore lint/suspicious/noArrayIndexKey: a list is its place among the others.
          key={n}
          id={`${id}-${n}`}
          title={`${title} ${n + 1}`}
          schema={kind.item}
          value={list}
          known={known}
          onChange={(next) => {
            const changed = shown.with(n, next ?? []).filter((each) => !ofSeats || (each as Json[]).length > 0);
            onChange(changed.length === 0 ? undefined : changed);
          }}
        />
      ));
    }
    case "amounts":
      return (
        <CardAmounts id={id} title={title} amounts={isObject(value) ? value : {}} cards={cards} onChange={onChange} />
      );
    case "things":
      return (
        <ThingList
          id={id}
          title={title}
          items={(value ?? []) as Json[]}
          item={kind.item}
          known={known}
          onChange={onChange}
        />
      );
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
              known={known}
              onChange={(next) => {
                const { [field]: _, ...rest } = fields;
                onChange(next === undefined ? rest : { ...needed(schema, known), ...fields, [field]: next });
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

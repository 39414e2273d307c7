import { useMemo } from "react";
import type { OptionValue } from "../../../engine/core/options";
import { cardGame } from "../../../engine/games/registry";
import type { GameId } from "../../../schemas/game-id";
import { useProject } from "../../state/open-project";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { LookUp } from "../../ui/fields/look-up";
import { NumberInput } from "../../ui/fields/number-field";
import { choiceWords } from "../../ui/house-rules/choice-words";
import { cardsIn, firstRule, numbersOf, rulesOf, type Thing } from "../things";
import styles from "./thing-picker.module.css";

interface Props {
  game: GameId;
  thing: Thing;
  /** House rules that are no numbers are none of it. */
  numbersOnly?: boolean;
  onChange(thing: Thing): void;
}

const kinds = [
  { value: "card", label: "a card’s number" },
  { value: "rule", label: "a house rule" },
] as const;

/** Which number of which card, or which house rule. */
export function ThingPicker({ game, thing, numbersOnly = false, onChange }: Props) {
  const files = useProject((state) => state.files);
  const isRule = "option" in thing;
  const rules = rulesOf(game).filter(({ kind }) => !numbersOnly || kind === "number");
  const pickCard = (card: string) => {
    const numbers = numbersOf(files, game, card);
    const same = isRule ? undefined : numbers.find(({ at }) => at === thing.at);
    const found = same ?? numbers[0];
    if (found) onChange({ card, at: found.at });
  };
  const pickKind = (kind: string) => {
    if (kind === "rule") return onChange(firstRule(game));
    const first = cardsIn(files).find(({ id }) => numbersOf(files, game, id).length > 0);
    if (first) pickCard(first.id);
  };
  return (
    <span className={styles.picker}>
      <span className={styles.kind}>
        <ChoiceInput compact label="What" value={isRule ? "rule" : "card"} options={kinds} onChange={pickKind} />
      </span>
      {isRule ? (
        <span className={styles.name}>
          <ChoiceInput
            compact
            label="House rule"
            value={thing.option}
            options={rules.map(({ name, title }) => ({ value: name, label: title }))}
            onChange={(option) => onChange({ option })}
          />
        </span>
      ) : (
        <CardNumber game={game} thing={thing} onCard={pickCard} onNumber={(at) => onChange({ card: thing.card, at })} />
      )}
    </span>
  );
}

interface CardNumberProps {
  game: GameId;
  thing: Extract<Thing, { card: string }>;
  onCard(card: string): void;
  onNumber(at: string): void;
}

const mostListed = 40;

function CardNumber({ game, thing, onCard, onNumber }: CardNumberProps) {
  const files = useProject((state) => state.files);
  const cards = useMemo(() => cardsIn(files), [files]);
  const find = (typed: string) => {
    const sought = typed.trim().toLowerCase();
    const begins = ({ name }: { name: string }): number => Number(!name.toLowerCase().startsWith(sought));
    return cards
      .filter(({ name }) => name.toLowerCase().includes(sought))
      .toSorted((a, b) => begins(a) - begins(b))
      .slice(0, mostListed);
  };
  return (
    <>
      <span className={styles.name}>
        <LookUp
          compact
          label="Card"
          chosen={cards.find(({ id }) => id === thing.card)?.name ?? thing.card}
          find={find}
          none="No card is called so"
          onPick={onCard}
        />
      </span>
      <span className={styles.number}>
        <ChoiceInput
          compact
          label="Number"
          value={thing.at}
          options={numbersOf(files, game, thing.card).map(({ at, title }) => ({ value: at, label: title }))}
          onChange={onNumber}
        />
      </span>
    </>
  );
}

interface ValueProps {
  game: GameId;
  thing: Thing;
  value: OptionValue;
  label: string;
  onChange(value: OptionValue): void;
}

/** A value that the thing could have. */
export function ValueInput({ game, thing, value, label, onChange }: ValueProps) {
  const spec = "option" in thing ? cardGame(game).options.find(({ name }) => name === thing.option) : undefined;
  if (spec?.kind === "choice" || spec?.kind === "switch") {
    const values: readonly OptionValue[] = spec.kind === "switch" ? [false, true] : spec.choices;
    return (
      <ChoiceInput
        compact
        label={label}
        value={String(value)}
        options={values.map((each) => ({ value: String(each), label: valueWords(each) }))}
        onChange={(next) => onChange(values.find((each) => String(each) === next)!)}
      />
    );
  }
  const range = spec?.kind === "number" ? { least: spec.min, most: spec.max, whole: true } : { whole: true };
  return (
    <NumberInput
      compact
      label={label}
      value={Number(value)}
      range={range}
      beyond="refused"
      onChange={(next) => next !== undefined && onChange(next)}
    />
  );
}

/** A value as people read it. */
export const valueWords = (value: OptionValue): string =>
  typeof value === "boolean" ? (value ? "on" : "off") : typeof value === "string" ? choiceWords(value) : String(value);

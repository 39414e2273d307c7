import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Plus, X } from "lucide-react";
import type { OptionValue } from "../../../engine/core/options";
import { valueWords } from "../../../project/lab/plots/labels";
import type { Experiment } from "../../../schemas/experiment";
import { useProject } from "../../state/open-project";
import { NumberField } from "../../ui/fields/number-field";
import { TextField } from "../../ui/fields/text-field";
import {
  keyOf,
  otherValue,
  rangeAround,
  rulesOf,
  type Thing,
  type ThingValue,
  valueNow,
  valuesAround,
} from "../things";
import { SaidField } from "./said-field";
import styles from "./setup.module.css";
import type { SetupProps } from "./setup-panel";
import { ThingPicker, ValueInput } from "./thing-picker";

/** What is changed, or tried with one value after the other. */
export function DifferentlyFields(props: SetupProps) {
  const { ask } = props.experiment;
  if (ask === "sweep") return <SweepFields {...props} />;
  return ask === "seek" ? <SeekFields {...props} /> : <ChangeFields {...props} />;
}

interface Changed {
  thing: Thing;
  value: ThingValue;
}

const changesOf = ({ cards = {}, decks = {}, options = {} }: NonNullable<Experiment["change"]>): Changed[] => [
  ...Object.entries(cards).flatMap(([card, fields]) =>
    Object.entries(fields).map(([at, value]) => ({ thing: { card, at }, value: value as ThingValue })),
  ),
  ...Object.entries(decks).flatMap(([deck, counts]) =>
    Object.entries(counts).map(([card, value]) => ({ thing: { deck, card }, value })),
  ),
  ...Object.entries(options).map(([option, value]) => ({ thing: { option }, value })),
];

function changeOf(all: readonly Changed[]): NonNullable<Experiment["change"]> {
  const cards: Record<string, Record<string, unknown>> = {};
  const decks: Record<string, Record<string, number>> = {};
  const options: Record<string, OptionValue> = {};
  for (const { thing, value } of all)
    if ("option" in thing) options[thing.option] = value as OptionValue;
    else if ("deck" in thing) decks[thing.deck] = { ...decks[thing.deck], [thing.card]: Number(value) };
    else cards[thing.card] = { ...cards[thing.card], [thing.at]: value };
  return {
    ...(Object.keys(cards).length > 0 && { cards }),
    ...(Object.keys(decks).length > 0 && { decks }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

const isObject = (value: ThingValue): value is object => typeof value === "object" && value !== null;

function ChangeFields({ game, experiment, isReadOnly, change }: SetupProps) {
  const files = useProject((state) => state.files);
  const all = changesOf(experiment.change ?? {});
  const write = (next: readonly Changed[], place: string) => change({ change: changeOf(next) }, place);
  const add = () => {
    const free = rulesOf(game).find(({ name }) => !all.some(({ thing }) => keyOf(thing) === name));
    if (free)
      write(
        [...all, { thing: { option: free.name }, value: otherValue(files, game, { option: free.name }) }],
        "/change",
      );
  };
  return (
    <>
      {all.map(({ thing, value }, n) => {
        const now = valueNow(files, game, thing);
        return (
          <div key={keyOf(thing)} className={styles.change}>
            <ThingPicker
              game={game}
              thing={thing}
              withPieces
              withSayings
              onChange={(next) => write(all.with(n, { thing: next, value: otherValue(files, game, next) }), "/change")}
            />
            {"at" in thing && isObject(value) && (
              <div className={styles.said}>
                <SaidField
                  game={game}
                  card={thing.card}
                  at={thing.at}
                  value={value}
                  disabled={isReadOnly}
                  onChange={(next) =>
                    write(all.with(n, { thing, value: next as ThingValue }), `/change/${keyOf(thing)}`)
                  }
                />
              </div>
            )}
            <span className={styles.value}>
              <ValueInput
                game={game}
                thing={thing}
                value={isObject(value) ? null : value}
                label="Value"
                onChange={(next) => write(all.with(n, { thing, value: next }), `/change/${keyOf(thing)}`)}
              />
            </span>
            {all.length > 1 && (
              <IconButton
                size="small"
                aria-label="Leave it as it is"
                onClick={() => write(all.toSpliced(n, 1), "/change")}
              >
                <X aria-hidden />
              </IconButton>
            )}
            <p>{whatNow(value, now)}</p>
          </div>
        );
      })}
      <Button size="small" startIcon={<Plus aria-hidden />} onClick={add}>
        Change something else too
      </Button>
    </>
  );
}

const whatNow = (value: ThingValue, now: OptionValue | undefined): string => {
  if (value === null) return "Taken away.";
  if (isObject(value)) return "The card of the set says what it said.";
  return now === undefined ? "" : `In the set it is ${valueWords(now)}.`;
};

function SweepFields({ game, experiment: { sweep }, isReadOnly, change }: SetupProps) {
  const files = useProject((state) => state.files);
  const { option, card, at, values = [] } = sweep ?? {};
  const thing: Thing =
    card !== undefined && at !== undefined ? { card, at } : { option: option ?? rulesOf(game)[0]!.name };
  const write = (next: Thing, tried: readonly OptionValue[], place: string) =>
    change({ sweep: { ...next, values: [...tried] } }, place);
  return (
    <>
      <ThingPicker
        game={game}
        thing={thing}
        onChange={(next) => write(next, valuesAround(files, game, next), "/sweep")}
      />
      <TextField
        id="lab-values"
        label="Values, with commas between them"
        lazy
        value={values.map(String).join(", ")}
        disabled={isReadOnly}
        onChange={(text) => {
          const tried = valuesIn(text, values);
          if (tried.length >= 2) write(thing, tried, "/sweep/values");
        }}
      />
    </>
  );
}

function SeekFields({ game, experiment: { seek }, isReadOnly, change }: SetupProps) {
  const files = useProject((state) => state.files);
  if (!seek) return null;
  const { option, card, at, from, to } = seek;
  const thing: Thing =
    card !== undefined && at !== undefined ? { card, at } : { option: option ?? rulesOf(game)[0]!.name };
  const ends = (part: Partial<typeof seek>) => change({ seek: { ...seek, ...part } }, "/seek/ends");
  return (
    <>
      <ThingPicker
        game={game}
        thing={thing}
        numbersOnly
        onChange={(next) => change({ seek: { ...next, ...rangeAround(files, game, next) } }, "/seek")}
      />
      <NumberField
        id="lab-from"
        label="From"
        value={from}
        range={{ least: -1000, most: to - 1, whole: true }}
        disabled={isReadOnly}
        onChange={(next) => ends({ from: next })}
      />
      <NumberField
        id="lab-to"
        label="To"
        help="It tries both ends, then the middle of where the share crosses an even one, and what lies beside a fair value."
        value={to}
        range={{ least: from + 1, most: from + 40, whole: true }}
        disabled={isReadOnly}
        onChange={(next) => ends({ to: next })}
      />
    </>
  );
}

const mostValues = 24;

/** Numbers where there were numbers before. */
function valuesIn(text: string, before: readonly OptionValue[]): OptionValue[] {
  const words = [...new Set(text.split(",").map((word) => word.trim()))].filter(Boolean).slice(0, mostValues);
  const kind = typeof before[0];
  if (kind === "number") return words.map(Number).filter(Number.isFinite);
  return kind === "boolean" ? words.map((word) => word === "true" || word === "on") : words;
}

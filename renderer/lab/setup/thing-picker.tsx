import { useMemo } from "react";
import type { OptionValue } from "../../../engine/core/options";
import { cardGame } from "../../../engine/games/registry";
import { valueWords } from "../../../project/lab/plots/labels";
import { deckIdOf } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import type { GameId } from "../../../schemas/game-id";
import { useProject } from "../../state/open-project";
import { useDecks } from "../../state/use-decks";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { LookUp } from "../../ui/fields/look-up";
import { NumberInput } from "../../ui/fields/number-field";
import { cardsIn, firstRule, numbersOf, piecesOf, rulesOf, sayingsOf, type Thing } from "../things";
import styles from "./thing-picker.module.css";

interface Props {
  game: GameId;
  thing: Thing;
  /** House rules that are no numbers are none of it. */
  numbersOnly?: boolean;
  /** Also what only a “what if” can do: take away a piece of a card, or put other copies into a deck. */
  withPieces?: boolean;
  /** And all that a card says, which needs the fields of its editor. */
  withSayings?: boolean;
  onChange(thing: Thing): void;
}

type Kind = "number" | "piece" | "said" | "copies" | "rule";
const kinds: readonly { value: Kind; label: string }[] = [
  { value: "number", label: "a card’s number" },
  { value: "piece", label: "a card’s ability" },
  { value: "said", label: "what a card says" },
  { value: "copies", label: "copies in a deck" },
  { value: "rule", label: "a house rule" },
];

function kindOf(files: Files, game: GameId, thing: Thing): Kind {
  if ("option" in thing) return "rule";
  if ("deck" in thing) return "copies";
  if (sayingsOf(files, game, thing.card).some(({ at }) => at === thing.at)) return "said";
  return piecesOf(files, game, thing.card).some(({ at }) => at === thing.at) ? "piece" : "number";
}

/** The first thing of a kind, of this card if it has one. */
function firstOf(files: Files, game: GameId, kind: Kind, thing: Thing): Thing | undefined {
  if (kind === "rule") return firstRule(game);
  const own = "card" in thing ? thing.card : undefined;
  const cards = [...(own === undefined ? [] : [own]), ...cardsIn(files).map(({ id }) => id)];
  if (kind === "copies") {
    const deck = [...files.keys()].map(deckIdOf).find((id) => id !== undefined);
    return deck === undefined || cards[0] === undefined ? undefined : { deck, card: cards[0] };
  }
  for (const card of cards) {
    const [first] = placesOf(files, game, kind, card);
    if (first) return { card, at: first.at };
  }
  return undefined;
}

const placesOf = (files: Files, game: GameId, kind: Kind, card: string): { at: string; title: string }[] =>
  kind === "piece"
    ? piecesOf(files, game, card)
    : kind === "said"
      ? sayingsOf(files, game, card)
      : numbersOf(files, game, card);

/** Which number or ability of which card, which card of which deck, or which house rule. */
export function ThingPicker({
  game,
  thing,
  numbersOnly = false,
  withPieces = false,
  withSayings = false,
  onChange,
}: Props) {
  const files = useProject((state) => state.files);
  const kind = kindOf(files, game, thing);
  const rules = rulesOf(game).filter((rule) => !numbersOnly || rule.kind === "number");
  const isOffered = (value: Kind): boolean =>
    value === "number" || value === "rule" || value === kind || (value === "said" ? withSayings : withPieces);
  const offered = kinds.filter(({ value }) => isOffered(value));
  return (
    <span className={styles.picker}>
      <span className={styles.kind}>
        <ChoiceInput
          compact
          label="What"
          value={kind}
          options={offered}
          onChange={(next) => {
            const first = firstOf(files, game, next, thing);
            if (first) onChange(first);
          }}
        />
      </span>
      {"option" in thing ? (
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
        <CardChoice
          card={thing.card}
          onCard={(card) => {
            if ("deck" in thing) return onChange({ ...thing, card });
            const places = placesOf(files, game, kind, card);
            const found = places.find(({ at }) => at === thing.at) ?? places[0];
            if (found) onChange({ card, at: found.at });
          }}
        />
      )}
      {"deck" in thing && <DeckChoice deck={thing.deck} onDeck={(deck) => onChange({ ...thing, deck })} />}
      {"at" in thing && (
        <span className={kind === "number" ? styles.number : styles.piece}>
          <ChoiceInput
            compact
            label={kind === "piece" ? "Ability" : kind === "said" ? "Field" : "Number"}
            value={thing.at}
            options={placesOf(files, game, kind, thing.card).map(({ at, title }) => ({ value: at, label: title }))}
            onChange={(at) => onChange({ card: thing.card, at })}
          />
        </span>
      )}
    </span>
  );
}

const mostListed = 40;

function CardChoice({ card, onCard }: { card: string; onCard(card: string): void }) {
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
    <span className={styles.name}>
      <LookUp
        compact
        label="Card"
        chosen={cards.find(({ id }) => id === card)?.name ?? card}
        find={find}
        none="No card is called so"
        onPick={onCard}
      />
    </span>
  );
}

function DeckChoice({ deck, onDeck }: { deck: string; onDeck(deck: string): void }) {
  const decks = useDecks();
  return (
    <span className={styles.name}>
      <ChoiceInput
        compact
        label="Deck"
        value={deck}
        options={decks.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onDeck}
      />
    </span>
  );
}

interface ValueProps {
  game: GameId;
  thing: Thing;
  value: OptionValue | null;
  label: string;
  onChange(value: OptionValue): void;
}

/** A value that the thing could have; nothing for what is taken away. */
export function ValueInput({ game, thing, value, label, onChange }: ValueProps) {
  if (value === null) return null;
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
  const range =
    spec?.kind === "number"
      ? { least: spec.min, most: spec.max, whole: true }
      : "deck" in thing
        ? { least: 0, most: 99, whole: true }
        : { whole: true };
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

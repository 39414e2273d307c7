import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Plus, X } from "lucide-react";
import { useMemo, useState } from "react";
import { cardIdOf } from "../../../project/paths";
import type { GameId } from "../../../schemas/game-id";
import { currentProject, useProject } from "../../state/open-project";
import { useDecks } from "../../state/use-decks";
import { ChoiceField } from "../../ui/fields/choice-field";
import { TextField } from "../../ui/fields/text-field";
import { Toggles } from "../../ui/fields/toggles";
import { Room, RoomHeader } from "../../ui/room";
import { SavedPanel } from "../saved/saved-panel";
import { seedFrom } from "../seat-plan";
import setup from "../setup/setup.module.css";
import { type Beginning, tableFrom, usualName, type Wish } from "./begin";
import { useCardNames } from "./card-names";
import styles from "./free-setup.module.css";
import { layOut } from "./free-table-store";
import { TableKind } from "./table-kind";

const beginnings: readonly { value: Beginning["from"]; label: string }[] = [
  { value: "decks", label: "Decks" },
  { value: "set", label: "The whole set" },
  { value: "card", label: "One card" },
  { value: "nothing", label: "An empty table" },
];

const explains: Readonly<Record<Beginning["from"], string>> = {
  decks: "Each deck lies shuffled before whoever plays it.",
  set: "One of each card, shuffled into one stack in the middle.",
  card: "One card, face up in the middle. It needs no rules, and may be unfinished.",
  nothing: "Put on it what you like.",
};

interface Seat {
  key: number;
  name: string;
  deck: string | undefined;
}

/** With what a table without rules begins. */
export function FreeSetup({ game }: { game: GameId }) {
  const decks = useDecks();
  const files = useProject((state) => state.files);
  const nameOf = useCardNames();
  const cards = useMemo(
    () =>
      [...files.keys()]
        .flatMap((path) => cardIdOf(path) ?? [])
        .sort((a, b) => nameOf(a).localeCompare(nameOf(b), "en")),
    [files, nameOf],
  );
  const [from, setFrom] = useState<Beginning["from"]>(
    decks.length > 0 ? "decks" : cards.length > 0 ? "set" : "nothing",
  );
  const [card, setCard] = useState(cards[0] ?? "");
  const [seats, setSeats] = useState<readonly Seat[]>(() =>
    [0, 1].map((key) => ({ key, name: "", deck: decks[key % Math.max(1, decks.length)]?.id })),
  );
  const nameAt = (seat: Seat, at: number): string => seat.name.trim() || `Player ${at + 1}`;
  const change = (at: number, part: Partial<Seat>): void => setSeats(seats.with(at, { ...seats[at]!, ...part }));
  const beginning: Beginning =
    from === "decks" ? { from, decks: seats.map(({ deck }) => deck) } : from === "card" ? { from, card } : { from };
  const begin = (): void => {
    const wish: Wish = { people: seats.map(nameAt), beginning, seed: seedFrom(Math.random()) };
    const { files: now } = currentProject();
    layOut(usualName(now, wish, nameOf), tableFrom(now, game, wish));
  };
  return (
    <Room
      header={<RoomHeader title="Lay out a free table" tools={<TableKind value="free" />} />}
      panels={{ className: setup.panels }}
    >
      <form
        className={setup.main}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <p className={setup.intro}>
          A table that knows no rules: drag, stack, turn over, shuffle and draw whatever you like, with any card of the
          set, finished or not.
        </p>
        <section aria-label="What lies on it" className={styles.from}>
          <Toggles label="Begin with" value={from} options={beginnings} onChange={(next) => setFrom(next)} />
          <p className={styles.explains}>{explains[from]}</p>
          {from === "card" && (
            <ChoiceField
              label="Card"
              id="free-begin-card"
              value={card}
              options={cards.map((id) => ({ value: id, label: nameOf(id) }))}
              onChange={setCard}
            />
          )}
        </section>
        <section aria-label="People">
          <ul className={setup.seats}>
            {seats.map((seat, at) => (
              <li key={seat.key} className={`${setup.seat} ${styles.seat}`} aria-label={`Person ${at + 1}`}>
                <span className={setup.number} aria-hidden>
                  {at + 1}
                </span>
                <TextField
                  label="Name"
                  id={`free-person-${seat.key}`}
                  value={seat.name}
                  placeholder={`Player ${at + 1}`}
                  maxLength={40}
                  onChange={(name) => change(at, { name })}
                />
                {from === "decks" ? (
                  <ChoiceField
                    label="Deck"
                    id={`free-deck-${seat.key}`}
                    value={seat.deck ?? ""}
                    options={[
                      { value: "", label: "None" },
                      ...decks.map(({ id, name, total }) => ({ value: id, label: name, aside: total })),
                    ]}
                    onChange={(deck) => change(at, { deck: deck === "" ? undefined : deck })}
                  />
                ) : (
                  <span />
                )}
                {seats.length > 1 ? (
                  <IconButton
                    aria-label={`Remove person ${at + 1}`}
                    title="Remove"
                    onClick={() => setSeats(seats.toSpliced(at, 1))}
                  >
                    <X strokeWidth={1.75} aria-hidden />
                  </IconButton>
                ) : (
                  <span />
                )}
              </li>
            ))}
          </ul>
          {seats.length < 6 && (
            <Button
              startIcon={<Plus aria-hidden />}
              onClick={() => {
                const key = Math.max(...seats.map((seat) => seat.key)) + 1;
                setSeats([...seats, { key, name: "", deck: decks[seats.length % Math.max(1, decks.length)]?.id }]);
              }}
            >
              Add a person
            </Button>
          )}
        </section>
        <div className={setup.foot}>
          <div className={setup.dealing}>
            <Button type="submit" variant="contained" size="large" disabled={from === "card" && card === ""}>
              Lay it out
            </Button>
          </div>
        </div>
      </form>
      <SavedPanel game={game} />
    </Room>
  );
}

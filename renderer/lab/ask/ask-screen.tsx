import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { cardGame } from "../../../engine/games/registry";
import type { Asking } from "../../../project/lab/new-experiment";
import type { GameId } from "../../../schemas/game-id";
import { ask } from "../../state/lab";
import { useProject, useReadOnly } from "../../state/open-project";
import { goTo } from "../../state/place";
import { type DeckSummary, useDecks } from "../../state/use-decks";
import { EmptyState } from "../../ui/empty-state";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { RoomHeader } from "../../ui/room";
import { firstBotFor } from "../bots";
import { ThingPicker, ValueInput } from "../setup/thing-picker";
import { decksFor, firstRule, firstThing, keyOf, otherValue, rangeAround, valuesAround } from "../things";
import { AskRunaway } from "./ask-runaway";
import styles from "./ask-screen.module.css";

interface AskProps {
  game: GameId;
  decks: readonly DeckSummary[];
}

/** The questions that the lab can answer, each with what can be changed in it. */
export function AskScreen({ game }: { game: GameId }) {
  const decks = useDecks().filter(({ total }) => total !== undefined && total > 0);
  const isShared = cardGame(game).deckTables !== undefined;
  const several = !isShared && decks.length > 1;
  return (
    <div className={styles.screen}>
      <RoomHeader title="What do you want to know?" />
      {decks.length === 0 ? (
        <EmptyState
          title="There is no deck to play with yet"
          actions={
            <Button variant="contained" onClick={() => goTo("decks")}>
              Go to the decks
            </Button>
          }
        >
          Put cards of your set into a deck. Then bots play as many matches as an answer takes.
        </EmptyState>
      ) : (
        <div className={styles.questions}>
          <p className={styles.intro}>
            Bots play as many matches as the answer takes, everybody in each seat with the same cards.{" "}
            {firstBotFor(game) === "quick"
              ? "Quick ones answer at first, which play nearly as well as greedy ones here."
              : "Greedy ones answer: quick ones play this game a good deal worse."}{" "}
            Everything can be changed once it is asked.
          </p>
          {several && <AskFair game={game} decks={decks} />}
          <AskPlain
            game={game}
            asking={{ ask: "first-player" }}
            about="Each deck against itself, so that nothing but who begins can decide."
          >
            Is whoever begins favoured?
          </AskPlain>
          <AskPlain
            game={game}
            asking={{ ask: "cards" }}
            about="Matches in which a card came early, beside those in which others came instead."
          >
            Which of my cards are too strong?
          </AskPlain>
          <AskPlain
            game={game}
            asking={{ ask: "texts", bots: ["random", firstBotFor(game)], games: 400 }}
            about="Effects that never happen, conditions that never hold, and how each could come about all the same."
          >
            What on my cards never comes about?
          </AskPlain>
          <AskRunaway game={game} />
          <AskWhatIf game={game} decks={decks} />
          <AskSweep game={game} decks={decks} />
          <AskSeek game={game} decks={decks} />
          {several && (
            <AskPlain game={game} asking={{ ask: "field" }} about="Every deck against every other one.">
              Which deck wins the field?
            </AskPlain>
          )}
        </div>
      )}
    </div>
  );
}

interface FrameProps {
  game: GameId;
  asking: Asking;
  about: string;
  disabled?: boolean;
  children: ReactNode;
}

function AskPlain({ game, asking, about, disabled = false, children }: FrameProps) {
  const isReadOnly = useReadOnly();
  return (
    <section className={styles.question}>
      <div className={styles.sentence}>{children}</div>
      <p>{about}</p>
      <Button
        variant="outlined"
        disabled={disabled || isReadOnly}
        onClick={() => ask(game, { bots: [firstBotFor(game)], ...asking })}
      >
        Ask
      </Button>
    </section>
  );
}

function AskFair({ game, decks }: AskProps) {
  const [[a, b], choose] = useState([decks[0]!.id, decks[1]!.id]);
  const options = decks.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <AskPlain
      game={game}
      asking={{ ask: "decks", decks: [a!, b!] }}
      about="Both decks with the same luck, each in each seat."
      disabled={a === b}
    >
      Is
      <span className={styles.deck}>
        <ChoiceInput compact label="First deck" value={a!} options={options} onChange={(id) => choose([id, b!])} />
      </span>
      fair against
      <span className={styles.deck}>
        <ChoiceInput compact label="Second deck" value={b!} options={options} onChange={(id) => choose([a!, id])} />
      </span>
      ?
    </AskPlain>
  );
}

function AskWhatIf({ game, decks }: AskProps) {
  const files = useProject((state) => state.files);
  const [wish, change] = useState(() => {
    const thing = firstThing(files, game, decks);
    return { thing, value: otherValue(files, game, thing) };
  });
  const { thing, value } = wish;
  return (
    <AskPlain
      game={game}
      asking={{ ask: "what-if", decks: decksFor(files, game, decks, thing), change: new Map([[keyOf(thing), value]]) }}
      about="Before and after on the same luck. Your set stays as it is until you keep the change."
    >
      What if
      <ThingPicker
        game={game}
        thing={thing}
        withPieces
        onChange={(next) => change({ thing: next, value: otherValue(files, game, next) })}
      />
      {value === null || typeof value === "object" ? (
        "weren’t there?"
      ) : (
        <>
          were
          <span className={styles.value}>
            <ValueInput
              game={game}
              thing={thing}
              value={value}
              label="Value"
              onChange={(next) => change({ thing, value: next })}
            />
          </span>
          ?
        </>
      )}
    </AskPlain>
  );
}

function AskSweep({ game, decks }: AskProps) {
  const files = useProject((state) => state.files);
  const [thing, change] = useState(() => firstRule(game));
  const values = valuesAround(files, game, thing);
  return (
    <AskPlain
      game={game}
      asking={{ ask: "sweep", decks: decksFor(files, game, decks, thing), sweep: { what: keyOf(thing), values } }}
      about={`Tries ${values.map(String).join(", ")}; other values can be named afterwards.`}
    >
      Which value of
      <ThingPicker game={game} thing={thing} onChange={change} />
      is fair?
    </AskPlain>
  );
}

function AskSeek({ game, decks }: AskProps) {
  const files = useProject((state) => state.files);
  const [thing, change] = useState(() => firstThing(files, game, decks));
  const range = rangeAround(files, game, thing);
  return (
    <AskPlain
      game={game}
      asking={{ ask: "seek", decks: decksFor(files, game, decks, thing), seek: { what: keyOf(thing), ...range } }}
      about={`Searches between ${range.from} and ${range.to} by halving; both ends can be changed afterwards.`}
      disabled={range.from === range.to}
    >
      At which
      <ThingPicker game={game} thing={thing} numbersOnly onChange={change} />
      is it fair?
    </AskPlain>
  );
}

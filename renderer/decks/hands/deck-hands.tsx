import Button from "@mui/material/Button";
import { Dices, Hand as HandIcon, Play, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { plural } from "../../../engine/core/rich-text";
import { countCards } from "../../../engine/decks/deck-lines";
import type { Hand, HandStep } from "../../../engine/decks/hands/dealing";
import type { GameId } from "../../../schemas/game-id";
import { CardFace } from "../../press/card-face";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { goTo } from "../../state/place";
import { setUi } from "../../state/ui-store";
import { EmptyNote } from "../../ui/empty-state";
import { Toggles } from "../../ui/fields/toggles";
import { ProblemLine } from "../../ui/problem-line";
import type { DeckPanelProps } from "../panels";
import styles from "./deck-hands.module.css";
import { askHands } from "./hands-client";
import { ManyHands } from "./many-hands";
import { type HandTable, useHandTable } from "./use-table";

/** First hands as the game deals them, one by one and by the thousand. */
export function DeckHands(props: DeckPanelProps) {
  const game = useProject(gameOf);
  return game ? <OfGame key={props.deckId} {...props} game={game} /> : null;
}

const anySeed = (): number => Math.floor(Math.random() * 1_000_000);

function OfGame({ deckId, view, game }: DeckPanelProps & { game: GameId }) {
  const [place, setPlace] = useState(1);
  const [seed, setSeed] = useState(anySeed);
  const table = useHandTable(game, deckId, place);
  const cards = view.lines.filter(({ isDrawn, isMissing }) => isDrawn && !isMissing);
  const size = countCards(cards);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
    <section className={styles.hands} aria-label="Hands of the deck" tabIndex={0}>
      <Toggles
        label="Whose turn"
        value={String(place)}
        options={[
          { value: "1", label: "Plays first" },
          { value: "2", label: "Plays second" },
        ]}
        onChange={(next) => setPlace(Number(next))}
      />
      {table && size >= table.draws.opening && table.problems.length === 0 && (
        <>
          <OneHand
            key={`${seed} ${place}`}
            wish={{ deck: deckId, seed, place, draws: table.draws }}
            table={table}
            cards={cards}
            onAnother={() => setSeed(anySeed())}
          />
          {table.isCurrent && <ManyHands deckId={deckId} view={view} game={game} table={table} place={place} />}
        </>
      )}
      {table?.problems.slice(0, 1).map((problem) => (
        <ProblemLine key={problem.code} problem={problem} />
      ))}
      {table && size < table.draws.opening && (
        <EmptyNote>{`A first hand takes ${plural(table.draws.opening, "card")}, and the deck has ${size} to draw from.`}</EmptyNote>
      )}
    </section>
  );
}

interface HandProps {
  wish: { deck: string; seed: number; place: number; draws: HandTable["draws"] };
  table: HandTable;
  /** What the deck is drawn from now. */
  cards: DeckPanelProps["view"]["lines"];
  onAnother(): void;
}

function OneHand({ wish, table, cards, onAnother }: HandProps) {
  const [steps, setSteps] = useState<readonly HandStep[]>([]);
  const [dealt, setDealt] = useState<{ hand: Hand; before: Hand | undefined; deck: string }>();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const [error, setError] = useState<unknown>();
  const deck = cards.map(({ card, count }) => `${count} ${card}`).join();
  // A hand stays in sight while its deck is built on, for as long as the deck holds its cards.
  const isFormer = dealt !== undefined && dealt.deck !== deck && hasAll(cards, dealt.hand.cards);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish is another hand, by its key; another deck is studied first.
  useEffect(() => {
    if (isFormer) return;
    if (dealt && dealt.deck !== deck && steps.length > 0) return setSteps([]);
    let isWanted = true;
    askHands({ ask: "deal", wish, steps }).then(
      (hand) => {
        if (!isWanted) return;
        setDealt((last) => ({ hand, before: steps.length > 0 ? last?.hand : undefined, deck }));
        choose(new Set());
      },
      (reason: unknown) => isWanted && setError(reason),
    );
    return () => {
      isWanted = false;
    };
  }, [steps, table.studied]);
  if (error) throw error;
  if (!dealt) return null;
  const { hand, before } = dealt;
  const isWhole = wish.draws.redraw === "hand";
  const mayRedraw = hand.mayRedraw && !isFormer;
  const step = (next: HandStep) => setSteps([...steps, next]);
  const toggle = (at: number) => {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    choose(next);
  };
  const play = () => {
    setUi({ handToPlay: { deck: wish.deck, seed: wish.seed, seat: hand.seat, actions: hand.actions } });
    goTo("table");
  };
  const isNew = newcomers(before?.cards ?? hand.cards, hand.cards);
  return (
    <>
      <p className={styles.status} role="status">
        <strong>{hand.turn === 0 ? "First hand" : `Turn ${hand.turn}`}</strong>
        {`: ${plural(hand.cards.length, "card")}${mayRedraw && !isWhole ? ". Choose those that go back." : ""}`}
      </p>
      <ul className={styles.cards} aria-label="Cards in hand">
        {hand.cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are told apart by their places.
          <li key={`${card} ${at}`} data-new={isNew[at] || undefined}>
            {mayRedraw && !isWhole ? (
              <button type="button" aria-pressed={chosen.has(at)} onClick={() => toggle(at)}>
                <CardFace cardId={card} soon />
              </button>
            ) : (
              <CardFace cardId={card} soon />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Dices strokeWidth={1.75} aria-hidden />}
          onClick={onAnother}
        >
          Another hand
        </Button>
        {mayRedraw && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<RotateCcw strokeWidth={1.75} aria-hidden />}
            disabled={!isWhole && chosen.size === 0}
            onClick={() => step({ do: "redraw", cards: [...chosen].sort((a, b) => a - b) })}
          >
            {isWhole ? "Give it back" : `Give back ${plural(chosen.size, "card")}`}
          </Button>
        )}
        {hand.mayDraw && !isFormer && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<HandIcon strokeWidth={1.75} aria-hidden />}
            onClick={() => step({ do: "draw" })}
          >
            {`Draw for turn ${hand.turn + 1}`}
          </Button>
        )}
        {!isFormer && (
          <Button size="small" startIcon={<Play strokeWidth={1.75} aria-hidden />} onClick={play}>
            Play from this hand
          </Button>
        )}
      </div>
      {isFormer && (
        <p className={styles.note}>Dealt before the deck changed. Another hand can be drawn on and played.</p>
      )}
      {wish.draws.later && !isFormer && (
        <p className={styles.note}>{`${wish.draws.later} “Play from this hand” goes on.`}</p>
      )}
    </>
  );
}

const hasAll = (cards: HandProps["cards"], hand: readonly string[]): boolean => {
  const left = new Map(cards.map(({ card, count }) => [card, count]));
  return hand.every((card) => {
    const copies = left.get(card) ?? 0;
    left.set(card, copies - 1);
    return copies > 0;
  });
};

/** Which cards weren't in the hand before. */
function newcomers(before: readonly string[], now: readonly string[]): boolean[] {
  const left = [...before];
  return now.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

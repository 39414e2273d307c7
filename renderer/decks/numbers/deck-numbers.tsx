import { useMemo } from "react";
import { askedAndGiven } from "../../../project/asked-and-given";
import { cardPath } from "../../../project/paths";
import type { Counted } from "../../../project/statistics/counted";
import { type CountedCard, facetsOf } from "../../../project/statistics/facets";
import { type Question, readyQuestions } from "../../../project/statistics/questions";
import { cardAt } from "../../../project/whole-card";
import type { GameId } from "../../../schemas/game-id";
import { gameOf, printedLanguageOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { openSearched } from "../../state/search-index";
import type { DeckView } from "../../state/use-decks";
import { EmptyNote } from "../../ui/empty-state";
import { AskedChart } from "./asked-chart";
import { DeckChart } from "./deck-chart";
import styles from "./deck-numbers.module.css";
import { DeckOdds } from "./deck-odds";

interface Props {
  deckId: string;
  view: DeckView;
  /** Shows of the deck only what a search finds. */
  onShow(term: string): void;
}

/** What a deck is made of, copy by copy, and what its hands will hold. */
export function DeckNumbers(props: Props) {
  const game = useProject(gameOf);
  return game ? <OfGame {...props} game={game} /> : null;
}

const tagged = ({ facets, cards }: Counted): Question[] => {
  const tags = facets.find(({ name }) => name === "tag");
  return tags && cards.some((card) => [tags.of(card) ?? []].flat().length > 0) ? [{ by: "tag", title: "Tags" }] : [];
};

/** What is told of pictures and their rights says nothing about a deck. */
const besides = ["picture", "licence", "letters"];

function OfGame({ deckId, view, onShow, game }: Props & { game: GameId }) {
  const files = useProject((state) => state.files);
  const language = useProject(printedLanguageOf);
  const { lines } = view;
  const counted = useMemo(() => {
    const searched = openSearched(files, game, language);
    const drawn = lines.flatMap(({ card: id, count, isDrawn }) => {
      const card = isDrawn ? cardAt<object>(files, cardPath(id), game) : undefined;
      return card ? [{ id, card, count }] : [];
    });
    const cards = drawn.flatMap(({ id, card, count }) => Array<CountedCard>(count).fill({ id, card }));
    return { cards, searched, facets: facetsOf(searched), symbols: askedAndGiven(drawn, game) };
  }, [files, game, language, lines]);
  const questions = useMemo(
    () =>
      [...readyQuestions(counted.facets, counted.cards), ...tagged(counted)].filter(({ by }) => !besides.includes(by)),
    [counted],
  );
  if (counted.cards.length === 0) return <EmptyNote>Numbers stand here once the deck has cards.</EmptyNote>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
    <section className={styles.numbers} aria-label="Numbers of the deck" tabIndex={0}>
      <DeckOdds deckId={deckId} view={view} counted={counted} game={game} onShow={onShow} />
      <AskedChart symbols={counted.symbols} onShow={onShow} />
      {questions.map((question) => (
        <DeckChart
          key={`${question.by} ${question.against}`}
          question={question}
          counted={counted}
          game={game}
          onShow={onShow}
        />
      ))}
    </section>
  );
}

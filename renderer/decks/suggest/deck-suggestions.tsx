import { Plus } from "lucide-react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { houseRulesOf } from "../../../project/house-rules";
import { measuredCards } from "../../../project/lab/measured-cards";
import { cardPath } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import { suggestCards } from "../../../project/suggest-cards";
import { cardAt } from "../../../project/whole-card";
import type { GameId } from "../../../schemas/game-id";
import { CardFace } from "../../press/card-face";
import { useLab } from "../../state/lab";
import { gameOf, manifestOf } from "../../state/manifest";
import { useProject, useReadOnly } from "../../state/open-project";
import { marksOf } from "../../state/played-marks";
import { usePlayedMatches } from "../../state/played-matches";
import { readStarter } from "../../state/starter-files";
import { EmptyNote } from "../../ui/empty-state";
import { RowLine } from "../../ui/row";
import { changeCopies } from "../deck-acts";
import type { DeckPanelProps } from "../panels";
import styles from "./deck-suggestions.module.css";

/** Which cards of the set would go with the deck, the likeliest first, and why; a click adds one. */
export function DeckSuggestions(props: DeckPanelProps) {
  const game = useProject(gameOf);
  return game ? <OfGame {...props} game={game} /> : null;
}

function OfGame({ deckId, game }: DeckPanelProps & { game: GameId }) {
  const files = useDeferredValue(useProject((state) => state.files));
  const readOnly = useReadOnly();
  const starter = useStarter(game);
  const matches = usePlayedMatches();
  const answers = useLab((lab) => lab.answers);
  const suggestions = useMemo(() => {
    if (!starter) return undefined;
    const manifest = manifestOf({ files });
    const playedOf = (id: string, card: object) => marksOf(id, card, matches);
    const measuredOf = measuredCards(files, game, Object.values(answers));
    const { rules } = (manifest && houseRulesOf(manifest)) ?? {};
    return suggestCards(files, game, deckId, { rules, starter, playedOf, measuredOf });
  }, [files, game, deckId, starter, matches, answers]);
  if (!suggestions) return null;
  if (suggestions.length === 0)
    return (
      <div className={styles.note}>
        <EmptyNote>The deck may hold no further card of this set.</EmptyNote>
      </div>
    );
  return (
    <>
      {suggestions[0]!.isInPlace && (
        <p className={styles.note}>The deck is full: each of these would take another card’s place.</p>
      )}
      <ul className={styles.list} aria-label="Cards that would go with the deck">
        {suggestions.map(({ card, name, held, why }) => (
          <li key={card}>
            <RowLine
              lead={
                <span className={styles.thumb} aria-hidden="true">
                  <CardFace cardId={card} soon />
                </span>
              }
              title={name}
              hint={why.join("; ")}
              below={<span className={styles.why}>{sentence(why)}</span>}
              facts={
                <>
                  {held > 0 && <strong>{held} ×</strong>}
                  <Plus size={18} strokeWidth={1.75} aria-label="add one" />
                </>
              }
              wraps
              disabled={readOnly || cardAt(files, cardPath(card), game) === undefined}
              onOpen={() => changeCopies(deckId, "cards", card, held + 1)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const sentence = (why: readonly string[]): string => {
  const words = why.join("; ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function useStarter(game: GameId): Files | undefined {
  const [starter, setStarter] = useState<Files>();
  useEffect(() => {
    let isWanted = true;
    readStarter(game).then((read) => isWanted && setStarter(new Map(read.map(({ path, text }) => [path, text]))));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return starter;
}

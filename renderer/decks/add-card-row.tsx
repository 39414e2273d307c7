import { Plus } from "lucide-react";
import { memo } from "react";
import { cardGame } from "../../engine/games/registry";
import { useCard } from "../document/use-card";
import { CardFace } from "../press/card-face";
import { RichWords } from "../press/rich-words";
import { rowOf } from "../state/card-columns";
import { gameOf, printedLanguageOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useShown } from "../state/shown-language";
import { RowLine } from "../ui/row";
import styles from "./decks-room.module.css";
import { changeCopies } from "./set-copies";

interface Props {
  id: string;
  deckId: string;
  /** In the deck already. */
  count: number;
  disabled: boolean;
}

export const AddCardRow = memo(function AddCardRow({ id, deckId, count, disabled }: Props) {
  const game = useProject(gameOf);
  const { facts } = rowOf(id, useCard(id).card, { game, language: useShown(printedLanguageOf) });
  const name = facts?.name || id;
  return (
    <RowLine
      lead={
        <span className={styles.thumb} aria-hidden="true">
          <CardFace cardId={id} soon />
        </span>
      }
      title={name}
      hint={name}
      below={
        <>
          {facts?.type ?? "can't be read"}
          {facts?.cost && game && (
            <>
              {" "}
              <RichWords text={facts.cost} symbols={cardGame(game).symbols} />
            </>
          )}
        </>
      }
      facts={
        <>
          {count > 0 && <strong className={styles.already}>{count} ×</strong>}
          <Plus size={18} strokeWidth={1.75} aria-label="add one" />
        </>
      }
      disabled={disabled}
      onOpen={() => changeCopies(deckId, id, count + 1)}
    />
  );
});
